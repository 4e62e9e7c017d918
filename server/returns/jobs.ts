import { defineJob, type Jobs } from '../platform/jobs.ts';
import { type ExpiringParts, expireReturns } from './desk/expiring.ts';

const expire = defineJob<Record<string, never>>('returns.expire');

/** Expires overdue returns every hour. */
export function workReturns(jobs: Jobs, parts: ExpiringParts): void {
  jobs.work(expire, () => expireReturns(parts, new Date()));
  jobs.schedule(expire, '25 * * * *', {});
}
