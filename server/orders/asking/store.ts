import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Orders delivered in this span without a review request, oldest first. */
export async function findOrdersToAsk(db: Db, { from, until }: { from: Date; until: Date }, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders.order
    where review_asked_at is null and delivered_at is not null and delivered_at > ${from} and delivered_at <= ${until}
    order by delivered_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks the review request as sent; false if it already was. */
export async function markAsked(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders.order set review_asked_at = ${now} where id = ${orderId} and review_asked_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}
