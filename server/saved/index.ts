/**
 * Owns what visitors have saved for later, and at what price. Promises that only its owner sees or changes a list, that nothing on it is lost by a
 * sign-in, and that a lower price is told once. What goes between list and cart is the cart's business.
 */

export { workSaved } from './jobs.ts';
export { mergeGuestSaved } from './merge-on-sign-in.ts';
export { keepItem, openList, takeItem } from './operations.ts';
export { mountSaved } from './routes.ts';
export { showSaved } from './view.ts';
