import { orderConfirmation } from '../../contract/urls/shop.ts';
import { arrivalDays } from '../../contract/values/arrival-days.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { giveCards, withdrawCards } from '../engagement/index.ts';
import type { Tx } from '../platform/db/index.ts';
import type { BoughtLine, StoredOrder } from './order.ts';

const shownDays = 30;

/** On a placed order: notifies the shopper and removes the abandoned-cart reminder. */
export async function notifyPlaced(
  tx: Tx,
  { order, lines, placedAt }: { order: StoredOrder; lines: readonly BoughtLine[]; placedAt: Date },
): Promise<void> {
  const { ownerId, orderNumber, delivery, brand } = order;
  const [first, ...others] = lines;
  if (!first) return;
  const what = others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
  await withdrawCards(tx, ownerId, 'cart:');
  await giveCards(tx, [
    {
      ownerId,
      brand,
      subject: `order:${orderNumber}:placed`,
      title: 'Your order is in good hands',
      description: `${what} arrives ${arrivalDays(delivery)}. Order ${orderNumber}.`,
      imageUrl: first.image?.url ?? null,
      url: orderConfirmation({ orderNumber }),
      linkText: 'See your order',
      startsAt: placedAt,
      expiresAt: daysAfter(placedAt, shownDays),
    },
  ]);
}
