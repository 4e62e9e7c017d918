/**
 * Owns how things get to a shopper: methods, rates, free delivery, where we do not ship, and the dates it takes. Promises dates by the
 * warehouses that stock is then taken from (`nearestFirst`), and that checkout, cart and product page count them by one rule.
 */
export { type Estimate, estimate } from './estimate.ts';
export { shipsFast } from './fast.ts';
export { freightRefusal } from './freight.ts';
export { consignmentOf, deliveryMethods } from './methods.ts';
export { defaultRates, freeShippingGap, isHeavy, type Shipment, type ShippingRates, shippingPrice } from './rates.ts';
export { isRestricted } from './restricted.ts';
export { bindDelivery as mountDelivery } from './routes.ts';
export { type RatesAt, shopRates } from './shop-rates.ts';
export { nearestFirst } from './warehouses.ts';
export type { Destination } from './zones.ts';
