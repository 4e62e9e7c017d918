import { daysAfter } from '../../contract/values/shop-days.ts';
import { defineJob } from '../platform/jobs.ts';
import { metricsOf } from '../platform/metrics.ts';
import { sumLedger } from './books/store.ts';
import { moneyMoved, paymentsAnswered, providerSilences } from './measures.ts';
import { captureExpiring } from './operations/expiring.ts';
import { performEntry, sweepEntries } from './operations/perform.ts';
import { release, releaseOther } from './operations/release.ts';
import { performEntryJob } from './operations/request.ts';
import type { PaymentParts } from './parts.ts';
import { fetchPayouts } from './payouts/operations.ts';
import { reconcile } from './reconciliation.ts';
import { forgetCards } from './saved-cards/operations.ts';
import { deleteEventsBefore } from './webhooks/store.ts';

type Nothing = Record<string, never>;

const sweep = defineJob<Nothing>('payments.sweep_entries');
const expiring = defineJob<Nothing>('payments.capture_expiring');
const compare = defineJob<Nothing>('payments.reconcile');
const payouts = defineJob<Nothing>('payments.fetch_payouts');
const sum = defineJob<Nothing>('payments.sum_ledger');
const forget = defineJob<Nothing>('payments.forget_cards');
const forgetEvents = defineJob<Nothing>('payments.forget_events');
/** Days to store webhook events; longer than any provider repeats one. */
const keptDays = 60;

/**
 * At once: performs requested operations. Every minute: looks up unanswered ones and has providers delete removed cards. Every quarter of an hour: sums the
 * ledger. Every hour: captures authorizations about to expire, and takes new payouts. Every night: reconciles with the providers and deletes old events.
 */
export function workPayments(parts: PaymentParts): void {
  const { jobs, database } = parts;
  metricsOf(database).announceCounters(paymentsAnswered, moneyMoved, providerSilences);
  jobs.work(performEntryJob, ({ key }, now) => performEntry(parts, key, now));
  jobs.work(releaseOther, (other) => release(parts, other));
  jobs.work(sweep, async (_, now) => {
    await sweepEntries(parts, now);
  });
  jobs.work(expiring, (_, now) => captureExpiring(parts, now));
  jobs.work(compare, async (_, now) => {
    await reconcile(parts, now);
  });
  jobs.work(payouts, (_, now) => fetchPayouts(parts, now));
  jobs.work(sum, (_, now) => database.transact((tx) => sumLedger(tx, now)));
  jobs.work(forget, () => forgetCards(parts));
  jobs.work(forgetEvents, (_, now) => database.transact((tx) => deleteEventsBefore(tx, daysAfter(now, -keptDays))));
  jobs.schedule(sweep, '* * * * *', {});
  jobs.schedule(expiring, '17 * * * *', {});
  jobs.schedule(sum, '*/15 * * * *', {});
  jobs.schedule(compare, '41 3 * * *', {});
  jobs.schedule(payouts, '23 * * * *', {});
  jobs.schedule(forget, '* * * * *', {});
  jobs.schedule(forgetEvents, '13 3 * * *', {});
}
