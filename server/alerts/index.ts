/**
 * Owns back-in-stock alerts. Guarantees one e-mail per alert with a link that stops them, and that no answer reveals what is stored about an address.
 */
export { workAlerts } from './jobs.ts';
export { adoptAlerts, endAlerts, followEmail, noticeStock } from './operations.ts';
export { eraseAlerts, findAlertData } from './personal/store.ts';
export { mountAlerts } from './routes.ts';
