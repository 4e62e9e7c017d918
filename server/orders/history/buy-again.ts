import type { BoughtAgain } from '../../../contract/orders/order-history.ts';
import { addItems } from '../../cart/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findLines } from '../store.ts';

/** Adds an order's lines to the buyer's cart, as far as they are still sold, at today's prices. Throws `cart_busy`. */
export async function buyAgain(db: Db, { orderId, ownerId }: { orderId: number; ownerId: string }, now: Date): Promise<BoughtAgain> {
  const lines = await findLines(db, orderId);
  const { added, missed } = await addItems(db, { ownerId }, lines, now);
  const nameOf = new Map(lines.map(({ variationId, name }) => [variationId, name]));
  return { added, missed: missed.map(({ variationId, ...one }) => ({ ...one, name: nameOf.get(variationId) ?? '' })) };
}
