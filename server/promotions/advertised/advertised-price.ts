import type { AdvertisedPrice } from '../../../contract/values/money.schemas.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Facts, LineFacts } from '../evaluate/facts.ts';
import { type Promotion, phaseOf } from '../promotion.ts';
import type { StoredPromotion } from '../store.ts';

/** Whether every shopper can use it, whatever their address, history or payment type: at most a shared code is needed. */
function isForAll({ conditions, usesLimit, usesPerCustomer, codes }: StoredPromotion): boolean {
  const { signedIn, firstOrder, customers, customerGroups, paymentTypes, storeCardDays, countries, campaign, code } = conditions;
  const isPersonal = signedIn ?? firstOrder ?? customers ?? customerGroups ?? paymentTypes ?? storeCardDays ?? countries ?? campaign;
  return isPersonal === undefined && usesLimit === null && usesPerCustomer === null && (!code || codes.length > 0);
}

/** The promotions that decide advertised prices at a moment: advertised ones and those applied automatically. */
export interface Advertising {
  readonly advertised: readonly StoredPromotion[];
  readonly given: readonly StoredPromotion[];
}

export function advertisingOf(promotions: readonly StoredPromotion[], now: Date): Advertising {
  const forAll = promotions.filter((one) => one.group !== 'shipping' && phaseOf(one, now) === 'in_force' && isForAll(one));
  return { advertised: forAll.filter(({ advertised }) => advertised), given: forAll.filter(({ conditions }) => !conditions.code) };
}

/**
 * The lowest price in cents of a single unit, for any shopper, with an advertised promotion; null where none lowers it. Pure. Includes automatic
 * promotions, so that it matches the price in the cart.
 */
export function advertisedPrice(
  { advertised, given }: Advertising,
  unit: Omit<LineFacts, 'variationId' | 'quantity'>,
  brand: string,
  now: Date,
): AdvertisedPrice | null {
  let best: AdvertisedPrice | null = null;
  for (const promotion of advertised) {
    const code = promotion.conditions.code ? (promotion.codes[0] ?? null) : null;
    const others = given.filter((one) => one !== promotion);
    const { adjustments } = evaluate(factsOf(unit, brand, promotion, code), [promotion, ...others], now);
    if (!adjustments.some(({ promotionId }) => promotionId === promotion.id)) continue;
    const amount = unit.unitPrice - adjustments.reduce((sum, one) => sum + one.amount, 0);
    if (!best || amount < best.amount) best = { amount, label: promotion.label, code };
  }
  return best;
}

/** One unit for an unknown guest. */
const factsOf = (unit: Omit<LineFacts, 'variationId' | 'quantity'>, brand: string, { id }: Promotion, code: string | null): Facts => ({
  brand,
  lines: [{ ...unit, variationId: 0, quantity: 1 }],
  codes: new Map(code === null ? [] : [[id, code]]),
  campaigns: new Set(),
  customer: { signedIn: false, email: null, groups: new Set(), firstOrder: null, storeCardSince: null },
  paymentType: null,
  country: null,
  shippingFor: () => 0,
  usedUp: new Set(),
});
