import { carrierProblems } from '../../../contract/orders/tracking.ts';
import { shopDay } from '../../delivery/index.ts';
import { lockOrder, noteDelivered } from '../../orders/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { CarrierMessage } from '../carriers/message.ts';
import { returnScanned } from '../events.ts';
import type { NotificationParts } from '../notifications.ts';
import type { StoredShipment } from '../shipment.ts';
import { lockShipments } from '../store.ts';
import { newsOf } from './news.ts';
import { notifyNews } from './notifications.ts';
import { type Progress, progressOf } from './progress.ts';
import { findCarrierEventsOf, insertEvent, saveProgress } from './store.ts';

const problem = problemsOf(carrierProblems);

/** A parcel whose step or delay mark changed, and its state before. */
interface Moved {
  readonly shipment: StoredShipment;
  readonly before: StoredShipment;
  /** Whether it got there today. */
  readonly isToday: boolean;
}

/**
 * Processes a carrier's message; repeated and outdated ones change nothing. Most say what is known already, and storing their event is all there is to
 * do. The others move parcels under the order's lock: the last one's delivery makes the order delivered, and the shopper is notified of relevant
 * changes. A crash between the two is made up for by the parcel's next message, or by the carrier's repeat. Scans of a return's label belong to the
 * returns. Throws `carrier_parcel_not_found`.
 */
export async function noteCarrierMessage(
  database: Pick<Database, 'transact'>,
  parts: NotificationParts,
  { carrier, message }: { carrier: string; message: CarrierMessage },
  now: Date,
): Promise<void> {
  const named = await database.transact((tx) => insertEvent(tx, carrier, message, now));
  const [first] = named;
  if (first) {
    if (named.some((parcel) => differs(parcel, progressOf(parcel.events))))
      await database.transact((tx) => moveParcels(tx, parts, first.orderId, now));
  } else if (isReturnCode(message.parcel)) {
    await database.transact((tx) => emit(tx, returnScanned, { carrier, code: message.parcel, now }));
  } else throw problem('carrier_parcel_not_found');
}

/** Brings an order's parcels to where their events say they are. */
async function moveParcels(tx: Tx, parts: NotificationParts, orderId: number, now: Date): Promise<void> {
  let order = await lockOrder(tx, orderId);
  if (!order) throw problem('carrier_parcel_not_found');
  const parcels = await lockShipments(tx, orderId);
  const events = await findCarrierEventsOf(
    tx,
    parcels.map(({ uuid }) => uuid),
  );
  const changes: Moved[] = [];
  for (const before of parcels) {
    const said = events.get(before.uuid) ?? [];
    const progress = progressOf(said);
    if (!differs(before, progress)) continue;
    const at = said.find(({ status }) => status === progress.status)?.at ?? now;
    const shipment = moved(before, progress, at, now);
    await saveProgress(tx, shipment.uuid, shipment);
    if (shipment.deliveredAt && !before.deliveredAt)
      order = await noteDelivered(tx, order, { units: shipment.lines, shipmentUuid: shipment.uuid, at: shipment.deliveredAt }, now);
    changes.push({ shipment, before, isToday: shopDay(at) === shopDay(now) });
  }
  for (const { shipment, before, isToday } of changes) {
    const news = newsOf(before, shipment, isToday);
    if (news) await notifyNews(tx, parts, { news, order, shipment }, now);
  }
}

const differs = (before: Progress, after: Progress): boolean => before.status !== after.status || before.isDelayed !== after.isDelayed;

/** The number on a return's label: its case number without dashes. */
const isReturnCode = (parcel: string): boolean => /^R[2-9A-Z]{9}$/.test(parcel);

/** A parcel with this progress. Sets the delivery time once and never before shipping, since the return window starts there. */
function moved(before: StoredShipment, progress: Progress, at: Date, now: Date): StoredShipment {
  const arrival = at < before.shippedAt ? before.shippedAt : at > now ? now : at;
  return { ...before, ...progress, deliveredAt: before.deliveredAt ?? (progress.status === 'delivered' ? arrival : null) };
}
