import { visitorOf } from '../accounts/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { isOrderToken } from './access.ts';
import type { StoredOrder } from './order.ts';
import { findOrder } from './store.ts';

/** The number and token of an order that this browser paid for by a payment link, which belongs to the account it was made for. */
export const paidOrderCookie = 'paid_order';

/**
 * An order that the caller may see: their own, one whose e-mailed token they present, or one that this browser paid by a payment link. Returns null for an unknown number, a wrong token and
 * another visitor's order alike, so that nothing is revealed.
 */
export async function findVisibleOrder(
  db: Db,
  call: Call,
  { orderNumber, token, secret }: { orderNumber: string; token: string | undefined; secret: string },
): Promise<StoredOrder | null> {
  const order = await findOrder(db, orderNumber);
  const visitor = await visitorOf(db, call);
  if (!order) return null;
  const [paidNumber, paidToken] = (call.cookie(paidOrderCookie) ?? '').split('.');
  const tokens = [token, paidNumber === orderNumber ? paidToken : undefined];
  const isOpened = tokens.some((given) => given !== undefined && isOrderToken(secret, order, given));
  return isOpened || visitor?.ownerId === order.ownerId ? order : null;
}
