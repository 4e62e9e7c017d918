import type { Tx } from '../../platform/db/index.ts';
import { republish } from '../products/operations.ts';
import { saveEndedSales } from './store.ts';

/** Ends due sales (spec §4 sale urgency): prices return to their reference, so that "ends in 2 days" is true. Returns the products. */
export async function endSales(tx: Tx, now: Date): Promise<number[]> {
  const productIds = await saveEndedSales(tx, now);
  if (productIds.length > 0) await republish(tx, productIds, now);
  return productIds;
}
