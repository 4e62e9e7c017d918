import { reviewProblems } from '../../../contract/reviews.ts';
import type { Database } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { reviewVoted } from '../events.ts';
import { findReview } from '../reading/store.ts';
import { countVote } from './store.ts';

const problem = problemsOf(reviewProblems);

/** Says that a review was helpful; safe to repeat, a visitor has one vote. Throws `review_not_found`. */
export async function likeReview(
  database: Database,
  reviewId: number,
  voter: string,
  now: Date,
): Promise<{ reviewId: number; helpfulVotes: number }> {
  return database.transact(async (tx) => {
    if (!(await findReview(tx, reviewId))) throw problem('review_not_found');
    const productId = await countVote(tx, reviewId, voter, now);
    if (productId !== null) await emit(tx, reviewVoted, { productId });
    const { helpfulVotes } = (await findReview(tx, reviewId)) ?? { helpfulVotes: 0 };
    return { reviewId, helpfulVotes };
  });
}
