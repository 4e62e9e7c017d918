import type { ReturnNews } from '../../contract/returns/returns.ts';
import { orderConfirmation, orderReturn, returnLabel } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { queueEmail } from '../email/index.ts';
import { giveCards, moveCardsAbout } from '../engagement/index.ts';
import { orderToken, presentOrder } from '../orders/index.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Tx } from '../platform/db/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Case } from './case.ts';
import { findCaseNumbers } from './store.ts';
import { presentReturn } from './view.ts';

export interface NotificationParts {
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
}

const shownDays = 30;
const titles: Readonly<Record<ReturnNews, string>> = {
  requested: 'Return Requested',
  approved: 'Your return is approved',
  declined: 'We couldn’t accept your return',
  received: 'We’ve received your return',
  refunded: 'Your refund is on its way',
  replaced: 'Your replacement is on order',
  closed: 'Your return is closed',
  reminder: 'Time to send your return',
  expired: 'Your return has expired',
};

/** Notifies the shopper of a return's change: an e-mail to the order's address, and a notification. */
export async function notifyReturn(
  tx: Tx,
  { jobs, config }: NotificationParts,
  { one, order, ordered }: Pick<Case, 'one' | 'order' | 'ordered'>,
  news: ReturnNews,
  now: Date,
): Promise<void> {
  const { brand, orderNumber, ownerId } = order;
  const { caseNumber, lines } = one;
  const shown = await presentReturn(tx, one, { order, ordered, config });
  const shopUrl = urlOf(config, brand);
  const token = orderToken(config.secret, order);
  const links = {
    orderUrl: shopUrl + orderConfirmation({ orderNumber, token }),
    returnUrl: shopUrl + orderReturn({ orderNumber, token, caseNumber }),
    labelUrl: shown.sendBack && shopUrl + returnLabel({ orderNumber, token, caseNumber }),
    replacementUrl: shown.replacement?.token ? shopUrl + orderConfirmation({ ...shown.replacement, token: shown.replacement.token }) : null,
  };
  const props = { brand, shopUrl, order: await presentOrder(tx, order), orderReturn: shown, news, ...links };
  await queueEmail(tx, jobs, order.email, { template: 'order-return', props }, now);
  const first = ordered.find(({ variationId }) => variationId === lines[0]?.variationId);
  const what = lines.length === 1 ? first?.name : `${first?.name} and ${lines.length - 1} more`;
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `return:${caseNumber}:${news}`,
      title: news === 'refunded' && one.refunded ? `Refund of ${formatDollars(one.refunded)} on its way` : titles[news],
      description: `${what}. Case ${caseNumber}.`,
      imageUrl: first?.image?.url ?? null,
      url: orderReturn({ orderNumber, caseNumber }),
      linkText: 'See your return',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}

/** When guests' orders become a customer's: the notifications of their returns follow. */
export async function moveReturnCards(
  tx: Tx,
  orders: readonly { readonly id: number; readonly guestId: string }[],
  ownerId: string,
): Promise<void> {
  const guests = new Map(orders.map(({ id, guestId }) => [id, guestId]));
  const cases = await findCaseNumbers(tx, [...guests.keys()]);
  const cards = cases.flatMap(({ orderId, caseNumber }) => {
    const from = guests.get(orderId);
    return from === undefined ? [] : [{ from, subjects: `return:${caseNumber}:` }];
  });
  await moveCardsAbout(tx, cards, ownerId);
}
