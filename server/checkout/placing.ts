import { type Card, checkoutProblems, type PlaceResult } from '../../contract/checkout.ts';
import { expiryProblem } from '../../contract/field-rules.ts';
import { links } from '../../contract/links.ts';
import { commonProblems } from '../../contract/problems.ts';
import { type Answer, askGateway, cardSummary, declineFields, findPayment, type Payment } from '../payments/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { StoredCheckout } from './checkout.ts';
import { claimOrder } from './claim.ts';
import { type CheckoutParts, gatewayLimit, type PricingParts } from './parts.ts';
import { settle } from './settlement.ts';
import { type CheckoutOwner, findCheckout } from './store.ts';

const problem = problemsOf({ ...commonProblems, ...checkoutProblems });

export interface Placing extends CheckoutOwner {
  readonly brand: string;
  readonly placedByStaff: number | null;
  readonly card: Card;
  readonly expectedTotal: number;
}

/**
 * Places the order of a checkout (architecture: Money, orders, faults): claim in one transaction, ask the gateway outside of any,
 * settle in another. Called again, at the same time or later, it joins the attempt that runs: the payment's id makes the
 * gateway charge once. Throws `invalid_input` for a card out of date, `card_declined`, and what `claimOrder` throws.
 */
export async function placeOrder(parts: PricingParts, { card, ...placing }: Placing, now: Date): Promise<PlaceResult> {
  const fault = expiryProblem(card.expiry, now);
  if (fault) throw problem('invalid_input', undefined, { 'card.expiry': fault });
  const { restrictedPostalCodes } = parts.config;
  const claim = { ...placing, card: cardSummary(card), gateway: parts.gateway.name, restrictedPostalCodes, rates: parts.rates };
  const checkout = await parts.database.transact((tx) => claimOrder(tx, claim, now));
  if (checkout.state !== 'pending') return resume(parts, checkout, now);
  const payment = await paymentOf(parts, checkout);
  const returnUrl = links.checkout(checkout.uuid);
  const { id: paymentId, amount, currency } = payment;
  const answer = await ask(parts, (signal) => parts.gateway.authorize({ paymentId, amount, currency, card, returnUrl }, signal));
  return conclude(parts, checkout, payment, answer, now);
}

/**
 * After a challenge or a time-out: asks how the payment stands and finishes the order. Throws `card_declined` when the bank said no,
 * `checkout_not_found`.
 */
export async function resumeOrder(parts: CheckoutParts, owner: CheckoutOwner, now: Date): Promise<PlaceResult> {
  const checkout = await findCheckout(parts.database.read, owner);
  if (!checkout) throw problem('checkout_not_found');
  return resume(parts, checkout, now);
}

async function resume(parts: CheckoutParts, checkout: StoredCheckout, now: Date): Promise<PlaceResult> {
  // Open means that an attempt has been declined meanwhile, as by the sweeper.
  if (checkout.state === 'open') throw problem('card_declined', undefined, declineFields('declined'));
  if (checkout.state === 'complete') return { status: 'placed', orderNumber: checkout.orderNumber ?? '' };
  const payment = await paymentOf(parts, checkout);
  const answer = await ask(parts, (signal) => parts.gateway.lookup(payment.id, signal));
  return conclude(parts, checkout, payment, answer, now);
}

const ask = (parts: CheckoutParts, question: Parameters<typeof askGateway>[0]): Promise<Answer> =>
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
  answer: Answer,
  now: Date,
): Promise<PlaceResult> {
  const settled = answer.status === 'silent' ? payment : await settle(parts, payment.id, answer, now, { shopperIsThere: true });
  const known = { orderNumber: orderNumber ?? '' };
  switch (settled.state) {
    case 'succeeded':
      return { status: 'placed', ...known };
    case 'challenge':
      return { status: 'challenge', ...known, url: settled.challengeUrl ?? '' };
    case 'pending':
      return { status: 'pending', ...known };
    case 'declined': {
      const reason = settled.declineReason ?? 'declined';
      throw problem('card_declined', { reason }, declineFields(reason));
    }
  }
}
