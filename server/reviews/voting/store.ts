import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Whether this voter (an owner id) has voted for the review before. */
export async function hasVoted(db: Db, reviewId: number, voter: string): Promise<boolean> {
  const { rows } = await sql`select 1 from reviews.vote where review_id = ${reviewId} and voter = ${voter}`.execute(db);
  return rows.length > 0;
}

/** Whether the customer wrote the review. */
export async function hasWritten(db: Db, reviewId: number, customerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from reviews.review where id = ${reviewId} and customer_id = ${customerId}`.execute(db);
  return rows.length > 0;
}

/** Stores and counts a vote; returns the product. A repeated vote, even a simultaneous one, finds the first and returns null. */
export async function countVote(tx: Tx, reviewId: number, voter: string, now: Date): Promise<number | null> {
  const { rows } = await sql`
    insert into reviews.vote (review_id, voter, voted_at) values (${reviewId}, ${voter}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length === 0) return null;
  const counted = await sql<{ productId: number }>`
    update reviews.review set helpful_votes = helpful_votes + 1 where id = ${reviewId} returning product_id as "productId"`.execute(tx);
  return counted.rows[0]?.productId ?? null;
}
