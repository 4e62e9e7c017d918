import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emailKey } from '../customer.ts';

/** Brands allowed to write to an address. */
export async function findBrands(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select brand from accounts.subscription where email_key = ${emailKey(email)} and subscribed order by brand`.execute(db);
  return rows.map(({ brand }) => brand);
}

/** Lets a brand write to an address, or no longer. Its date tells when that changed, so saving the same again keeps it. */
export async function saveBrand(tx: Tx, email: string, brand: string, subscribed: boolean, now: Date): Promise<void> {
  if (subscribed) {
    await sql`
      insert into accounts.subscription (email_key, brand, email, subscribed, updated_at)
      values (${emailKey(email)}, ${brand}, ${email.trim()}, true, ${now})
      on conflict (email_key, brand) do update set subscribed = true, email = excluded.email, updated_at = excluded.updated_at
        where not subscription.subscribed`.execute(tx);
  } else {
    await sql`
      update accounts.subscription set subscribed = false, updated_at = ${now}
      where email_key = ${emailKey(email)} and brand = ${brand} and subscribed`.execute(tx);
  }
}

/** Lets a brand write to an address, unless its owner has chosen before. */
export async function insertBrand(tx: Tx, email: string, brand: string, now: Date): Promise<void> {
  await sql`
    insert into accounts.subscription (email_key, brand, email, subscribed, updated_at)
    values (${emailKey(email)}, ${brand}, ${email.trim()}, true, ${now})
    on conflict (email_key, brand) do nothing`.execute(tx);
}

/**
 * Gives an address's choices to another that takes its place; where that has chosen for itself, its own stand. With `madeAt`, only those made at that
 * moment, by a registration whose address was not proved: others are its owner's.
 */
export async function moveBrands(tx: Tx, from: string, to: string, madeAt: Date | null): Promise<void> {
  await sql`
    with gone as (
      delete from accounts.subscription where email_key = ${emailKey(from)} and (${madeAt}::timestamptz is null or updated_at = ${madeAt})
      returning brand, subscribed, updated_at
    )
    insert into accounts.subscription (email_key, brand, email, subscribed, updated_at)
    select ${emailKey(to)}, brand, ${to.trim()}, subscribed, updated_at from gone
    on conflict (email_key, brand) do nothing`.execute(tx);
}
