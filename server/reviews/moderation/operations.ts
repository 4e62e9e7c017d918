import type { Database } from '../../platform/db/index.ts';
import { rateAnew } from '../rating/rate.ts';
import { settleReports } from '../reporting/store.ts';
import { saveApproved, savePublished, saveRejected } from './store.ts';

const batch = 100;

/**
 * Publishes due reviews and returns how many. Their products' ratings and pages follow in the same transaction. With `unread` (demonstration)
 * unsuspicious ones need no approval.
 */
export async function publishDue(database: Database, now: Date, { unread }: { unread: boolean }): Promise<number> {
  let published = 0;
  for (;;) {
    const productIds = await database.transact(async (tx) => {
      const due = await savePublished(tx, now, { unread, limit: batch });
      await rateAnew(tx, [...new Set(due)]);
      return due;
    });
    published += productIds.length;
    if (productIds.length < batch) return published;
  }
}

/** Approves a review for publication at its time, or at once. Returns false when it is not waiting. */
export async function approveReview(database: Database, reviewId: number, { atOnce }: { atOnce: boolean }, now: Date): Promise<boolean> {
  const approved = await database.transact((tx) => saveApproved(tx, reviewId, atOnce ? now : null));
  if (approved) await publishDue(database, now, { unread: false });
  return approved;
}

/** Rejects a review, or withdraws a published one, which settles its reports; its author may write another. Returns false when there is none. */
export async function rejectReview(database: Database, reviewId: number, reason: string, now: Date): Promise<boolean> {
  return database.transact(async (tx) => {
    const productId = await saveRejected(tx, reviewId, reason);
    if (productId === null) return false;
    await rateAnew(tx, [productId]);
    await settleReports(tx, [reviewId], now);
    return true;
  });
}
