import { neverCombine } from '../evaluate/combine.ts';
import type { PlannedPromotion } from './store.ts';

type Planned = Pick<PlannedPromotion, 'promotionId' | 'brands' | 'group' | 'stacksWith' | 'startsAt' | 'endsAt'>;

const isWithin = (a: Planned, b: Planned) => a.endsAt === null || b.startsAt < a.endsAt;
const shareBrand = (a: Planned, b: Planned) =>
  a.brands.length === 0 || b.brands.length === 0 || a.brands.some((one) => b.brands.includes(one));

/** For each promotion, the ids of those that a shopper could use at the same time and in the same shop, but never for the same order. Pure. */
export function overlapsOf(promotions: readonly Planned[]): Map<number, number[]> {
  return new Map(
    promotions.map((one) => [
      one.promotionId,
      promotions
        .filter(
          (other) => other !== one && isWithin(one, other) && isWithin(other, one) && shareBrand(one, other) && neverCombine(one, other),
        )
        .map(({ promotionId }) => promotionId),
    ]),
  );
}
