import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { notifyOfSaved } from './notifications.ts';
import { deleteGuestListsUntouchedSince } from './store.ts';

const tellPrices = defineJob<Record<string, never>>('saved.tell_prices');
const dropOld = defineJob<Record<string, never>>('saved.drop_old');
/** Days to keep a guest's list; their session's cookie has expired long before. */
const keptDays = 90;

/** Every hour: announces price drops. Every night: deletes abandoned guests' lists. */
export function workSaved(jobs: Jobs, { database }: { database: Database }): void {
  jobs.work(tellPrices, (_, now) => notifyOfSaved(database, now));
  jobs.work(dropOld, (_, now) =>
    database.transact((tx) => deleteGuestListsUntouchedSince(tx, new Date(now.getTime() - keptDays * 86_400_000))),
  );
  jobs.schedule(tellPrices, '20 * * * *', {});
  jobs.schedule(dropOld, '35 3 * * *', {});
}
