import { randomInt } from 'node:crypto';
import { returnStock } from '../catalog/index.ts';
import type { Actor } from '../payments/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { emit } from '../platform/events.ts';
import { countWith } from '../platform/metrics.ts';
import { indexWords, reindexWords } from './desk/store.ts';
import { orderPlaced } from './events.ts';
import { orderCents, ordersPlaced } from './measures.ts';
import { newOrderNumber } from './number.ts';
import type { OrderDraft, OrderedLine, StoredOrder, Units } from './order.ts';
import { assertTransition } from './states.ts';
import {
  addUnits,
  findLines,
  insertAdjustments,
  insertLines,
  insertOrder,
  lockOrder,
  lockOrderOfCheckout,
  reopenOrder,
  savePlaced,
  saveState,
  saveStockTaken,
} from './store.ts';
import { insertEvent } from './timeline/store.ts';
import { stateOf } from './units.ts';

/**
 * Creates the checkout's one order, awaiting payment. After a declined payment it updates the same order with the new terms. The caller holds the
 * checkout's lock and has taken the stock.
 */
export async function openOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<{ id: number; orderNumber: string }> {
  const declined = await lockOrderOfCheckout(tx, draft.checkoutUuid);
  const opened = declined ? await reopen(tx, declined, draft, now) : await insertNumbered(tx, draft, now);
  await insertLines(tx, opened.id, draft.lines);
  await insertAdjustments(tx, opened.id, draft.lines, draft.adjustments);
  await (declined ? reindexWords : indexWords)(tx, opened.id);
  const actor = draft.placedByStaff === null ? 'shopper' : (`staff:${draft.placedByStaff}` as const);
  const details = draft.draftId ? { draftId: draft.draftId } : {};
  await insertEvent(tx, opened.id, { kind: 'placed', actor, at: now, cents: draft.totals.total, requestUuid: null, details });
  return opened;
}

async function reopen(tx: Tx, order: StoredOrder, draft: OrderDraft, now: Date): Promise<{ id: number; orderNumber: string }> {
  assertTransition(order.state, 'awaiting_payment');
  await reopenOrder(tx, order.id, draft, now);
  return order;
}

/** Inserts an order under a number that no other has. */
export async function insertNumbered(tx: Tx, draft: OrderDraft, now: Date): Promise<{ id: number; orderNumber: string }> {
  for (;;) {
    const orderNumber = newOrderNumber(randomInt);
    const id = await insertOrder(tx, orderNumber, draft, now);
    if (id !== null) return { id, orderNumber };
  }
}

/** Confirms an order whose payment succeeded, with reasons held until staff have looked at it; returns its lines too. */
export async function confirmOrder(
  tx: Tx,
  orderId: number,
  heldFor: StoredOrder['heldFor'],
  now: Date,
): Promise<{ order: StoredOrder; lines: OrderedLine[] }> {
  const order = await lock(tx, orderId);
  assertTransition(order.state, 'placed');
  await savePlaced(tx, orderId, heldFor, now);
  await insertEvent(tx, orderId, { kind: 'paid', actor: 'system', at: now, cents: order.totals.total, requestUuid: null, details: {} });
  countWith(tx, ordersPlaced, { brand: order.brand });
  countWith(tx, orderCents, { brand: order.brand }, order.totals.total);
  const lines = await findLines(tx, orderId);
  await emit(tx, orderPlaced, { order, orderNumber: order.orderNumber, placedAt: order.placedAt, lines });
  return { order: { ...order, state: 'placed', heldFor }, lines };
}

/** Records that a staff member shipped units of a locked order. The caller checks that they were open. */
export async function noteShipped(
  tx: Tx,
  order: StoredOrder,
  { units, staff }: { units: readonly Units[]; staff: number },
  now: Date,
): Promise<StoredOrder> {
  await addUnits(tx, order.id, 'shipped', units);
  const state = stateOf(order.state, await findLines(tx, order.id));
  await saveState(tx, order.id, state, now);
  const details = { lines: units };
  await insertEvent(tx, order.id, { kind: 'shipped', actor: `staff:${staff}`, at: now, cents: null, requestUuid: null, details });
  return { ...order, state };
}

/**
 * Records the delivery of a locked order's parcel, `at` by the carrier's clock or when a member of staff says so. The last parcel makes the order
 * delivered, unless units are still open. The caller ensures that the units were shipped, and that each parcel is delivered once.
 */
export async function noteDelivered(
  tx: Tx,
  order: StoredOrder,
  { units, shipmentUuid, at, actor }: { units: readonly Units[]; shipmentUuid: string; at: Date; actor: Actor },
  now: Date,
): Promise<StoredOrder> {
  await addUnits(tx, order.id, 'delivered', units);
  const details = { lines: units, shipmentUuid };
  await insertEvent(tx, order.id, { kind: 'delivered', actor, at, cents: null, requestUuid: null, details });
  await saveState(tx, order.id, stateOf(order.state, await findLines(tx, order.id)), now);
  return lock(tx, order.id);
}

/** Undoes an order whose payment was declined: its stock goes back to the warehouses. */
export async function declineOrder(tx: Tx, orderId: number, now: Date): Promise<StoredOrder> {
  const order = await lock(tx, orderId);
  assertTransition(order.state, 'payment_declined');
  await saveState(tx, orderId, 'payment_declined', now);
  if (order.stockTaken) await returnStock(tx, order.stockTaken, { kind: 'declined', actor: 'system', order }, now);
  await saveStockTaken(tx, orderId, null);
  await insertEvent(tx, orderId, { kind: 'payment_declined', actor: 'system', at: now, cents: null, requestUuid: null, details: {} });
  return { ...order, state: 'payment_declined', stockTaken: null };
}

async function lock(tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}
