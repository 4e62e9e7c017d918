/**
 * Owns the way from cart to order: details, delivery, placing, and recovery of interrupted payments. Guarantees exactly one order and one charge per
 * checkout.
 */
export { freightFault, shippingFault } from './checkout.ts';
export { workCheckout } from './jobs.ts';
export type { CheckoutParts } from './parts.ts';
export { eraseCheckouts, findCheckoutData, findDraftUuids, moveCheckouts } from './personal/store.ts';
export { bindCheckout as mountCheckout } from './routes.ts';
export { sendConfirmation } from './settlement.ts';
export { moveCheckout } from './store.ts';
