import { maxReportDays } from '../../../contract/staff/orders/sales-reports.ts';
import { daysAfter, shopDay, shopDayAfter } from '../../../contract/values/shop-days.ts';
import type { Database } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { forgetCountedOrders } from '../banners/store.ts';
import { deleteBefore, findCrowdedDays, trimDay } from './store.ts';

const tidy = defineJob<Record<string, never>>('figures.tidy');
/** Days: two of the longest reports, as each compares with the days before. */
const kept = 2 * maxReportDays;

/** Keeps few enough words of each past day for a report of a year, and deletes what no report shows. Safe to repeat. */
export async function tidyFigures(database: Database, now: Date): Promise<void> {
  for (const one of await findCrowdedDays(database.read, shopDay(now))) await database.transact((tx) => trimDay(tx, one));
  await database.transact((tx) => deleteBefore(tx, shopDayAfter(now, -kept)));
  await database.transact((tx) => forgetCountedOrders(tx, daysAfter(now, -1)));
}

/** Every night, when the day before is over everywhere in the shop's zone. */
export function workVisits({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(tidy, (_, now) => tidyFigures(database, now));
  jobs.schedule(tidy, '20 8 * * *', {});
}
