import type { Config } from '../platform/config/config.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { keptSince } from '../settings/index.ts';
import { brazeOutlet } from './outlets/braze/index.ts';
import { type SendingParts, sendOut } from './sending.ts';
import { deleteExpired } from './store.ts';

const forgetExpired = defineJob<Record<string, never>>('engagement.forget_expired');
const passOn = defineJob<Record<string, never>>('engagement.pass_on');

type EngagementParts = SendingParts & { readonly config: Pick<Config, 'braze' | 'shopUrls'> };

/** Every night: deletes long-expired cards with their events. Every minute: sends new ones to a configured vendor. */
export function workEngagement(parts: EngagementParts & { jobs: Jobs }): void {
  const { jobs, database, config } = parts;
  jobs.work(forgetExpired, async (_, now) => {
    const since = await keptSince(database.read, 'notifications', now);
    await database.transact((tx) => deleteExpired(tx, since));
  });
  jobs.schedule(forgetExpired, '45 3 * * *', {});
  if (!config.braze) return;
  const outlet = brazeOutlet(config.braze);
  jobs.work(passOn, (_, now) => sendOut(parts, outlet, now));
  jobs.schedule(passOn, '* * * * *', {});
}
