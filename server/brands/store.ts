import { sql } from 'kysely';
import type { Tx } from '../platform/db/index.ts';

/** Gives a brand a host, or with null takes it away; false when another brand has it. */
export async function saveHost(tx: Tx, brand: string, host: string | null): Promise<boolean> {
  await sql`delete from brands.host where brand = ${brand}`.execute(tx);
  if (host === null) return true;
  const { rows } = await sql<{ brand: string }>`
    insert into brands.host (brand, host) values (${brand}, ${host}) on conflict do nothing returning brand`.execute(tx);
  return rows.length === 1;
}
