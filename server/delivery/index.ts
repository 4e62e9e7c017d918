import type { DeliveryMethod } from '../../contract/delivery.ts';
import { arrival } from './estimate.ts';
import { methodFor, type Shipment, shippingPrice } from './rates.ts';
import type { Destination } from './zones.ts';

export { arrival } from './estimate.ts';
export { freeShippingGap, methodFor, type Shipment, shippingPrice } from './rates.ts';
export type { Destination } from './zones.ts';

/** The ways a shipment can travel, with price and days of arrival; today each shipment has one (spec §3). */
export function deliveryMethods(shipment: Shipment, destination: Destination, now: Date): DeliveryMethod[] {
  const code = methodFor(shipment);
  return [{ code, label: 'Standard', price: shippingPrice(shipment, destination), ...arrival(code, destination, now) }];
}
