import type { VariationPrice } from '../../../contract/catalog/catalog.ts';
import type { ReferencePriceType } from '../../../contract/values/money.schemas.ts';

/** A variation's stored price; the database rejects a reference that is not above the price or lacks evidence. */
export interface PriceRow {
  priceCents: number;
  referenceType: ReferencePriceType | null;
  referenceCents: number | null;
  /** Omitted where it is not needed. */
  evidence?: string | null;
  saleEndsAt?: Date | null;
}

/**
 * A price as shown. A reference that the shop itself charged or lists (WAS, LIST_PRICE, COMPARE_EXACT of the merchant) makes the price
 * a sale price; comparing with others' prices (MSRP, COMPARE_SIMILAR, BELOW_MAPP) does not (spec §3).
 */
export function presentPrice({ priceCents, referenceType, referenceCents, evidence, saleEndsAt }: PriceRow): VariationPrice {
  const reference = referenceType && referenceCents ? { type: referenceType, amount: referenceCents, ...(evidence && { evidence }) } : null;
  const onSale = reference !== null && isOwnPrice(reference.type);
  return {
    basePrice: onSale ? reference.amount : priceCents,
    salePrice: onSale ? priceCents : null,
    amount: priceCents,
    currency: 'USD',
    reference,
    ...(onSale && saleEndsAt && { saleEndsAt: saleEndsAt.toISOString() }),
  };
}

/** A price for lists, without the reference's evidence. */
export function withoutEvidence({ reference, ...price }: VariationPrice): VariationPrice {
  return { ...price, reference: reference && { type: reference.type, amount: reference.amount } };
}

/** Kinds of references that the shop itself charged or lists. */
export const ownPrices: readonly ReferencePriceType[] = ['WAS', 'LIST_PRICE', 'COMPARE_EXACT'];

export const isOwnPrice = (type: ReferencePriceType): boolean => ownPrices.includes(type);

/** The price of the cheapest variation; among equals, the one with the best reference. */
export function lowestPrice(prices: readonly VariationPrice[]): VariationPrice {
  const [first, ...rest] = prices;
  if (!first) throw new Error('a product without variations has no price');
  return rest.reduce((best, price) => (isBetter(price, best) ? price : best), first);
}

function isBetter(a: VariationPrice, b: VariationPrice): boolean {
  return a.amount < b.amount || (a.amount === b.amount && (a.reference?.amount ?? 0) > (b.reference?.amount ?? 0));
}
