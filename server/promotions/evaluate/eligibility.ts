import { shopDay, shopDayAfter } from '../../../contract/values/shop-days.ts';
import { type Conditions, type Promotion, phaseOf } from '../promotion.ts';
import type { Ineligible } from './evaluation.ts';
import type { Facts } from './facts.ts';
import type { Cart, Line } from './lines.ts';
import { addMoney, addUnits, endedOn, inFirstDays, notWith, onlyWith, startsOn } from './words.ts';

/** Why this visitor, or any, cannot use it now, whatever is in the cart; null when they can. */
export function refusalOf(promotion: Promotion, facts: Facts, now: Date): Ineligible | null {
  const { id, startsAt, endsAt, conditions } = promotion;
  const phase = phaseOf(promotion, now);
  if (phase === 'not_begun') return { code: phase, message: startsOn(startsAt) };
  if (phase === 'ended' && endsAt) return { code: phase, message: endedOn(endsAt) };
  if (facts.usedUp.has(id)) return { code: 'used_up', message: 'This offer has been used up' };
  if (conditions.code && !facts.codes.has(id)) return { code: 'needs_code', message: 'Needs a promo code' };
  if (conditions.campaign && !facts.campaigns.has(id)) return { code: 'needs_campaign', message: 'Only with its own link' };
  return ofVisitor(conditions, facts) ?? ofCheckout(conditions, facts) ?? ofStoreCard(conditions, facts, now);
}

function ofVisitor({ signedIn, firstOrder, customers, customerGroups }: Conditions, { customer }: Facts): Ineligible | null {
  if (signedIn && !customer.signedIn) return { code: 'signed_in', message: 'Sign in to use it' };
  if (firstOrder && customer.firstOrder === false) return { code: 'first_order', message: 'For first orders only' };
  if (customers && (customer.email === null || !customers.includes(customer.email)))
    return { code: 'customers', message: 'For selected customers only' };
  if (customerGroups && !customerGroups.some((key) => customer.groups.has(key)))
    return { code: 'customers', message: 'For selected customers only' };
  return null;
}

function ofCheckout({ paymentTypes, countries }: Conditions, { brand, paymentType, country }: Facts): Ineligible | null {
  if (paymentTypes?.in && !(paymentType && paymentTypes.in.includes(paymentType)))
    return { code: 'payment_type', message: onlyWith(paymentTypes.in, brand) };
  if (paymentTypes?.notIn && paymentType && paymentTypes.notIn.includes(paymentType))
    return { code: 'payment_type', message: notWith(paymentTypes.notIn, brand) };
  if (countries && country && !countries.includes(country))
    return { code: 'country', message: `Ships to ${country === 'CA' ? 'the US' : 'Canada'} only` };
  return null;
}

/** Until the end of the last day, as shown to the store card's holder (`welcomeUntil`). */
function ofStoreCard({ storeCardDays }: Conditions, { brand, customer: { storeCardSince } }: Facts, now: Date): Ineligible | null {
  if (storeCardDays === undefined || !storeCardSince || shopDay(now) <= shopDayAfter(storeCardSince, storeCardDays)) return null;
  return { code: 'store_card_days', message: inFirstDays(storeCardDays, brand) };
}

/** The lines a promotion counts for, or the reason there are none. */
export function linesFor({ conditions }: Promotion, cart: Cart): readonly Line[] | Ineligible {
  const matching = cart.matching(conditions);
  if (matching.length === 0)
    return { code: 'no_matching_items', message: cart.lines.length === 0 ? 'Your cart is empty' : 'Not for these items' };
  const { saleItems } = conditions;
  if (!saleItems) return matching;
  const lines = matching.filter(({ onSale }) => onSale === (saleItems === 'only'));
  if (lines.length > 0) return lines;
  return { code: 'sale_items', message: saleItems === 'only' ? 'Only with sale items' : 'Not with sale items' };
}

/** What a cart lacks to reach a promotion's minimums. */
export interface Shortfall {
  readonly code: 'minimum_merchandise' | 'minimum_units';
  /** Cents or units. */
  readonly missing: number;
}

/** What is missing, given the cents and units of the promotion's lines; null when nothing is. */
export function shortfallOf({ conditions, benefit }: Promotion, value: number, units: number): Shortfall | null {
  const firstTier = benefit.kind === 'tiers' ? Math.min(...benefit.tiers.map(({ from }) => from)) : 0;
  const missing = Math.max(conditions.minimumMerchandise ?? 0, firstTier) - value;
  if (missing > 0) return { code: 'minimum_merchandise', missing };
  const set = benefit.kind === 'buy_x_get_y' ? benefit.buy + benefit.get : 0;
  const missingUnits = Math.max(conditions.minimumUnits ?? 0, set) - units;
  return missingUnits > 0 ? { code: 'minimum_units', missing: missingUnits } : null;
}

/** The same with its message. */
export const inWords = ({ code, missing }: Shortfall, { conditions }: Promotion): Ineligible => ({
  code,
  message: code === 'minimum_units' ? addUnits(missing, conditions) : addMoney(missing, conditions),
  missing,
});
