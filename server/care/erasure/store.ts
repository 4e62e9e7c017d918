import { sql } from 'kysely';
import type { ErasureReason } from '../../../contract/staff/care/personal-data.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

export interface Erasure {
  readonly at: Date;
  readonly memberId: number;
  readonly emailHash: string;
  readonly reason: ErasureReason;
  readonly ordersKept: number;
  /** ISO date; null without orders. */
  readonly keptUntil: string | null;
}

export async function insertErasure(tx: Tx, erasure: Erasure): Promise<number> {
  const { at, memberId, emailHash, reason, ordersKept, keptUntil } = erasure;
  const { rows } = await sql<{ id: number }>`
    insert into care.erasure (at, member_id, email_hash, reason, orders_kept, kept_until)
    values (${at}, ${memberId}, ${emailHash}, ${reason}, ${ordersKept}, ${keptUntil}::date) returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The erasure was not logged');
  return row.id;
}

export type LoggedErasure = Omit<Erasure, 'emailHash'> & { readonly erasureId: number };

const of = (emailHash: string | null) => sql`(${emailHash}::text is null or email_hash = ${emailHash})`;

/** The log, newest first; of one address where its hash is given. */
export async function findErasures(db: Db, emailHash: string | null, offset: number, limit: number): Promise<LoggedErasure[]> {
  const { rows } = await sql<LoggedErasure>`
    select id as "erasureId", at, member_id as "memberId", reason, orders_kept as "ordersKept", kept_until as "keptUntil" from care.erasure
    where ${of(emailHash)} order by at desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countErasures(db: Db, emailHash: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from care.erasure where ${of(emailHash)}`.execute(db);
  return rows[0]?.n ?? 0;
}
