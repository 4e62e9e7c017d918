/**
 * Owns who wants to hear when something is back in stock. Promises one mail per wish, a link in each mail that stops them, and that nobody
 * learns from an answer what is kept about an address.
 */
export { workAlerts } from './jobs.ts';
export { adoptAlerts, noticeStock } from './operations.ts';
export { mountAlerts } from './routes.ts';
