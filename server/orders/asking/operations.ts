import type { Logger } from 'pino';
import { writeReview } from '../../../contract/urls/shop.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import { customerOfOwner, emailLink, mayWriteTo, preferencesPath } from '../../accounts/index.ts';
import { getCards } from '../../catalog/index.ts';
import { queueEmail } from '../../email/index.ts';
import { giveCards } from '../../engagement/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { urlOf } from '../../platform/config/shop-urls.ts';
import type { Database, Db, Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findReviewed } from '../../reviews/index.ts';
import { findLinesOf } from '../history/store.ts';
import type { StoredOrder } from '../order.ts';
import { lockOrder } from '../store.ts';
import { findOrdersToAsk, markAsked } from './store.ts';

export interface AskingParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: Pick<Logger, 'error'>;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
}

/** Days after delivery when we ask for a review; after `tooLateDays`, for example after an outage, we don't. */
const askAfterDays = 10;
const tooLateDays = 30;
const maxAtOnce = 500;
const shownDays = 30;

/** Asks the shoppers of delivered orders for reviews, each order once. */
export async function askForReviews({ database, log, ...parts }: AskingParts, now: Date): Promise<void> {
  const span = { from: daysAfter(now, -tooLateDays), until: daysAfter(now, -askAfterDays) };
  for (const orderId of await findOrdersToAsk(database.read, span, maxAtOnce)) {
    try {
      await database.transact((tx) => ask(tx, parts, orderId, now));
    } catch (error) {
      // Others still get their request; this one is retried with the next run.
      log.error({ err: error, orderId }, 'a shopper was not asked for a review');
    }
  }
}

/** Those of these products that can be reviewed: sold by the order's brand, and not reviewed by its customer yet. */
async function reviewable(db: Db, { brand, ownerId }: StoredOrder, productIds: readonly number[]): Promise<Set<number>> {
  const sold = (await getCards(db, productIds, brand)).map(({ productId }) => productId);
  const customerId = customerOfOwner(ownerId);
  const reviewed = customerId === null ? null : await findReviewed(db, customerId, sold);
  return new Set(sold.filter((productId) => !reviewed?.has(productId)));
}

/**
 * Asks about items that were delivered, are neither returned nor in transit back, and can be reviewed; where there are none, nobody is asked. The
 * e-mail needs the address's consent, unlike those about the order itself; the notification does not.
 */
async function ask(tx: Tx, { jobs, config }: Omit<AskingParts, 'database' | 'log'>, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !(await markAsked(tx, orderId, now))) return;
  const kept = (await findLinesOf(tx, [orderId])).filter((line) => line.delivered - line.inReturn - line.returned > 0);
  // Two sizes of one product are one review.
  const lines = new Map(kept.map((line) => [line.productId, line]));
  const asked = await reviewable(tx, order, [...lines.keys()]);
  const products = [...lines.values()].filter(({ productId }) => asked.has(productId));
  const [first] = products;
  if (!first) return;
  const { brand, email, orderNumber, ownerId, shippingAddress } = order;
  const shopUrl = urlOf(config, brand);
  if (await mayWriteTo(tx, email, brand)) {
    const items = products.map(({ name, options, productId }) => {
      const reviewUrl = emailLink(config.secret, email, shopUrl + writeReview({ productId }));
      return { name, options, reviewUrl };
    });
    const preferencesUrl = shopUrl + preferencesPath(config.secret, email);
    const props = { brand, shopUrl, orderNumber, firstName: shippingAddress.firstName, items, preferencesUrl };
    await queueEmail(tx, jobs, email, { template: 'review-request', props }, now);
  }
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `order:${orderNumber}:review`,
      title: 'How is it?',
      description: `Tell other shoppers what you think of ${first.name}.`,
      imageUrl: first.image?.url ?? null,
      url: writeReview({ productId: first.productId }),
      linkText: 'Write a review',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}
