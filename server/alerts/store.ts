import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

export interface AlertDraft {
  variationId: number;
  productId: number;
  email: string;
  brand: string;
  consent: string;
  /** Who asked; their notifications tell it too. */
  ownerId: string;
  /** Cents it cost then. */
  priceSeen: number;
}

export interface Alert {
  id: number;
  variationId: number;
  email: string;
  brand: string;
  /** Null for one from before that was kept. */
  ownerId: string | null;
}

/** An alert that waits, with what its item cost when it was asked for. */
export interface WaitingAlert extends Alert {
  ownerId: string;
  priceSeen: number;
}

const columns = sql`id, variation_id as "variationId", email, brand, owner_id as "ownerId"`;

/** Keeps an alert; null when the same one waits already, or the address has `most` of them. */
export async function insertAlert(tx: Tx, draft: AlertDraft, most: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into alerts.stock_alert (variation_id, product_id, email, brand, consent, owner_id, price_seen, consented_at, due)
    select ${draft.variationId}, ${draft.productId}, ${draft.email}, ${draft.brand}, ${draft.consent}, ${draft.ownerId}, ${draft.priceSeen}::int,
      ${now}, true
    where (select count(*) from alerts.stock_alert where lower(email) = lower(${draft.email}) and sent_at is null) < ${most}
    on conflict (variation_id, lower(email)) where sent_at is null do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Alerts of these products are to be looked at. */
export async function markDue(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    update alerts.stock_alert set due = true
    where product_id = any(${productIds}::int[]) and sent_at is null and not due`.execute(tx);
}

/** Takes up to `limit` due alerts; they are not due any more, and nobody else gets them meanwhile. */
export async function takeDue(tx: Tx, limit: number): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    update alerts.stock_alert set due = false
    where id in (select id from alerts.stock_alert where due order by id limit ${limit} for update skip locked)
    returning ${columns}`.execute(tx);
  return rows;
}

export async function saveSent(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await sql`update alerts.stock_alert set sent_at = ${now} where id = any(${ids}::bigint[])`.execute(tx);
}

/** Forgets every alert of the address that this one was for. */
export async function deleteAllOf(tx: Tx, alertId: number): Promise<void> {
  await sql`
    delete from alerts.stock_alert
    where lower(email) = (select lower(email) from alerts.stock_alert where id = ${alertId})`.execute(tx);
}

/** Forgets what was sent before one day and what nobody could be told until another. */
export async function deleteOld(tx: Tx, sentBefore: Date, askedBefore: Date): Promise<void> {
  await sql`delete from alerts.stock_alert where sent_at < ${sentBefore} or consented_at < ${askedBefore}`.execute(tx);
}

/** Alerts that wait, by their ids from behind `after` on. */
export async function findWaiting(db: Db, after: number, limit: number): Promise<WaitingAlert[]> {
  const { rows } = await sql<WaitingAlert>`
    select ${columns}, price_seen as "priceSeen" from alerts.stock_alert
    where sent_at is null and owner_id is not null and price_seen is not null and id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

export async function giveToOwner(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update alerts.stock_alert set owner_id = ${to} where owner_id = ${from}`.execute(tx);
}
