import type { Database } from '../../platform/db/index.ts';
import { rateAnew } from '../rating/rate.ts';
import { saveApproved, savePublished, saveRejected } from './store.ts';

const batch = 100;

/**
 * Publishes the reviews whose time has come; answers how many. Their products' ratings follow in the same transaction, and with them the
 * pages that show them. With `unread` (demonstration) nobody has to approve what has nothing marked in it.
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

/** Staff let a review be published: when its time comes, or at once. Answers false when it does not wait. */
export async function approveReview(database: Database, reviewId: number, { atOnce }: { atOnce: boolean }, now: Date): Promise<boolean> {
  const approved = await database.transact((tx) => saveApproved(tx, reviewId, atOnce ? now : null));
  if (approved) await publishDue(database, now, { unread: false });
  return approved;
}

/** Staff turn a review down, or take a published one away; its author may write another. Answers false when there is none. */
export async function rejectReview(database: Database, reviewId: number, reason: string): Promise<boolean> {
  return database.transact(async (tx) => {
    const productId = await saveRejected(tx, reviewId, reason);
    if (productId !== null) await rateAnew(tx, [productId]);
    return productId !== null;
  });
}
