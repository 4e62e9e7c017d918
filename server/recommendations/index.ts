/**
 * Owns relations between products: bought together, completing a room, and quality tags. Guarantees to recommend only what can be bought, and that a
 * failure is an empty list.
 */
export { computeFigures } from './figures.ts';
export { noteCancelled, notePurchases, noteReturned, type PastOrder, seedHistory } from './history.ts';
export { workRecommendations } from './jobs.ts';
export { crossSellFor } from './operations.ts';
export { mountRecommendations, orNothing } from './routes.ts';
