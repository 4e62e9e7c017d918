import type { Cancellation } from '../../../contract/orders/cancelling.ts';
import { orderConfirmation } from '../../../contract/urls/shop.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import { queueEmail } from '../../email/index.ts';
import { giveCards, withdrawCards } from '../../engagement/index.ts';
import { findOrderMoney } from '../../payments/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { urlOf } from '../../platform/config/shop-urls.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { orderToken } from '../access.ts';
import type { OrderedLine, StoredOrder } from '../order.ts';
import { presentOrder } from '../view.ts';

export interface NotificationParts {
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
}

const shownDays = 30;

/** E-mails the order's address and notifies the shopper. A full cancellation replaces the "in good hands" notification. */
export async function notifyCancelled(
  tx: Tx,
  { jobs, config }: NotificationParts,
  { order, cancellation, ordered }: { order: StoredOrder; cancellation: Cancellation; ordered: readonly OrderedLine[] },
  now: Date,
): Promise<void> {
  const { brand, orderNumber, ownerId } = order;
  const shopUrl = urlOf(config, brand);
  const orderUrl = shopUrl + orderConfirmation({ orderNumber, token: orderToken(config.secret, order) });
  const { toCharge } = await findOrderMoney(tx, order.id);
  const props = { brand, shopUrl, order: await presentOrder(tx, order), cancellation, toCharge, orderUrl };
  await queueEmail(tx, jobs, order.email, { template: 'order-cancelled', props }, now);
  const { isWhole, lines } = cancellation;
  if (isWhole) await withdrawCards(tx, ownerId, `order:${orderNumber}:placed`);
  const first = ordered.find(({ variationId }) => variationId === lines[0]?.variationId);
  const what = lines.length === 1 ? first?.name : `${first?.name} and ${lines.length - 1} more`;
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `order:${orderNumber}:cancelled:${now.getTime()}`,
      title: isWhole ? 'Your order was cancelled' : 'Items in your order were cancelled',
      description: `${what}. Order ${orderNumber}.`,
      imageUrl: first?.image?.url ?? null,
      url: orderConfirmation({ orderNumber }),
      linkText: 'See your order',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}
