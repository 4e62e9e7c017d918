import {
  type Cancellation,
  type CancelQuote,
  type CancelReason,
  cancelProblems,
  type RefundMethod,
  type StaffCancelReason,
} from '../../../contract/orders/cancelling.ts';
import { currencyCode } from '../../../contract/values/money.schemas.ts';
import { returnStock } from '../../catalog/index.ts';
import { type Actor, findCaptureState, findRefundable, type RequestParts, waive } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { giveBackUses } from '../../promotions/index.ts';
import { unitsCancelled } from '../events.ts';
import type { StoredOrder, Units } from '../order.ts';
import { findReplacement } from '../returning/store.ts';
import { addUnits, findLines, lockOrderByNumber, saveState, saveStockTaken } from '../store.ts';
import type { CancelledEvent } from '../timeline/event.ts';
import { findEvents, insertEvent } from '../timeline/store.ts';
import { stateOf } from '../units.ts';
import { type NotificationParts, notifyCancelled } from './notifications.ts';
import { allOpen, cancellableOf, deliveryPaid, isRest, partStock, sharesOf } from './refund-amounts.ts';
import { hasLeft, refusalOf, refusalToCancel } from './refusal.ts';

const problem = problemsOf(cancelProblems);

export type CancelParts = RequestParts & NotificationParts;

interface Request {
  readonly orderNumber: string;
  /** Idempotency key from the caller. */
  readonly requestUuid: string;
  readonly reason: CancelReason | StaffCancelReason;
  /** Null cancels the whole order, which works only while nothing has shipped. */
  readonly units: readonly Units[] | null;
  readonly actor: Actor;
}

/** What can be cancelled and for what refund, so that the shopper can agree to it. */
export async function quoteCancellation(db: Db, order: StoredOrder): Promise<CancelQuote> {
  const ordered = await findLines(db, order.id);
  const refusal = (await findReplacement(db, order.id)) ? 'replacement_not_cancellable' : refusalOf(order.state, ordered);
  const cancellable = refusal ? { lines: [], shipping: 0 } : cancellableOf(ordered, deliveryPaid(order.totals, ordered));
  const method = methodAt(await findCaptureState(db, order.id));
  return {
    orderNumber: order.orderNumber,
    currency: currencyCode.parse(order.totals.currency),
    ...cancellable,
    method,
    refundable: method === 'refund' ? await findRefundable(db, order.id) : null,
    refusal: refusal && cancelProblems[refusal].message,
    canCancelAll: refusal === null && !hasLeft(ordered),
  };
}

/**
 * Cancels an order or some of its units under the order's lock: returns stock and money, gives back promotion uses once nothing is left, and notifies
 * the shopper. Repeating a request returns the first result (`isNew` false). Throws `order_not_found`, `payment_not_confirmed`,
 * `replacement_not_cancellable`, `order_already_cancelled`, `order_already_shipped`, `order_partly_shipped` (whole order) and `items_not_open` (units).
 */
export async function cancelOrder(
  tx: Tx,
  parts: CancelParts,
  request: Request,
  now: Date,
): Promise<{ cancellation: Cancellation; isNew: boolean }> {
  const { orderNumber, requestUuid, reason, actor } = request;
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  const earlier = (await findEvents(tx, order.id)).find((event) => event.requestUuid === requestUuid);
  if (earlier?.kind === 'cancelled') return { cancellation: present(orderNumber, earlier), isNew: false };
  const ordered = await findLines(tx, order.id);
  const asked = request.units && summed(request.units);
  // The items it replaces were taken back, and nothing was paid for these.
  if (await findReplacement(tx, order.id)) throw problem('replacement_not_cancellable');
  const refusal = refusalToCancel(order.state, ordered, asked);
  if (refusal) throw problem(refusal);
  const units = asked ?? allOpen(ordered);
  const lines = sharesOf(ordered, units);
  const shipping = isRest(ordered, units) ? deliveryPaid(order.totals, ordered) : 0;
  const paid = lines.reduce((sum, { cents }) => sum + cents, shipping);
  const method = methodAt(await findCaptureState(tx, order.id));
  const cancelled = await takeOff(tx, order, units, actor, now);
  const isWhole = cancelled.state === 'cancelled';
  if (isWhole) await giveBackUses(tx, order.checkoutUuid);
  const why = isWhole ? 'order cancelled' : 'items cancelled';
  const cents = await waive(tx, parts, { orderId: order.id, amount: paid, reason: why, actor }, now);
  const details = { reason, lines, shipping, isWhole, method } as const;
  const event: CancelledEvent = { kind: 'cancelled', actor, at: now, cents, requestUuid, details };
  await insertEvent(tx, order.id, event);
  const cancellation = present(orderNumber, event);
  await notifyCancelled(tx, parts, { order: cancelled, cancellation, ordered }, now);
  return { cancellation, isNew: true };
}

/** A capture under way may still fail, so that a refund cannot be promised. */
function methodAt(capture: 'pending' | 'succeeded' | null): RefundMethod {
  if (capture === null) return 'not_charged';
  return capture === 'succeeded' ? 'refund' : 'refund_if_charged';
}

/** Merges repeated lines of the same variation. */
function summed(lines: readonly Units[]): Units[] {
  const units = new Map<number, number>();
  for (const { variationId, quantity } of lines) units.set(variationId, (units.get(variationId) ?? 0) + quantity);
  return [...units].map(([variationId, quantity]) => ({ variationId, quantity }));
}

/** Marks the units as cancelled, returns their stock, updates the order's state and emits `unitsCancelled`. */
async function takeOff(tx: Tx, order: StoredOrder, units: readonly Units[], actor: Actor, now: Date): Promise<StoredOrder> {
  await addUnits(tx, order.id, 'cancelled', units);
  const lines = await findLines(tx, order.id);
  const state = stateOf(order.state, lines);
  await saveState(tx, order.id, state, now);
  const { back, out } = partStock(order.stockTaken ?? [], units);
  if (back.length > 0) await returnStock(tx, back, { kind: 'cancelled', actor, order }, now);
  const stockTaken = out.length > 0 ? out : null;
  await saveStockTaken(tx, order.id, stockTaken);
  const products = lines.flatMap(({ variationId, productId }) =>
    units.filter((one) => one.variationId === variationId).map(({ quantity }) => ({ productId, quantity })),
  );
  await emit(tx, unitsCancelled, { orderNumber: order.orderNumber, lines: products });
  return { ...order, state, stockTaken };
}

const present = (orderNumber: string, { cents, details }: CancelledEvent): Cancellation => {
  const { isWhole, lines, shipping, method } = details;
  return { orderNumber, isWhole, lines: [...lines], shipping, amount: cents ?? 0, method };
};
