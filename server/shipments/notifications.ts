import { orderConfirmation, tracking } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { queueEmailOnce } from '../email/index.ts';
import { giveCards, withdrawCards } from '../engagement/index.ts';
import { type OrderedLine, orderToken, presentOrder, type StoredOrder } from '../orders/index.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import { presentShipment, type StoredShipment } from './shipment.ts';
import { findExpected } from './tracking/expected.ts';

export interface NotificationParts {
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
}

interface Shipped {
  readonly order: StoredOrder;
  readonly shipment: StoredShipment;
  readonly bought: readonly OrderedLine[];
  /** The whole order is in this parcel, but for what was cancelled. */
  readonly isWhole: boolean;
}

const shownDays = 30;

/** On a shipped parcel: e-mails the order's address and replaces the "in good hands" notification. */
export async function notifyShipped(tx: Tx, parts: NotificationParts, shipped: Shipped, now: Date): Promise<void> {
  const { order, shipment, bought, isWhole } = shipped;
  const { brand, orderNumber, ownerId } = order;
  await mailShipped(tx, parts, shipped, now);
  const shown = presentShipment(shipment, bought);
  await withdrawCards(tx, ownerId, `order:${orderNumber}:placed`);
  const [first, ...others] = shown.items;
  const what = others.length === 0 ? first?.name : `${first?.name} and ${others.length} more`;
  const by = shipment.carrier === 'own' ? 'our own van' : shown.carrier.name;
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `order:${orderNumber}:shipped:${shipment.uuid}`,
      title: isWhole ? 'Your order is on its way' : 'Part of your order is on its way',
      description: `${what} left with ${by}. Order ${orderNumber}.`,
      imageUrl: first?.image?.url ?? null,
      url: tracking({ shipmentUuid: shipment.uuid }),
      linkText: 'Track package',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}

/**
 * E-mails the order's address about a shipped parcel, as it is now; twice within a minute sends it once, and answers false. The caller holds the order's
 * lock.
 */
export async function mailShipped(
  tx: Tx,
  { jobs, config }: NotificationParts,
  { order, shipment, bought, isWhole }: Shipped,
  now: Date,
): Promise<boolean> {
  const { brand, orderNumber } = order;
  const shopUrl = urlOf(config, brand);
  const token = orderToken(config.secret, order);
  const links = {
    orderUrl: shopUrl + orderConfirmation({ orderNumber, token }),
    trackUrl: shopUrl + tracking({ shipmentUuid: shipment.uuid, token }),
  };
  const { estimate } = await findExpected(tx, { order, shipment }, now);
  const shown = { order: await presentOrder(tx, order), shipment: presentShipment(shipment, bought) };
  return queueEmailOnce(
    tx,
    jobs,
    order.email,
    { template: 'order-shipped', props: { brand, shopUrl, ...shown, isWhole, estimate, ...links } },
    now,
  );
}
