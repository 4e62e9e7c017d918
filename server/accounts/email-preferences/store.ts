import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emailKey } from '../customer.ts';

/** Brands allowed to write to an address. */
export async function findBrands(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select brand from accounts.subscription where email_key = ${emailKey(email)} and subscribed order by brand`.execute(db);
  return rows.map(({ brand }) => brand);
}

export async function saveBrand(tx: Tx, email: string, brand: string, subscribed: boolean, now: Date): Promise<void> {
  await sql`
    insert into accounts.subscription (email_key, brand, email, subscribed, updated_at)
    values (${emailKey(email)}, ${brand}, ${email.trim()}, ${subscribed}, ${now})
    on conflict (email_key, brand) do update set subscribed = excluded.subscribed, email = excluded.email, updated_at = excluded.updated_at`.execute(
    tx,
  );
}
