import { stockSalesDays } from '../../../contract/figures/figures.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import type { Database } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { sumUnits } from './store.ts';

const sum = defineJob<Record<string, never>>('figures.sum_units');

/** Sums what was sold of each variation in the last 28 days. Safe to repeat. */
export const sumSoldUnits = (database: Database, now: Date): Promise<void> =>
  database.transact((tx) => sumUnits(tx, daysAfter(now, -stockSalesDays)));

/** Every hour. */
export function workStock({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(sum, (_, now) => sumSoldUnits(database, now));
  jobs.schedule(sum, '7 * * * *', {});
}
