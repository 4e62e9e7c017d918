import type { Database } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { findDaysToSum, sumDay, sumMonth } from './store.ts';

const sumSales = defineJob<Record<string, never>>('orders.sum_sales');

/** Sums the days of orders that changed, a month a transaction. Safe to repeat. */
export async function sumChangedDays(database: Database, now: Date): Promise<void> {
  const days = await findDaysToSum(database.read, now);
  for (const [month, ofMonth] of Map.groupBy(days, (day) => day.slice(0, 7)))
    await database.transact(async (tx) => {
      for (const day of ofMonth) await sumDay(tx, day);
      await sumMonth(tx, `${month}-01`);
    });
}

/** Every five minutes. */
export function workSalesSums({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(sumSales, (_, now) => sumChangedDays(database, now));
  jobs.schedule(sumSales, '*/5 * * * *', {});
}
