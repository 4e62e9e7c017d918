import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { keptSince } from '../settings/index.ts';
import { notifyOfSaved } from './notifications.ts';
import { deleteGuestListsUntouchedSince } from './store.ts';

const tellPrices = defineJob<Record<string, never>>('saved.tell_prices');
const dropOld = defineJob<Record<string, never>>('saved.drop_old');

/** Every hour: announces price drops. Every night: deletes abandoned guests' lists. */
export function workSaved({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(tellPrices, (_, now) => notifyOfSaved(database, now));
  jobs.work(dropOld, async (_, now) => {
    const since = await keptSince(database.read, 'saved', now);
    await database.transact((tx) => deleteGuestListsUntouchedSince(tx, since));
  });
  jobs.schedule(tellPrices, '20 * * * *', {});
  jobs.schedule(dropOld, '35 3 * * *', {});
}
