import { randomUUID } from 'node:crypto';
import { checkoutProblems, isTooLarge, itemsToBuy } from '../../contract/checkout/checkout.ts';
import { type ReturnTerms, returnDaysOf } from '../../contract/settings/returns.ts';
import { type LinePrice, lowerToBought, type PricedLine } from '../cart/index.ts';
import { categoriesOf, type Offer, takeStock } from '../catalog/index.ts';
import { nearestFirst, type Restrictions, type ShippingRates } from '../delivery/index.ts';
import { type BoughtLine, openOrder } from '../orders/index.ts';
import { type CardToSave, insertPayment, type PaymentDetails } from '../payments/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import {
  type BrandPromotions,
  type CampaignTracking,
  claimUses,
  lockUses,
  type Redeemer,
  type Standing,
  takesLock,
  type Use,
} from '../promotions/index.ts';
import { findReturnTerms } from '../settings/index.ts';
import {
  buyerOf,
  freightFault,
  isReady,
  missingFields,
  type OrderedCheckout,
  type ReadyCheckout,
  type StoredCheckout,
  shippingFault,
  unshippable,
} from './checkout.ts';
import { contentsOf, itemsOf } from './holding.ts';
import { type PricingParts, payable, standingAt, storeCardsOf } from './parts.ts';
import { hasShortage, type Quote, quote } from './quote.ts';
import { type CheckoutOwner, lockCheckout, saveDetails, saveProgress } from './store.ts';

const problem = problemsOf(checkoutProblems);

export interface Claim extends CheckoutOwner {
  readonly brand: string;
  /** To whom the order belongs where a draft is for no account. */
  readonly visitorId: string;
  /** The staff member acting for the customer, or null. */
  readonly placedByStaff: number | null;
  /** Cents the shopper agreed to pay. */
  readonly expectedTotal: number;
  /** What the shopper agreed to buy, in the words of `itemsToBuy`; undefined compares only the total. */
  readonly expectedItems: string | undefined;
  /** The provider's code and the stored payment details for a complete checkout. */
  payment(ready: ReadyCheckout): {
    readonly provider: string;
    readonly details: PaymentDetails;
    readonly cardToSave: CardToSave | null;
  };
  /** Where the visit of a shopper with this e-mail address began. */
  cameFrom(email: string): string | null;
  readonly rates: ShippingRates;
  readonly restrictions: Restrictions;
  readonly brandPromotions: BrandPromotions;
  readonly campaign: CampaignTracking | null;
  readonly storeCard: PricingParts['storeCard'];
  readonly paymentTypes: PricingParts['paymentTypes'];
}

/**
 * First step of placing an order: under the checkout's lock, reprices everything, takes the stock, and writes order and payment as pending. A
 * checkout already being ordered returns that order, so that there is only one. `admit` may refuse a new attempt.
 * Throws `checkout_not_found`, `details_missing`, `not_shippable`, `not_shippable_abroad`, `freight_not_shippable`, `cart_empty`, `items_changed`,
 * `total_changed`, `nothing_to_pay`, `order_too_large` (the last four with the new `totals`), and what `payment` and `admit` throw.
 */
export async function claimOrder(
  tx: Tx,
  claim: Claim,
  now: Date,
  admit: (ready: ReadyCheckout) => Promise<void>,
): Promise<OrderedCheckout> {
  const checkout = await lockCheckout(tx, claim);
  if (!checkout) throw problem('checkout_not_found');
  if (checkout.state !== 'open') return checkout;
  const ready = requireReady(payable(checkout, claim), claim.restrictions);
  const { quoted, uses } = await quoteWithUses(tx, claim, ready, now);
  const unsuited = freightFault(ready.shippingAddress, quoted.method.code, claim.restrictions);
  if (unsuited) throw problem('freight_not_shippable', undefined, unsuited);
  const agreed = requireAgreed(quoted, claim);
  const payment = claim.payment(ready);
  await admit(ready);
  const mattresses = await mattressesAmong(tx, agreed.bought, now);
  // The warehouses that the delivery dates were computed from.
  const preferred = nearestFirst(
    agreed.bought.flatMap(({ offer }) => offer.shelves),
    ready.shippingAddress,
  );
  const taking = await takeStock(tx, itemsOf(agreed.bought), { now, checkoutUuid: ready.cartUuid, preferred });
  if (!taking.ok) throw problem('items_changed', { short: taking.short });
  const reduced = agreed.bought.filter(({ notice }) => notice?.code === 'quantity_reduced');
  if (!ready.draft && reduced.length > 0) await lowerToBought(tx, ready, itemsOf(reduced), now);
  const terms = await findReturnTerms(tx, claim.brand);
  const paidBy = payment.details.type;
  const order = await openOrder(
    tx,
    {
      checkoutUuid: ready.uuid,
      ownerId: ready.draft && ready.draft.customerId === null ? claim.visitorId : buyerOf(ready),
      brand: claim.brand,
      email: ready.contact.email,
      marketingOptIn: ready.contact.marketingOptIn,
      shippingAddress: ready.shippingAddress,
      billingAddress: ready.billingAddress ?? ready.shippingAddress,
      delivery: agreed.method,
      totals: agreed.totals,
      adjustments: agreed.totals.adjustments,
      taxParts: ready.taxRates.parts ?? [],
      lines: agreed.bought.map((line) => snapshot(line, agreed.price.lines.get(line.offer.variationId), terms, mattresses)),
      stockTaken: taking.taken,
      placedByStaff: ready.draft?.createdBy ?? claim.placedByStaff,
      draftId: ready.draft?.draftId ?? null,
      cameFrom: claim.cameFrom(ready.contact.email),
      paidBy,
    },
    now,
  );
  const storeCard = payment.details.type === 'PLCC' ? payment.details.account : null;
  await claimUses(tx, ready.uuid, uses, { ...redeemerOf(ready, claim), storeCard }, now);
  const paymentId = randomUUID();
  const { total: amount, currency } = agreed.totals;
  await insertPayment(tx, { id: paymentId, orderId: order.id, amount, currency, ...payment }, now);
  const progress = { state: 'pending', paymentId, orderNumber: order.orderNumber, heldUntil: null } as const;
  // Whoever looks the payment up later reads how it is paid.
  if (ready.paymentType !== checkout.paymentType) await saveDetails(tx, ready, now);
  await saveProgress(tx, ready.uuid, progress, now);
  return { ...ready, ...progress };
}

/**
 * Quotes with the limited promotions locked, so that the use counts stay correct until the order is written. If another order took the last use, the
 * price is without it.
 */
async function quoteWithUses(tx: Tx, claim: Claim, ready: ReadyCheckout, now: Date): Promise<{ quoted: Quote; uses: Use[] }> {
  const contents = await contentsOf(tx, ready, now);
  const quoteNow = async () => {
    const standing = await standingAt(tx, claim, ready, contents, now);
    const quoted = quote(ready, contents.lines, { rates: claim.rates, standing }, now);
    return { quoted, uses: usesOf(quoted, standing) };
  };
  const first = await quoteNow();
  if (first.uses.length === 0) return first;
  await lockUses(tx, first.uses, redeemerOf(ready, claim));
  const second = await quoteNow();
  // Another promotion replaced the used-up one; its uses were not counted under a lock.
  if (!second.uses.every((use) => first.uses.some((locked) => isSameUse(use, locked))))
    throw problem('total_changed', { totals: second.quoted.totals });
  return second;
}

const isSameUse = (one: Use, other: Use): boolean => one.promotion.id === other.promotion.id && one.singleUseCode === other.singleUseCode;

const redeemerOf = (ready: ReadyCheckout, { storeCard }: Claim): Redeemer => ({
  ownerId: buyerOf(ready),
  email: ready.contact.email,
  storeCards: storeCardsOf(ready, storeCard),
});

/** The uses of promotions and codes that an order takes and other orders must not take at the same time. */
function usesOf({ price }: Quote, { entered, codes }: Standing): Use[] {
  return price
    .considered()
    .flatMap(({ promotion, outcome }): Use[] => {
      if (outcome.state !== 'applied') return [];
      // The one that counts among several codes of a promotion.
      const code = codes.get(promotion.id);
      const singleUseCode = entered.find((one) => one.singleUse && one.code === code)?.code ?? null;
      return [{ promotion, singleUseCode }];
    })
    .filter(takesLock);
}

function requireReady(checkout: StoredCheckout, restrictions: Restrictions): ReadyCheckout {
  if (!isReady(checkout)) throw problem('details_missing', undefined, missingFields(checkout));
  const unreachable = shippingFault(checkout.shippingAddress, restrictions);
  if (unreachable) throw problem(unshippable(unreachable), undefined, unreachable);
  return checkout;
}

function requireAgreed(quoted: Quote, { expectedTotal, expectedItems }: Pick<Claim, 'expectedTotal' | 'expectedItems'>): Quote {
  const { lines, bought, totals } = quoted;
  if (lines.length === 0) throw problem('cart_empty');
  if (bought.length === 0) throw problem('items_changed', { totals });
  if (totals.total === 0) throw problem('nothing_to_pay', { totals });
  if (isTooLarge(totals)) throw problem('order_too_large', { totals });
  const shown = bought.map(({ offer, quantity, lineTotal }) => ({ variationId: offer.variationId, quantity, lineTotal }));
  if (expectedItems !== undefined && itemsToBuy(shown) !== expectedItems) throw problem('items_changed', { totals });
  if (totals.total !== expectedTotal) throw problem(hasShortage(quoted) ? 'items_changed' : 'total_changed', { totals });
  return quoted;
}

/** The products among these that are mattresses, by their categories. */
async function mattressesAmong(tx: Tx, bought: readonly PricedLine[], now: Date): Promise<Set<number>> {
  const unreturnable = bought.filter(({ offer }) => !offer.returnable).map(({ offer }) => offer.productId);
  if (unreturnable.length === 0) return new Set();
  const categories = await categoriesOf(tx, unreturnable, now);
  return new Set(unreturnable.filter((id) => [...(categories.get(id) ?? [])].some((path) => /(^|[/-])mattresses$/.test(path))));
}

function goodsOf({ productId, isVault }: Offer, mattresses: ReadonlySet<number>): BoughtLine['returnGoods'] {
  if (mattresses.has(productId)) return 'mattress';
  return isVault ? 'vault' : null;
}

/** A line as the order stores it, with the returns policy of its day. */
function snapshot(
  { offer, quantity, lineTotal }: PricedLine,
  given: LinePrice | undefined,
  terms: ReturnTerms,
  mattresses: ReadonlySet<number>,
): BoughtLine {
  const returnDays = returnDaysOf(offer, terms);
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
    adjustments: [...(given?.adjustments ?? [])],
    tax: given?.tax ?? 0,
    returnable: returnDays !== null,
    returnDays: returnDays ?? terms.days,
    returnGoods: goodsOf(offer, mattresses),
  };
}
