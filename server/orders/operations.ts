import { randomInt } from 'node:crypto';
import { returnStock } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { emit } from '../platform/events.ts';
import { orderPlaced } from './events.ts';
import { newOrderNumber } from './number.ts';
import type { OrderDraft, StoredOrder } from './order.ts';
import { assertTransition, type OrderState } from './states.ts';
import { clearStockTaken, findLines, insertLines, insertOrder, lockOrder, lockOrderOfCheckout, reopenOrder, saveState } from './store.ts';

/**
 * Writes down the one order of a checkout, waiting for its payment. After a declined payment it is the same order again, with
 * what is agreed now. The caller holds the checkout's lock and has taken the stock.
 */
export async function openOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<{ id: number; orderNumber: string }> {
  const declined = await lockOrderOfCheckout(tx, draft.checkoutUuid);
  const opened = declined ? await reopen(tx, declined, draft, now) : await insert(tx, draft, now);
  await insertLines(tx, opened.id, draft.lines);
  return opened;
}

async function reopen(tx: Tx, order: StoredOrder, draft: OrderDraft, now: Date): Promise<{ id: number; orderNumber: string }> {
  assertTransition(order.state, 'awaiting_payment');
  await reopenOrder(tx, order.id, draft, now);
  return order;
}

async function insert(tx: Tx, draft: OrderDraft, now: Date): Promise<{ id: number; orderNumber: string }> {
  for (;;) {
    const orderNumber = newOrderNumber(randomInt);
    const id = await insertOrder(tx, orderNumber, draft, now);
    if (id !== null) return { id, orderNumber };
  }
}

/** The payment has come: the order stands. */
export async function confirmOrder(tx: Tx, orderId: number, now: Date): Promise<StoredOrder> {
  const order = await lock(tx, orderId);
  assertTransition(order.state, 'placed');
  await saveState(tx, orderId, 'placed', now);
  await emit(tx, orderPlaced, { order, orderNumber: order.orderNumber, placedAt: order.placedAt, lines: await findLines(tx, orderId) });
  return { ...order, state: 'placed' };
}

/**
 * Goods of a locked order have left: all that was left of it, or some. What was only placed has been processed by that. Throws for an order that does not wait for it.
 */
export async function noteShipped(tx: Tx, order: StoredOrder, isLast: boolean, now: Date): Promise<StoredOrder> {
  const state: OrderState = isLast ? 'shipped' : 'partially_shipped';
  const from: OrderState = order.state === 'placed' ? 'processing' : order.state;
  if (from !== order.state) assertTransition(order.state, from);
  if (state !== from) assertTransition(from, state);
  await saveState(tx, order.id, state, now);
  return { ...order, state };
}

/** The payment was refused: what the order took from the warehouses goes back (architecture: undo is explicit). */
export async function declineOrder(tx: Tx, orderId: number, now: Date): Promise<StoredOrder> {
  const order = await lock(tx, orderId);
  assertTransition(order.state, 'payment_declined');
  await saveState(tx, orderId, 'payment_declined', now);
  if (order.stockTaken) await returnStock(tx, order.stockTaken);
  await clearStockTaken(tx, orderId);
  return { ...order, state: 'payment_declined', stockTaken: null };
}

async function lock(tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}
