/**
 * Owns what products have to do with each other: what was bought together, what completes a room, and what they have earned among their
 * kind. Promises to recommend only what can be bought, and that a failure is an empty list.
 */
export { workOutFigures } from './figures.ts';
export { notePurchases, type PastOrder, seedHistory } from './history.ts';
export { workRecommendations } from './jobs.ts';
export { crossSellFor } from './operations.ts';
export { mountRecommendations, orNothing } from './routes.ts';
