import { defineJob } from '../../platform/jobs.ts';
import { metricsOf } from '../../platform/metrics.ts';
import { workPromotionSums } from '../desk/jobs.ts';
import { orderCents, ordersPlaced } from '../measures.ts';
import { workSalesSums } from '../reports/jobs.ts';
import { type AskingParts, askForReviews } from './operations.ts';

const askDue = defineJob<Record<string, never>>('orders.ask_for_reviews');

/** Asks for reviews in the daytime, in the hour when they are due. */
export function workOrders(parts: AskingParts): void {
  metricsOf(parts.database).announceCounters(ordersPlaced, orderCents);
  workPromotionSums(parts);
  workSalesSums(parts);
  parts.jobs.work(askDue, (_, now) => askForReviews(parts, now));
  parts.jobs.schedule(askDue, '40 14-23 * * *', {});
}
