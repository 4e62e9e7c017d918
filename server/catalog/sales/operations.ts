import type { Tx } from '../../platform/db/index.ts';
import type { Change } from '../import/merging/diff.ts';
import { auditProducts } from '../merchandising/writing.ts';
import { republish } from '../products/operations.ts';
import { type EndedSale, saveEndedSales } from './store.ts';

/** Ends due sales (spec §4 sale urgency): prices return to their reference, so that "ends in 2 days" is true. Returns the products. */
export async function endSales(tx: Tx, now: Date): Promise<number[]> {
  const ended = Map.groupBy(await saveEndedSales(tx, now), ({ productId }) => productId);
  const productIds = [...ended.keys()];
  if (productIds.length === 0) return [];
  const entries = [...ended].map(([productId, sales]) => ({
    productId,
    version: sales[0]?.version ?? 0,
    changes: sales.flatMap(changesOf),
  }));
  await auditProducts(tx, entries, { action: 'product.sale_ended' }, { by: null, now });
  await republish(tx, productIds, now);
  return productIds;
}

const changesOf = ({ sku, price, type, amount, evidence, endsAt }: EndedSale): Change[] => [
  { field: 'price', sku, before: price, after: amount },
  { field: 'reference', sku, before: { type, amount, evidence, endsAt: endsAt.toISOString() }, after: null },
];
