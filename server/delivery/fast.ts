import { maxFastDays } from '../../contract/delivery/delivery.ts';
import { coordinatesOf } from '../addresses/index.ts';
import type { ReadyGoods } from '../catalog/index.ts';
import { memoized } from '../platform/memoized.ts';
import { everywhere } from './estimate.ts';
import { isHeavy, methodFor } from './rates.ts';
import { transitDays } from './transit.ts';

/**
 * Whether items that can leave at once ship fast: anywhere in the contiguous US within a week of business days. It applies the date rule to the worst
 * place, so that a list, which is the same for all visitors, does not promise what the product page cannot keep.
 */
export function shipsFast(goods: Pick<ReadyGoods, 'weightGrams' | 'deliveryClass' | 'from'>): boolean {
  return goods.from.length > 0 && isFastFrom(methodFor({ heavy: isHeavy(goods) }))(goods.from.join(' '));
}

/** Cached by method and warehouses' postal codes: a shop has few combinations. */
const isFastFrom = memoized((method: ReturnType<typeof methodFor>) =>
  memoized((warehouses: string) =>
    everywhere.every((place) => {
      const to = place.postalCode ? coordinatesOf(place.postalCode) : null;
      return warehouses.split(' ').some((from) => transitDays(method, 'contiguous', coordinatesOf(from), to)[1] <= maxFastDays);
    }),
  ),
);
