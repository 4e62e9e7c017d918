import { shopDay } from '../../contract/values/shop-days.ts';
import type { ParcelStanding, StoredOrder } from '../orders/index.ts';
import type { Db } from '../platform/db/index.ts';
import { findParcelsOf } from './store.ts';
import { expectedOf } from './tracking/estimate.ts';
import { findCarrierEventsOf } from './tracking/store.ts';

interface Promised {
  readonly id: number;
  readonly promise: Pick<StoredOrder['delivery'], 'earliest' | 'latest'>;
}

/** The parcels of several orders with what is expected of them, oldest first, by order id. Two queries, however many orders. */
export async function findParcels(db: Db, orders: readonly Promised[], now: Date): Promise<Map<number, ParcelStanding[]>> {
  const promises = new Map(orders.map(({ id, promise }) => [id, promise]));
  const parcels = await findParcelsOf(db, [...promises.keys()]);
  const events = await findCarrierEventsOf(
    db,
    parcels.map(({ uuid }) => uuid),
  );
  const found = new Map<number, ParcelStanding[]>();
  for (const { uuid, orderId, ...progress } of parcels) {
    const promise = promises.get(orderId);
    if (!promise) continue;
    const heard = events.get(uuid) ?? [];
    const expected = expectedOf({ promise, events: heard, progress, today: shopDay(now), dayOf: shopDay });
    const parcel = { shipmentUuid: uuid, status: progress.status, isHeard: heard.length > 0, ...expected };
    found.set(orderId, [...(found.get(orderId) ?? []), parcel]);
  }
  return found;
}
