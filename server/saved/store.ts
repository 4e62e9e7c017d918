import { sql } from 'kysely';
import { maxLineQuantity } from '../../contract/cart/cart.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { type Item, maxSaved } from './items.ts';

/** The id of the owner's list; null without one. */
export async function findList(db: Db, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`select uuid from saved.list where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.uuid ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockList(tx: Tx, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`select uuid from saved.list where owner_id = ${ownerId} for update`.execute(tx);
  return rows[0]?.uuid ?? null;
}

/** The owner's list, created if needed, locked until the transaction ends. */
export async function lockOrMakeList(tx: Tx, ownerId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    insert into saved.list (uuid, owner_id, updated_at) values (gen_random_uuid(), ${ownerId}, ${now})
    on conflict (owner_id) do update set updated_at = excluded.updated_at returning uuid`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the list was not stored');
  return row.uuid;
}

/** The items of a list, latest first. */
export async function findItems(db: Db, listUuid: string): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select variation_id as "variationId", quantity, price_seen as "priceSeen", saved_at as "savedAt" from saved.item
    where list_uuid = ${listUuid}::uuid order by saved_at desc, variation_id`.execute(db);
  return rows;
}

/** Adds units to a list; existing items keep their earlier price. */
export async function addItem(tx: Tx, listUuid: string, { variationId, quantity, priceSeen, savedAt }: Item): Promise<void> {
  await sql`
    insert into saved.item as i (list_uuid, variation_id, quantity, price_seen, saved_at)
    values (${listUuid}::uuid, ${variationId}, ${quantity}, ${priceSeen}, ${savedAt})
    on conflict (list_uuid, variation_id) do update set quantity = least(i.quantity + excluded.quantity, ${maxLineQuantity})`.execute(tx);
}

/** Leaves this many units of an item; 0 removes it. */
export async function setUnits(tx: Tx, listUuid: string, variationId: number, quantity: number): Promise<void> {
  const which = sql`list_uuid = ${listUuid}::uuid and variation_id = ${variationId}`;
  if (quantity > 0) await sql`update saved.item set quantity = ${quantity} where ${which}`.execute(tx);
  else await sql`delete from saved.item where ${which}`.execute(tx);
}

export async function changeOwner(tx: Tx, listUuid: string, ownerId: string): Promise<void> {
  await sql`update saved.list set owner_id = ${ownerId} where uuid = ${listUuid}::uuid`.execute(tx);
}

/**
 * Merges one list into another and deletes the first. Items on both keep the second's price and the larger quantity, since both come from the same
 * shopper. Beyond a full list the oldest are dropped.
 */
export async function mergeLists(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into saved.item as i (list_uuid, variation_id, quantity, price_seen, told_price, saved_at)
    select ${to}::uuid, variation_id, quantity, price_seen, told_price, saved_at from saved.item where list_uuid = ${from}::uuid
    on conflict (list_uuid, variation_id) do update
      set quantity = greatest(i.quantity, excluded.quantity), told_price = least(i.told_price, excluded.told_price),
        saved_at = greatest(i.saved_at, excluded.saved_at)`.execute(tx);
  await sql`
    delete from saved.item where list_uuid = ${to}::uuid and variation_id in (
      select variation_id from saved.item where list_uuid = ${to}::uuid order by saved_at desc, variation_id offset ${maxSaved})`.execute(
    tx,
  );
  await sql`delete from saved.list where uuid = ${from}::uuid`.execute(tx);
}

/** The next saved variations by id, after the id `after`. */
export async function findSavedVariations(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct variation_id as id from saved.item where variation_id > ${after} order by variation_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A shopper whose saved item costs less now. */
export interface Waiting {
  readonly ownerId: string;
  readonly variationId: number;
  readonly priceSeen: number;
}

/** Shoppers who saved one of these when it cost at least this much, in cents by variation, and were told of no lower price since. */
export async function findWhoSaved(db: Db, atLeast: readonly { variationId: number; cents: number }[]): Promise<Waiting[]> {
  if (atLeast.length === 0) return [];
  const { rows } = await sql<Waiting>`
    select l.owner_id as "ownerId", i.variation_id as "variationId", i.price_seen as "priceSeen"
    from jsonb_to_recordset(${JSON.stringify(atLeast)}::jsonb) as p ("variationId" int, cents int)
      join saved.item i on i.variation_id = p."variationId" and i.price_seen >= p.cents and coalesce(i.told_price, p.cents) >= p.cents
      join saved.list l on l.uuid = i.list_uuid`.execute(db);
  return rows;
}

/** Notes the prices in cents that owners are told of; later ones are news below these only. */
export async function saveTold(tx: Tx, told: readonly { ownerId: string; variationId: number; price: number }[]): Promise<void> {
  await sql`
    update saved.item i set told_price = t.price
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t ("ownerId" text, "variationId" int, price int)
      join saved.list l on l.owner_id = t."ownerId"
    where i.list_uuid = l.uuid and i.variation_id = t."variationId"`.execute(tx);
}

/** Deletes guests' lists untouched since then; customers' lists stay. */
export async function deleteGuestListsUntouchedSince(tx: Tx, since: Date): Promise<void> {
  await sql`delete from saved.list where updated_at < ${since} and owner_id not like 'customer:%'`.execute(tx);
}
