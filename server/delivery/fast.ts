import { coordinatesOf } from '../addresses/index.ts';
import type { ReadyGoods } from '../catalog/index.ts';
import { everywhere } from './estimate.ts';
import { isHeavy, methodFor } from './rates.ts';
import { transitDays } from './transit.ts';

/** Most business days on the way, from the warehouse nearest to each place of the contiguous US, for goods that ship fast. */
const fastWithin = 5;

/** By method and postal codes of warehouses: a shop has a handful of sets of them. */
const known = new Map<string, boolean>();

/**
 * Whether goods that can leave at once ship fast: they are anywhere in the contiguous US within a week of business days. It is the rule by which
 * their dates are counted, asked for the worst place, so that a list that is the same for everybody promises nothing that a product's page takes back.
 */
export function shipsFast(goods: Pick<ReadyGoods, 'weightGrams' | 'from'>): boolean {
  const method = methodFor({ heavy: isHeavy(goods) });
  const key = `${method} ${goods.from.join(' ')}`;
  const answered = known.get(key);
  if (answered !== undefined) return answered;
  const fast = everywhere.every((place) => {
    const to = place.postalCode ? coordinatesOf(place.postalCode) : null;
    return goods.from.some((from) => transitDays(method, 'contiguous', coordinatesOf(from), to)[1] <= fastWithin);
  });
  known.set(key, fast);
  return fast;
}
