import type { AdvertisedPrice } from '../../../contract/values/money.schemas.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Facts, LineFacts } from '../evaluate/facts.ts';
import { type Promotion, phaseOf } from '../promotion.ts';
import type { StoredPromotion } from '../store.ts';

/** Whether anybody can use it, wherever they live, however they pay and however often: with nothing more than a code that everybody may have. */
function isForAll({ conditions, usesLimit, usesPerCustomer, codes }: StoredPromotion): boolean {
  const { signedIn, firstOrder, customers, paymentTypes, countries, campaign, code } = conditions;
  const isPersonal = signedIn ?? firstOrder ?? customers ?? paymentTypes ?? countries ?? campaign;
  return isPersonal === undefined && usesLimit === null && usesPerCustomer === null && (!code || codes.length > 0);
}

/** What is advertised at a moment, and what everybody is given anyway: the promotions that decide advertised prices. */
export interface Advertising {
  readonly advertised: readonly StoredPromotion[];
  readonly given: readonly StoredPromotion[];
}

export function advertisingOf(promotions: readonly StoredPromotion[], now: Date): Advertising {
  const forAll = promotions.filter((one) => one.group !== 'shipping' && phaseOf(one, now) === 'in_force' && isForAll(one));
  return { advertised: forAll.filter(({ advertised }) => advertised), given: forAll.filter(({ conditions }) => !conditions.code) };
}

/**
 * The least that one unit costs bought alone, by anybody, with an advertised promotion; null where none makes it cheaper. Pure. What the cart gives
 * without being asked counts too, so that the price is the one that the cart will show.
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

/** A guest of whom nothing is known, with one unit. */
const factsOf = (unit: Omit<LineFacts, 'variationId' | 'quantity'>, brand: string, { id }: Promotion, code: string | null): Facts => ({
  brand,
  lines: [{ ...unit, variationId: 0, quantity: 1 }],
  codes: new Map(code === null ? [] : [[id, code]]),
  campaigns: new Set(),
  customer: { signedIn: false, email: null, firstOrder: null },
  paymentType: null,
  country: null,
  shippingFor: () => 0,
  usedUp: new Set(),
});
