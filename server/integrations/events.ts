import { randomUUID } from 'node:crypto';
import type { WebhookKind } from '../../contract/staff/webhooks.ts';
import type { Tx } from '../platform/db/index.ts';
import { clockOf } from '../platform/time/clock.ts';
import { findListeners, insertDelivery } from './store.ts';

/** The version of the payload; grows when a field changes its meaning. */
const version = 1;

/** The body of a webhook: which event, when, and whom it concerns; details are read by the API. */
export function bodyOf(deliveryId: string, kind: WebhookKind | 'test', data: object, at: Date): string {
  return JSON.stringify({ id: deliveryId, version, kind, at: at.toISOString(), data });
}

/** Writes an event into the outbox of every webhook that is told of it, in the event's transaction. */
export async function announce(tx: Tx, kind: WebhookKind, data: object): Promise<void> {
  const now = clockOf(tx).now();
  for (const webhookId of await findListeners(tx, kind)) {
    const deliveryId = randomUUID();
    await insertDelivery(tx, { deliveryId, webhookId, kind, body: bodyOf(deliveryId, kind, data, now) }, now);
  }
}

const kindsOfOrders = new Map<string, WebhookKind>([
  ['placed', 'order.placed'],
  ['paid', 'order.paid'],
  ['cancelled', 'order.cancelled'],
  ['shipped', 'order.shipped'],
  ['delivered', 'order.delivered'],
  ['return_requested', 'return.requested'],
  ['return_declined', 'return.declined'],
  ['return_refunded', 'return.refunded'],
  ['return_replaced', 'return.replaced'],
  ['return_closed', 'return.closed'],
  ['return_expired', 'return.expired'],
]);

/** Announces what happened to an order, where a webhook can be told of it. */
export async function announceOrderEvent(tx: Tx, { orderNumber, kind }: { orderNumber: string; kind: string }): Promise<void> {
  const announced = kindsOfOrders.get(kind);
  if (announced) await announce(tx, announced, { orderNumber });
}
