import { releaseExpiredHolds } from '../catalog/index.ts';
import { askAgainJob } from '../payments/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { deleteDraftsUntouchedSince } from './drafts/store.ts';
import type { CheckoutParts } from './parts.ts';
import { deleteCheckoutsUntouchedSince } from './store.ts';
import { askAgain, sweepPayments } from './sweeper.ts';

type Nothing = Record<string, never>;

const sweep = defineJob<Nothing>('checkout.sweep_payments');
const releaseHolds = defineJob<Nothing>('checkout.release_holds');
const forgetOld = defineJob<Nothing>('checkout.forget_old');
/** Days to keep a checkout with its names and addresses; as long as the guest session that could come back to it. */
const keptDays = 30;
/** Days to keep a draft order that nobody has changed since, paid or not. */
const keptDraftDays = 180;

/** On a webhook: looks up its payment. Every minute: settles interrupted payments and releases expired holds. Every night: deletes old checkouts. */
export function workCheckout(jobs: Jobs, parts: CheckoutParts): void {
  jobs.work(sweep, async (_, now) => {
    await sweepPayments(parts, now);
  });
  jobs.work(askAgainJob, ({ paymentId }, now) => askAgain(parts, paymentId, now));
  jobs.work(releaseHolds, async (_, now) => {
    await parts.database.transact((tx) => releaseExpiredHolds(tx, now));
  });
  jobs.work(forgetOld, async (_, now) => {
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
    await parts.database.transact((tx) => deleteCheckoutsUntouchedSince(tx, before(keptDays)));
    await parts.database.transact((tx) => deleteDraftsUntouchedSince(tx, before(keptDraftDays)));
  });
  jobs.schedule(forgetOld, '11 3 * * *', {});
  jobs.schedule(sweep, '* * * * *', {});
  jobs.schedule(releaseHolds, '* * * * *', {});
}
