import { sql } from 'kysely';
import type { PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import type { StoredReturn } from '../return.ts';

const ofOrders = (orderIds: readonly number[]) => sql`(select id from returns.return where order_id = any(${[...orderIds]}::bigint[]))`;

/** Returns of these orders with their lines, notes and the days of their photos. */
export async function findReturnData(db: Db, orderIds: readonly number[]): Promise<PersonalData> {
  const { rows } = await sql<Record<'returns' | 'returnLines' | 'returnNotes' | 'returnPhotos', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(r) - array['request_uuid', 'stock_held']), '[]') from returns.return r
        where r.id in ${ofOrders(orderIds)}) as returns,
      (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from returns.line l where l.return_id in ${ofOrders(orderIds)}) as "returnLines",
      (select coalesce(jsonb_agg(to_jsonb(n) - array['id', 'member_id']), '[]') from returns.note n where n.return_id in ${ofOrders(orderIds)}) as "returnNotes",
      (select coalesce(jsonb_agg(to_jsonb(p) - 'src'), '[]') from returns.photo p where p.return_id in ${ofOrders(orderIds)}) as "returnPhotos"`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** A return of an order, as a list of a customer's shows it. */
export interface ReturnOfOrder {
  readonly caseNumber: string;
  readonly orderId: number;
  readonly state: StoredReturn['state'];
  readonly requestedAt: Date;
  /** Cents; null until refunded. */
  readonly refunded: number | null;
  readonly currency: string;
  readonly isOpen: boolean;
}

/** Returns of these orders, newest first. */
export async function findReturnsOfOrders(db: Db, orderIds: readonly number[], { limit, offset }: Portion): Promise<ReturnOfOrder[]> {
  const { rows } = await sql<ReturnOfOrder>`
    select case_number as "caseNumber", order_id as "orderId", state, requested_at as "requestedAt", refunded, currency, ended_at is null as "isOpen"
    from returns.return where order_id = any(${[...orderIds]}::bigint[]) order by requested_at desc, id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countReturnsOfOrders(db: Db, orderIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from returns.return where order_id = any(${[...orderIds]}::bigint[])`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Deletes what was written and photographed about returns; returns the photos' files, for the caller to remove after the commit. */
export async function eraseFromReturns(tx: Tx, orderIds: readonly number[]): Promise<string[]> {
  await sql`update returns.return set words = null where order_id = any(${[...orderIds]}::bigint[])`.execute(tx);
  await sql`update returns.line set comment = '' where return_id in ${ofOrders(orderIds)}`.execute(tx);
  await sql`delete from returns.note where return_id in ${ofOrders(orderIds)}`.execute(tx);
  const { rows } = await sql<{ src: string }>`delete from returns.photo where return_id in ${ofOrders(orderIds)} returning src`.execute(tx);
  return rows.map(({ src }) => src);
}
