/**
 * Has the CDN in front of the shop drop what the page cache drops. Guarantees that a purge is queued exactly when its change commits, sent at least
 * once within two seconds or when the CDN answers again, and that no CDN learns a tag of people.
 */
export { sendSoon, workCdn } from './jobs.ts';
export { queuePurges } from './queue.ts';
