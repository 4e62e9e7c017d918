import type { Database } from '../../../platform/db/index.ts';
import type { RawRequest } from '../../../platform/http/call.ts';
import { Pace } from '../../../platform/http/pace.ts';
import type {
  Authorization,
  AuthorizationResult,
  Connection,
  Operation,
  OperationResult,
  PaymentProvider,
  ProviderEntries,
  ProviderEvent,
  Purchase,
  StatedMoney,
  WalletOpening,
  WalletProvider,
} from '../../provider.ts';
import type { listPayouts } from '../sandbox/payouts.ts';
import type { PayPalAnswer, PayPalApi, PayPalRequest } from './api.ts';
import { entriesOf } from './books.ts';
import { moneyOf } from './money.ts';
import { orderRequest, patchesFor, readOrder } from './orders.ts';
import { declineOf, failureOf, isAuthorizedBefore } from './refusals.ts';
import { capture, order, type PayPalAuthorization, type PayPalOrder, refund, refusal } from './shapes.ts';
import { findBookedPayments, findPaidOrder, refuse } from './store.ts';
import { readEvent, signatureHeader, verificationPace } from './webhooks.ts';

export interface PayPalOptions {
  readonly code: string;
  readonly sandbox: boolean;
  /** Null disables webhooks. */
  readonly webhookId: string | null;
  /** Absent for PayPal itself, whose payouts come as files. */
  readonly payouts?: typeof listPayouts;
}

/** Orders looked up at once during reconciliation, a page of it. */
const atOnce = 4;

const issuesOf = ({ body }: PayPalAnswer): string[] => refusal.catch(['']).parse(body);
const isOk = ({ status }: PayPalAnswer): boolean => status >= 200 && status < 300;

/**
 * PayPal payments (Orders v2, Payments v2): opens an order, lets the payer approve it on PayPal's pages, updates and authorizes it when the shopper
 * places the order, and captures it like a card. The sandbox runs the same code against an in-process API.
 */
export class PayPalProvider implements WalletProvider {
  readonly code: string;
  readonly name = 'PayPal';
  readonly sandbox: boolean;
  /** PayPal guarantees an authorization for 3 days and allows its capture for 29. */
  readonly capabilities = { partialCapture: true, authorizationLastsDays: 29 };
  readonly signatureHeader: string | null;
  readonly #database: Database;
  readonly #api: PayPalApi;
  readonly #webhookId: string | null;
  readonly #verifications = new Pace(verificationPace);
  readonly payouts?: PaymentProvider['payouts'];

  constructor(database: Database, api: PayPalApi, { code, sandbox, webhookId, payouts }: PayPalOptions) {
    this.#database = database;
    this.#api = api;
    this.signatureHeader = api.sendsWebhooks ? signatureHeader : null;
    this.code = code;
    this.sandbox = sandbox;
    this.#webhookId = webhookId;
    if (payouts) this.payouts = (since, now, signal) => payouts((...asked) => this.list(...asked), { since, now }, signal);
  }

  async open(opening: WalletOpening, signal: AbortSignal) {
    const body = orderRequest(opening);
    const answer = await this.#send({ method: 'POST', path: '/v2/checkout/orders', body, requestId: crypto.randomUUID() }, signal);
    if (!isOk(answer)) throw new Error(`PayPal opened no order: ${issuesOf(answer).join(', ')}`);
    const { id, links } = order.parse(answer.body);
    const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    if (!url) throw new Error('PayPal named no page to approve the order on');
    return { status: 'opened' as const, reference: id, url };
  }

  async find(reference: string, signal: AbortSignal) {
    const found = await this.#find(reference, signal);
    return found ? { status: 'found' as const, order: readOrder(found) } : { status: 'unknown' as const };
  }

  async authorize({ paymentId, source }: Authorization, signal: AbortSignal): Promise<AuthorizationResult> {
    if (source.type !== 'PAYPAL') throw new Error(`PayPal takes no ${source.type}`);
    const { walletOrder, purchase } = source;
    const updated = await this.#update(walletOrder, paymentId, purchase, signal);
    if (updated) return updated;
    const path = `/v2/checkout/orders/${encodeURIComponent(walletOrder)}/authorize`;
    const answer = await this.#send({ method: 'POST', path, body: {}, requestId: paymentId }, signal);
    if (isOk(answer)) return resultOf(order.parse(answer.body));
    return this.#refused(answer, paymentId, signal);
  }

  /** Updates the approved order; returns the payment's state where that is impossible. */
  async #update(walletOrder: string, paymentId: string, purchase: Purchase, signal: AbortSignal): Promise<AuthorizationResult | null> {
    const path = `/v2/checkout/orders/${encodeURIComponent(walletOrder)}`;
    const answer = await this.#send({ method: 'PATCH', path, body: patchesFor(paymentId, purchase) }, signal);
    return isOk(answer) ? null : this.#refused(answer, paymentId, signal);
  }

  async #refused(answer: PayPalAnswer, paymentId: string, signal: AbortSignal): Promise<AuthorizationResult> {
    const issues = issuesOf(answer);
    if (answer.status === 409) return { status: 'processing' };
    return isAuthorizedBefore(issues) ? this.lookup(paymentId, signal) : { status: 'declined', reason: declineOf(issues) };
  }

  async lookup(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult> {
    const paid = await findPaidOrder(this.#database.read, paymentId);
    const found = paid && (await this.#find(paid.walletOrder, signal));
    if (!paid || !found) return paid?.isRefused ? { status: 'declined', reason: 'cancelled' } : { status: 'unknown' };
    const authorization = authorizationOf(found);
    // This order has paid another attempt and cannot pay twice.
    if (authorization && !belongsTo(found, paymentId)) return { status: 'declined', reason: 'cancelled' };
    if (!paid.isRefused) return resultOf(found);
    const late = authorization;
    if (late?.status === 'CREATED' || late?.status === 'PENDING') await this.#release(late.id, signal);
    return { status: 'declined', reason: 'cancelled' };
  }

  /**
   * PayPal cannot forget an approved order, but only we can authorize it. So the attempt is marked as abandoned, and an authorization that appears
   * anyway is voided by the next lookup, at the latest by the nightly reconciliation.
   */
  async abandon(paymentId: string, signal: AbortSignal): Promise<AuthorizationResult> {
    const known = await this.lookup(paymentId, signal);
    if (known.status === 'succeeded' || known.status === 'declined') return known;
    await this.#database.transact((tx) => refuse(tx, paymentId, new Date()));
    return this.lookup(paymentId, signal);
  }

  async capture({ key, reference, amount, currency }: Operation, signal: AbortSignal): Promise<OperationResult> {
    const path = `/v2/payments/authorizations/${encodeURIComponent(reference)}/capture`;
    const body = { amount: moneyOf(amount, currency), final_capture: true };
    const answer = await this.#send({ method: 'POST', path, body, requestId: key }, signal);
    if (!isOk(answer)) return refusedOperation(answer);
    const { id, status, amount: made } = capture.parse(answer.body);
    if (status === 'PENDING') return { status: 'processing' };
    return status === 'DECLINED' || status === 'FAILED'
      ? { status: 'failed', failure: 'declined' }
      : { status: 'succeeded', reference: id, stated: statedBy(made) };
  }

  async void({ reference }: Operation, signal: AbortSignal): Promise<OperationResult> {
    const answer = await this.#void(reference, signal);
    // An expired authorization reserves nothing any more.
    const isGone = issuesOf(answer).some((issue) => issue === 'PREVIOUSLY_VOIDED' || issue === 'AUTHORIZATION_EXPIRED');
    return isOk(answer) || isGone ? { status: 'succeeded', reference } : refusedOperation(answer);
  }

  async refund({ key, reference, amount, currency }: Operation, signal: AbortSignal): Promise<OperationResult> {
    const path = `/v2/payments/captures/${encodeURIComponent(reference)}/refund`;
    const answer = await this.#send({ method: 'POST', path, body: { amount: moneyOf(amount, currency) }, requestId: key }, signal);
    if (!isOk(answer)) return refusedOperation(answer);
    const { id, status, amount: made } = refund.parse(answer.body);
    if (status === 'PENDING') return { status: 'processing' };
    return status === 'COMPLETED'
      ? { status: 'succeeded', reference: id, stated: statedBy(made) }
      : { status: 'failed', failure: 'declined' };
  }

  /** PayPal answers a repeated call with the state of the first, so there is nothing else to ask. */
  async lookupOperation(): Promise<OperationResult> {
    return { status: 'unknown' };
  }

  /**
   * PayPal's transaction list is hours late, so our payments' orders are looked up one by one. Voids authorizations that appeared after the attempt
   * was abandoned.
   */
  async list(since: Date, after: string | null, signal: AbortSignal): Promise<ProviderEntries> {
    const payments = await findBookedPayments(this.#database.read, this.code, { since, after }, atOnce);
    const found = await Promise.all(
      payments.map(async (payment) => {
        if (payment.isRefused) await this.lookup(payment.paymentId, signal);
        const now = await this.#find(payment.walletOrder, signal);
        return now ? entriesOf(payment, now) : [];
      }),
    );
    const next = payments.length < atOnce ? null : (payments.at(-1)?.paymentId ?? null);
    return { entries: found.flat().filter(({ at }) => at >= since), next };
  }

  testConnection(signal: AbortSignal): Promise<Connection> {
    return this.#api.testConnection(signal);
  }

  readEvent(request: RawRequest): Promise<ProviderEvent | 'ignored' | null> {
    const isOurs = async (paymentId: string) => (await findPaidOrder(this.#database.read, paymentId)) !== null;
    return readEvent({ api: this.#api, webhookId: this.#webhookId, pace: this.#verifications, isOurs }, request);
  }

  #send(request: PayPalRequest, signal: AbortSignal): Promise<PayPalAnswer> {
    return this.#api.send(request, signal);
  }

  async #find(reference: string, signal: AbortSignal): Promise<PayPalOrder | null> {
    const answer = await this.#send({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(reference)}` }, signal);
    if (answer.status === 404) return null;
    if (!isOk(answer)) throw new Error(`PayPal answered ${answer.status} to a look-up`);
    return order.parse(answer.body);
  }

  /** PayPal voids once, whatever the key. */
  #void(authorizationId: string, signal: AbortSignal): Promise<PayPalAnswer> {
    const path = `/v2/payments/authorizations/${encodeURIComponent(authorizationId)}/void`;
    return this.#send({ method: 'POST', path, body: {}, requestId: `void:${authorizationId}` }, signal);
  }

  async #release(authorizationId: string, signal: AbortSignal): Promise<void> {
    const answer = await this.#void(authorizationId, signal);
    if (!isOk(answer) && !issuesOf(answer).includes('PREVIOUSLY_VOIDED')) {
      throw new Error(`PayPal did not void ${authorizationId}: ${issuesOf(answer).join(', ')}`);
    }
  }
}

const authorizationOf = ({ purchase_units: [unit] }: PayPalOrder): PayPalAuthorization | null =>
  unit?.payments?.authorizations?.at(-1) ?? null;

const statedBy = (amount: PayPalAuthorization['amount']): StatedMoney | undefined =>
  amount && { amount: amount.value, currency: amount.currency_code };

/** Whether the order was updated for this payment, with its amount; it may have been approved for an earlier attempt. */
const belongsTo = ({ purchase_units: [unit] }: PayPalOrder, paymentId: string): boolean => unit?.custom_id === paymentId;

function resultOf(found: PayPalOrder): AuthorizationResult {
  const authorization = authorizationOf(found);
  switch (authorization?.status) {
    case undefined:
    case 'PENDING':
      return { status: 'processing' };
    case 'DENIED':
      return { status: 'declined', reason: 'instrument_declined' };
    case 'VOIDED':
      return { status: 'declined', reason: 'cancelled' };
    case 'CREATED':
    case 'CAPTURED':
    case 'PARTIALLY_CAPTURED':
      return { status: 'succeeded', reference: authorization.id, stated: statedBy(authorization.amount) };
  }
}

function refusedOperation(answer: PayPalAnswer): OperationResult {
  return answer.status === 409 ? { status: 'processing' } : { status: 'failed', failure: failureOf(issuesOf(answer)) };
}
