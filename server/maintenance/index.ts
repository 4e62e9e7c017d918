/**
 * Owns whether the shop is open. Promises that a closed shop says so with 503 and when to come again, in every process within a moment, and that
 * staff get behind the sign.
 */
export { Doors } from './doors.ts';
export { closeShop, openShopAgain } from './operations.ts';
export { bindMaintenance as mountMaintenance, closeApi, closedFor } from './routes.ts';
export { findClosure } from './store.ts';
