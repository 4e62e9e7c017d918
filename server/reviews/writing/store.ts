import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StoredPhoto } from '../photo.ts';

/** A submitted review. */
export interface ReviewDraft {
  readonly productId: number;
  readonly customerId: number;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly answers: Readonly<Record<string, number>>;
  readonly photos: readonly StoredPhoto[];
  readonly flags: readonly string[];
  readonly verifiedPurchase: boolean;
  readonly submittedAt: Date;
  readonly publishAfter: Date;
}

/** Stores a waiting review; null when the customer already has one of this product (of two simultaneous ones the second waits here). */
export async function insertReview(tx: Tx, draft: ReviewDraft): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into reviews.review (product_id, customer_id, stars, title, text, author, answers, photos, flags, verified_purchase, status, submitted_at,
      publish_after)
    values (${draft.productId}, ${draft.customerId}, ${draft.stars}, ${draft.title}, ${draft.text}, ${draft.author},
      ${JSON.stringify(draft.answers)}::jsonb, ${JSON.stringify(draft.photos)}::jsonb, ${draft.flags}::text[], ${draft.verifiedPurchase}, 'waiting',
      ${draft.submittedAt}, ${draft.publishAfter})
    on conflict (product_id, customer_id) where customer_id is not null and status <> 'rejected' do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface OwnReview {
  readonly reviewId: number;
  readonly submittedAt: Date;
  readonly publishedOn: string | null;
}

/** Those of these products that the customer has reviewed already. A rejected review does not count: they may write another. */
export async function findReviewed(db: Db, customerId: number, productIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from reviews.review
    where customer_id = ${customerId} and product_id = any(${productIds}::int[]) and status <> 'rejected'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The customer's review of a product, unless rejected. */
export async function findOwnReview(db: Db, customerId: number, productId: number): Promise<OwnReview | null> {
  const { rows } = await sql<OwnReview>`
    select id as "reviewId", submitted_at as "submittedAt", published_on as "publishedOn" from reviews.review
    where product_id = ${productId} and customer_id = ${customerId} and status <> 'rejected' and submitted_at is not null`.execute(db);
  return rows[0] ?? null;
}
