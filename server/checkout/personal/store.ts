import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person's checkouts that have not become orders. */
export async function findCheckoutData(db: Db, { ownerId }: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'checkouts', PersonalRow[]>>`
    select coalesce(jsonb_agg(to_jsonb(c) - array['owner_id', 'wallet']), '[]') as checkouts from checkout.checkout c
    where owner_id = ${ownerId} and state <> 'complete'`.execute(db);
  return rows[0] ?? {};
}

/** Deletes checkouts; those of an order keep nothing that the order has not. */
export async function eraseCheckouts(tx: Tx, { ownerId }: Person, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    delete from checkout.checkout where owner_id = ${ownerId} or order_number = any(${[...orderNumbers]}::text[])`.execute(tx);
}

/** Gives the checkouts that became orders to another owner; the others follow their cart. */
export async function moveCheckouts(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update checkout.checkout set owner_id = ${to} where owner_id = ${from}`.execute(tx);
}
