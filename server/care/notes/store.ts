import { sql } from 'kysely';
import type { PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';

/** A note of staff about a customer. */
export interface CustomerNote {
  readonly memberId: number;
  readonly at: Date;
  readonly words: string;
}

/** Notes about a customer, the latest first. */
export async function findNotes(db: Db, customerId: number, { offset, limit }: Portion): Promise<CustomerNote[]> {
  const { rows } = await sql<CustomerNote>`
    select member_id as "memberId", at, words from care.note where customer_id = ${customerId}
    order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countNotes(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from care.note where customer_id = ${customerId}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findNoteData(db: Db, customerId: number): Promise<PersonalData> {
  const { rows } = await sql<Record<'notes', PersonalRow[]>>`
    select coalesce(jsonb_agg(jsonb_build_object('at', n.at, 'words', n.words) order by n.id), '[]') as notes from care.note n
    where n.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? {};
}

export async function insertNote(tx: Tx, customerId: number, { memberId, at, words }: CustomerNote): Promise<void> {
  await sql`insert into care.note (customer_id, member_id, at, words) values (${customerId}, ${memberId}, ${at}, ${words})`.execute(tx);
}

export async function moveNotes(tx: Tx, from: number, to: number): Promise<void> {
  await sql`update care.note set customer_id = ${to} where customer_id = ${from}`.execute(tx);
}
