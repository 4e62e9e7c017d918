import { voteProblems } from '../../../contract/reviews/reviews.ts';
import type { Visitor } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { reviewVoted } from '../events.ts';
import { findReview } from '../reading/store.ts';
import type { VoteGate } from './gate.ts';
import { countVote, hasVoted, hasWritten } from './store.ts';

const problem = problemsOf(voteProblems);

interface Vote {
  readonly reviewId: number;
  readonly voter: Visitor;
  readonly captcha: string | undefined;
}

/** Votes a review helpful; idempotent, one vote per visitor. Authors have none for their own. Throws `review_not_found`, `own_review`,
 * and what the gate throws. */
export async function likeReview(
  { database, gate }: { database: Database; gate: VoteGate },
  { reviewId, voter, captcha }: Vote,
  call: Call,
): Promise<{ reviewId: number; helpfulVotes: number }> {
  const review = await findReview(database.read, reviewId);
  if (!review) throw problem('review_not_found');
  if (await hasVoted(database.read, reviewId, voter.ownerId)) return { reviewId, helpfulVotes: review.helpfulVotes };
  if (voter.customer && (await hasWritten(database.read, reviewId, voter.customer.customerId))) throw problem('own_review');
  await gate.beforeVote(reviewId, voter.customer, call, captcha);
  return database.transact(async (tx) => {
    const productId = await countVote(tx, reviewId, voter.ownerId, call.now);
    if (productId !== null) await emit(tx, reviewVoted, { productId });
    const { helpfulVotes } = (await findReview(tx, reviewId)) ?? review;
    return { reviewId, helpfulVotes };
  });
}
