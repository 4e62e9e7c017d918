/**
 * Owns delivery: methods, rates, free delivery, places we do not ship to, and dates. Guarantees that dates come from the warehouses whose stock is
 * then taken (`nearestFirst`), and that checkout, cart and product page compute them by one rule.
 */
export { addBusinessDays } from './business-days.ts';
export { type Estimate, estimate } from './estimate.ts';
export { shipsFast } from './fast.ts';
export { freightRefusal } from './freight.ts';
export { consignmentOf, deliveryMethods } from './methods.ts';
export { isDelivered, remoteStates, wholeStates } from './own-zones.ts';
export { defaultRates, freeShippingGap, isHeavy, isPricedAlike, type Shipment, type ShippingRates, shippingPrice } from './rates.ts';
export { isRestricted } from './restricted.ts';
export {
  noRestrictions,
  type Restrictions,
  type RestrictionsAt,
  refusalBy,
  restrictionsAt,
} from './restrictions/restrictions.ts';
export { bindRestrictions as mountRestrictions } from './restrictions/routes.ts';
export { bindDelivery as mountDelivery } from './routes.ts';
export { bindShippingSettings as mountShippingSettings } from './shipping/routes.ts';
export { type RatesAt, shopRates } from './shop-rates.ts';
export { nearestFirst } from './warehouses.ts';
export type { Destination } from './zones.ts';
