import { expiryProblem } from '../../contract/api/field-rules.ts';
import { commonProblems } from '../../contract/api/problems.ts';
import { type Card, cardProblems, checkoutProblems, type PlaceResult } from '../../contract/buying/checkout.ts';
import { checkout as checkoutLink } from '../../contract/urls/shop.ts';
import { findOrderByNumber } from '../orders/index.ts';
import {
  type Answer,
  type AuthorizationResult,
  askGateway,
  cardSummary,
  type DeclineReason,
  declineFields,
  findPayment,
  gatewayLimit,
  type Payment,
  type PaymentSource,
  providerOf,
  walletDeclineFields,
} from '../payments/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { ReadyCheckout, StoredCheckout } from './checkout.ts';
import { claimOrder } from './claim.ts';
import type { CheckoutParts, PricingParts } from './parts.ts';
import { claimAdmitted, type PayingFrom, type PaymentGuard, payerOf } from './paying.ts';
import { settle } from './settlement.ts';
import { type CheckoutOwner, findCheckout } from './store.ts';

const problem = problemsOf({ ...commonProblems, ...checkoutProblems });

export interface Placing extends CheckoutOwner {
  readonly brand: string;
  readonly placedByStaff: number | null;
  /** For the payment type CARD. */
  readonly card: Card | undefined;
  readonly expectedTotal: number;
}

/** Placing adds the guard, so that nothing reaches the gateway without it. */
export type PlacingParts = PricingParts & PaymentGuard;

/**
 * Places a checkout's order (architecture: Money, orders, faults): claim in one transaction, ask the gateway outside any, settle in another. Repeated
 * or concurrent calls join the running attempt; the payment's id makes the gateway charge once. The attempt counts as declined until the gateway says
 * otherwise.
 * Throws `invalid_input` for an expired card, `card_declined`, `wallet_declined`, `captcha_required` with a new `challenge`, `too_many_declines`, and
 * what `claimOrder` throws.
 */
export async function placeOrder(parts: PlacingParts, { card, ...placing }: Placing, from: PayingFrom, now: Date): Promise<PlaceResult> {
  const fault = card && expiryProblem(card.expiry, now);
  if (fault) throw problem('invalid_input', undefined, { 'card.expiry': fault });
  const { restrictedPostalCodes } = parts.config;
  const claim = {
    ...placing,
    payment: (ready: ReadyCheckout) => paymentFor(parts, ready, card),
    restrictedPostalCodes,
    rates: parts.rates,
    brandPromotions: parts.brandPromotions,
    campaign: parts.campaign,
  };
  const { claimed: checkout, payer } = await claimAdmitted(parts, from, now, (tx, admit) =>
    claimOrder(tx, claim, now, (ready) => admit(payerOf(parts, ready, from.network, card))),
  );
  let outcome: Outcome | null = null;
  try {
    outcome =
      checkout.state === 'pending'
        ? await authorize(parts, checkout, card, from.network, now)
        : await resume(parts, checkout, from.network, now);
  } finally {
    if (payer && outcome?.declined === undefined) await parts.declines.release(payer);
  }
  return resultOf(checkout, outcome);
}

/** The messages of empty card fields. */
const noCard = Object.fromEntries(
  Object.entries(cardProblems({ number: '', expiry: '', securityCode: '', name: '' }, null)).map(([field, message]) => [
    `card.${field}`,
    message,
  ]),
);

/** The payment for a checkout. Throws `details_missing` for a missing card, `wallet_not_approved`, `payment_type_unavailable`. */
function paymentFor({ payBy, paymentTypes }: PricingParts, { paymentType, wallet }: ReadyCheckout, card: Card | undefined) {
  if (!paymentTypes.includes(paymentType)) throw problem('payment_type_unavailable');
  switch (paymentType) {
    case 'CARD':
      if (!card) throw problem('details_missing', undefined, noCard);
      return { gateway: payBy.CARD.code, details: { type: paymentType, ...cardSummary(card) } };
    case 'PAYPAL': {
      if (!payBy.PAYPAL) throw problem('payment_type_unavailable');
      if (!wallet?.payer) throw problem('wallet_not_approved');
      const { id: payerId, email: payerEmail } = wallet.payer;
      return { gateway: payBy.PAYPAL.code, details: { type: paymentType, walletOrder: wallet.reference, payerId, payerEmail } };
    }
    default:
      throw problem('payment_type_unavailable');
  }
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
  if (outcome.news && outcome.declined) await parts.declines.count(payerOf(parts, checkout, network));
  return resultOf(checkout, outcome);
}

/** The result of an attempt, and whether this call was the first to learn it. */
interface Outcome {
  readonly news: boolean;
  readonly result?: PlaceResult;
  readonly declined?: DeclineReason;
}

function resultOf({ paymentType }: StoredCheckout, { result, declined }: Outcome): PlaceResult {
  if (result) return result;
  if (paymentType === 'PAYPAL') throw problem('wallet_declined', { reason: declined }, walletDeclineFields(declined ?? 'declined'));
  throw problem('card_declined', { reason: declined }, declineFields(declined ?? 'declined'));
}

async function authorize(
  parts: CheckoutParts,
  checkout: StoredCheckout,
  card: Card | undefined,
  network: string,
  now: Date,
): Promise<Outcome> {
  const payment = await paymentOf(parts, checkout);
  const source = await sourceOf(parts, checkout, payment, card);
  // This call has no card, but another tab is paying by card: its result is the answer here too.
  if (!source) return resume(parts, checkout, network, now);
  const returnUrl = checkoutLink({ checkout: checkout.uuid });
  const { id: paymentId, amount, currency } = payment;
  const answer = await ask(parts, (signal) =>
    providerOf(parts, payment).authorize({ paymentId, amount, currency, source, returnUrl }, signal),
  );
  return conclude(parts, checkout, payment, answer, network, now);
}

/** The source of an attempt's payment; null for a card payment whose card this call does not have. */
async function sourceOf(
  { database }: CheckoutParts,
  { uuid, orderNumber, shippingAddress }: StoredCheckout,
  { details }: Payment,
  card: Card | undefined,
): Promise<PaymentSource | null> {
  if (details.type === 'CARD') return card ? { type: details.type, card } : null;
  const order = await findOrderByNumber(database.read, orderNumber ?? '');
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
  if (checkout.state === 'open') return { news: false, declined: 'declined' };
  if (checkout.state === 'complete') return { news: false, result: { status: 'placed', orderNumber: checkout.orderNumber ?? '' } };
  const payment = await paymentOf(parts, checkout);
  const answer = await ask(parts, (signal) => providerOf(parts, payment).lookup(payment.id, signal));
  return conclude(parts, checkout, payment, answer, network, now);
}

const ask = (parts: CheckoutParts, question: (signal: AbortSignal) => Promise<AuthorizationResult>): Promise<Answer<AuthorizationResult>> =>
  askGateway(question, gatewayLimit(parts), parts.log);

async function paymentOf({ database }: CheckoutParts, { uuid, paymentId }: StoredCheckout): Promise<Payment> {
  const payment = paymentId && (await findPayment(database.read, paymentId));
  if (!payment) throw new Error(`Checkout ${uuid} has no payment`);
  return payment;
}

async function conclude(
  parts: CheckoutParts,
  { orderNumber }: StoredCheckout,
  payment: Payment,
  answer: Answer<AuthorizationResult>,
  network: string,
  now: Date,
): Promise<Outcome> {
  const { payment: settled, moved: news } =
    answer.status === 'silent' ? { payment, moved: false } : await settle(parts, payment.id, answer, now, { network });
  const known = { orderNumber: orderNumber ?? '' };
  switch (settled.state) {
    case 'succeeded':
      return { news, result: { status: 'placed', ...known } };
    case 'challenge':
      return { news, result: { status: 'challenge', ...known, url: settled.challengeUrl ?? '' } };
    case 'pending':
      return { news, result: { status: 'pending', ...known } };
    case 'declined':
      return { news, declined: settled.declineReason ?? 'declined' };
  }
}
