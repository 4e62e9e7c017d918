import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Writes a vote down and counts it; a second one of the same voter, even at the same time, finds the first there and does nothing. */
export async function countVote(tx: Tx, reviewId: number, voter: string, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into reviews.vote (review_id, voter, voted_at) values (${reviewId}, ${voter}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length > 0) await sql`update reviews.review set helpful_votes = helpful_votes + 1 where id = ${reviewId}`.execute(tx);
}
