import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StockItem, Taken, WarehouseStock } from './allocation.ts';

/** Locks the stock rows of variations in one fixed order, so that two buyers of the same things cannot wait for each other. */
export async function lockRows(tx: Tx, variationIds: readonly number[]): Promise<WarehouseStock[]> {
  const { rows } = await sql<WarehouseStock>`
    select s.variation_id as "variationId", s.warehouse_code as "warehouseCode", s.on_hand as "onHand", w.is_default as "isDefault"
    from catalog.stock s join catalog.warehouse w on w.code = s.warehouse_code
    where s.variation_id = any(${variationIds}::int[])
    order by s.variation_id, s.warehouse_code
    for update of s`.execute(tx);
  return rows;
}

/** Units promised to checkouts other than this one, per variation. */
export async function heldByOthers(
  db: Db,
  variationIds: readonly number[],
  checkoutUuid: string | null,
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; held: number }>`
    select variation_id as id, sum(quantity)::int as held from catalog.hold
    where variation_id = any(${variationIds}::int[]) and expires_at > ${now} and checkout_uuid is distinct from ${checkoutUuid}::uuid
    group by variation_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.held]));
}

/**
 * Adds (or with a negative quantity subtracts) units; the table refuses to go below zero. The ids are given twice, here as in
 * `replaceHolds`: of the JSON list PostgreSQL assumes a hundred rows and would rather read the whole table.
 */
export async function moveUnits(tx: Tx, moves: readonly Taken[]): Promise<void> {
  await sql`
    update catalog.stock s set on_hand = s.on_hand + m.quantity
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("variationId" int, "warehouseCode" text, quantity int)
    where s.variation_id = m."variationId" and s.warehouse_code = m."warehouseCode"
      and s.variation_id = any(${moves.map((move) => move.variationId)}::int[])`.execute(tx);
}

export async function productsOf(db: Db, variationIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from catalog.variation where id = any(${variationIds}::int[]) order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/** A checkout's holds become exactly these. */
export async function replaceHolds(tx: Tx, checkoutUuid: string, items: readonly StockItem[], until: Date): Promise<void> {
  await sql`
    delete from catalog.hold where checkout_uuid = ${checkoutUuid}::uuid
      and variation_id <> all(${items.map((item) => item.variationId)}::int[])`.execute(tx);
  await sql`
    insert into catalog.hold (checkout_uuid, variation_id, product_id, quantity, expires_at)
    select ${checkoutUuid}::uuid, v.id, v.product_id, h.quantity, ${until}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as h("variationId" int, quantity int)
    join catalog.variation v on v.id = h."variationId" and v.id = any(${items.map((item) => item.variationId)}::int[])
    on conflict (checkout_uuid, variation_id) do update set quantity = excluded.quantity, expires_at = excluded.expires_at`.execute(tx);
}

export async function holdsOf(db: Db, checkoutUuid: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select variation_id as id from catalog.hold where checkout_uuid = ${checkoutUuid}::uuid order by 1`.execute(db);
  return rows.map((row) => row.id);
}

export async function deleteHolds(tx: Tx, checkoutUuid: string, variationIds: readonly number[]): Promise<void> {
  await sql`
    delete from catalog.hold
    where checkout_uuid = ${checkoutUuid}::uuid and variation_id = any(${variationIds}::int[])`.execute(tx);
}

/** Deletes holds that ran out; answers the variations that got units back. */
export async function deleteExpiredHolds(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from catalog.hold where expires_at <= ${now} returning variation_id as id`.execute(tx);
  return [...new Set(rows.map((row) => row.id))].sort((a, b) => a - b);
}
