import { carrierProblems, type TrackingStep } from '../../../contract/buying/tracking.ts';
import { lockOrder, noteDelivered, type StoredOrder } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { CarrierMessage } from '../carriers/message.ts';
import type { StoredShipment } from '../shipment.ts';
import { findShipments } from '../store.ts';
import { progressOf } from './progress.ts';
import { findCarrierEvents, findNamed, insertEvent, saveProgress } from './store.ts';

const problem = problemsOf(carrierProblems);

/** A parcel that is further than before, or delayed; how it stood before. */
export interface Moved {
  readonly order: StoredOrder;
  readonly shipment: StoredShipment;
  readonly before: { readonly status: TrackingStep; readonly isDelayed: boolean };
}

/**
 * Takes what a carrier tells of its parcel, under its order's lock, and answers what changed by it: nothing, when it was told before or is old news. With
 * the last parcel the order is delivered. Throws `parcel_not_found`.
 */
export async function noteCarrierMessage(tx: Tx, carrier: string, message: CarrierMessage, now: Date): Promise<Moved[]> {
  const named = await findNamed(tx, carrier, message.parcel);
  const [{ orderId } = { orderId: null }] = named;
  let order = orderId === null ? null : await lockOrder(tx, orderId);
  if (!order) throw problem('parcel_not_found');
  const uuids = new Set(named.map(({ uuid }) => uuid));
  const moved: Moved[] = [];
  for (const before of await findShipments(tx, order.id)) {
    if (!uuids.has(before.uuid) || !(await insertEvent(tx, before.uuid, message, now))) continue;
    const shipment = await move(tx, before, message.event.at, now);
    if (shipment.status === before.status && shipment.isDelayed === before.isDelayed) continue;
    if (shipment.deliveredAt && !before.deliveredAt)
      order = await noteDelivered(tx, order, { units: shipment.lines, shipmentUuid: shipment.uuid, at: shipment.deliveredAt }, now);
    moved.push({ order, shipment, before });
  }
  return moved.map((one) => ({ ...one, order: order ?? one.order }));
}

/** Writes how far a parcel is now. It arrives once, and not before it left: what returns count from is never moved. */
async function move(tx: Tx, before: StoredShipment, at: Date, now: Date): Promise<StoredShipment> {
  const progress = progressOf(await findCarrierEvents(tx, before.uuid));
  const arrival = at < before.shippedAt ? before.shippedAt : at > now ? now : at;
  const deliveredAt = before.deliveredAt ?? (progress.status === 'delivered' ? arrival : null);
  await saveProgress(tx, before.uuid, { ...progress, deliveredAt });
  return { ...before, ...progress, deliveredAt };
}
