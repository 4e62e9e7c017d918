/**
 * Owns returns: return rules, shoppers' cases, and staff's decisions and inspections. Guarantees that a line never returns more than was shipped,
 * that refunding all its units gives back exactly what was paid, and that no refund exceeds what was captured.
 */
export { unitsReturned } from './events.ts';
export { workReturns } from './jobs.ts';
export { moveReturnCards } from './notifications.ts';
export { countReturnsOfOrders, eraseFromReturns, findReturnData, findReturnsOfOrders } from './personal/store.ts';
export { serveReturnPhotos } from './photos/routes.ts';
export { bindReturns as mountReturns } from './routes.ts';
export { noteScanned } from './sending.ts';
export { countLate as countLateReturns } from './store.ts';
