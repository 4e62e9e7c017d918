/**
 * Owns the store credit card as the shop knows it: applications, cards and their statements. Guarantees that an application's contents and the card's
 * number are never stored here, and that a card belongs to one visitor.
 */
export { presentAccount } from './accounts.ts';
export { workCredit } from './jobs.ts';
export { type CardOffer, findOffer } from './parts.ts';
export { eraseCredit, findCreditData } from './personal/store.ts';
export { bindCredit as mountCredit } from './routes.ts';
export { type Account as StoreCardAccount, adoptStoreCards, findAccounts as findStoreCards } from './store.ts';
