import type { OrderReturn, ReturnNews } from '../../contract/orders/returns.ts';
import { orderConfirmation } from '../../contract/urls/shop.ts';
import { queueEmail } from '../email/index.ts';
import { daysAfter, giveCards } from '../engagement/index.ts';
import { type OrderedLine, orderToken, presentOrder, type StoredOrder } from '../orders/index.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import { urlOf } from '../platform/shop-urls.ts';

export interface NotificationParts {
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
}

interface ReturnNotice {
  readonly order: StoredOrder;
  readonly ordered: readonly OrderedLine[];
  readonly shown: OrderReturn;
  readonly news: ReturnNews;
}

const shownDays = 30;
const titles: Readonly<Record<ReturnNews, string>> = {
  requested: 'Return Requested',
  approved: 'Your return is approved',
  declined: 'We couldn’t accept your return',
  refunded: 'Your refund is on its way',
  closed: 'Your return is closed',
  expired: 'Your return has expired',
};

/** Notifies the shopper of a return's change: an e-mail to the order's address, and a notification. */
export async function notifyReturn(
  tx: Tx,
  { jobs, config }: NotificationParts,
  { order, ordered, shown, news }: ReturnNotice,
  now: Date,
): Promise<void> {
  const { brand, orderNumber, ownerId } = order;
  const { caseNumber, lines } = shown;
  const shopUrl = urlOf(config, brand);
  const orderUrl = shopUrl + orderConfirmation({ orderNumber, token: orderToken(config.secret, orderNumber) });
  const props = { brand, shopUrl, order: await presentOrder(tx, order), orderReturn: shown, news, orderUrl };
  await queueEmail(tx, jobs, order.email, { template: 'order-return', props }, now);
  const first = ordered.find(({ variationId }) => variationId === lines[0]?.variationId);
  const what = lines.length === 1 ? first?.name : `${first?.name} and ${lines.length - 1} more`;
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `return:${caseNumber}:${news}`,
      title: titles[news],
      description: `${what}. Case ${caseNumber}.`,
      imageUrl: first?.image?.url ?? null,
      url: orderConfirmation({ orderNumber }),
      linkText: 'See your order',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}
