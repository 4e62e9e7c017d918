import { randomUUID } from 'node:crypto';
import { checkoutProblems } from '../../contract/checkout.ts';
import type { PricedLine } from '../cart/index.ts';
import { takeStock } from '../catalog/index.ts';
import { nearestFirst, type ShippingRates } from '../delivery/index.ts';
import { type BoughtLine, openOrder } from '../orders/index.ts';
import { insertPayment } from '../payments/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { isReady, missingFields, type ReadyCheckout, type StoredCheckout, shippingFault } from './checkout.ts';
import { itemsOf, linesOf } from './holding.ts';
import { hasShortage, type Quote, quote } from './quote.ts';
import { type CheckoutOwner, lockCheckout, saveProgress } from './store.ts';

const problem = problemsOf(checkoutProblems);

export interface Claim extends CheckoutOwner {
  readonly brand: string;
  /** The member of staff who acts for the customer; null: nobody does. */
  readonly placedByStaff: number | null;
  /** Cents: what the shopper has agreed to pay. */
  readonly expectedTotal: number;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly gateway: string;
  readonly restrictedPostalCodes: readonly string[];
  readonly rates: ShippingRates;
}

/**
 * The first step of placing an order: under the checkout's lock everything is priced anew, the stock is taken, and order and payment
 * are written down as pending. A checkout whose order is under way or done is answered as it is, so that however often an
 * order is placed, there is one. Throws `checkout_not_found`, `details_missing`, `not_shippable`, `cart_empty`, `items_changed`,
 * `total_changed` (the last two with the new `totals`).
 */
export async function claimOrder(tx: Tx, claim: Claim, now: Date): Promise<StoredCheckout> {
  const checkout = await lockCheckout(tx, claim);
  if (!checkout) throw problem('checkout_not_found');
  if (checkout.state !== 'open') return checkout;
  const ready = requireReady(checkout, claim.restrictedPostalCodes);
  const agreed = requireAgreed(quote(ready, await linesOf(tx, ready, now), claim.rates, now), claim.expectedTotal);
  // From where the dates were counted: what was promised is what is packed.
  const preferred = nearestFirst(
    agreed.bought.flatMap(({ offer }) => offer.shelves),
    ready.shippingAddress,
  );
  const taking = await takeStock(tx, itemsOf(agreed.bought), { now, checkoutUuid: ready.cartUuid, preferred });
  if (!taking.ok) throw problem('items_changed', { short: taking.short });
  const order = await openOrder(
    tx,
    {
      checkoutUuid: ready.uuid,
      ownerId: ready.ownerId,
      brand: claim.brand,
      email: ready.contact.email,
      marketingOptIn: ready.contact.marketingOptIn,
      shippingAddress: ready.shippingAddress,
      billingAddress: ready.billingAddress ?? ready.shippingAddress,
      delivery: agreed.method,
      totals: agreed.totals,
      lines: agreed.bought.map(snapshot),
      stockTaken: taking.taken,
      placedByStaff: claim.placedByStaff,
    },
    now,
  );
  const paymentId = randomUUID();
  const { total: amount, currency } = agreed.totals;
  await insertPayment(tx, { id: paymentId, orderId: order.id, amount, currency, gateway: claim.gateway, ...claim.card }, now);
  const progress = { state: 'pending', paymentId, orderNumber: order.orderNumber, heldUntil: null } as const;
  await saveProgress(tx, ready.uuid, progress, now);
  return { ...ready, ...progress };
}

function requireReady(checkout: StoredCheckout, restricted: readonly string[]): ReadyCheckout {
  if (!isReady(checkout)) throw problem('details_missing', undefined, missingFields(checkout));
  const unreachable = shippingFault(checkout.shippingAddress, restricted);
  if (unreachable) throw problem('not_shippable', undefined, unreachable);
  return checkout;
}

function requireAgreed(quoted: Quote, expectedTotal: number): Quote {
  const { lines, bought, totals } = quoted;
  if (lines.length === 0) throw problem('cart_empty');
  if (bought.length === 0) throw problem('items_changed', { totals });
  if (totals.total !== expectedTotal) throw problem(hasShortage(quoted) ? 'items_changed' : 'total_changed', { totals });
  return quoted;
}

/** A line as the order keeps it. */
function snapshot({ offer, quantity, lineTotal }: PricedLine): BoughtLine {
  return {
    productId: offer.productId,
    variationId: offer.variationId,
    sku: offer.sku,
    name: offer.name,
    slug: offer.slug,
    departmentSlug: offer.departmentSlug,
    options: offer.options,
    image: offer.image,
    quantity,
    unitPrice: offer.price.amount,
    lineTotal,
    returnable: offer.returnable,
  };
}
