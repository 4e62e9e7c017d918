/**
 * Owns the shop's figures that are not of orders: what shoppers search for, which banners they follow and how far visits go. They are counts by day and brand; nothing in them
 * leads to a visitor (docs/how-to/reports.md).
 */

export { workFigures } from './jobs.ts';
export { mountFigures, serveFigures } from './routes.ts';
export { saveNoted } from './visits/operations.ts';
