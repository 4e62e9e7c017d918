import { setRatings } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { averageOf } from '../summary.ts';
import { recount } from './store.ts';

/** Updates products' ratings from their published reviews; every operation that publishes or removes reviews ends with it. */
export async function rateAnew(tx: Tx, productIds: readonly number[]): Promise<void> {
  const counted = await recount(tx, productIds);
  await setRatings(
    tx,
    counted.map(({ productId, distribution }) => ({ productId, ...averageOf(distribution) })),
  );
}
