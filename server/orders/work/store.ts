import { sql } from 'kysely';
import type { Address } from '../../../contract/addresses/addresses.ts';
import type { OrderChange } from '../../../contract/staff/orders/order-work.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import type { Units } from '../order.ts';

/** A note of staff. */
export interface NoteRow {
  readonly memberId: number;
  readonly words: string;
  readonly at: Date;
}

/** The notes on an order, newest first. */
export async function findNotes(db: Db, orderId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select member_id as "memberId", words, at from orders.note where order_id = ${orderId} order by at desc, id desc`.execute(db);
  return rows;
}

export async function insertNote(tx: Tx, orderId: number, { memberId, words, at }: NoteRow): Promise<void> {
  await sql`insert into orders.note (order_id, member_id, words, at) values (${orderId}, ${memberId}, ${words}, ${at})`.execute(tx);
}

export async function findTags(db: Db, orderId: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select tag from orders.tag where order_id = ${orderId} order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

export async function replaceTags(tx: Tx, orderId: number, tags: readonly string[]): Promise<void> {
  await sql`delete from orders.tag where order_id = ${orderId}`.execute(tx);
  await sql`insert into orders.tag (order_id, tag) select ${orderId}::bigint, unnest(${[...tags]}::text[])`.execute(tx);
}

type Values = Readonly<Record<string, string>>;

/** A change of staff: the fields it concerned, before and after. */
export interface ChangeRow {
  readonly memberId: number;
  readonly at: Date;
  readonly kind: OrderChange['kind'];
  readonly reason: string | null;
  readonly before: Values;
  readonly after: Values;
}

export async function countChanges(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from orders.change where order_id = ${orderId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What staff changed on an order, newest first. */
export async function findChanges(db: Db, orderId: number, { offset, limit }: Portion): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select member_id as "memberId", at, kind, reason, before, after from orders.change where order_id = ${orderId}
    order by at desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The reason of the latest hold or release. */
export async function findHoldNote(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select reason from orders.change where order_id = ${orderId} and kind = 'hold' order by at desc, id desc limit 1`.execute(db);
  return rows[0]?.reason ?? null;
}

/** Whether the order has the refund with this id. */
export async function hasRefund(db: Db, orderId: number, refundUuid: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders.change where order_id = ${orderId} and kind = 'refund' and after ->> 'id' = ${refundUuid}`.execute(db);
  return rows.length > 0;
}

/** Records a change. The caller holds the order's lock and writes the audit entry. */
export async function insertChange(
  tx: Tx,
  orderId: number,
  { memberId, at, kind, reason, before, after }: ChangeRow,
  refunded: readonly Units[] = [],
): Promise<void> {
  await sql`
    insert into orders.change (order_id, member_id, at, kind, reason, before, after)
    values (${orderId}, ${memberId}, ${at}, ${kind}, ${reason}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
    tx,
  );
  if (refunded.length === 0) return;
  await sql`
    insert into orders.refunded_units (order_id, variation_id, quantity)
    select ${orderId}::bigint, u."variationId", u.quantity
    from jsonb_to_recordset(${JSON.stringify(refunded)}::jsonb) as u ("variationId" int, quantity int)
    on conflict (order_id, variation_id) do update set quantity = orders.refunded_units.quantity + excluded.quantity`.execute(tx);
}

/** Units that staff refunded without a return, by variation. */
export async function findRefundedUnits(db: Db, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<Units>`
    select variation_id as "variationId", quantity from orders.refunded_units where order_id = ${orderId}`.execute(db);
  return new Map(rows.map(({ variationId, quantity }) => [variationId, quantity]));
}

/** Saves where an order goes, and whom to write to. Links mailed to another address no longer open it. */
export async function saveContact(
  tx: Tx,
  orderId: number,
  { email, address }: { email: string; address: Address },
  now: Date,
): Promise<void> {
  await sql`
    update orders.order set link_version = link_version + (lower(email) <> lower(${email}))::int, email = ${email}, shipping_address = ${JSON.stringify(address)}::jsonb, updated_at = ${now}
    where id = ${orderId}`.execute(tx);
}
