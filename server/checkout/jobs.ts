import { releaseExpiredHolds } from '../catalog/index.ts';
import { askAgainJob } from '../payments/index.ts';
import { defineJob } from '../platform/jobs.ts';
import { keptSince } from '../settings/index.ts';
import { deleteDraftsUntouchedSince } from './drafts/store.ts';
import type { CheckoutParts } from './parts.ts';
import { deleteCheckoutsUntouchedSince } from './store.ts';
import { askAgain, sweepPayments } from './sweeper.ts';

type Nothing = Record<string, never>;

const sweep = defineJob<Nothing>('checkout.sweep_payments');
const releaseHolds = defineJob<Nothing>('checkout.release_holds');
const forgetOld = defineJob<Nothing>('checkout.forget_old');

/** On a webhook: looks up its payment. Every minute: settles interrupted payments and releases expired holds. Every night: deletes old checkouts. */
export function workCheckout(parts: CheckoutParts): void {
  const { jobs } = parts;
  jobs.work(sweep, async (_, now) => {
    await sweepPayments(parts, now);
  });
  jobs.work(askAgainJob, ({ paymentId }, now) => askAgain(parts, paymentId, now));
  jobs.work(releaseHolds, async (_, now) => {
    await parts.database.transact((tx) => releaseExpiredHolds(tx, now));
  });
  jobs.work(forgetOld, async (_, now) => {
    const { read } = parts.database;
    const checkouts = await keptSince(read, 'checkouts', now);
    const drafts = await keptSince(read, 'drafts', now);
    await parts.database.transact((tx) => deleteCheckoutsUntouchedSince(tx, checkouts));
    await parts.database.transact((tx) => deleteDraftsUntouchedSince(tx, drafts));
  });
  jobs.schedule(forgetOld, '11 3 * * *', {});
  jobs.schedule(sweep, '* * * * *', {});
  jobs.schedule(releaseHolds, '* * * * *', {});
}
