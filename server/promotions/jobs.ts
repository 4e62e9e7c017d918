import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { purge } from '../platform/purging/purging.ts';
import { notifyOfCampaigns } from './notifications.ts';
import { advertisingTags, hasAdvertisingTurned } from './store.ts';

const turnAdvertising = defineJob<Record<string, never>>('promotions.turn_advertising');
const tellBeginnings = defineJob<Record<string, never>>('promotions.tell_beginnings');

/** How far the job looks back, so that a late run misses nothing. */
const lookBackMs = 180_000;

/**
 * Every hour: announces offers that begin. Every minute: renews cached pages where a promotion has just begun or ended. Whether one is in force
 * follows from the time alone; the job only refreshes pages.
 */
export function workPromotions({ jobs, database, config }: { jobs: Jobs; database: Database; config: Pick<Config, 'shopUrls'> }): void {
  jobs.work(tellBeginnings, (_, now) => notifyOfCampaigns(database, config.shopUrls.keys(), now));
  jobs.schedule(tellBeginnings, '5 * * * *', {});
  jobs.work(turnAdvertising, (_, now) => turn(database, now));
  jobs.schedule(turnAdvertising, '* * * * *', {});
}

async function turn(database: Pick<Database, 'read' | 'transact'>, now: Date): Promise<void> {
  if (!(await hasAdvertisingTurned(database.read, new Date(now.getTime() - lookBackMs), now))) return;
  await database.transact((tx) => purge(tx, advertisingTags));
}
