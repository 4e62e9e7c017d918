import { setRatings } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { averageOf } from '../summary.ts';
import { recount } from './store.ts';

/** Ends every operation that publishes or removes reviews: products get the rating their published reviews give them. */
export async function rateAnew(tx: Tx, productIds: readonly number[]): Promise<void> {
  const counted = await recount(tx, productIds);
  await setRatings(
    tx,
    counted.map(({ productId, distribution }) => ({ productId, ...averageOf(distribution) })),
  );
}
