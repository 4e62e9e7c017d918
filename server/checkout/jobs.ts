import { releaseExpiredHolds } from '../catalog/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import type { CheckoutParts } from './parts.ts';
import { sweepPayments } from './sweeper.ts';

type Nothing = Record<string, never>;

const sweep = defineJob<Nothing>('checkout.sweep_payments');
const releaseHolds = defineJob<Nothing>('checkout.release_holds');

/** Every minute: payments left in the middle are settled, and stock that was held too long is given back. */
export function workCheckout(jobs: Jobs, parts: CheckoutParts): void {
  jobs.work(sweep, async () => {
    await sweepPayments(parts, new Date());
  });
  jobs.work(releaseHolds, async () => {
    await parts.database.transact((tx) => releaseExpiredHolds(tx, new Date()));
  });
  jobs.schedule(sweep, '* * * * *', {});
  jobs.schedule(releaseHolds, '* * * * *', {});
}
