import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { builtInCampaigns } from './campaigns/built-in.ts';
import { tellOfCampaigns } from './news.ts';

const tellBeginnings = defineJob<Record<string, never>>('promotions.tell_beginnings');

/** Every hour: visitors are told of offers that begin. */
export function workPromotions(jobs: Jobs, { database, config }: { database: Database; config: Pick<Config, 'shopUrls'> }): void {
  jobs.work(tellBeginnings, () => tellOfCampaigns(database, builtInCampaigns, config.shopUrls.keys(), new Date()));
  jobs.schedule(tellBeginnings, '5 * * * *', {});
}
