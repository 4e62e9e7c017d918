import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { daysAfter } from './card.ts';
import { deleteExpired } from './store.ts';

const forgetExpired = defineJob<Record<string, never>>('engagement.forget_expired');
/** Days that a card which shows no more is kept with its log. */
const keptDays = 60;

/** Every night: cards that have long expired are forgotten, with what was done with them. */
export function workEngagement(jobs: Jobs, { database }: { database: Database }): void {
  jobs.work(forgetExpired, () => database.transact((tx) => deleteExpired(tx, daysAfter(new Date(), -keptDays))));
  jobs.schedule(forgetExpired, '45 3 * * *', {});
}
