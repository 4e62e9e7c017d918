import { staffReviewProblems } from '../../../contract/staff/care/staff-reviews.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { hasChanged } from '../../platform/fingerprint.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { reviewChanged } from '../events.ts';
import { publishDue } from '../moderation/operations.ts';
import { saveApproved, saveRejected } from '../moderation/store.ts';
import { rateAnew } from '../rating/rate.ts';
import { settleReports } from '../reporting/store.ts';
import { type DeskReview, lockDeskReview, saveAnswer, saveRestored } from './store.ts';

const problem = problemsOf(staffReviewProblems);

/** Who changes which review, and when. */
export interface Change {
  readonly reviewId: number;
  readonly by: StaffMember;
  readonly now: Date;
}

/** Locks the review, changes it, and writes the audit entry of the change in the same transaction. Throws `review_not_found`. */
async function change(
  { transact }: Database,
  { reviewId, by, now }: Change,
  make: (tx: Tx, review: DeskReview) => Promise<{ action: string; reason?: string; before: unknown; after: unknown } | null>,
): Promise<void> {
  await transact(async (tx) => {
    const review = await lockDeskReview(tx, reviewId);
    if (!review) throw problem('review_not_found');
    const made = await make(tx, review);
    if (!made) return;
    const { action, reason, before, after } = made;
    const entry = { by, action, subject: { kind: 'review', id: reviewId }, details: { before, after } };
    await audit(tx, { ...entry, ...(reason && { reason }) }, now);
  });
}

/** Publishes a waiting review at once, or rejects it. Throws `review_not_found`, `review_not_waiting`. */
export async function decide(
  database: Database,
  { decision, reason, ...of }: Change & { readonly decision: 'approve' | 'reject'; readonly reason: string },
): Promise<void> {
  await change(database, of, async (tx, { reviewId, state }) => {
    if (state !== 'waiting' && state !== 'approved') throw problem('review_not_waiting');
    if (decision === 'approve') await saveApproved(tx, reviewId, of.now);
    else await saveRejected(tx, reviewId, reason);
    const [action, after] = decision === 'approve' ? ['review.approved', 'published'] : ['review.rejected', 'rejected'];
    return { action, reason, before: { state }, after: { state: after } };
  });
  await publishDue(database, of.now, { unread: false });
}

/** Takes a published review off the shop; its product's rating follows. Throws `review_not_found`, `review_not_published`. */
export const withdraw = (database: Database, { reason, ...of }: Change & { readonly reason: string }): Promise<void> =>
  change(database, of, async (tx, { reviewId, productId, state }) => {
    if (state !== 'published') throw problem('review_not_published');
    await saveRejected(tx, reviewId, reason);
    await rateAnew(tx, [productId]);
    const reports = await settleReports(tx, [reviewId], of.now);
    return { action: 'review.withdrawn', reason, before: { state, reports }, after: { state: 'withdrawn', reports: 0 } };
  });

/** Undoes a withdrawal or rejection. Throws `review_not_found`, `review_not_withdrawn`, `review_replaced`. */
export const restore = (database: Database, of: Change): Promise<void> =>
  change(database, of, async (tx, { reviewId, productId, state, publishedOn }) => {
    if (state !== 'withdrawn' && state !== 'rejected') throw problem('review_not_withdrawn');
    if (!(await saveRestored(tx, reviewId))) throw problem('review_replaced');
    await rateAnew(tx, [productId]);
    return { action: 'review.restored', before: { state }, after: { state: publishedOn === null ? 'waiting' : 'published' } };
  });

/**
 * Writes, changes or (null) removes the shop's answer. Throws `review_not_found`, `answer_changed` when it is not the one this is based on, and
 * `review_not_published` for a new answer.
 */
export const answer = (
  database: Database,
  { text, brand, basedOn, ...of }: Change & { readonly text: string | null; readonly brand: string; readonly basedOn: string | undefined },
): Promise<void> =>
  change(database, of, async (tx, { reviewId, productId, state, answer: before }) => {
    if (before === text) return null;
    if (hasChanged(before, basedOn)) throw problem('answer_changed');
    if (text !== null && state !== 'published') throw problem('review_not_published');
    await saveAnswer(tx, reviewId, text === null ? { answer: null, brand: null, at: null } : { answer: text, brand, at: of.now });
    await emit(tx, reviewChanged, { productId });
    return { action: text === null ? 'review.answer_removed' : 'review.answered', before: { answer: before }, after: { answer: text } };
  });

/** Leaves the review as it is, and settles its reports. Throws `review_not_found`. */
export const dismissReports = (database: Database, of: Change): Promise<void> =>
  change(database, of, async (tx, { reviewId }) => {
    const reports = await settleReports(tx, [reviewId], of.now);
    return reports === 0 ? null : { action: 'review.reports_dismissed', before: { reports }, after: { reports: 0 } };
  });
