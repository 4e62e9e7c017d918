import { sumKept } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import { findPaidOrders } from './personal/store.ts';
import { hasOrdered } from './store.ts';

/** How many orders an owner paid and kept, and the cents spent on them after refunds. */
async function findSpending(db: Db, ownerId: string): Promise<{ orders: number; spent: number }> {
  const ids = await findPaidOrders(db, ownerId);
  return { orders: ids.length, spent: await sumKept(db, ids) };
}

/** What promotions ask about shoppers. */
export const buyers = { hasOrdered, findSpending } as const;
