import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { expireReturns } from './desk/expiring.ts';
import type { NotificationParts } from './notifications.ts';

const expire = defineJob<Record<string, never>>('returns.expire');

/** Expires overdue returns every hour. */
export function workReturns(jobs: Jobs, parts: NotificationParts & { readonly database: Database }): void {
  jobs.work(expire, () => expireReturns(parts, new Date()));
  jobs.schedule(expire, '25 * * * *', {});
}
