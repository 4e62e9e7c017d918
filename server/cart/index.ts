/**
 * Owns the visitor's cart: what they want to buy, priced anew at every look. Promises that no line asks for more than there is
 * when it is changed, and that only its owner sees or changes a cart.
 */
export { bindCrossSell as mountCrossSell } from './cross-sell.ts';
export { cartHandedOver, handOverCart } from './hand-over.ts';
export { workCart } from './jobs.ts';
export { loadCart, removeOrdered } from './operations.ts';
export { buyable, type PricedLine, priceLines, shipmentOf } from './pricing.ts';
export { bindCart as mountCart, refreshBadge } from './routes.ts';
export { bindSaving as mountSaving } from './saving-routes.ts';
export { totalsOf } from './totals.ts';
export { presentLine } from './view.ts';
