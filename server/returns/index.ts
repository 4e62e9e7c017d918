/**
 * Owns returns: what of an order may come back, the cases that shoppers open, and what staff decide and find. Promises that no more of a line is
 * returned than was shipped, that its units together give back exactly what was paid, and never more than was captured.
 */
export { workReturns } from './jobs.ts';
export { bindReturns as mountReturns } from './routes.ts';
