/** Owns what is taken off: so far how campaigns stand. Promises that a campaign nobody knows, or may not know of, answers like one that never was. */
export { workPromotions } from './jobs.ts';
export { mountPromotions } from './routes.ts';
