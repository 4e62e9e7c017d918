import { sql } from 'kysely';
import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Db, Tx } from '../platform/db/index.ts';

export interface AlertDraft {
  variationId: number;
  productId: number;
  email: string;
  brand: string;
  consent: string;
  /** The visitor who requested it; they also get a notification. */
  ownerId: string;
  /** Its price in cents at that time. */
  priceSeen: number;
  /** Whether its e-mail follows at once. */
  inStock: boolean;
}

export interface Alert {
  id: number;
  variationId: number;
  email: string;
  brand: string;
  /** Null for alerts older than this field. */
  ownerId: string | null;
}

/** A waiting alert, with the item's price when it was requested, and the lowest one announced since. */
export interface WaitingAlert extends Alert {
  ownerId: string;
  priceSeen: number;
  toldPrice: number | null;
}

const columns = sql`id, variation_id as "variationId", email, brand, owner_id as "ownerId"`;

/**
 * Stores an alert; null when the same one is waiting, when `most` of the address's wait or were sent within a day, and for an item in stock that the
 * address was told of within a day: repeated requests would be as many e-mails.
 */
export async function insertAlert(tx: Tx, draft: AlertDraft, most: number, now: Date): Promise<number | null> {
  const dayAgo = daysAfter(now, -1);
  const { rows } = await sql<{ id: number }>`
    insert into alerts.stock_alert (variation_id, product_id, email, brand, consent, owner_id, price_seen, consented_at, due)
    select ${draft.variationId}, ${draft.productId}, ${draft.email}, ${draft.brand}, ${draft.consent}, ${draft.ownerId}, ${draft.priceSeen}::int,
      ${now}, true
    where (
      select count(*) from alerts.stock_alert
      where lower(email) = lower(${draft.email}) and (sent_at is null or sent_at > ${dayAgo})) < ${most}
      and not (${draft.inStock} and exists (
        select from alerts.stock_alert
        where variation_id = ${draft.variationId} and lower(email) = lower(${draft.email}) and sent_at > ${dayAgo}))
    on conflict (variation_id, lower(email)) where sent_at is null do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/**
 * Marks alerts of these products as due; also those that are, so that the job passes them by until this change is committed (`takeDue`) and does not
 * look at the stock before it.
 */
export async function markDue(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    update alerts.stock_alert set due = true
    where product_id = any(${productIds}::int[]) and sent_at is null`.execute(tx);
}

/** Takes up to `limit` due alerts; concurrent callers get others. */
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

/** Deletes every alert of an address. */
export async function deleteAllOf(tx: Tx, email: string): Promise<void> {
  await sql`delete from alerts.stock_alert where lower(email) = lower(${email})`.execute(tx);
}

/** Deletes every alert of this alert's address. */
export async function deleteAllWith(tx: Tx, alertId: number): Promise<void> {
  await sql`
    delete from alerts.stock_alert
    where lower(email) = (select lower(email) from alerts.stock_alert where id = ${alertId})`.execute(tx);
}

/** Deletes alerts sent before one day, and those unsent since before another. */
export async function deleteOld(tx: Tx, sentBefore: Date, askedBefore: Date): Promise<void> {
  await sql`delete from alerts.stock_alert where sent_at < ${sentBefore} or consented_at < ${askedBefore}`.execute(tx);
}

/** Waiting alerts by id, after the id `after`. */
export async function findWaiting(db: Db, after: number, limit: number): Promise<WaitingAlert[]> {
  const { rows } = await sql<WaitingAlert>`
    select ${columns}, price_seen as "priceSeen", told_price as "toldPrice" from alerts.stock_alert
    where sent_at is null and owner_id is not null and price_seen is not null and id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Notes the prices in cents that are announced. */
export async function saveTold(tx: Tx, told: readonly { id: number; price: number }[]): Promise<void> {
  await sql`
    update alerts.stock_alert a set told_price = t.price
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (id bigint, price int) where a.id = t.id`.execute(tx);
}

export async function giveToOwner(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update alerts.stock_alert set owner_id = ${to} where owner_id = ${from}`.execute(tx);
}

/** Redirects an owner's unsent alerts from one address to another; where the other waits for the same item already, it does so once. */
export async function moveToAddress(tx: Tx, { ownerId, from, to }: { ownerId: string; from: string; to: string }): Promise<void> {
  const theirs = sql`owner_id = ${ownerId} and lower(email) = lower(${from}) and sent_at is null`;
  await sql`
    delete from alerts.stock_alert a
    where ${theirs} and exists (
      select from alerts.stock_alert o where o.variation_id = a.variation_id and lower(o.email) = lower(${to}) and o.sent_at is null)`.execute(
    tx,
  );
  await sql`update alerts.stock_alert set email = ${to} where ${theirs}`.execute(tx);
}
