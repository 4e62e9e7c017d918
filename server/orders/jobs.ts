import { defineJob } from '../platform/jobs.ts';
import { metricsOf } from '../platform/metrics.ts';
import { type AskingParts, askForReviews } from './asking/operations.ts';
import { sumPromotions } from './desk/promotion-store.ts';
import { orderCents, ordersPlaced } from './measures.ts';
import { workSalesSums } from './reports/jobs.ts';

const askDue = defineJob<Record<string, never>>('orders.ask_for_reviews');
const sumGiven = defineJob<Record<string, never>>('orders.sum_promotions');

/** Asks for reviews in the daytime, in the hour when they are due; every five minutes adds what promotions gave to the sums of their days. */
export function workOrders(parts: AskingParts): void {
  const { database, jobs } = parts;
  metricsOf(database).announceCounters(ordersPlaced, orderCents);
  workSalesSums(parts);
  jobs.work(sumGiven, () => database.transact(sumPromotions));
  jobs.schedule(sumGiven, '*/5 * * * *', {});
  jobs.work(askDue, (_, now) => askForReviews(parts, now));
  jobs.schedule(askDue, '40 14-23 * * *', {});
}
