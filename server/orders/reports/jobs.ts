import type { Database } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { findDaysToSum, sumDays } from './store.ts';

const sumSales = defineJob<Record<string, never>>('orders.sum_sales');

/** Sums the days of orders that changed, one day a transaction. Safe to repeat. */
export async function sumChangedDays(database: Database, now: Date): Promise<void> {
  for (const day of await findDaysToSum(database.read, now)) await database.transact((tx) => sumDays(tx, { from: day, to: day }));
}

/** Every five minutes. */
export function workSalesSums({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(sumSales, (_, now) => sumChangedDays(database, now));
  jobs.schedule(sumSales, '*/5 * * * *', {});
}
