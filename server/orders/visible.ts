import { visitorOf } from '../accounts/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { isOrderToken } from './access.ts';
import type { StoredOrder } from './order.ts';
import { findOrder, findOwnedOrder } from './store.ts';

/**
 * An order that the caller may see: their own, or one whose e-mailed token they present. Returns null for an unknown number, a wrong token and
 * another visitor's order alike, so that nothing is revealed.
 */
export async function findVisibleOrder(
  db: Db,
  call: Call,
  { orderNumber, token, secret }: { orderNumber: string; token: string | undefined; secret: string },
): Promise<StoredOrder | null> {
  if (token !== undefined && isOrderToken(secret, orderNumber, token)) return findOrder(db, orderNumber);
  const visitor = await visitorOf(db, call);
  return visitor && findOwnedOrder(db, orderNumber, visitor.ownerId);
}
