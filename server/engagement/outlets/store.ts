import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OutgoingCard, OutgoingEvent } from './outlet.ts';

/** A customer's card unknown to the outlet; its addresses are relative. */
export type UnsentCard = Omit<OutgoingCard, 'recipients'> & {
  readonly id: string;
  readonly ownerId: string;
  readonly brand: string | null;
};

/** Unsent customers' cards visible since then, oldest first. */
export async function findUnsentCards(db: Db, since: Date, now: Date, limit: number): Promise<UnsentCard[]> {
  const { rows } = await sql<UnsentCard>`
    select id, owner_id as "ownerId", brand, title, description, image_url as "imageUrl", url, link_text as "linkText", expires_at as "expiresAt"
    from engagement.card
    where sent_at is null and owner_id like 'customer:%' and starts_at between ${since} and ${now} and expires_at > ${now}
    order by starts_at, id limit ${limit}`.execute(db);
  return rows;
}

export async function markCardsSent(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update engagement.card set sent_at = ${now} where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Unsent events of customers' cards since then, oldest first. */
export async function findUnsentEvents(db: Db, since: Date, limit: number): Promise<OutgoingEvent[]> {
  const { rows } = await sql<OutgoingEvent>`
    select e.id as "eventId", e.card_id as "cardId", e.kind, e.happened_at as "happenedAt", e.owner_id as "ownerId", c.subject
    from engagement.card_event e join engagement.card c on c.id = e.card_id
    where e.sent_at is null and e.owner_id like 'customer:%' and e.happened_at > ${since}
    order by e.happened_at, e.id limit ${limit}`.execute(db);
  return rows;
}

export async function markEventsSent(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update engagement.card_event set sent_at = ${now} where id = any(${[...ids]}::uuid[])`.execute(tx);
}
