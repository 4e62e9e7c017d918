import type { Logger } from 'pino';
import type { Database } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { checkOrders } from './operations.ts';

const check = defineJob<Record<string, never>>('figures.check_orders');

/** Every night, after the books were compared with the providers'. */
export function workOrderChecks(parts: { jobs: Jobs; database: Database; log: Logger }): void {
  parts.jobs.work(check, async (_, now) => {
    await checkOrders(parts, now);
  });
  parts.jobs.schedule(check, '53 3 * * *', {});
}
