/**
 * Owns items saved for later, with the price at that time. Guarantees that only the owner sees or changes a list, that a sign-in loses nothing, and
 * that a price drop is announced once. Moves between list and cart belong to the cart.
 */

export { workSaved } from './jobs.ts';
export { mergeGuestSaved } from './merge-on-sign-in.ts';
export { keepItem, openList, takeItem } from './operations.ts';
export { countSaved, eraseSaved, findSavedData } from './personal/store.ts';
export { mountSaved } from './routes.ts';
export { showSaved } from './view.ts';
