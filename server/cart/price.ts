import { isShippableCountry } from '../../contract/addresses/addresses.ts';
import type { Totals } from '../../contract/cart/cart.ts';
import type { Adjustment, PromotionsOfCart } from '../../contract/promotions/promotions.ts';
import { type ManualDiscount, manualDiscountId, manualDiscountLabel } from '../../contract/staff/orders/drafts.ts';
import { type Destination, freeShippingGap, type ShippingRates, shippingPrice } from '../delivery/index.ts';
import { roundedShare, spread } from '../platform/shares.ts';
import { type Considered, type Evaluation, evaluate, type LineFacts, noGroups, type Standing } from '../promotions/index.ts';
import { type TaxRates, taxFor } from '../tax/index.ts';
import { presentPromotions } from './present-promotions.ts';
import { buyable, type PricedLine, shipmentOf } from './pricing.ts';

export interface PriceInput {
  /** All lines; unavailable ones cost nothing. */
  readonly lines: readonly PricedLine[];
  /** What promotions need to know about the shopper, including the payment type. */
  readonly standing: Standing;
  readonly destination: Destination;
  readonly rates: ShippingRates;
  /** Null while the destination is unknown: no tax is shown and the total is an estimate. */
  readonly taxRates: TaxRates | null;
  /** True once the shipping address is known. */
  readonly taxIsFinal?: boolean;
  /** What staff agreed with the customer of a draft order. */
  readonly manual?: ManualTerms;
}

/** Terms of a draft order besides the shop's prices and promotions. */
export interface ManualTerms {
  /** On what promotions left of the merchandise. */
  readonly discount: Pick<ManualDiscount, 'kind' | 'value'> | null;
  /** Cents, instead of rates and shipping promotions; null for those. */
  readonly shippingPrice: number | null;
}

/** A line's adjustments and tax, in cents. */
export interface LinePrice {
  readonly adjustments: readonly Adjustment[];
  readonly discount: number;
  /** Its share of the merchandise tax by largest remainder, so that lines add up exactly. */
  readonly tax: number;
}

export interface Price {
  readonly totals: Totals;
  /** By variation; only lines that can be bought. */
  readonly lines: ReadonlyMap<number, LinePrice>;
  readonly promotions: PromotionsOfCart;
  /** Judges every promotion of the brand. */
  readonly considered: () => readonly Considered[];
}

/**
 * Prices a cart, a checkout or an order (rulings: Money): line prices → item promotions → order promotions → cap → manual discount of a draft →
 * delivery → tax. Pure. Integer cents; merchandise − discount + shipping + tax = total, none negative, and lines add up to the cent.
 */
export function price(input: PriceInput, now: Date): Price {
  const { standing, destination, rates, manual } = input;
  const bought = buyable(input.lines);
  const { merchandise, heavy } = shipmentOf(input.lines);
  const shippingFor = (goods: number) => shippingPrice({ merchandise: goods, heavy }, destination, rates);
  const country = isShippableCountry(destination.countryCode) ? destination.countryCode : null;
  const lines = bought.map((line) => factsOf(line, standing));
  const isShippingAgreed = manual !== undefined && manual.shippingPrice !== null;
  const considered = isShippingAgreed ? standing.promotions.filter(({ group }) => group !== 'shipping') : standing.promotions;
  const evaluation = evaluate({ ...standing, lines, country, shippingFor }, considered, now);
  const describe = describing(standing);
  const summary = summaryOf(evaluation, describe);
  const discounted = discountLines(bought, evaluation, describe, manual);
  const { taxOnGoods, totals } = totalsOf(input, merchandise, discounted, evaluation, summary, shippingFor);
  const taxes = spread(
    taxOnGoods,
    discounted.lines.map(({ left }) => left),
  );
  return {
    totals,
    lines: new Map(
      discounted.lines.map(({ variationId, adjustments, discount }, index) => [
        variationId,
        { adjustments, discount, tax: taxes[index] ?? 0 },
      ]),
    ),
    promotions: presentPromotions(evaluation, summary, standing),
    considered: evaluation.considered,
  };
}

/** What promotions and a manual discount take off, in cents. */
interface Discounted {
  /** By variation, so that equal remainders do not depend on the order in which lines were added. `left` is what the line still costs. */
  readonly lines: readonly (Omit<LinePrice, 'tax'> & { readonly variationId: number; readonly left: number })[];
  readonly promotional: number;
  readonly manual: number;
}

function discountLines(
  bought: readonly PricedLine[],
  { adjustments }: Evaluation,
  describe: Describe,
  terms: ManualTerms | undefined,
): Discounted {
  const given = new Map<number, Adjustment[]>();
  for (const { variationId, promotionId, amount } of adjustments) {
    given.set(variationId, [...(given.get(variationId) ?? []), { ...describe(promotionId), amount }]);
  }
  const lines = bought
    .map(({ offer: { variationId }, lineTotal }) => {
      const promoted = given.get(variationId) ?? [];
      const discount = sum(promoted);
      return { variationId, adjustments: promoted, discount, left: lineTotal - discount };
    })
    .sort((a, b) => a.variationId - b.variationId);
  const promotional = sum(adjustments);
  const manual = manualDiscountOf(
    terms,
    lines.reduce((total, { left }) => total + left, 0),
  );
  if (manual === 0) return { lines, promotional, manual };
  const shares = spread(
    manual,
    lines.map(({ left }) => left),
  );
  const shared = lines.map((line, index) => {
    const amount = shares[index] ?? 0;
    if (amount === 0) return line;
    const { variationId, discount, left } = line;
    return {
      variationId,
      discount: discount + amount,
      left: left - amount,
      adjustments: [...line.adjustments, { ...manualAdjustment, amount }],
    };
  });
  return { lines: shared, promotional, manual };
}

/** The totals, and the tax that lines share: shipping's is nobody's. */
function totalsOf(
  { destination, rates, taxRates, taxIsFinal, manual }: PriceInput,
  merchandise: number,
  discounted: Discounted,
  evaluation: Evaluation,
  summary: readonly Adjustment[],
  shippingFor: (goods: number) => number,
): { readonly taxOnGoods: number; readonly totals: Totals } {
  const promoted = merchandise - discounted.promotional;
  const goods = promoted - discounted.manual;
  const manualShipping = manual?.shippingPrice ?? null;
  // After promotions but before a draft's manual discount, which must not cost the customer free delivery.
  const shipping = manualShipping ?? shippingFor(promoted) - (evaluation.shipping?.amount ?? 0);
  // Where promotions leave nothing to pay, delivery costs nothing either.
  const gap = manualShipping === null && promoted > 0 ? freeShippingGap(promoted, destination, rates) : null;
  const isMadeFree = evaluation.shipping !== null && shipping === 0;
  const taxOnGoods = taxRates ? taxFor(taxRates, { goods, shipping: 0 }) : 0;
  const tax = taxRates ? taxFor(taxRates, { goods, shipping }) : 0;
  const manualOff = discounted.manual > 0 ? [{ ...manualAdjustment, amount: discounted.manual }] : [];
  return {
    taxOnGoods,
    totals: {
      currency: 'USD',
      merchandise,
      discount: merchandise - goods,
      shipping,
      tax,
      taxIsEstimate: !taxIsFinal,
      total: goods + shipping + tax,
      freeShipping: gap && { ...gap, missing: isMadeFree ? 0 : gap.missing },
      adjustments: [...summary, ...manualOff],
    },
  };
}

const manualAdjustment = { promotionId: manualDiscountId, group: 'order', label: manualDiscountLabel, code: null } as const;

/** Cents that a draft's manual discount takes off merchandise, never more than all of it. */
function manualDiscountOf(terms: ManualTerms | undefined, merchandise: number): number {
  if (!terms?.discount) return 0;
  const { kind, value } = terms.discount;
  return Math.min(merchandise, kind === 'percent' ? roundedShare(merchandise, value) : value);
}

const sum = (amounts: readonly { readonly amount: number }[]): number => amounts.reduce((total, { amount }) => total + amount, 0);

function factsOf({ offer, quantity }: PricedLine, { groups }: Standing): LineFacts {
  return {
    variationId: offer.variationId,
    ...(groups.get(offer.productId) ?? noGroups),
    unitPrice: offer.price.amount,
    quantity,
    onSale: offer.price.salePrice !== null,
  };
}

type Describe = (promotionId: number) => Omit<Adjustment, 'amount'>;

function describing({ promotions, codes }: Standing): Describe {
  const byId = new Map(promotions.map((one) => [one.id, one]));
  return (promotionId) => {
    const one = byId.get(promotionId);
    if (!one) throw new Error(`Promotion ${promotionId} is not in force`);
    return { promotionId, group: one.group, label: one.label, code: one.conditions.code ? (codes.get(promotionId) ?? null) : null };
  };
}

/** What each promotion takes off in total, in the order applied. */
function summaryOf({ adjustments, shipping }: Evaluation, describe: Describe): Adjustment[] {
  const amounts = new Map<number, number>();
  for (const { promotionId, amount } of adjustments) amounts.set(promotionId, (amounts.get(promotionId) ?? 0) + amount);
  if (shipping) amounts.set(shipping.promotionId, shipping.amount);
  const order = ['item', 'order', 'shipping'];
  return [...amounts]
    .map(([promotionId, amount]) => ({ ...describe(promotionId), amount }))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.promotionId - b.promotionId);
}
