import { shopDay } from '../../../contract/values/shop-days.ts';
import type { StoredOrder } from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredShipment } from '../shipment.ts';
import { type Expected, expectedOf } from './estimate.ts';
import { findCarrierEvents } from './store.ts';

/** Computes when a parcel is expected, from its stored events. */
export async function findExpected(
  db: Db,
  { order, shipment }: { order: Pick<StoredOrder, 'delivery'>; shipment: StoredShipment },
  now: Date,
): Promise<Expected> {
  const events = await findCarrierEvents(db, shipment.uuid);
  return expectedOf({ promise: order.delivery, events, progress: shipment, today: shopDay(now), dayOf: shopDay });
}
