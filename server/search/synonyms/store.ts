import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Synonym } from '../query/synonyms.ts';
import type { Line } from './rules.ts';

/** Serializes edits, so that two people cannot add the same line. */
export async function lockLines(tx: Tx): Promise<void> {
  await sql`select from search.generation for update`.execute(tx);
}

export async function findLines(db: Db): Promise<Line[]> {
  const { rows } = await sql<Line>`select id as "synonymId", phrase, means, one_way as "oneWay" from search.synonym`.execute(db);
  return rows;
}

export async function findLine(db: Db, synonymId: number): Promise<Line | undefined> {
  const { rows } = await sql<Line>`
    select id as "synonymId", phrase, means, one_way as "oneWay" from search.synonym where id = ${synonymId}`.execute(db);
  return rows[0];
}

/** Returns the new line's number. */
export async function insertLine(tx: Tx, { phrase, means, oneWay }: Synonym): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into search.synonym (phrase, means, one_way) values (${phrase}, ${means}, ${oneWay}) returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No line was written');
  return row.id;
}

export async function saveLine(tx: Tx, { synonymId, phrase, means, oneWay }: Line): Promise<void> {
  await sql`update search.synonym set phrase = ${phrase}, means = ${means}, one_way = ${oneWay} where id = ${synonymId}`.execute(tx);
}

export async function deleteLine(tx: Tx, synonymId: number): Promise<void> {
  await sql`delete from search.synonym where id = ${synonymId}`.execute(tx);
}
