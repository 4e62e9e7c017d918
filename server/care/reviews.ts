import type { OutputOf } from '../../contract/api/endpoint.ts';
import { type careEndpoints, careProblems } from '../../contract/staff/care/care.ts';
import { getCards } from '../catalog/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { approveReview, findWaiting, rejectReview } from '../reviews/index.ts';
import { audit, type StaffMember } from '../staff/index.ts';

const problem = problemsOf(careProblems);

const mostShown = 50;

type Queue = OutputOf<typeof careEndpoints.listReviews>;

/** Reviews waiting for moderation, oldest first, with their products. */
export async function listReviews(db: Db): Promise<Queue> {
  const waiting = await findWaiting(db, mostShown);
  const cards = await getCards(db, [...new Set(waiting.map(({ productId }) => productId))], null);
  const reviews = waiting.map(({ submittedAt, publishAfter, flags, photos, ...review }) => {
    const card = cards.find(({ productId }) => productId === review.productId);
    return {
      ...review,
      flags: [...flags],
      photos: photos.map(({ src }) => ({ src })),
      productName: card?.name ?? `Product ${review.productId}`,
      product: card ? { departmentSlug: card.departmentSlug, slug: card.slug, productId: card.productId } : null,
      submittedAt: submittedAt.toISOString(),
      publishAfter: publishAfter.toISOString(),
    };
  });
  return { reviews };
}

interface Decision {
  readonly reviewId: number;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
}

/** Publishes or rejects a review, and audits it. Throws `review_not_waiting`. */
export async function decideReview(
  database: Database,
  { reviewId, decision, reason }: Decision,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const approves = decision === 'approve';
  const decided = approves
    ? await approveReview(database, reviewId, { atOnce: true }, now)
    : await rejectReview(database, reviewId, reason);
  if (!decided) throw problem('review_not_waiting');
  const subject = { kind: 'review', id: reviewId };
  await database.transact((tx) =>
    audit(tx, { by, action: approves ? 'review.approved' : 'review.rejected', subject, ...(reason && { reason }) }, now),
  );
}
