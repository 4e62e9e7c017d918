import type { DeliveryMethod } from '../../contract/delivery.ts';
import { arrival } from './estimate.ts';
import { methodFor, type Shipment, shippingPrice } from './rates.ts';
import { type Destination, zoneOf } from './zones.ts';

export { freeShippingGap, type Shipment, shippingPrice } from './rates.ts';
export type { Destination } from './zones.ts';

/** The ways a shipment can travel, with price and days of arrival; today each shipment has one (spec §3). */
export function deliveryMethods(shipment: Shipment, destination: Destination, now: Date): DeliveryMethod[] {
  const code = methodFor(shipment);
  const duties = zoneOf(destination) === 'canada' && { note: 'Import duties and fees may be due when it is delivered.' };
  return [{ code, label: 'Standard', price: shippingPrice(shipment, destination), ...duties, ...arrival(code, destination, now) }];
}
