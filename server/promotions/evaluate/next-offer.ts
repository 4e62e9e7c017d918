import { offWhole } from './benefits.ts';
import { type Candidate, type Combination, combine, type ShippingFor } from './combine.ts';
import type { Evaluation } from './evaluation.ts';
import { type Cart, sumOver } from './lines.ts';
import { givenIn } from './outcomes.ts';
import { type Gives, spendMore } from './words.ts';

type NextOffer = NonNullable<Evaluation['nextOffer']>;

/** The minimum or tier with the least merchandise missing that would give more than what applies now. */
export function nextOffer(candidates: readonly Candidate[], won: Combination, cart: Cart, shippingFor: ShippingFor): NextOffer | null {
  const given = givenIn(won);
  let nearest: NextOffer | null = null;
  for (const candidate of candidates) {
    const { promotion, lines } = candidate;
    const value = sumOver(lines, promotion.group === 'item' ? cart.values : won.net);
    const step = nextStep(candidate, value);
    if (!step || (nearest && nearest.missing <= step.from - value)) continue;
    const missing = step.from - value;
    if (!given.every((one) => combine(one.candidate.promotion, promotion))) continue;
    if (!givesMore(candidate, step.from, won, shippingFor(won.merchandise + missing))) continue;
    nearest = { promotionId: promotion.id, missing, message: spendMore(missing, promotion, step.gives) };
  }
  return nearest;
}

/** The lowest amount above `value` that gains something. */
function nextStep({ promotion: { conditions, benefit }, units }: Candidate, value: number): { from: number; gives: Gives } | null {
  const { minimumMerchandise = 0, minimumUnits = 0 } = conditions;
  if (units < minimumUnits) return null;
  if (benefit.kind !== 'tiers') return minimumMerchandise > value ? { from: minimumMerchandise, gives: benefit } : null;
  let next: { from: number; gives: Gives } | null = null;
  for (const tier of benefit.tiers) {
    const from = Math.max(tier.from, minimumMerchandise);
    if (from > value && (!next || from < next.from)) next = { from, gives: tier };
  }
  return next;
}

/** Whether it would give more at that value than its group gives now. */
function givesMore(
  { promotion: { group, benefit }, lines, off }: Candidate,
  value: number,
  won: Combination,
  shippingPrice: number,
): boolean {
  if (group === 'order') return offWhole(benefit, value) > (won.order?.amount ?? 0);
  if (group === 'shipping') return offWhole(benefit, shippingPrice) > (won.shipping?.amount ?? 0);
  return lines.some(({ at }, index) => (off[index] ?? 0) > (won.itemOff[at] ?? 0));
}
