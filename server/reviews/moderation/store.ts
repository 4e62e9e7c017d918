import { sql } from 'kysely';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** An unpublished review, for staff. */
export interface WaitingReview {
  readonly reviewId: number;
  readonly productId: number;
  readonly status: 'waiting' | 'approved';
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly flags: readonly string[];
  readonly photos: readonly { readonly src: string }[];
  readonly verifiedPurchase: boolean;
  readonly submittedAt: Date;
  readonly publishAfter: Date;
}

/** Waiting reviews, oldest first. */
export async function findWaiting(db: Db, limit: number): Promise<WaitingReview[]> {
  const { rows } = await sql<WaitingReview>`
    select id as "reviewId", product_id as "productId", status, stars, title, text, author, flags, photos, verified_purchase as "verifiedPurchase",
      submitted_at as "submittedAt", publish_after as "publishAfter"
    from reviews.review
    where status in ('waiting', 'approved') and submitted_at is not null and publish_after is not null order by submitted_at, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Approves a waiting review; `at` may move its earliest time forward. Returns whether it was waiting. */
export async function saveApproved(tx: Tx, reviewId: number, at: Date | null): Promise<boolean> {
  const { rows } = await sql`
    update reviews.review set status = 'approved', publish_after = least(publish_after, ${at}::timestamptz)
    where id = ${reviewId} and status in ('waiting', 'approved') returning 1`.execute(tx);
  return rows.length > 0;
}

/** Rejects a review, published or not; returns its product, or null when there is none. */
export async function saveRejected(tx: Tx, reviewId: number, reason: string): Promise<number | null> {
  const { rows } = await sql<{ productId: number }>`
    update reviews.review set status = 'rejected', rejected_because = ${reason}
    where id = ${reviewId} and status <> 'rejected' returning product_id as "productId"`.execute(tx);
  return rows[0]?.productId ?? null;
}

/** Publishes due reviews: approved ones, or with `unread` also unsuspicious waiting ones. Returns the products. */
export async function savePublished(tx: Tx, now: Date, { unread, limit }: { unread: boolean; limit: number }): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    update reviews.review set status = 'published', published_on = (${now}::timestamptz at time zone ${shopZone})::date
    where id in (
      select id from reviews.review
      where status in ('waiting', 'approved') and publish_after <= ${now}
        and (status = 'approved' or (${unread}::boolean and flags = '{}'))
      order by publish_after limit ${limit} for update skip locked)
    returning product_id as "productId"`.execute(tx);
  return rows.map(({ productId }) => productId);
}
