import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

/** A table whose rows a backup holds, with its writable columns. */
export interface StoredTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** What a backup knows of a table's rows: how many, and the sum of the SHA-256 of their JSON texts, since a table has no order. */
export interface RowsOf extends StoredTable {
  readonly rows: number;
  readonly digest: string;
}

/** A sequence that was used, with the value it gave last. */
export interface SequenceValue {
  readonly schema: string;
  readonly name: string;
  readonly value: number;
}

/** Rows fetched or written in one statement. */
const batchSize = 500;

/** Not in a schema of PostgreSQL itself. */
const isShops = sql`n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'`;

/** Every table of the shop and its job queue that outlives a crash, without the list of migrations. */
export async function findTables(tx: Tx): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relpersistence = 'p' and ${isShops} and not (n.nspname = 'public' and c.relname = 'migration')
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** The table's rows as JSON texts without line breaks, exact to the last digit. */
export async function* readRows(tx: Tx, { schema, name }: StoredTable): AsyncGenerator<string> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`
    declare backup_rows no scroll cursor for
    select replace(row_to_json(t)::text, chr(10), ' ') as row from ${sql.table(`${schema}.${name}`)} t`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batchSize)} from backup_rows`.execute(tx);
    for (const { row } of rows) yield row;
    if (rows.length < batchSize) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** Counts and hashes rows as they pass. */
export class RowDigest {
  rows = 0;
  #sum = 0n;

  note(row: string): void {
    this.rows++;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', row)}`));
  }

  of(table: StoredTable): RowsOf {
    return { ...table, rows: this.rows, digest: this.#sum.toString(16) };
  }
}

export async function findSequences(tx: Tx): Promise<SequenceValue[]> {
  const { rows } = await sql<SequenceValue>`
    select n.schemaname as schema, n.sequencename as name, n.last_value as value from pg_sequences n where n.last_value is not null`.execute(
    tx,
  );
  return rows;
}

/**
 * Replaces the rows of all tables in a transaction: foreign keys are dropped before and made again after, which checks them. Reads every row back and
 * throws `UnequalRows` for the first table that differs.
 */
export async function replaceAllRows(
  tx: Tx,
  tables: readonly RowsOf[],
  sequences: readonly SequenceValue[],
  rowsOf: (table: StoredTable) => AsyncIterable<string>,
): Promise<void> {
  const keys = await dropForeignKeys(tx);
  // Some refuse to be emptied or changed.
  for (const table of tables) await sql`alter table ${tableOf(table)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map(tableOf))}`.execute(tx);
  for (const table of tables) await insertRows(tx, table, rowsOf(table));
  for (const table of tables) await sql`alter table ${tableOf(table)} enable trigger user`.execute(tx);
  for (const { schema, name, value } of sequences)
    await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${value})`.execute(tx);
  for (const add of keys) await sql.raw(add).execute(tx);
  for (const table of tables) {
    const digest = new RowDigest();
    for await (const row of readRows(tx, table)) digest.note(row);
    if (digest.of(table).digest !== table.digest) throw new UnequalRows(`${table.schema}.${table.name}`);
  }
}

/** What was written differs from what the backup holds. */
export class UnequalRows extends Error {
  constructor(table: string) {
    super(`The rows of ${table} were not written as the backup holds them.`);
  }
}

const tableOf = ({ schema, name }: StoredTable) => sql.table(`${schema}.${name}`);

/** Drops all foreign keys and returns the statements that add them again. */
async function dropForeignKeys(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and c.conparentid = 0 and ${isShops}
    order by 1`.execute(tx);
  for (const { drop } of rows) await sql.raw(drop).execute(tx);
  return rows.map(({ add }) => add);
}

async function insertRows(tx: Tx, table: StoredTable, rows: AsyncIterable<string>): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const insert = async (batch: readonly string[]) => {
    await sql`
      insert into ${tableOf(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${tableOf(table)}, ${`[${batch.join()}]`}::json)`.execute(tx);
  };
  let batch: string[] = [];
  let length = 0;
  for await (const row of rows) {
    batch.push(row);
    length += row.length;
    if (batch.length < batchSize && length < 1_000_000) continue;
    await insert(batch);
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await insert(batch);
}
