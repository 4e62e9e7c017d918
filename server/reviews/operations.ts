import type { z } from 'zod';
import { type ReviewPage, reviewProblems, type reviewSort } from '../../contract/reviews.ts';
import type { ReviewRecord } from '../catalog/index.ts';
import { setRatings } from '../catalog/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { findReviewPage, recount, replaceImported } from './store.ts';
import { averageOf, noReviews, presentSummary } from './summary.ts';

const problem = problemsOf(reviewProblems);

/** Reviews on a page. */
const pageLength = 10;

/** A page of a product's published reviews; a product without any has an empty first page. */
export async function getReviews(
  db: Db,
  input: { productId?: number | undefined; sortBy: z.infer<typeof reviewSort>; page: number },
): Promise<ReviewPage> {
  const { productId, sortBy, page } = input;
  if (productId === undefined) throw problem('no_product_id');
  const range = { limit: pageLength, offset: (page - 1) * pageLength };
  const { distribution, reviews } = await findReviewPage(db, productId, sortBy, range);
  const summary = presentSummary(distribution ?? noReviews);
  return { summary, reviews, page, pages: Math.ceil(summary.count / pageLength) };
}

/** Reaction to an import: the reviews that came with product records replace those that came earlier. */
export async function keepSuppliedReviews(
  tx: Tx,
  { supplied }: { supplied: readonly { productId: number; reviews: readonly ReviewRecord[] }[] },
): Promise<void> {
  const productIds = supplied.map(({ productId }) => productId);
  const reviews = supplied.flatMap(({ productId, reviews }) =>
    reviews.map((review) => ({ verifiedPurchase: false, helpfulVotes: 0, ...review, productId })),
  );
  await replaceImported(tx, productIds, reviews);
  const counted = await recount(tx, productIds);
  await setRatings(
    tx,
    counted.map(({ productId, distribution }) => ({ productId, ...averageOf(distribution) })),
  );
}
