/**
 * Owns parcels: their contents and tracking. Guarantees that a line never ships more than was bought, that a repeated request ships once,
 * that no message moves a parcel back, and that the shopper is notified.
 */
export { sandboxCarriers } from './carriers/sandbox.ts';
export { returnScanned } from './events.ts';
export { workShipments } from './jobs.ts';
export { findParcels } from './listed.ts';
export { mailShipped } from './notifications.ts';
export { findCorrected } from './operations.ts';
export { listParcels } from './packing.ts';
export { findParcelData } from './personal/store.ts';
export { mountShipments } from './routes.ts';
