import { daysAfter } from '../../contract/values/shop-days.ts';
import { defineJob } from '../platform/jobs.ts';
import { keptSince } from '../settings/index.ts';
import { notifyOfPrices } from './notifications.ts';
import { type AlertParts, sendDueAlerts } from './operations.ts';
import { deleteOld } from './store.ts';

type Nothing = Record<string, never>;

const sendDue = defineJob<Nothing>('alerts.send_due');
const tellPrices = defineJob<Nothing>('alerts.tell_prices');
const forgetOld = defineJob<Nothing>('alerts.forget_old');

/** Days to keep an alert that was sent. */
const keptDays = 30;

/** Every minute: sends due alerts. Every hour: announces price drops. Every night: deletes old alerts. */
export function workAlerts(parts: AlertParts): void {
  const { jobs } = parts;
  jobs.work(sendDue, (_, now) => sendDueAlerts(parts, now));
  jobs.work(tellPrices, (_, now) => notifyOfPrices(parts.database, now));
  jobs.work(forgetOld, async (_, now) => {
    const waiting = await keptSince(parts.database.read, 'alerts', now);
    await parts.database.transact((tx) => deleteOld(tx, daysAfter(now, -keptDays), waiting));
  });
  jobs.schedule(sendDue, '* * * * *', {});
  jobs.schedule(tellPrices, '10 * * * *', {});
  jobs.schedule(forgetOld, '25 3 * * *', {});
}
