import type { Tracking } from '../../../contract/shipments/tracking.ts';
import { findOrderLines, type StoredOrder } from '../../orders/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/index.ts';
import { sandboxCarriers } from '../carriers/sandbox.ts';
import { presentShipment } from '../shipment.ts';
import { findShipments } from '../store.ts';
import { findExpected } from './expected.ts';
import { stepsOf } from './steps.ts';
import { findCarrierEvents } from './store.ts';

/** A parcel's tracking; null when the order has no such parcel. Shows no name or street, since tracking links get forwarded. */
export async function showTracking(
  db: Db,
  config: Pick<Config, 'sandboxAllowed' | 'carrierSecrets'>,
  { order, shipmentUuid }: { order: StoredOrder; shipmentUuid: string },
  now: Date,
): Promise<Tracking | null> {
  const shipments = await findShipments(db, order.id);
  const index = shipments.findIndex(({ uuid }) => uuid === shipmentUuid);
  const shipment = shipments[index];
  if (!shipment) return null;
  const events = await findCarrierEvents(db, shipmentUuid);
  const { city, stateRegion, postalCode, countryCode } = order.shippingAddress;
  return {
    ...presentShipment(shipment, await findOrderLines(db, order.id)),
    ...(await findExpected(db, { order, shipment }, now)),
    orderNumber: order.orderNumber,
    parcel: { number: index + 1, of: shipments.length },
    steps: stepsOf(events, shipment),
    isHeard: events.length > 0,
    shipsTo: { city, stateRegion, postalCode, countryCode },
    isSandbox: sandboxCarriers(config).includes(shipment.carrier),
  };
}
