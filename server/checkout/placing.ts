import { commonProblems } from '../../contract/api/problems.ts';
import { checkoutProblems, type PlaceResult } from '../../contract/checkout/checkout.ts';
import { savedCardProblems } from '../../contract/payments/saved-cards.ts';
import { checkout as checkoutLink, checkoutReturn } from '../../contract/urls/shop.ts';
import { findOrderByNumber } from '../orders/index.ts';
import {
  type Answer,
  type AuthorizationResult,
  askProvider,
  atCardElement,
  atSavedCard,
  type DeclineReason,
  declineFields,
  findPayment,
  type Payment,
  type PaymentSource,
  providerLimit,
  providerOf,
  providerSilences,
  storeCardDeclineFields,
  walletDeclineFields,
} from '../payments/index.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { metricsOf } from '../platform/metrics.ts';
import type { OrderedCheckout, ReadyCheckout, StoredCheckout } from './checkout.ts';
import { type ChosenCard, type ChosenStoreCard, payingWith, paymentFor, refuseExpired, storeCardPayment } from './chosen-payment.ts';
import { claimOrder } from './claim.ts';
import type { CheckoutParts, PricingParts } from './parts.ts';
import { claimAdmitted, fieldOfPayment, type PayingCard, type PayingFrom, type PaymentGuard, payerOf } from './paying.ts';
import { settle } from './settlement.ts';
import { type CheckoutOwner, findCheckout } from './store.ts';

const problem = problemsOf({ ...commonProblems, ...checkoutProblems, ...savedCardProblems });

export interface Placing extends CheckoutOwner, ChosenCard {
  readonly brand: string;
  /** The visitor who pays; not always the checkout's owner, because a draft's link opens it for anyone. */
  readonly visitorId: string;
  readonly placedByStaff: number | null;
  cameFrom(email: string): string | null;
  /** Whether to save the new card once the payment is authorized; without effect on one that is saved already. */
  readonly saveCard: boolean;
  /** For the payment type PLCC. */
  readonly storeCard: ChosenStoreCard | undefined;
  readonly expectedTotal: number;
  readonly expectedItems: string | undefined;
}

/** Placing adds the guard, so that nothing reaches the provider without it. */
export type PlacingParts = PricingParts & PaymentGuard;

/**
 * Places a checkout's order (architecture: Money, orders, faults): claim in one transaction, ask the provider outside any, settle in another. Repeated
 * or concurrent calls join the running attempt; the payment's id makes the provider charge once. The attempt counts as declined until the provider says
 * otherwise.
 * Throws `invalid_input` for a card that has expired, lacks its code or is no longer known, `card_unavailable`, `saved_card_not_found`, `card_declined`, `wallet_declined`, `captcha_required` with a new `challenge`,
 * `too_many_declines`, and what `claimOrder` throws.
 */
export async function placeOrder(parts: PlacingParts, placing: Placing, from: PayingFrom, now: Date): Promise<PlaceResult> {
  const { card, cardToken, savedCard, saveCard, cardsOf, storeCard, ...attempt } = placing;
  const paying = await payingWith(parts, { card, cardToken, savedCard, cardsOf });
  refuseExpired(paying, now);
  const keepFor = saveCard && !savedCard && parts.payBy.CARD.vault ? cardsOf : null;
  const claim = {
    ...attempt,
    payment: (ready: ReadyCheckout) =>
      ready.paymentType === 'PLCC' ? storeCardPayment(parts, storeCard, attempt.expectedTotal) : paymentFor(parts, ready, paying, keepFor),
    rates: parts.rates,
    restrictions: parts.restrictions,
    brandPromotions: parts.brandPromotions,
    campaign: parts.campaign,
    storeCard: parts.storeCard,
    paymentTypes: parts.paymentTypes,
  };
  const { claimed: checkout, payer } = await claimAdmitted(parts, from, now, (tx, admit) =>
    claimOrder(tx, claim, now, (ready) => admit(payerOf(parts, ready, from.network, paying ?? undefined), fieldOfPayment(ready, paying))),
  );
  let outcome: Outcome | null = null;
  try {
    outcome =
      checkout.state === 'pending'
        ? await authorize(parts, checkout, { ...attempt, paying: paying ?? null, cardsOf, keepCard: keepFor !== null }, from.network, now)
        : await resume(parts, checkout, from.network, now);
  } finally {
    if (payer && outcome?.result.status !== 'declined') await parts.declines.release(payer);
  }
  return resultOf(parts, checkout, outcome, paying?.kind);
}

/**
 * After a challenge or a timeout: looks up the payment and finishes the order. Throws `card_declined` when the bank declined, `checkout_not_found`.
 */
export async function resumeOrder(
  parts: CheckoutParts & PaymentGuard,
  owner: CheckoutOwner,
  { network }: PayingFrom,
  now: Date,
): Promise<PlaceResult> {
  const checkout = await findCheckout(parts.database.read, owner);
  if (!checkout) throw problem('checkout_not_found');
  const outcome = await resume(parts, checkout, network, now);
  // A card refused after the challenge counts as a decline too.
  if (outcome.news && outcome.result.status === 'declined') await parts.declines.count(payerOf(parts, checkout, network));
  return resultOf(parts, checkout, outcome);
}

/**
 * Gives up a payment that waits at the bank's page: whoever closed that page could otherwise not pay by another card until the sweeper ends the
 * attempt. Counts as a decline, so that nobody tests cards by giving up. If the bank has decided meanwhile, or the provider is silent, that stands.
 * Throws `checkout_not_found`.
 */
export async function leaveBank(
  parts: CheckoutParts & PaymentGuard,
  owner: CheckoutOwner,
  { network }: PayingFrom,
  now: Date,
): Promise<void> {
  const checkout = await findCheckout(parts.database.read, owner);
  if (!checkout) throw problem('checkout_not_found');
  if (checkout.state !== 'challenge') return;
  const payment = await paymentOf(parts, checkout);
  const answer = await ask(parts, (signal) => providerOf(parts, payment).abandon(payment.id, signal));
  const outcome = await conclude(parts, checkout, payment, answer, network, now);
  if (outcome.news && outcome.result.status === 'declined') await parts.declines.count(payerOf(parts, checkout, network));
}

/** The result of an attempt, and whether this call was the first to learn it. */
interface Outcome {
  readonly news: boolean;
  readonly result: PlaceResult | { readonly status: 'declined'; readonly reason: DeclineReason };
}

function resultOf(
  { payBy }: CheckoutParts,
  { paymentType }: StoredCheckout,
  { result }: Outcome,
  paidBy: PayingCard['kind'] = payBy.CARD.cardElement ? 'token' : 'typed',
): PlaceResult {
  if (result.status !== 'declined') return result;
  const { reason } = result;
  if (paymentType === 'PAYPAL') throw problem('wallet_declined', { reason }, walletDeclineFields(reason));
  if (paymentType === 'PLCC') throw problem('store_card_declined', { reason }, storeCardDeclineFields(reason));
  const fields = declineFields(reason);
  const at = { typed: fields, token: atCardElement(fields), saved: atSavedCard(fields) };
  throw problem('card_declined', { reason }, at[paidBy]);
}

async function authorize(
  parts: CheckoutParts,
  checkout: OrderedCheckout,
  { paying, brand, cardsOf, keepCard }: { paying: PayingCard | null; keepCard: boolean } & Pick<Placing, 'brand' | 'cardsOf'>,
  network: string,
  now: Date,
): Promise<Outcome> {
  const payment = await paymentOf(parts, checkout);
  const source = await sourceOf(parts, checkout, payment, paying);
  // This call has no card, but another tab is paying by card: its result is the answer here too.
  if (!source) return resume(parts, checkout, network, now);
  const { id: paymentId, amount, currency } = payment;
  const returnUrl = checkoutLink({ checkout: checkout.uuid });
  const arrivalUrl = urlOf(parts.config, brand) + checkoutReturn({ checkout: checkout.uuid });
  const authorization = { paymentId, amount, currency, source, cardsOf, keepCard, returnUrl, arrivalUrl };
  const answer = await ask(parts, (signal) => providerOf(parts, payment).authorize(authorization, signal));
  return conclude(parts, checkout, payment, answer, network, now);
}

/** The source of an attempt's payment; null for a card payment whose card this call does not have. */
async function sourceOf(
  { database }: CheckoutParts,
  { uuid, orderNumber, shippingAddress }: OrderedCheckout,
  { details }: Payment,
  paying: PayingCard | null,
): Promise<PaymentSource | null> {
  if (details.type === 'CARD') {
    if (paying?.kind === 'saved') return { type: 'SAVED_CARD', reference: paying.card.reference, securityCode: paying.securityCode };
    if (paying?.kind === 'token') return { type: 'CARD_TOKEN', token: paying.token };
    return paying && { type: details.type, card: paying.card };
  }
  if (details.type === 'PLCC') return { type: details.type, account: details.account, planMonths: details.planMonths };
  const order = await findOrderByNumber(database.read, orderNumber);
  if (!order) throw new Error(`Checkout ${uuid} is being paid without an order`);
  const { totals } = order;
  return {
    type: details.type,
    walletOrder: details.walletOrder,
    purchase: { checkoutUuid: uuid, orderNumber, totals, shipTo: shippingAddress },
  };
}

async function resume(parts: CheckoutParts, checkout: StoredCheckout, network: string, now: Date): Promise<Outcome> {
  // An open checkout means that the attempt was declined meanwhile, for example by the sweeper.
  if (checkout.state === 'open') return { news: false, result: { status: 'declined', reason: 'declined' } };
  if (checkout.state === 'complete') return { news: false, result: { status: 'placed', orderNumber: checkout.orderNumber } };
  const payment = await paymentOf(parts, checkout);
  const answer = await ask(parts, (signal) => providerOf(parts, payment).lookup(payment.id, signal));
  return conclude(parts, checkout, payment, answer, network, now);
}

async function ask(
  parts: CheckoutParts,
  question: (signal: AbortSignal) => Promise<AuthorizationResult>,
): Promise<Answer<AuthorizationResult>> {
  const answer = await askProvider(question, providerLimit(parts), parts.log);
  if (answer.status === 'silent') metricsOf(parts.database).count(providerSilences, {});
  return answer;
}

async function paymentOf({ database }: CheckoutParts, { uuid, paymentId }: OrderedCheckout): Promise<Payment> {
  const payment = await findPayment(database.read, paymentId);
  if (!payment) throw new Error(`Checkout ${uuid} has no payment`);
  return payment;
}

async function conclude(
  parts: CheckoutParts,
  { orderNumber }: OrderedCheckout,
  payment: Payment,
  answer: Answer<AuthorizationResult>,
  network: string,
  now: Date,
): Promise<Outcome> {
  const { payment: settled, moved: news } =
    answer.status === 'silent' ? { payment, moved: false } : await settle(parts, payment.id, answer, now, { network });
  switch (settled.state) {
    case 'succeeded':
      return { news, result: { status: 'placed', orderNumber } };
    case 'challenge':
      return { news, result: { status: 'challenge', orderNumber, url: settled.challengeUrl ?? '' } };
    case 'pending':
      return { news, result: { status: 'pending', orderNumber } };
    case 'declined':
      return { news, result: { status: 'declined', reason: settled.declineReason ?? 'declined' } };
  }
}
