import { isSame, sign } from '../platform/signing.ts';
import type { StoredOrder } from './order.ts';

type LinkedOrder = Pick<StoredOrder, 'orderNumber' | 'linkVersion'>;

/**
 * The token in the e-mailed order link: it opens one order on any device, without a session (rulings: Orders), until the order's e-mail address
 * changes.
 */
export function orderToken(secret: string, { orderNumber, linkVersion }: LinkedOrder): string {
  const version = linkVersion === 0 ? '' : `:${linkVersion}`;
  return sign(secret, 'order', orderNumber + version);
}

/** The token at the order's first e-mail address, for what leads to it since before it was paid. */
export const firstOrderToken = (secret: string, orderNumber: string): string => orderToken(secret, { orderNumber, linkVersion: 0 });

/** The tokens at the order's former e-mail addresses. */
export const formerOrderTokens = (secret: string, { orderNumber, linkVersion }: LinkedOrder): string[] =>
  Array.from({ length: linkVersion }, (_, former) => orderToken(secret, { orderNumber, linkVersion: former }));

/** Whether the token opens this order. */
export const isOrderToken = (secret: string, order: LinkedOrder, token: string): boolean => isSame(token, orderToken(secret, order));
