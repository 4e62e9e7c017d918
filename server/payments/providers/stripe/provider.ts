import type Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/stripe-config.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { RawRequest } from '../../../platform/http/call.ts';
import type {
  Authorization,
  AuthorizationResult,
  CardElement,
  CardVault,
  Connection,
  DeclineReason,
  Operation,
  OperationResult,
  PaymentProvider,
  PaymentSource,
  ProviderEntries,
  ProviderEvent,
} from '../../provider.ts';
import { defaultTimeout, openStripe, refusalOf, type StripeApi, testStripe } from './api.ts';
import { listPage } from './books.ts';
import { brandNamed, declineOf } from './declines.ts';
import { captureOf, isAuthorized, isOver, isRefused, refundOf, resultOf, voidOf } from './intents.ts';
import { findCustomer, findIntent, insertCustomer, insertIntent, markAbandoned, unmarkAbandoned } from './store.ts';
import { readEvent } from './webhooks.ts';

/**
 * Cards by Stripe. The browser gives the card to Stripe's Payment Element and us a confirmation token. Authorizing takes two calls: a PaymentIntent
 * is created and its id stored, then confirmed, so a lost answer can always be looked up.
 */
export class StripeProvider implements PaymentProvider {
  readonly code = 'stripe';
  readonly name = 'Stripe';
  readonly sandbox: boolean;
  readonly capabilities = { partialCapture: true, authorizationLastsDays: 7 };
  readonly signatureHeader = 'stripe-signature';
  readonly vault: CardVault;
  readonly cardElement: CardElement;
  readonly #database: Database;
  readonly #stripe: StripeApi;
  readonly #webhookSecrets: readonly string[];

  constructor(database: Database, config: StripeConfig, { timeoutMs = defaultTimeout }: { timeoutMs?: number } = {}) {
    this.#database = database;
    this.#stripe = openStripe(config, timeoutMs);
    this.#webhookSecrets = config.webhookSecrets;
    this.sandbox = !config.isLive;
    this.vault = { asksCode: false, forget: (reference) => this.#forget(reference) };
    this.cardElement = { publishableKey: config.publishableKey, describe: (token) => this.#describe(token) };
  }

  async authorize(authorization: Authorization, signal: AbortSignal): Promise<AuthorizationResult> {
    const { paymentId, source, keepCard, arrivalUrl } = authorization;
    let intentId: string | null = null;
    try {
      intentId = await this.#open(authorization);
      if (intentId === null) return await this.lookup(paymentId, signal);
      signal.throwIfAborted();
      const confirmed = await this.#stripe.paymentIntents.confirm(
        intentId,
        { ...cardOf(source), return_url: arrivalUrl, ...(keepCard && { setup_future_usage: 'on_session' }) },
        { idempotencyKey: `${paymentId}:confirm` },
      );
      return await this.#settled(paymentId, confirmed);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal.kind === 'repeated') return this.#afterRepeat(paymentId, signal);
      if (intentId === null) return this.abandon(paymentId, signal);
      return refusal.kind === 'card' ? this.#refuse(intentId, declineOf(refusal)) : this.#afterRefusal(paymentId, intentId);
    }
  }

  async lookup(paymentId: string, _signal: AbortSignal): Promise<AuthorizationResult> {
    const known = await findIntent(this.#database.read, paymentId);
    if (!known) return { status: 'unknown' };
    if (known.intentId === null) return { status: 'declined', reason: 'cancelled' };
    return this.#settled(paymentId, await this.#stripe.paymentIntents.retrieve(known.intentId));
  }

  /**
   * Stripe would also cancel what has just been authorized, while another call reports that as a success. So the attempt is marked first: from then on
   * only this call decides it, and it sees whatever was authorized before the mark.
   */
  async abandon(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult> {
    await this.#database.transact((tx) => markAbandoned(tx, paymentId, new Date()));
    const known = await findIntent(this.#database.read, paymentId);
    if (!known?.intentId) return this.lookup(paymentId, signal);
    const intent = await this.#stripe.paymentIntents.retrieve(known.intentId);
    if (!isAuthorized(intent)) return resultOf(await this.#close(known.intentId, 'abandoned'));
    await this.#database.transact((tx) => unmarkAbandoned(tx, paymentId));
    return resultOf(intent);
  }

  async capture({ key, reference, amount }: Operation): Promise<OperationResult> {
    return this.#tried(
      async () => captureOf(await this.#stripe.paymentIntents.capture(reference, { amount_to_capture: amount }, { idempotencyKey: key })),
      async () => captureOf(await this.#stripe.paymentIntents.retrieve(reference)),
    );
  }

  async void({ key, reference }: Operation): Promise<OperationResult> {
    return this.#tried(
      async () => voidOf(await this.#stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: key })),
      async () => voidOf(await this.#stripe.paymentIntents.retrieve(reference)),
    );
  }

  async refund(operation: Operation): Promise<OperationResult> {
    const { key, paymentId, reference, amount } = operation;
    const asked = { payment_intent: reference, amount, metadata: { payment: paymentId, key } };
    return this.#tried(
      async () => refundOf(await this.#stripe.refunds.create(asked, { idempotencyKey: key })),
      () => this.#findRefund(operation),
    );
  }

  async lookupOperation(operation: Operation): Promise<OperationResult> {
    if (operation.kind === 'refunded') return this.#findRefund(operation);
    const intent = await this.#stripe.paymentIntents.retrieve(operation.reference);
    return operation.kind === 'captured' ? captureOf(intent) : voidOf(intent);
  }

  list(since: Date, after: string | null): Promise<ProviderEntries> {
    return listPage(this.#stripe, this.#database.read, since, after);
  }

  testConnection(): Promise<Connection> {
    return testStripe(this.#stripe);
  }

  async readEvent(request: RawRequest, now: Date): Promise<ProviderEvent | null> {
    return readEvent(request, this.#webhookSecrets, now);
  }

  /** Creates the payment's intent and notes it; null when another call did, or has abandoned the payment. */
  async #open({ paymentId, amount, currency, cardsOf, keepCard, source }: Authorization): Promise<string | null> {
    if (await findIntent(this.#database.read, paymentId)) return null;
    const needsCustomer = cardsOf !== null && (keepCard || source.type === 'SAVED_CARD');
    const { id } = await this.#stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        metadata: { payment: paymentId },
        ...(needsCustomer && { customer: await this.#customerOf(cardsOf) }),
      },
      { idempotencyKey: paymentId },
    );
    await this.#database.transact((tx) => insertIntent(tx, paymentId, id, new Date()));
    const noted = await findIntent(this.#database.read, paymentId);
    return noted?.intentId === id && !noted.isAbandoned ? id : null;
  }

  /** The intent's state, once no other call can decide it. */
  async #settled(paymentId: string, intent: Stripe.PaymentIntent): Promise<AuthorizationResult> {
    // The browser got the intent's secret on its way to the bank, and could try again with another card.
    if (isRefused(intent)) {
      const { code, decline_code: declineCode } = intent.last_payment_error ?? {};
      return this.#refuse(intent.id, declineOf({ code, declineCode }));
    }
    // Read after the intent: `abandon` relies on it.
    const known = isAuthorized(intent) ? await findIntent(this.#database.read, paymentId) : null;
    return known?.isAbandoned ? { status: 'processing' } : resultOf(intent);
  }

  /** Another call, possibly with another card, is authorizing this payment: its state is the answer. */
  async #afterRepeat(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult> {
    const known = await this.lookup(paymentId, signal);
    return known.status === 'unknown' ? { status: 'processing' } : known;
  }

  /** After a confirmation that Stripe did not accept: it was confirmed before, or the token cannot be used. */
  async #afterRefusal(paymentId: string, intentId: string): Promise<AuthorizationResult> {
    const intent = await this.#stripe.paymentIntents.retrieve(intentId);
    const isUntouched = intent.status === 'requires_payment_method' && !intent.last_payment_error;
    return isUntouched ? this.#refuse(intentId, 'declined') : this.#settled(paymentId, intent);
  }

  async #refuse(intentId: string, reason: DeclineReason): Promise<AuthorizationResult> {
    await this.#close(intentId);
    return { status: 'declined', reason };
  }

  /** Cancels an intent, so that it cannot be confirmed again; returns its state, even if it was too late or already cancelled. */
  async #close(
    intentId: string,
    reason: Stripe.PaymentIntentCancelParams.CancellationReason = 'requested_by_customer',
  ): Promise<Stripe.PaymentIntent> {
    try {
      return await this.#stripe.paymentIntents.cancel(intentId, { cancellation_reason: reason });
    } catch (error) {
      if (!refusalOf(error)) throw error;
      const intent = await this.#stripe.paymentIntents.retrieve(intentId);
      if (!isOver(intent) && !isAuthorized(intent)) throw error;
      return intent;
    }
  }

  /** Makes a call. After a refusal `found` tells whether it had happened before. */
  async #tried(call: () => Promise<OperationResult>, found: () => Promise<OperationResult>): Promise<OperationResult> {
    try {
      return await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const state = await found();
      if (state.status !== 'unknown') return state;
      if (refusal.kind === 'repeated') return { status: 'processing' };
      if (refusal.kind === 'card') return { status: 'failed', failure: 'declined' };
      return { status: 'failed', failure: refusal.code === 'charge_expired_for_capture' ? 'authorization_expired' : 'not_possible' };
    }
  }

  async #findRefund({ key, reference }: Operation): Promise<OperationResult> {
    for await (const refund of this.#stripe.refunds.list({ payment_intent: reference, limit: 100 })) {
      if (refund.metadata?.key === key) return refundOf(refund);
    }
    return { status: 'unknown' };
  }

  /** An owner's Stripe customer, which holds their cards. Stripe gets nothing else about them. */
  async #customerOf(ownerId: string): Promise<string> {
    const known = await findCustomer(this.#database.read, ownerId);
    if (known) return known;
    const { id } = await this.#stripe.customers.create({ metadata: { owner: ownerId } });
    await this.#database.transact((tx) => insertCustomer(tx, ownerId, id, new Date()));
    return (await findCustomer(this.#database.read, ownerId)) ?? id;
  }

  async #forget(reference: string): Promise<{ status: 'forgotten' }> {
    try {
      await this.#stripe.paymentMethods.detach(reference);
    } catch (error) {
      // Already detached, or deleted with its customer.
      if (refusalOf(error)?.kind !== 'invalid') throw error;
    }
    return { status: 'forgotten' };
  }

  async #describe(token: string): ReturnType<CardElement['describe']> {
    try {
      const { payment_method_preview: shown } = await this.#stripe.confirmationTokens.retrieve(token);
      if (!shown?.card) return { status: 'unknown' };
      // Everybody uses test cards, so they do not identify a cardholder.
      const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear, fingerprint } = shown.card;
      const name = shown.billing_details.name ?? '';
      return {
        status: 'found',
        card: { brand: brandNamed(brand), last4, expiryMonth, expiryYear, name, fingerprint: (!this.sandbox && fingerprint) || null },
      };
    } catch (error) {
      if (refusalOf(error)?.kind !== 'invalid') throw error;
      return { status: 'unknown' };
    }
  }
}

/** The card of a confirmation. */
function cardOf(source: PaymentSource): Stripe.PaymentIntentConfirmParams {
  switch (source.type) {
    case 'CARD_TOKEN':
      return { confirmation_token: source.token };
    case 'SAVED_CARD':
      return { payment_method: source.reference };
    default:
      throw new Error(`Stripe takes no ${source.type}`);
  }
}
