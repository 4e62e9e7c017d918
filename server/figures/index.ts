/**
 * Owns the shop's figures that are not of orders: what shoppers search for, which banners they follow and how far visits go. They are counts by day and brand; nothing in them
 * leads to a visitor (docs/how-to/reports.md). It also tells what changed a product's stock, from the records of catalogue, orders and returns.
 */

export { workFigures } from './jobs.ts';
export { mountFigures, serveFigures } from './routes.ts';
export { saveNoted } from './visits/operations.ts';
