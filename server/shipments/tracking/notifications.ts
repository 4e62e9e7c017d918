import { orderConfirmation, tracking } from '../../../contract/urls/shop.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import { queueEmail } from '../../email/index.ts';
import { giveCards, withdrawCards } from '../../engagement/index.ts';
import { findOrderLines, orderToken, type StoredOrder } from '../../orders/index.ts';
import { urlOf } from '../../platform/config/shop-urls.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { NotificationParts } from '../notifications.ts';
import { presentShipment, type StoredShipment } from '../shipment.ts';
import { findExpected } from './expected.ts';
import type { ParcelNews } from './news.ts';

const shownDays = 14;
const titles: Readonly<Record<ParcelNews, string>> = {
  outForDelivery: 'Out for delivery today',
  delivered: 'Your package was delivered',
  delayed: 'Your package is delayed',
};

/** Notifies the shopper of a parcel's change: an e-mail to the order's address, and a notification that replaces the parcel's last one. */
export async function notifyNews(
  tx: Tx,
  { jobs, config }: NotificationParts,
  { news, order, shipment }: { news: ParcelNews; order: StoredOrder; shipment: StoredShipment },
  now: Date,
): Promise<void> {
  const { brand, orderNumber, ownerId } = order;
  const shipmentUuid = shipment.uuid;
  const shown = presentShipment(shipment, await findOrderLines(tx, order.id));
  const { estimate } = await findExpected(tx, { order, shipment }, now);
  const shopUrl = urlOf(config, brand);
  const token = orderToken(config.secret, order);
  const links = {
    orderUrl: shopUrl + orderConfirmation({ orderNumber, token }),
    trackUrl: shopUrl + tracking({ shipmentUuid, token }),
  };
  const props = { brand, shopUrl, news, orderNumber, shipment: shown, estimate, ...links };
  await queueEmail(tx, jobs, order.email, { template: 'parcel-news', props }, now);
  await withdrawCards(tx, ownerId, `order:${orderNumber}:shipped:${shipmentUuid}`);
  await withdrawCards(tx, ownerId, `order:${orderNumber}:parcel:${shipmentUuid}:`);
  const [first, ...others] = shown.items;
  const what = others.length === 0 ? first?.name : `${first?.name} and ${others.length} more`;
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `order:${orderNumber}:parcel:${shipmentUuid}:${news}:${now.getTime()}`,
      title: titles[news],
      description: `${what}. Order ${orderNumber}.`,
      imageUrl: first?.image?.url ?? null,
      url: tracking({ shipmentUuid }),
      linkText: 'Track package',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}
