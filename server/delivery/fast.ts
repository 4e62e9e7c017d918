import { coordinatesOf } from '../addresses/index.ts';
import type { ReadyGoods } from '../catalog/index.ts';
import { memoized } from '../platform/memoized.ts';
import { everywhere } from './estimate.ts';
import { isHeavy, methodFor } from './rates.ts';
import { transitDays } from './transit.ts';

/** Most business days on the way, from the warehouse nearest to each place of the contiguous US, for goods that ship fast. */
const fastWithin = 5;

/**
 * Whether goods that can leave at once ship fast: they are anywhere in the contiguous US within a week of business days. It is the rule by which
 * their dates are counted, asked for the worst place, so that a list that is the same for everybody promises nothing that a product's page takes back.
 */
export function shipsFast(goods: Pick<ReadyGoods, 'weightGrams' | 'from'>): boolean {
  return goods.from.length > 0 && isFastFrom(methodFor({ heavy: isHeavy(goods) }))(goods.from.join(' '));
}

/** By method and the postal codes of warehouses: a shop has a handful of sets of them. */
const isFastFrom = memoized((method: ReturnType<typeof methodFor>) =>
  memoized((warehouses: string) =>
    everywhere.every((place) => {
      const to = place.postalCode ? coordinatesOf(place.postalCode) : null;
      return warehouses.split(' ').some((from) => transitDays(method, 'contiguous', coordinatesOf(from), to)[1] <= fastWithin);
    }),
  ),
);
