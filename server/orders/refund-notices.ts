import { refundDays } from '../../contract/orders/cancelling.ts';
import { ownPaymentWords } from '../../contract/orders/orders.ts';
import { orderConfirmation } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { queueEmail } from '../email/index.ts';
import { giveCards } from '../engagement/index.ts';
import type { RefundMade } from '../payments/index.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Tx } from '../platform/db/index.ts';
import { formatDollars } from '../platform/format-dollars.ts';
import { orderToken } from './access.ts';
import type { NotificationParts } from './cancelling/notifications.ts';
import { findOrdersById } from './store.ts';
import { findEvents } from './timeline/store.ts';
import { presentOrder } from './view.ts';

const shownDays = 30;

/**
 * On a refund: tells the shopper how much goes to which payment, and when it arrives. A return's own e-mail and notification, or a cancellation's
 * e-mail, have already said so; unannounced refunds get both, such as a failed one that staff repeated.
 */
export async function notifyRefunded(tx: Tx, { jobs, config }: NotificationParts, made: RefundMade): Promise<void> {
  const { orderId, key, amount, cause, now } = made;
  const order = (await findOrdersById(tx, [orderId])).get(orderId);
  if (!order || cause === 'return') return;
  const { brand, orderNumber, ownerId } = order;
  const shown = await presentOrder(tx, order);
  const shopUrl = urlOf(config, brand);
  const orderUrl = shopUrl + orderConfirmation({ orderNumber, token: orderToken(config.secret, order) });
  if (!(await isAnnounced(tx, made))) {
    await queueEmail(tx, jobs, order.email, { template: 'order-refunded', props: { brand, shopUrl, order: shown, amount, orderUrl } }, now);
  }
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `order:${orderNumber}:refunded:${key}`,
      title: `Refund of ${formatDollars(amount)} on its way`,
      description: `To ${ownPaymentWords(shown.payment)}, in ${refundDays}. Order ${orderNumber}.`,
      imageUrl: null,
      url: orderConfirmation({ orderNumber }),
      linkText: 'See your order',
      startsAt: now,
      expiresAt: daysAfter(now, shownDays),
    },
  ]);
}

/**
 * Whether a cancellation's e-mail has named the refund. One sent before the capture said that nothing would be charged; one sent during it, that what
 * it charges comes back.
 */
async function isAnnounced(tx: Tx, { orderId, amount, cause }: RefundMade): Promise<boolean> {
  if (cause !== 'capture') return cause === 'cancellation';
  const events = await findEvents(tx, orderId);
  const named = events.map((event) =>
    event.kind === 'cancelled' && event.details.method === 'refund_if_charged' ? (event.cents ?? 0) : 0,
  );
  return amount <= named.reduce((sum, cents) => sum + cents, 0);
}
