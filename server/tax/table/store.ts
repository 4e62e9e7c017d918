import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import type { TableRate } from './rates-of.ts';

const columns = sql`country, region, postal_code as "postalCode", rate, taxes_shipping as "taxesShipping", parts`;

/** The rates that concern a place: of its region, and of any of these codes. */
export async function findRatesOf(db: Db, country: string, region: string, codes: readonly string[]): Promise<TableRate[]> {
  const { rows } = await sql<TableRate>`
    select ${columns} from tax.rate
    where country = ${country} and ((postal_code = '' and region = ${region}) or (postal_code <> '' and postal_code = any(${codes}::text[])))`.execute(
    db,
  );
  return rows;
}

/** Every rate, regions first. */
export async function findTable(db: Db): Promise<TableRate[]> {
  const { rows } = await sql<TableRate>`
    select ${columns} from tax.rate order by country desc, postal_code <> '', region, postal_code`.execute(db);
  return rows;
}

/** The rates of regions. */
export async function findRegionRates(db: Db): Promise<TableRate[]> {
  const { rows } = await sql<TableRate>`select ${columns} from tax.rate where postal_code = ''`.execute(db);
  return rows;
}

/** Rates of postal codes that begin with these characters. */
export async function findLocalRates(db: Db, start: string, { offset, limit }: Portion): Promise<TableRate[]> {
  const { rows } = await sql<TableRate>`
    select ${columns} from tax.rate where postal_code <> '' and starts_with(postal_code, ${start})
    order by country desc, postal_code offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countLocalRates(db: Db, start: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from tax.rate where postal_code <> '' and starts_with(postal_code, ${start})`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Serializes changes, so that each is compared with what it really replaces. */
export async function lockTable(tx: Tx): Promise<void> {
  await sql`lock table tax.rate in share row exclusive mode`.execute(tx);
}

export async function saveRates(tx: Tx, rates: readonly TableRate[]): Promise<void> {
  await sql`
    insert into tax.rate (country, region, postal_code, rate, taxes_shipping, parts)
    select country, region, "postalCode", rate, "taxesShipping", nullif(parts, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as given (country text, region text, "postalCode" text, rate int, "taxesShipping" boolean, parts jsonb)
    on conflict (country, postal_code, region) do update
      set rate = excluded.rate, taxes_shipping = excluded.taxes_shipping, parts = excluded.parts`.execute(tx);
}

export async function deleteRates(tx: Tx, places: readonly Pick<TableRate, 'country' | 'region' | 'postalCode'>[]): Promise<void> {
  await sql`
    delete from tax.rate using jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as gone (country text, region text, "postalCode" text)
    where rate.country = gone.country and rate.region = gone.region and rate.postal_code = gone."postalCode"`.execute(tx);
}

/** An uploaded table without its content. */
export interface UploadHead {
  readonly uploadId: number;
  readonly name: string;
  readonly replaces: boolean;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly appliedAt: Date | null;
}

const headColumns = sql`id as "uploadId", name, replaces, uploaded_by as "uploadedBy", uploaded_at as "uploadedAt", applied_at as "appliedAt"`;

/** Latest first. */
export async function findUploads(db: Db, { offset, limit }: Portion): Promise<UploadHead[]> {
  const { rows } = await sql<UploadHead>`
    select ${headColumns} from tax.upload order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countUploads(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tax.upload`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findUpload(db: Db, uploadId: number): Promise<(UploadHead & { content: string; before: string | null }) | null> {
  const { rows } = await sql<UploadHead & { content: string; before: string | null }>`
    select ${headColumns}, content, before from tax.upload where id = ${uploadId}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the new upload's id. */
export async function insertUpload(
  tx: Tx,
  { name, content, replaces, uploadedBy, uploadedAt }: Omit<UploadHead, 'uploadId' | 'appliedAt'> & { content: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into tax.upload (name, content, replaces, uploaded_by, uploaded_at)
    values (${name}, ${content}, ${replaces}, ${uploadedBy}, ${uploadedAt}) returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No upload was written');
  return row.id;
}

/** Deletes tables that nobody has applied since. */
export async function deleteUnapplied(tx: Tx, before: Date): Promise<void> {
  await sql`delete from tax.upload where applied_at is null and uploaded_at < ${before}`.execute(tx);
}

export async function noteApplied(tx: Tx, uploadId: number, before: string, now: Date): Promise<void> {
  await sql`update tax.upload set applied_at = ${now}, before = ${before} where id = ${uploadId}`.execute(tx);
}
