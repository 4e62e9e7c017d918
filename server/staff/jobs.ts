import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { deleteSessionsExpiredBefore } from './sessions/store.ts';

const tidy = defineJob<Record<string, never>>('staff.tidy');

/** Deletes expired sessions. */
export function workStaff({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(tidy, (_, now) => database.transact((tx) => deleteSessionsExpiredBefore(tx, now)));
  jobs.schedule(tidy, '17 3 * * *', {});
}
