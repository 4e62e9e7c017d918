import type { OutputOf, ParsedInputOf } from '../../../contract/api/endpoint.ts';
import { orderNumber } from '../../../contract/orders/orders.schemas.ts';
import { bareTrackingNumber, carrierNames } from '../../../contract/shipments/shipments.ts';
import { maxCounted } from '../../../contract/staff/max-counted.ts';
import { type ListedShipment, lostAfterDays, type staffShipmentEndpoints } from '../../../contract/staff/orders/staff-shipments.ts';
import { daysAfter, shopDay, shopDayAfter, startOfShopDay } from '../../../contract/values/shop-days.ts';
import { findOrderByNumber, findOrdersById, type StoredOrder } from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageBeside } from '../../platform/paging.ts';
import { trackingUrlOf } from '../shipment.ts';
import { expectedOf } from '../tracking/estimate.ts';
import type { CarrierEvent } from '../tracking/progress.ts';
import { findCarrierEventsOf } from '../tracking/store.ts';
import { countParcels, findParcelRows, type Moments, type ParcelCursor, type ParcelFilter, type ParcelRow } from './store.ts';

const perPage = 50;

/** A page of all shipments, the last shipped first. */
export async function listShipments(
  db: Db,
  { q, state, carrier, from, to, after, before }: ParsedInputOf<typeof staffShipmentEndpoints.list>,
  now: Date,
): Promise<OutputOf<typeof staffShipmentEndpoints.list>> {
  const moments = { today: shopDay(now), lostBefore: daysAfter(now, -lostAfterDays) };
  const filter: ParcelFilter = {
    state,
    carrier,
    since: from ? startOfShopDay(from) : null,
    until: to ? startOfShopDay(shopDayAfter(startOfShopDay(to), 1)) : null,
    named: q === '' ? null : await whatIsNamed(db, q),
  };
  const cursor = cursorOf(after, 'after') ?? cursorOf(before, 'before');
  const found = await findParcelRows(db, filter, { moments, cursor, limit: perPage + 1 });
  const { rows, ...ends } = pageBeside(found, { side: cursor?.side, perPage, placeOf });
  const orders = await findOrdersById(db, [...new Set(rows.map(({ orderId }) => orderId))]);
  const events = await findCarrierEventsOf(
    db,
    rows.map(({ uuid }) => uuid),
  );
  const shipments = rows.flatMap((row) => {
    const order = orders.get(row.orderId);
    return order ? [present(row, { order, events: events.get(row.uuid) ?? [] }, moments)] : [];
  });
  return { shipments, total: await countParcels(db, filter, moments, maxCounted), ...ends };
}

/** An order's number goes first; anything else is a tracking number. */
async function whatIsNamed(db: Db, typed: string): Promise<ParcelFilter['named']> {
  const number = orderNumber.safeParse(typed.toUpperCase());
  const order = number.success ? await findOrderByNumber(db, number.data) : null;
  return order ? { orderId: order.id } : { trackingNumber: bareTrackingNumber(typed) };
}

function cursorOf(text: string | undefined, side: ParcelCursor['side']): ParcelCursor | null {
  const [moment, uuid] = (text ?? '').split('.');
  return moment && uuid ? { side, shippedAt: new Date(Number(moment)), uuid } : null;
}

const placeOf = ({ shippedAt, uuid }: ParcelRow): string => `${shippedAt.getTime()}.${uuid}`;

/** What the filters of these names find; of a parcel that both find, the graver. */
function concernOf({ status, isDelayed, promisedOn, shippedAt }: ParcelRow, { today, lostBefore }: Moments): ListedShipment['concern'] {
  if (status === 'delivered') return null;
  const isLate = promisedOn !== null && promisedOn < today;
  if (shippedAt < lostBefore && (isLate || promisedOn === null)) return 'lost';
  return isDelayed || isLate ? 'delayed' : null;
}

function present(
  row: ParcelRow,
  { order, events }: { order: StoredOrder; events: readonly CarrierEvent[] },
  moments: Moments,
): ListedShipment {
  const { uuid, carrier, trackingNumber, shippedAt, status, deliveredAt, promisedOn } = row;
  const { estimate } = expectedOf({ promise: order.delivery, events, progress: row, today: moments.today, dayOf: shopDay });
  return {
    shipmentUuid: uuid,
    carrier: { code: carrier, name: carrierNames[carrier] },
    trackingNumber,
    trackingUrl: trackingUrlOf(row),
    orderNumber: order.orderNumber,
    status,
    concern: concernOf(row, moments),
    shippedAt: shippedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    promisedOn,
    estimate,
  };
}
