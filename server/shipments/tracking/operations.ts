import { fulfilmentProblems } from '../../../contract/shipments/shipments.ts';
import { carrierProblems } from '../../../contract/shipments/tracking.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { lockOrder, lockOrderByNumber, noteDelivered, type StoredOrder } from '../../orders/index.ts';
import type { Actor } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { type CarrierMessage, eventOf, fingerprintOf } from '../carriers/message.ts';
import { returnScanned } from '../events.ts';
import type { NotificationParts } from '../notifications.ts';
import type { StoredShipment } from '../shipment.ts';
import { findShipments } from '../store.ts';
import { newsOf } from './news.ts';
import { notifyNews } from './notifications.ts';
import { type CarrierEvent, progressOf } from './progress.ts';
import { findNamed, insertEvent, saveProgress } from './store.ts';

const problem = problemsOf({ ...fulfilmentProblems, ...carrierProblems });

/** A parcel whose step or delay mark changed, and its state before. */
interface Moved {
  readonly shipment: StoredShipment;
  readonly before: StoredShipment;
}

/**
 * Processes a carrier's message under the order's lock. Repeated and outdated messages change nothing. The last parcel's delivery makes the
 * order delivered, and the shopper is notified of relevant changes. Scans of a return's
 * label belong to the returns. Throws `carrier_parcel_not_found`.
 */
export async function noteCarrierMessage(
  tx: Tx,
  parts: NotificationParts,
  { carrier, message }: { carrier: string; message: CarrierMessage },
  now: Date,
): Promise<void> {
  const named = await findNamed(tx, carrier, message.parcel);
  if (named.length === 0 && isReturnCode(message.parcel)) return emit(tx, returnScanned, { carrier, code: message.parcel, now });
  const [{ orderId } = { orderId: null }] = named;
  const order = orderId === null ? null : await lockOrder(tx, orderId);
  // The label may have been corrected before the lock.
  const stillNamed = order ? (await findNamed(tx, carrier, message.parcel)).filter((one) => one.orderId === order.id) : [];
  if (!order || stillNamed.length === 0) throw problem('carrier_parcel_not_found');
  const shipmentUuids = stillNamed.map(({ uuid }) => uuid);
  await noteEvent(tx, parts, { order, shipmentUuids, message, actor: 'system' }, now);
}

/**
 * Marks a parcel as delivered when its carrier does not report, as the carrier's message would. Repeating it does nothing. Throws
 * `order_not_found` and `parcel_not_found`.
 */
export async function markDelivered(
  tx: Tx,
  parts: NotificationParts,
  { orderNumber, shipmentUuid }: { orderNumber: string; shipmentUuid: string },
  by: StaffMember,
  now: Date,
): Promise<void> {
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  const parcel = (await findShipments(tx, order.id)).find(({ uuid }) => uuid === shipmentUuid);
  if (!parcel) throw problem('parcel_not_found');
  if (parcel.deliveredAt) return;
  const event = eventOf('DELIVERED', now, {});
  const message = { parcel: shipmentUuid, event, fingerprint: fingerprintOf(shipmentUuid, event) };
  await noteEvent(tx, parts, { order, shipmentUuids: [shipmentUuid], message, actor: `staff:${by.memberId}` }, now);
  const subject = { kind: 'order', id: orderNumber };
  await audit(tx, { by, action: 'order.parcel_delivered', subject, details: { shipment: shipmentUuid } }, now);
}

interface Noted {
  readonly order: StoredOrder;
  readonly shipmentUuids: readonly string[];
  readonly message: CarrierMessage;
  readonly actor: Actor;
}

/** Adds an event to parcels of a locked order, moves them, and notifies the shopper of relevant changes. */
async function noteEvent(tx: Tx, parts: NotificationParts, { shipmentUuids, message, actor, ...locked }: Noted, now: Date): Promise<void> {
  let { order } = locked;
  const changes: Moved[] = [];
  for (const before of await findShipments(tx, order.id)) {
    const events = shipmentUuids.includes(before.uuid) ? await insertEvent(tx, before.uuid, message, now) : null;
    if (!events) continue;
    const shipment = moved(before, events, message.event.at, now);
    if (shipment.status === before.status && shipment.isDelayed === before.isDelayed) continue;
    await saveProgress(tx, shipment.uuid, shipment);
    if (shipment.deliveredAt && !before.deliveredAt)
      order = await noteDelivered(tx, order, { units: shipment.lines, shipmentUuid: shipment.uuid, at: shipment.deliveredAt, actor }, now);
    changes.push({ shipment, before });
  }
  const isToday = shopDay(message.event.at) === shopDay(now);
  for (const { shipment, before } of changes) {
    const news = newsOf(before, shipment, isToday);
    if (news) await notifyNews(tx, parts, { news, order, shipment }, now);
  }
}

/** The number on a return's label: its case number without dashes. */
const isReturnCode = (parcel: string): boolean => /^R[2-9A-Z]{9}$/.test(parcel);

/** A parcel's progress after these events. Sets the delivery time once and never before shipping, since the return window starts there. */
function moved(before: StoredShipment, events: readonly CarrierEvent[], at: Date, now: Date): StoredShipment {
  const progress = progressOf(events);
  const arrival = at < before.shippedAt ? before.shippedAt : at > now ? now : at;
  return { ...before, ...progress, deliveredAt: before.deliveredAt ?? (progress.status === 'delivered' ? arrival : null) };
}
