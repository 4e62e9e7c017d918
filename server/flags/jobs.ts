import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { deleteExposures } from './store.ts';

const forgetExposures = defineJob<Record<string, never>>('flags.forget_exposures');
/** Milliseconds. */
const kept = 30 * 86_400_000;

/** Deletes exposures older than 30 days every night. */
export function workFlags(jobs: Jobs, { database }: { database: Database }): void {
  jobs.work(forgetExposures, (_, now) => database.transact((tx) => deleteExposures(tx, new Date(now.getTime() - kept))));
  jobs.schedule(forgetExposures, '35 3 * * *', {});
}
