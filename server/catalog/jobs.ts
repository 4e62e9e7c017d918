import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { endSales } from './sales/operations.ts';

const endDueSales = defineJob<Record<string, never>>('catalog.end_sales');

/** Ends due sales every minute. */
export function workCatalog(jobs: Jobs, { database }: { database: Database }): void {
  jobs.work(endDueSales, async (_, now) => {
    await database.transact((tx) => endSales(tx, now));
  });
  jobs.schedule(endDueSales, '* * * * *', {});
}
