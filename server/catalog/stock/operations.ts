import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { stockChanged } from '../events.ts';
import { saveAvailability } from '../products/store.ts';
import { allocate, combined, type StockItem, type Taken, type Taking, type WarehouseStock } from './allocation.ts';
import { looksDifferent } from './availability.ts';
import type { StockCause } from './changes.ts';
import { type Holder, holdEnd, windowMs, withinLimits } from './hold-limits.ts';
import {
  deleteExpiredHolds,
  deleteHolds,
  deleteWindowsStartedBefore,
  type Hold,
  heldByHolder,
  heldByOthers,
  holdsOf,
  insertChanges,
  lockHolder,
  lockRows,
  moveUnits,
  productsOf,
  replaceHolds,
  startWindows,
} from './store.ts';

/** Locks the stock of variations until the transaction ends, in the order of their ids. */
export async function lockStock(tx: Tx, variationIds: readonly number[]): Promise<void> {
  await lockRows(tx, variationIds);
}

/**
 * Takes stock under a row lock: all of it, or none if one item is short (rulings: Orders). Units held by other checkouts are not available;
 * the checkout's own holds on them end. `preferred` are warehouses, nearest to the recipient first. With a `cause` it is recorded; an order
 * that is placed has it in `stockTaken` instead.
 */
export async function takeStock(
  tx: Tx,
  items: readonly StockItem[],
  { now, checkoutUuid, preferred, cause }: { now: Date; checkoutUuid: string | null; preferred?: readonly string[]; cause?: StockCause },
): Promise<Taking> {
  const ids = variationsOf(items);
  const stock = await lockRows(tx, ids);
  const held = await heldByOthers(tx, ids, checkoutUuid, now);
  const taking = allocate(items, stock, held, preferred);
  if (!taking.ok) return taking;
  const moves = taking.taken.map((taken) => ({ ...taken, quantity: -taken.quantity }));
  await moveUnits(tx, moves);
  if (cause) await insertChanges(tx, moves, cause, now);
  if (checkoutUuid) await deleteHolds(tx, checkoutUuid, ids);
  await tellChanges(tx, availableOf(stock, held), quantitiesOf(taking.taken, -1), now);
  return taking;
}

/** Returns units to the warehouses they were taken from, e.g. after a declined payment. The caller ensures that it happens once. */
export async function returnStock(tx: Tx, taken: readonly Taken[], cause: StockCause, now: Date): Promise<void> {
  await moveStock(tx, taken, cause, now);
}

/** Adds units to warehouses or, negative, takes them out; false, and nothing changes, where a warehouse has too few. Not idempotent. */
export async function moveStock(tx: Tx, moves: readonly Taken[], cause: StockCause, now: Date): Promise<boolean> {
  const ids = variationsOf(moves);
  const stock = await lockRows(tx, ids);
  const onHand = (move: Taken) =>
    stock.find((shelf) => shelf.variationId === move.variationId && shelf.warehouseCode === move.warehouseCode)?.onHand ?? 0;
  if (moves.some((move) => move.quantity < 0 && onHand(move) + move.quantity < 0)) return false;
  const held = await heldByOthers(tx, ids, null, now);
  await moveUnits(tx, moves);
  await insertChanges(tx, moves, cause, now);
  await tellChanges(tx, availableOf(stock, held), quantitiesOf(moves, 1), now);
  return true;
}

/**
 * Holds units for a checkout: its holds become the part of `items` within the holder's limits, so it can be called again on every change or
 * activity. Nothing changes when an item is short. `heldUntil` is when the holds end; null when not everything is held.
 */
export async function holdStock(
  tx: Tx,
  { checkoutUuid, holder }: { checkoutUuid: string; holder: Holder },
  items: readonly StockItem[],
  now: Date,
): Promise<Extract<Taking, { ok: false }> | { ok: true; heldUntil: Date | null }> {
  await lockHolder(tx, holder);
  const wanted = combined(items);
  const ids = [...new Set([...variationsOf(wanted), ...(await holdsOf(tx, checkoutUuid))])].sort((a, b) => a - b);
  const stock = await lockRows(tx, ids);
  const before = await heldByOthers(tx, ids, null, now);
  const others = await heldByOthers(tx, ids, checkoutUuid, now);
  const taking = allocate(wanted, stock, others);
  if (!taking.ok) return taking;
  const holds = await boundedHolds(tx, { checkoutUuid, holder }, wanted, availableOf(stock, new Map()), now);
  await replaceHolds(tx, checkoutUuid, holder, holds);
  const after = new Map(others);
  for (const { variationId, quantity } of holds) after.set(variationId, (after.get(variationId) ?? 0) + quantity);
  await tellChanges(tx, availableOf(stock, before), new Map(ids.map((id) => [id, (before.get(id) ?? 0) - (after.get(id) ?? 0)])), now);
  const units = (some: readonly StockItem[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const first = holds.reduce<Date | null>((earliest, { until }) => (earliest && earliest < until ? earliest : until), null);
  return { ok: true, heldUntil: units(holds) === units(wanted) ? first : null };
}

async function boundedHolds(
  tx: Tx,
  { checkoutUuid, holder }: { checkoutUuid: string; holder: Holder },
  wanted: readonly StockItem[],
  onHand: ReadonlyMap<number, number>,
  now: Date,
): Promise<Hold[]> {
  const allowed = withinLimits(wanted, onHand, await heldByHolder(tx, holder, checkoutUuid, now));
  const started = await startWindows(tx, holder, variationsOf(allowed), now);
  return allowed.flatMap((item) => {
    const until = holdEnd(started.get(item.variationId) ?? now, now);
    return until ? [{ ...item, until }] : [];
  });
}

/** Ends a checkout's holds; safe to repeat. */
export async function releaseHold(tx: Tx, checkoutUuid: string, now = new Date()): Promise<void> {
  const ids = await holdsOf(tx, checkoutUuid);
  if (ids.length === 0) return;
  await lockRows(tx, ids);
  await deleteHolds(tx, checkoutUuid, ids);
  await tellOf(tx, ids, now);
}

/** Deletes expired holds, for the sweeper. Until then an expired hold has no effect either. */
export async function releaseExpiredHolds(tx: Tx, now: Date): Promise<void> {
  await deleteWindowsStartedBefore(tx, new Date(now.getTime() - windowMs));
  const ids = await deleteExpiredHolds(tx, now);
  await tellOf(tx, ids, now);
}

function variationsOf(items: readonly { variationId: number }[]): number[] {
  return [...new Set(items.map((item) => item.variationId))].sort((a, b) => a - b);
}

function availableOf(stock: readonly WarehouseStock[], held: ReadonlyMap<number, number>): Map<number, number> {
  const available = new Map<number, number>();
  for (const shelf of stock) available.set(shelf.variationId, (available.get(shelf.variationId) ?? 0) + shelf.onHand);
  for (const [id, quantity] of held) available.set(id, (available.get(id) ?? 0) - quantity);
  return available;
}

function quantitiesOf(taken: readonly Taken[], sign: 1 | -1): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { variationId, quantity } of taken) quantities.set(variationId, (quantities.get(variationId) ?? 0) + sign * quantity);
  return quantities;
}

async function tellChanges(tx: Tx, before: ReadonlyMap<number, number>, changes: ReadonlyMap<number, number>, now: Date): Promise<void> {
  const visible = [...changes].filter(([id, change]) => looksDifferent(before.get(id) ?? 0, (before.get(id) ?? 0) + change));
  await tellOf(
    tx,
    visible.map(([id]) => id),
    now,
  );
}

async function tellOf(tx: Tx, variationIds: readonly number[], now: Date): Promise<void> {
  if (variationIds.length === 0) return;
  const productIds = await productsOf(tx, variationIds);
  await saveAvailability(tx, productIds, now);
  await emit(tx, stockChanged, { productIds });
}
