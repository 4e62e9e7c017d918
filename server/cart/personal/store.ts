import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import { releaseHold } from '../../catalog/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person's cart. */
export async function findCartData(db: Db, { ownerId }: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'cart', PersonalRow[]>>`
    select coalesce(jsonb_agg(to_jsonb(c) - array['owner_id', 'merged']), '[]') as cart from cart.cart c where owner_id = ${ownerId}`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** Deletes a person's cart and releases what it holds. */
export async function eraseCart(tx: Tx, { ownerId }: Person, now: Date): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`delete from cart.cart where owner_id = ${ownerId} returning uuid`.execute(tx);
  for (const { uuid } of rows) await releaseHold(tx, uuid, now);
}
