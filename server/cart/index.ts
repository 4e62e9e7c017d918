/**
 * Owns the visitor's cart, repriced on every read. Guarantees that a change never exceeds the available stock, and that only the owner sees or
 * changes a cart.
 */
export { bindCrossSell as mountCrossSell } from './cross-sell.ts';
export { workCart } from './jobs.ts';
export { cartMerged, mergeGuestCart } from './merge-on-sign-in.ts';
export { addItems, loadCart, lowerToBought, removeOrdered, removePromoCode } from './operations.ts';
export { eraseCart, findCartData } from './personal/store.ts';
export { type LinePrice, type Price, price } from './price.ts';
export { buyable, type PricedLine, priceLines, shipmentOf } from './pricing.ts';
export { enterPromoCode } from './promo-codes.ts';
export { bindCart as mountCart, type CartParts, refreshBadge } from './routes.ts';
export { bindSaving as mountSaving } from './saving-routes.ts';
export { campaignOf, campaignSavings, type NamedCampaign } from './standing.ts';
export { tryCart, UnknownSkus } from './trial.ts';
export { mountTrial } from './trial-routes.ts';
export { presentLine } from './view.ts';
