import type { Config } from '../platform/config.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { daysAfter } from './card.ts';
import { brazeOutlet } from './outlets/braze/index.ts';
import { type SendingParts, sendOut } from './sending.ts';
import { deleteExpired } from './store.ts';

const forgetExpired = defineJob<Record<string, never>>('engagement.forget_expired');
const passOn = defineJob<Record<string, never>>('engagement.pass_on');
/** Days that a card which shows no more is kept with its log. */
const keptDays = 60;

type EngagementParts = SendingParts & { readonly config: Pick<Config, 'braze' | 'shopUrls'> };

/** Every night: cards that have long expired are forgotten, with what was done with them. Every minute: a vendor that is configured hears what is new. */
export function workEngagement(jobs: Jobs, parts: EngagementParts): void {
  const { database, config } = parts;
  jobs.work(forgetExpired, () => database.transact((tx) => deleteExpired(tx, daysAfter(new Date(), -keptDays))));
  jobs.schedule(forgetExpired, '45 3 * * *', {});
  if (!config.braze) return;
  const outlet = brazeOutlet(config.braze);
  jobs.work(passOn, () => sendOut(parts, outlet, new Date()));
  jobs.schedule(passOn, '* * * * *', {});
}
