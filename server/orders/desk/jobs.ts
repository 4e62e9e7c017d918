import type { Database } from '../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../platform/jobs.ts';
import { sumPromotions } from './promotion-store.ts';

const sumGiven = defineJob<Record<string, never>>('orders.sum_promotions');

/** Every five minutes: adds what promotions gave to the sums of their days. */
export function workPromotionSums({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(sumGiven, () => database.transact(sumPromotions));
  jobs.schedule(sumGiven, '*/5 * * * *', {});
}
