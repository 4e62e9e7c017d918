import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { keptSince } from '../settings/index.ts';
import { notifyOfCarts } from './notifications.ts';
import { deleteCartsUntouchedSince } from './store.ts';

const dropOldCarts = defineJob<Record<string, never>>('cart.drop_old');
const tellLeft = defineJob<Record<string, never>>('cart.tell_left');

/** Reminds shoppers of abandoned carts every 15 minutes. Deletes old carts every night; by default two months after the guest session's cookie ends. */
export function workCart({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(dropOldCarts, async (_, now) => {
    const since = await keptSince(database.read, 'carts', now);
    await database.transact((tx) => deleteCartsUntouchedSince(tx, since));
  });
  jobs.work(tellLeft, (_, now) => notifyOfCarts(database, now));
  jobs.schedule(tellLeft, '*/15 * * * *', {});
  jobs.schedule(dropOldCarts, '17 3 * * *', {});
}
