import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { deleteExposures } from './store.ts';

const forgetExposures = defineJob<Record<string, never>>('flags.forget_exposures');
const keptDays = 30;

/** Deletes exposures older than 30 days every night. */
export function workFlags({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(forgetExposures, (_, now) => database.transact((tx) => deleteExposures(tx, daysAfter(now, -keptDays))));
  jobs.schedule(forgetExposures, '35 3 * * *', {});
}
