import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { purge } from '../platform/purging.ts';
import { notifyOfCampaigns } from './notifications.ts';
import { advertisingTags, hasAdvertisingTurned } from './store.ts';

const turnAdvertising = defineJob<Record<string, never>>('promotions.turn_advertising');
const tellBeginnings = defineJob<Record<string, never>>('promotions.tell_beginnings');

/** So far back the job looks, so that one that is late misses nothing. */
const lookBackMs = 180_000;

/**
 * Every hour visitors are told of offers that begin. Every minute pages are made anew where a promotion has just begun or ended: what is true
 * follows from the moment itself, and the job only tells kept pages.
 */
export function workPromotions(jobs: Jobs, { database, config }: { database: Database; config: Pick<Config, 'shopUrls'> }): void {
  jobs.work(tellBeginnings, () => notifyOfCampaigns(database, config.shopUrls.keys(), new Date()));
  jobs.schedule(tellBeginnings, '5 * * * *', {});
  jobs.work(turnAdvertising, () => turn(database, new Date()));
  jobs.schedule(turnAdvertising, '* * * * *', {});
}

async function turn(database: Pick<Database, 'read' | 'transact'>, now: Date): Promise<void> {
  if (!(await hasAdvertisingTurned(database.read, new Date(now.getTime() - lookBackMs), now))) return;
  await database.transact((tx) => purge(tx, advertisingTags));
}
