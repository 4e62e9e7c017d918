import { type CarrierCode, carrierNames, fulfilmentProblems } from '../../contract/shipments/shipments.ts';
import type { ToldParcel } from '../email/index.ts';
import {
  findOrderLines,
  findOrderNumbers,
  lockOrderByNumber,
  noteChange,
  noteShipped,
  type OrderedLine,
  openUnits,
  refusalToPack,
} from '../orders/index.ts';
import { captureOrder, type RequestParts } from '../payments/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { type NotificationParts, notifyShipped } from './notifications.ts';
import type { StoredShipment } from './shipment.ts';
import { findOrderLabelled, findShipments, insertShipment, type Label, saveLabel } from './store.ts';
import { progressOf } from './tracking/progress.ts';
import { findCarrierEvents, saveProgress } from './tracking/store.ts';

const problem = problemsOf(fulfilmentProblems);

/** The contents of one packed parcel. */
interface Packed {
  readonly orderNumber: string;
  readonly shipmentUuid: string;
  readonly carrier: CarrierCode;
  readonly trackingNumber: string;
  /** Null for everything that is left. */
  readonly lines: StoredShipment['lines'] | null;
}

/**
 * Ships a parcel under the order's lock: updates the state, captures the payment with the first parcel (a later one asks again if that was declined),
 * audits it and notifies the shopper. Repeating a shipment's UUID does nothing.
 * Throws `order_not_found`, `order_held`, `order_not_shippable` (both with `why`), `more_than_ordered` (with the variation), `number_in_use` and
 * `shipment_elsewhere`.
 */
export async function ship(tx: Tx, parts: NotificationParts & RequestParts, packed: Packed, by: StaffMember, now: Date): Promise<void> {
  const { orderNumber, shipmentUuid, carrier, trackingNumber } = packed;
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  const earlier = await findShipments(tx, order.id);
  if (earlier.some(({ uuid }) => uuid === shipmentUuid)) return;
  const why = refusalToPack(order);
  if (why) throw problem(why === 'held' ? 'order_held' : 'order_not_shippable', { why });
  const bought = await findOrderLines(tx, order.id);
  const shipment: StoredShipment = {
    uuid: shipmentUuid,
    orderId: order.id,
    carrier,
    trackingNumber: carrier === 'own' ? null : trackingNumber,
    shippedBy: by.memberId,
    shippedAt: now,
    status: 'shipped',
    isDelayed: false,
    deliveredAt: null,
    lines: packed.lines ? summed(packed.lines) : allOpen(bought),
  };
  assertFits(shipment, bought);
  await assertFree(tx, shipment, order.id);
  if (!(await insertShipment(tx, shipment, order.delivery.latest))) throw problem('shipment_elsewhere');
  const shipped = await noteShipped(tx, order, { units: shipment.lines, staff: by.memberId }, now);
  const isLast = shipped.state === 'shipped';
  const reason = earlier.length === 0 ? 'first parcel shipped' : 'later parcel shipped';
  await captureOrder(tx, parts, { orderId: order.id, reason, actor: `staff:${by.memberId}` }, now);
  const units = shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subject = { kind: 'order', id: orderNumber };
  await audit(tx, { by, action: 'order.shipped', subject, details: { shipment: shipmentUuid, carrier, units, isLast } }, now);
  await notifyShipped(tx, parts, { order: shipped, shipment, bought, isWhole: isLast && earlier.length === 0 }, now);
}

const allOpen = (bought: readonly OrderedLine[]): StoredShipment['lines'] =>
  bought.map((line) => ({ variationId: line.variationId, quantity: openUnits(line) })).filter(({ quantity }) => quantity > 0);

/** Merges repeated lines of the same variation. */
function summed(lines: StoredShipment['lines']): StoredShipment['lines'] {
  const units = new Map<number, number>();
  for (const { variationId, quantity } of lines) units.set(variationId, (units.get(variationId) ?? 0) + quantity);
  return [...units].map(([variationId, quantity]) => ({ variationId, quantity }));
}

function assertFits({ lines }: StoredShipment, ordered: readonly OrderedLine[]): void {
  for (const { variationId, quantity } of lines) {
    const line = ordered.find((one) => one.variationId === variationId);
    if (!line || quantity > openUnits(line)) throw problem('more_than_ordered', { variationId });
  }
}

/** Throws `number_in_use`, which names the order. */
async function assertFree(tx: Tx, label: Label, orderId: number): Promise<void> {
  const other = label.trackingNumber === null ? null : await findOrderLabelled(tx, label, orderId);
  if (other === null) return;
  const orderNumber = (await findOrderNumbers(tx, [other])).get(other) ?? '';
  throw problem('number_in_use', { orderNumber }, { trackingNumber: `A parcel of order ${orderNumber} has this number` });
}

/** The parcel in an email whose label has been corrected since; null if the email is still right. */
export async function findCorrected(
  db: Db,
  orderId: number,
  { shipmentUuid, carrier, trackingNumber }: ToldParcel,
): Promise<StoredShipment | null> {
  const parcel = (await findShipments(db, orderId)).find(({ uuid }) => uuid === shipmentUuid);
  return parcel && (parcel.carrier !== carrier || parcel.trackingNumber !== trackingNumber) ? parcel : null;
}

/**
 * Corrects carrier and number of a parcel that has not arrived: what the carrier said of the wrong ones no longer counts. The same ones again change
 * nothing. Throws `order_not_found`, `parcel_not_found`, `parcel_arrived` and `number_in_use`.
 */
export async function correctLabel(
  tx: Tx,
  { orderNumber, shipmentUuid, carrier, trackingNumber: typed }: Omit<Packed, 'lines'>,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  const parcel = (await findShipments(tx, order.id)).find(({ uuid }) => uuid === shipmentUuid);
  if (!parcel) throw problem('parcel_not_found');
  if (parcel.deliveredAt) throw problem('parcel_arrived');
  const trackingNumber = carrier === 'own' ? null : typed;
  if (parcel.carrier === carrier && parcel.trackingNumber === trackingNumber) return;
  await assertFree(tx, { carrier, trackingNumber }, order.id);
  await saveLabel(tx, shipmentUuid, { carrier, trackingNumber });
  await saveProgress(tx, shipmentUuid, { ...progressOf(await findCarrierEvents(tx, shipmentUuid)), deliveredAt: null });
  const before = { carrier: carrierNames[parcel.carrier], number: parcel.trackingNumber ?? '' };
  const after = { carrier: carrierNames[carrier], number: trackingNumber ?? '' };
  await noteChange(tx, order.id, { memberId: by.memberId, at: now, kind: 'parcel', reason: null, before, after });
  const subject = { kind: 'order', id: orderNumber };
  await audit(tx, { by, action: 'order.label_corrected', subject, details: { shipment: shipmentUuid, before, after } }, now);
}
