import { visitorOf } from '../accounts/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { isOrderToken } from './access.ts';
import type { StoredOrder } from './order.ts';
import { findOrder, findOwnedOrder } from './store.ts';

/**
 * An order that who calls may see: their own, or one whose mail's token they bring. Null alike for a number that does not exist, a wrong token and
 * somebody else's order.
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
