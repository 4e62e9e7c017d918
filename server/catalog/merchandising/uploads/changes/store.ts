import { sql } from 'kysely';
import type { ImportOutcome } from '../../../../../contract/merchandising/imports.ts';
import type { Db, Tx } from '../../../../platform/db/index.ts';
import type { Change } from '../../../import/merging/diff.ts';

/** `check` writes nothing; `import` and `undo` do. */
export type Pass = 'check' | 'import' | 'undo';

/** What becomes of one field, or of a row or product as a whole. */
export interface ChangeRow {
  line: number;
  handle: string;
  outcome: ImportOutcome;
  sku: string | null;
  field: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
}

/** Adds rows in their order. */
export async function addChanges(tx: Tx, importId: number, pass: Pass, rows: readonly ChangeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into catalog.upload_change (upload_id, pass, outcome, line, handle, sku, field, before, after, reason)
    select ${importId}, ${pass}, r.outcome, r.line, r.handle, r.sku, r.field, nullif(r.before, 'null'::jsonb), nullif(r.after, 'null'::jsonb), r.reason
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given(row, place),
      jsonb_to_record(given.row) as r(outcome text, line int, handle text, sku text, field text, before jsonb, after jsonb, reason text)
    order by given.place`.execute(tx);
}

/** Forgets what a pass reported; of an import that is resumed, only the refused rows that it reads again. */
export async function clearChanges(tx: Tx, importId: number, pass: Pass, { refusedAfter }: { refusedAfter?: number } = {}): Promise<void> {
  await sql`
    delete from catalog.upload_change where upload_id = ${importId} and pass = ${pass}
      ${refusedAfter === undefined ? sql`` : sql`and outcome = 'refused' and line > ${refusedAfter}`}`.execute(tx);
}

/** Forgets everything that was reported of an upload. */
export async function deleteChanges(tx: Tx, importId: number): Promise<void> {
  await sql`delete from catalog.upload_change where upload_id = ${importId}`.execute(tx);
}

/** Rows by outcome. */
export async function countChanges(db: Db, importId: number, pass: Pass): Promise<{ outcome: ImportOutcome; rows: number }[]> {
  const { rows } = await sql<{ outcome: ImportOutcome; rows: number }>`
    select outcome, count(*) as rows from catalog.upload_change where upload_id = ${importId} and pass = ${pass} group by outcome`.execute(
    db,
  );
  return rows;
}

/** Products by outcome; one that only loses variations has changed. */
export async function countProducts(db: Db, importId: number, pass: Pass): Promise<Map<ImportOutcome, number>> {
  const { rows } = await sql<{ outcome: ImportOutcome; products: number }>`
    select case when outcome = 'retired' and field is not null then 'updated' else outcome end as outcome, count(distinct handle) as products
    from catalog.upload_change where upload_id = ${importId} and pass = ${pass} group by 1`.execute(db);
  return new Map(rows.map(({ outcome, products }) => [outcome, products]));
}

/**
 * How many more products the import refused than its check: those that the check let pass, without those that it refused. Rows that are refused of a product are
 * the same in both.
 */
export async function countMoreRefused(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ more: number }>`
    select (count(*) filter (where refused and not written and (was_planned or not was_refused))
      - count(*) filter (where was_refused and not was_planned and written))::int as more
    from (
      select bool_or(pass = 'check' and outcome = 'refused') as was_refused, bool_or(pass = 'check' and outcome in ('created', 'updated')) as was_planned,
        bool_or(pass = 'import' and outcome = 'refused') as refused, bool_or(pass = 'import' and outcome in ('created', 'updated')) as written
      from catalog.upload_change where upload_id = ${importId} and pass in ('check', 'import') and handle <> '' group by handle
    ) product`.execute(db);
  return rows[0]?.more ?? 0;
}

/** What the check of a file would change in these products, by handle. */
export async function findChecked(db: Db, importId: number, handles: readonly string[]): Promise<Map<string, Change[]>> {
  const { rows } = await sql<{ handle: string; sku: string | null; field: string; before: unknown; after: unknown }>`
    select handle, sku, field, before, after from catalog.upload_change
    where upload_id = ${importId} and pass = 'check' and outcome in ('created', 'updated', 'retired') and field is not null
      and handle = any(${handles}::text[])`.execute(db);
  const changes = rows.map(({ handle, sku, ...change }) => ({ handle, change: { ...change, ...(sku !== null && { sku }) } }));
  return new Map([...Map.groupBy(changes, ({ handle }) => handle)].map(([handle, some]) => [handle, some.map(({ change }) => change)]));
}

/** Handles of these products that the import has written. */
export async function findWritten(db: Db, importId: number, handles: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ handle: string }>`
    select distinct handle from catalog.upload_change
    where upload_id = ${importId} and pass = 'import' and outcome in ('created', 'updated', 'retired') and handle = any(${handles}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ handle }) => handle));
}

interface Portion {
  readonly outcome: ImportOutcome | null;
  readonly offset: number;
  readonly limit: number;
}

/** A row with its product's name; null where nothing says it. */
export interface NamedChange extends ChangeRow {
  readonly name: string | null;
}

const columns = sql`line, handle, outcome, sku, field, before, after, reason`;
/** The name that the shop has, or that a check read for a new product. */
const name = sql`coalesce(
  (select p.name from catalog.product p where p.handle = c.handle),
  (select n.after #>> '{}' from catalog.upload_change n
    where n.upload_id = c.upload_id and n.pass = c.pass and n.handle = c.handle and n.field = 'name' and n.outcome = 'created' limit 1)
) as name`;
const ofOutcome = (outcome: ImportOutcome | null) => (outcome === null ? sql`` : sql`and outcome = ${outcome}`);

/** A page of the rows, in the order in which they were reported. */
export async function findChanges(db: Db, importId: number, pass: Pass, { outcome, offset, limit }: Portion): Promise<NamedChange[]> {
  const { rows } = await sql<NamedChange>`
    select ${columns}, ${name} from catalog.upload_change c where upload_id = ${importId} and pass = ${pass} ${ofOutcome(outcome)}
    order by id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Rows after one of them, to stream all. */
export async function findChangesAfter(
  db: Db,
  importId: number,
  pass: Pass,
  after: number,
  limit: number,
): Promise<(NamedChange & { id: number })[]> {
  const { rows } = await sql<NamedChange & { id: number }>`
    select id, ${columns}, ${name} from catalog.upload_change c where upload_id = ${importId} and pass = ${pass} and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Handles of imported products that the undo has not looked at yet. */
export async function findNotUndone(db: Db, importId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select distinct c.handle from catalog.upload_change c
    where c.upload_id = ${importId} and c.pass = 'import' and c.outcome in ('created', 'updated', 'retired')
      and not exists (select from catalog.upload_change u where u.upload_id = ${importId} and u.pass = 'undo' and u.handle = c.handle)
    order by c.handle limit ${limit}`.execute(db);
  return rows.map(({ handle }) => handle);
}

/** What an import did to these products, oldest first. */
export async function findImported(db: Db, importId: number, handles: readonly string[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select ${columns} from catalog.upload_change
    where upload_id = ${importId} and pass = 'import' and outcome in ('created', 'updated', 'retired') and handle = any(${handles}::text[])
    order by id`.execute(db);
  return rows;
}

/** Ids of all variations of these products. */
export async function findVariationIdsOf(db: Db, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.variation where product_id = any(${productIds}::int[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}
