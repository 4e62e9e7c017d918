import { type ReportReason, reviewProblems } from '../../../contract/reviews/reviews.ts';
import type { Visitor } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { saveReport } from './store.ts';

const problem = problemsOf(reviewProblems);

/** Reports a review to staff. Throws `review_not_found`. */
export async function reportReview(
  { transact }: Database,
  { reviewId, reason }: { readonly reviewId: number; readonly reason: ReportReason },
  { ownerId }: Visitor,
  now: Date,
): Promise<{ ok: true; reviewId: number }> {
  if (!(await transact((tx) => saveReport(tx, reviewId, ownerId, reason, now)))) throw problem('review_not_found');
  return { ok: true, reviewId };
}
