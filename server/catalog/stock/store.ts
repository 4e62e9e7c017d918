import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StockItem, Taken, WarehouseStock } from './allocation.ts';
import type { StockCause } from './changes.ts';
import { type HeldUnits, type Holder, windowMs } from './hold-limits.ts';

/** Locks the variations' stock rows in a fixed order, so that two buyers cannot deadlock. */
export async function lockRows(tx: Tx, variationIds: readonly number[]): Promise<WarehouseStock[]> {
  const { rows } = await sql<WarehouseStock>`
    select s.variation_id as "variationId", s.warehouse_code as "warehouseCode", s.on_hand as "onHand", w.is_default as "isDefault"
    from catalog.stock s join catalog.warehouse w on w.code = s.warehouse_code
    where s.variation_id = any((select ${variationIds}::int[])::int[])
    order by s.variation_id, s.warehouse_code
    for update of s`.execute(tx);
  return rows;
}

/** Units held by other checkouts, per variation. */
export async function heldByOthers(
  db: Db,
  variationIds: readonly number[],
  checkoutUuid: string | null,
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; held: number }>`
    select variation_id as id, sum(quantity)::int as held from catalog.hold
    where variation_id = any((select ${variationIds}::int[])::int[]) and expires_at > ${now} and checkout_uuid is distinct from ${checkoutUuid}::uuid
    group by variation_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.held]));
}

/**
 * Adds (or subtracts) units; a constraint rejects negative stock. The ids are passed twice, here as in `replaceHolds`: PostgreSQL assumes a
 * hundred rows for a JSON list and would scan the whole table.
 */
export async function moveUnits(tx: Tx, moves: readonly Taken[]): Promise<void> {
  await sql`
    update catalog.stock s set on_hand = s.on_hand + m.quantity
    from jsonb_to_recordset((select ${JSON.stringify(moves)}::jsonb)) as m("variationId" int, "warehouseCode" text, quantity int)
    where s.variation_id = m."variationId" and s.warehouse_code = m."warehouseCode"
      and s.variation_id = any((select ${moves.map((move) => move.variationId)}::int[])::int[])`.execute(tx);
}

/** Records changes already made to existing stock rows. */
export async function insertChanges(tx: Tx, changes: readonly Taken[], cause: StockCause, now: Date): Promise<void> {
  if (changes.length === 0) return;
  const { kind, actor, reason = null, order, caseNumber = null, importId = null } = cause;
  await sql`
    insert into catalog.stock_change (product_id, variation_id, warehouse_code, change, at, cause, actor, reason, order_id, taken_at, case_number, import_id)
    select s.product_id, s.variation_id, s.warehouse_code, c.quantity, ${now}, ${kind}, ${actor}, ${reason}, ${order?.id ?? null}::bigint,
      ${order?.placedAt ?? null}::timestamptz, ${caseNumber}, ${importId}::int
    from jsonb_to_recordset((select ${JSON.stringify(changes)}::jsonb)) as c("variationId" int, "warehouseCode" text, quantity int)
    join catalog.stock s on s.variation_id = c."variationId" and s.warehouse_code = c."warehouseCode"
      and s.variation_id = any((select ${changes.map((change) => change.variationId)}::int[])::int[])`.execute(tx);
}

/** The units of variations that a return put back, by warehouse. */
export async function findPutBack(db: Db, caseNumber: string, variationIds: readonly number[]): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select c.variation_id as "variationId", c.warehouse_code as "warehouseCode", sum(c.change)::int as quantity
    from catalog.variation v join catalog.stock_change c on c.product_id = v.product_id and c.variation_id = v.id
    where v.id = any(${[...variationIds]}::int[]) and c.cause = 'returned' and c.case_number = ${caseNumber}
    group by c.variation_id, c.warehouse_code having sum(c.change) > 0 order by c.variation_id, c.warehouse_code`.execute(db);
  return rows;
}

export async function productsOf(db: Db, variationIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from catalog.variation where id = any(${variationIds}::int[]) order by 1`.execute(db);
  return rows.map((row) => row.id);
}

/** Held units of a variation, with the end of the hold. */
export interface Hold extends StockItem {
  readonly until: Date;
}

/** Replaces a checkout's holds. */
export async function replaceHolds(tx: Tx, checkoutUuid: string, { visitor, network }: Holder, holds: readonly Hold[]): Promise<void> {
  const ids = holds.map((hold) => hold.variationId);
  await sql`
    delete from catalog.hold where checkout_uuid = ${checkoutUuid}::uuid and variation_id <> all(${ids}::int[])`.execute(tx);
  await sql`
    insert into catalog.hold (checkout_uuid, variation_id, product_id, quantity, expires_at, visitor, network)
    select ${checkoutUuid}::uuid, v.id, v.product_id, h.quantity, h.until, ${visitor}, ${network}
    from jsonb_to_recordset((select ${JSON.stringify(holds)}::jsonb)) as h("variationId" int, quantity int, until timestamptz)
    join catalog.variation v on v.id = h."variationId" and v.id = any((select ${ids}::int[])::int[])
    on conflict (checkout_uuid, variation_id) do update
      set quantity = excluded.quantity, expires_at = excluded.expires_at, visitor = excluded.visitor, network = excluded.network`.execute(
    tx,
  );
}

/** Serializes decisions about a visitor's or network's holds, in a fixed order to avoid deadlocks. */
export async function lockHolder(tx: Tx, holder: Holder): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${keysOf(holder)}::text[]) as key order by key) keys`.execute(tx);
}

/** Units a visitor and a network hold in other checkouts, per variation. */
export async function heldByHolder(tx: Tx, { visitor, network }: Holder, checkoutUuid: string, now: Date): Promise<Map<number, HeldUnits>> {
  const { rows } = await sql<HeldUnits & { id: number }>`
    select variation_id as id, coalesce(sum(quantity) filter (where visitor = ${visitor}), 0)::int as visitor,
      coalesce(sum(quantity) filter (where network = ${network}), 0)::int as network
    from catalog.hold
    where (visitor = ${visitor} or network = ${network}) and expires_at > ${now} and checkout_uuid <> ${checkoutUuid}::uuid
    group by variation_id`.execute(tx);
  return new Map(rows.map(({ id, ...held }) => [id, held]));
}

/** When the visitor or its network (the earlier of both) began holding each variation; an expired window restarts. */
export async function startWindows(tx: Tx, holder: Holder, variationIds: readonly number[], now: Date): Promise<Map<number, Date>> {
  const over = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ id: number; startedAt: Date }>`
    insert into catalog.hold_window as w (holder, variation_id, started_at)
    select holder, id, ${now} from unnest(${keysOf(holder)}::text[]) as holder cross join unnest(${variationIds}::int[]) as id
    on conflict (holder, variation_id) do update
      set started_at = case when w.started_at <= ${over} then excluded.started_at else w.started_at end
    returning variation_id as id, started_at as "startedAt"`.execute(tx);
  const started = new Map<number, Date>();
  for (const { id, startedAt } of rows) {
    const known = started.get(id);
    if (!known || startedAt < known) started.set(id, startedAt);
  }
  return started;
}

export async function deleteWindowsStartedBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from catalog.hold_window where started_at <= ${before}`.execute(tx);
}

const keysOf = ({ visitor, network }: Holder): string[] => [`visitor ${visitor}`, `network ${network}`];

export async function holdsOf(db: Db, checkoutUuid: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select variation_id as id from catalog.hold where checkout_uuid = ${checkoutUuid}::uuid order by 1`.execute(db);
  return rows.map((row) => row.id);
}

export async function deleteHolds(tx: Tx, checkoutUuid: string, variationIds: readonly number[]): Promise<void> {
  await sql`
    delete from catalog.hold
    where checkout_uuid = ${checkoutUuid}::uuid and variation_id = any((select ${variationIds}::int[])::int[])`.execute(tx);
}

/** Deletes expired holds; returns the variations with released units. */
export async function deleteExpiredHolds(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from catalog.hold where expires_at <= ${now} returning variation_id as id`.execute(tx);
  return [...new Set(rows.map((row) => row.id))].sort((a, b) => a - b);
}

/** Holds in force, one a checkout and variation, and the units in them. */
export async function countHolds(db: Db, now: Date): Promise<{ holds: number; units: number }> {
  const { rows } = await sql<{ holds: number; units: number }>`
    select count(*)::int as holds, coalesce(sum(quantity), 0)::int as units from catalog.hold where expires_at > ${now}`.execute(db);
  return rows[0] ?? { holds: 0, units: 0 };
}
