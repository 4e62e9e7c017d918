import { orderProblems } from '../../contract/orders/orders.ts';
import { impersonationOf, visitorOf } from '../accounts/index.ts';
import type { Actor } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { isOrderToken } from './access.ts';
import type { StoredOrder } from './order.ts';
import { findOrder } from './store.ts';

const problem = problemsOf(orderProblems);

/** The number and token of an order that this browser paid for by a payment link, which belongs to the account it was made for. */
export const paidOrderCookie = 'paid_order';

interface Asked {
  readonly orderNumber: string;
  readonly token?: string | undefined;
  readonly secret: string;
}

/**
 * An order that the caller may see: their own, one whose e-mailed token they present, or one that this browser paid by a payment link. Returns null for an unknown number, a wrong token and
 * another visitor's order alike, so that nothing is revealed.
 */
export async function findVisibleOrder(db: Db, call: Call, { orderNumber, token, secret }: Asked): Promise<StoredOrder | null> {
  const order = await findOrder(db, orderNumber);
  const visitor = await visitorOf(db, call);
  if (!order) return null;
  const [paidNumber, paidToken] = (call.cookie(paidOrderCookie) ?? '').split('.');
  const tokens = [token, paidNumber === orderNumber ? paidToken : undefined];
  const isOpened = tokens.some((given) => given !== undefined && isOrderToken(secret, order, given));
  return isOpened || visitor?.ownerId === order.ownerId ? order : null;
}

/** An order that the caller may see (`findVisibleOrder`). Throws `order_not_found`. */
export async function requireVisibleOrder(db: Db, call: Call, asked: Asked): Promise<StoredOrder> {
  const order = await findVisibleOrder(db, call, asked);
  if (!order) throw problem('order_not_found');
  return order;
}

/** Who acts on the order: the shopper, or a member of staff on their behalf. */
export async function actorOf(db: Db, call: Call): Promise<Actor> {
  const acting = await impersonationOf(db, call);
  return acting ? `staff:${acting.staff.memberId}` : 'shopper';
}
