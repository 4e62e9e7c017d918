import { daysAfter } from '../../contract/values/shop-days.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { clockOf } from '../platform/time/clock.ts';
import { type IntegrationParts, sendDue } from './sending.ts';
import { deleteDeliveriesBefore } from './store.ts';

type Nothing = Record<string, never>;

const deliver = defineJob<Nothing>('integrations.deliver');
const forgetOld = defineJob<Nothing>('integrations.forget_old');

const keptDays = 30;

/** Every minute: sends due webhooks. Every night: deletes deliveries older than 30 days. */
export function workIntegrations(parts: IntegrationParts & { jobs: Jobs }): void {
  const { jobs } = parts;
  jobs.work(deliver, () => sendDue(parts, clockOf(parts.database)));
  jobs.work(forgetOld, (_, now) => parts.database.transact((tx) => deleteDeliveriesBefore(tx, daysAfter(now, -keptDays))));
  jobs.schedule(deliver, '* * * * *', {});
  jobs.schedule(forgetOld, '40 3 * * *', {});
}
