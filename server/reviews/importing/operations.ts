import type { ReviewRecord } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { rateAnew } from '../rating/rate.ts';
import { replaceImported } from './store.ts';

/** On an import: replaces previously imported reviews with those in the product records. */
export async function keepSuppliedReviews(
  tx: Tx,
  { supplied }: { supplied: readonly { productId: number; reviews: readonly ReviewRecord[] }[] },
): Promise<void> {
  const productIds = supplied.map(({ productId }) => productId);
  const reviews = supplied.flatMap(({ productId, reviews }) =>
    reviews.map((review) => ({ verifiedPurchase: false, helpfulVotes: 0, answers: {}, photos: [], ...review, productId })),
  );
  await replaceImported(tx, productIds, reviews);
  await rateAnew(tx, productIds);
}
