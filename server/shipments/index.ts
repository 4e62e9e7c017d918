/**
 * Owns parcels: their contents, carrier and tracking number. Guarantees that a line never ships more than was bought, that a repeated request ships
 * once, and that the shopper is notified.
 */
export { mountShipments } from './routes.ts';
