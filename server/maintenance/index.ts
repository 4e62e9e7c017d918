/**
 * Owns whether the shop is open. Promises that a closed shop says so with 503 and when to come again, in every process within a moment, and that
 * staff get behind the sign.
 */
export { MaintenanceGate } from './gate.ts';
export { closeShop, reopenShop } from './operations.ts';
export { bindMaintenance as mountMaintenance, closeApi, closedFor } from './routes.ts';
export { findClosure } from './store.ts';
