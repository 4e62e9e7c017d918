/**
 * Owns what has left the warehouses: parcels with what is in them, and how they can be followed. Promises that no more of a line leaves than was
 * bought, that pressing twice ships once, and that whoever bought it is told with it.
 */
export { mountShipments } from './routes.ts';
