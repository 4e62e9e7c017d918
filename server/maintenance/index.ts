/**
 * Owns whether the shop is open. Guarantees that a closed shop answers 503 with a time to retry, in every process within a moment, and that staff can
 * still get in.
 */
export { MaintenanceGate } from './gate.ts';
export { closeShop, reopenShop } from './operations.ts';
export { bindMaintenance as mountMaintenance, closeApi, closedFor } from './routes.ts';
export { findClosure } from './store.ts';
