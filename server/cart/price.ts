import { isShippableCountry } from '../../contract/accounts/addresses.ts';
import type { Totals } from '../../contract/buying/cart.ts';
import type { Adjustment, PromoCode, PromotionsOfCart } from '../../contract/buying/promotions.ts';
import { type OwnDiscount, ownDiscountId, ownDiscountLabel } from '../../contract/staff/orders/drafts.ts';
import { type Destination, freeShippingGap, type ShippingRates, shippingPrice } from '../delivery/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { roundedShare, spread } from '../platform/shares.ts';
import {
  type Considered,
  type EnteredCode,
  type Evaluation,
  evaluate,
  type LineFacts,
  noGroups,
  type Standing,
} from '../promotions/index.ts';
import { type TaxRates, taxFor } from '../tax/index.ts';
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
  readonly own?: OwnTerms;
}

/** Terms of a draft order besides the shop's prices and promotions. */
export interface OwnTerms {
  /** On what promotions left of the merchandise. */
  readonly discount: Pick<OwnDiscount, 'kind' | 'value'> | null;
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
 * Prices a cart, a checkout or an order (rulings: Money): line prices → item promotions → order promotions → cap → own discount of a draft → delivery →
 * tax. Pure. Integer cents; merchandise − discount + shipping + tax = total, none negative, and lines add up to the cent.
 */
export function price(input: PriceInput, now: Date): Price {
  const { standing, destination, rates, taxRates, own } = input;
  const bought = buyable(input.lines);
  const { merchandise, heavy } = shipmentOf(input.lines);
  const shippingFor = (goods: number) => shippingPrice({ merchandise: goods, heavy }, destination, rates);
  const country = isShippableCountry(destination.countryCode) ? destination.countryCode : null;
  const lines = bought.map((line) => factsOf(line, standing));
  const ownShipping = own?.shippingPrice ?? null;
  const considered = ownShipping === null ? standing.promotions : standing.promotions.filter(({ group }) => group !== 'shipping');
  const evaluation = evaluate({ ...standing, lines, country, shippingFor }, considered, now);
  const judged = standing.entered.length > 0 ? evaluation.considered() : [];
  const describe = describing(standing);
  const summary = summaryOf(evaluation, describe);
  const { campaigns } = standing;
  // A campaign without a promotion is about the prices.
  const isTakenOff = campaigns.size === 0 || summary.some(({ promotionId }) => campaigns.has(promotionId));

  const given = new Map<number, Adjustment[]>();
  for (const { variationId, promotionId, amount } of evaluation.adjustments) {
    given.set(variationId, [...(given.get(variationId) ?? []), { ...describe(promotionId), amount }]);
  }
  const discountOf = (line: PricedLine) => sum(given.get(line.offer.variationId) ?? []);
  const promoted = merchandise - sum(evaluation.adjustments);
  const ownOff = ownDiscountOf(own, promoted);
  // Sorted, so that equal remainders do not depend on the order in which lines were added.
  const sorted = bought.toSorted((a, b) => a.offer.variationId - b.offer.variationId);
  const ownShares = spread(
    ownOff,
    sorted.map((line) => line.lineTotal - discountOf(line)),
  );
  for (const [index, { offer }] of sorted.entries()) {
    const amount = ownShares[index] ?? 0;
    if (amount > 0) given.set(offer.variationId, [...(given.get(offer.variationId) ?? []), { ...ownAdjustment, amount }]);
  }
  const goods = promoted - ownOff;
  const discount = merchandise - goods;
  // After promotions but before a draft's own discount, which must not cost the customer free delivery.
  const shipping = ownShipping ?? shippingFor(promoted) - (evaluation.shipping?.amount ?? 0);
  const gap = freeShippingGap(promoted, destination, rates);
  const isMadeFree = evaluation.shipping !== null && shipping === 0;
  const taxOnGoods = taxRates ? taxFor(taxRates, { goods, shipping: 0 }) : 0;
  const tax = taxRates ? taxFor(taxRates, { goods, shipping }) : 0;
  const taxes = spread(
    taxOnGoods,
    sorted.map((line) => line.lineTotal - discountOf(line)),
  );
  return {
    totals: {
      currency: 'USD',
      merchandise,
      discount,
      shipping,
      tax,
      taxIsEstimate: !input.taxIsFinal,
      total: goods + shipping + tax,
      freeShipping: gap && ownShipping === null && bought.length > 0 ? { ...gap, missing: isMadeFree ? 0 : gap.missing } : null,
      adjustments: [...summary, ...(ownOff > 0 ? [{ ...ownAdjustment, amount: ownOff }] : [])],
    },
    lines: new Map(
      sorted.map((line, index) => [
        line.offer.variationId,
        { adjustments: given.get(line.offer.variationId) ?? [], discount: discountOf(line), tax: taxes[index] ?? 0 },
      ]),
    ),
    promotions: {
      codes: standing.entered.map((entered) => presentCode(entered, standing, judged)),
      capped: evaluation.capped,
      nextOffer: nextOfferOf(evaluation, standing),
      campaign: standing.campaign && {
        campaignId: standing.campaign.campaignId,
        restrictionToken: standing.campaign.restrictionToken ?? null,
        checkoutMessage: isTakenOff ? standing.campaign.checkoutMessage : '',
      },
    },
    considered: evaluation.considered,
  };
}

const ownAdjustment = { promotionId: ownDiscountId, group: 'order', label: ownDiscountLabel, code: null } as const;

/** Cents that a draft's own discount takes off merchandise, never more than all of it. */
function ownDiscountOf(own: OwnTerms | undefined, merchandise: number): number {
  if (!own?.discount) return 0;
  const { kind, value } = own.discount;
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

/** The state of a code with its message (spec §4, promo code). */
function presentCode({ code, promotion, isUsed }: EnteredCode, { codes }: Standing, judged: readonly Considered[]): PromoCode {
  const refused = { code, state: 'not_eligible' as const, label: promotion.label, amount: 0 };
  if (isUsed) return { ...refused, message: 'This code has been used already.' };
  if (codes.get(promotion.id) !== code) return { ...refused, message: 'Another code for this offer is in your cart.' };
  const outcome = judged.find((one) => one.promotion.id === promotion.id)?.outcome;
  if (outcome?.state === 'applied') {
    return {
      code,
      state: 'applied',
      label: promotion.label,
      message: `You save ${formatDollars(outcome.amount)}.`,
      amount: outcome.amount,
    };
  }
  if (outcome?.state === 'beaten') {
    const better = judged.find((one) => one.promotion.id === outcome.by)?.promotion.label;
    return { ...refused, message: better ? `You already have a better offer: ${better}.` : 'You already have a better offer.' };
  }
  return { ...refused, message: outcome ? outcome.reason.message : 'This code doesn’t apply here.' };
}

function nextOfferOf({ nextOffer }: Evaluation, { promotions }: Standing): PromotionsOfCart['nextOffer'] {
  const label = nextOffer && promotions.find(({ id }) => id === nextOffer.promotionId)?.label;
  return nextOffer && label ? { label, missing: nextOffer.missing, message: nextOffer.message } : null;
}
