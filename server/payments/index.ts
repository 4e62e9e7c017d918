/**
 * Owns payments and the ledger of authorizations, captures, voids and refunds, behind one port for all providers. Guarantees refunded ≤ captured ≤
 * authorized, one movement per key, and that an unanswered request is looked up again.
 */
import { webhookEndpoints } from '../../contract/payments/payments.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { openPayPal } from './connections.ts';
import type { FinancingPartner } from './financing-partner.ts';
import type { PaymentProvider, WalletProvider } from './provider.ts';
import { PayPalProvider } from './providers/paypal/provider.ts';
import { bindBank } from './providers/sandbox/bank.ts';
import { listPayouts } from './providers/sandbox/payouts.ts';
import { SandboxProvider } from './providers/sandbox/provider.ts';
import { bindSandboxFinancing } from './providers/sandbox-financing/page.ts';
import { SandboxFinancing } from './providers/sandbox-financing/provider.ts';
import { SandboxWallet } from './providers/sandbox-wallet/api.ts';
import { bindSandboxWallet } from './providers/sandbox-wallet/page.ts';
import { StripeProvider } from './providers/stripe/provider.ts';
import type { SavedCardParts } from './saved-cards/operations.ts';
import { bindSavedCards } from './saved-cards/routes.ts';
import { bindProviderSettings, type ProviderSettingsParts } from './settings/routes.ts';
import { receiveWebhook } from './webhooks/inbox.ts';

export { type Answer, askProvider } from './ask-provider.ts';
export {
  countDifferences as countBookDifferences,
  type FoundDifference,
  findBookDays,
  findComparisons as findBookComparisons,
  findDifferences as findBookDifferences,
  saveDismissal,
  sumBooks,
} from './books/store.ts';
export {
  atCardElement,
  atSavedCard,
  cardFingerprint,
  cardSummary,
  declineFields,
  storeCardDeclineFields,
  walletDeclineFields,
} from './card.ts';
export { askPaymentProviders, type ProviderAccount } from './connections.ts';
export {
  type Actor,
  countFailedEntries,
  countFailedSince as countFailedPayments,
  findFailedEntries,
  findRefundsOnTheirWay,
  sumKept,
  waivedKey,
} from './entries/store.ts';
export { type RefundMade, refundMade } from './events.ts';
export type { FinancingPartner } from './financing-partner.ts';
export { workPayments } from './jobs.ts';
export { providerSilences } from './measures.ts';
export { findOrderMoney } from './money.ts';
export { findRefundable, isBeingCaptured, refundKeyOf, refundOrder } from './operations/refund-order.ts';
export { captureOrder, type RequestParts } from './operations/request.ts';
export { retryEntry } from './operations/retry.ts';
export { findCaptureState, waive } from './operations/waive.ts';
export { type PaymentParts, providerLimit, providerOf } from './parts.ts';
export { importPayouts } from './payouts/operations.ts';
export { UnreadableReport } from './payouts/payout.ts';
export { deletePayout, findNotPaidOut, findPayoutDifferences, findPayouts, totalPayouts } from './payouts/store.ts';
export { countSavedCards, erasePayer, findPaymentData, isMoneyMoving, moveSavedCards } from './personal/store.ts';
export type {
  AuthorizationResult,
  CardVault,
  DeclineReason,
  DescribedCard,
  Payer,
  PaymentProvider,
  PaymentSource,
  WalletOrder,
  WalletProvider,
} from './provider.ts';
export { recordResult } from './record.ts';
export { dropCards } from './saved-cards/operations.ts';
export { type CardToSave, findCard as findSavedCard, type StoredCard } from './saved-cards/store.ts';
export {
  countDeclined,
  findLatestPayment,
  findPayment,
  findStoreCardCharges,
  findUnsettled,
  insertPayment,
  type Payment,
  type PaymentDetails,
  type StoreCardCharge,
} from './store.ts';
export { askAgainJob } from './webhooks/inbox.ts';
export { webhookUrl } from './webhooks/url.ts';

/**
 * Stripe where configured, otherwise the sandbox. Throws `ConfigError` rather than let the sandbox replace real payments: in production it must be
 * allowed explicitly.
 */
export function openPaymentProvider({ database, config }: { database: Database; config: Config }): PaymentProvider {
  if (config.stripe) return new StripeProvider(database, config.stripe);
  if (!config.sandboxAllowed) {
    throw new ConfigError(
      'ALLOW_SANDBOX: no payment provider is configured, and the sandbox must not run in the production stage unless this is true',
    );
  }
  return new SandboxProvider(database, { testCards: config.stage === 'demo', webhookSecret: config.sandboxWebhookSecret });
}

/** PayPal where configured, its sandbox where allowed, otherwise null: wallet payment is not offered. */
export function openWalletProvider({ database, config }: { database: Database; config: Config }): WalletProvider | null {
  if (config.paypal) return openPayPal(database, config.paypal);
  if (!config.sandboxAllowed) return null;
  return new PayPalProvider(database, new SandboxWallet(database), {
    code: 'sandbox-wallet',
    sandbox: true,
    webhookId: null,
    payouts: listPayouts,
  });
}

/** The store card's sandbox where allowed, otherwise null: no financing partner has a public API (rulings: Third parties). */
export function openFinancing({ database, config }: { database: Database; config: Config }): FinancingPartner | null {
  return config.sandboxAllowed ? new SandboxFinancing(database) : null;
}

/** More than a provider sends in its busiest minute. */
const webhookLimit = { max: 6000, windowSeconds: 60 };

/** Binds saved cards, the webhooks, and the sandbox's own pages. */
export function mountPayments(api: Api, parts: SavedCardParts & ProviderSettingsParts): void {
  bindSavedCards(api, parts);
  bindProviderSettings(api, parts);
  api.bind(
    webhookEndpoints.receive,
    async ({ provider }, call) => {
      await receiveWebhook(parts, provider, call.raw(), call.now);
      return { ok: true as const };
    },
    { rateLimit: webhookLimit },
  );
  if (parts.providers.some(({ code }) => code === 'sandbox')) bindBank(api, parts.database);
  if (parts.providers.some(({ code }) => code === 'sandbox-wallet')) bindSandboxWallet(api, parts.database);
  if (parts.providers.some(({ code }) => code === 'sandbox-financing')) bindSandboxFinancing(api, parts.database);
}
