import type { Tx } from '../../platform/db/index.ts';
import { shelvesOf } from './merging/diff.ts';
import { withShelves } from './merging/variations.ts';
import type { Plan } from './plan.ts';
import { lockShelves } from './store.ts';
import type { Writing } from './upsert.ts';

/** A plan with what will be written. */
export interface Ready {
  plan: Plan;
  writing: Writing;
}

/**
 * Locks the stock that will be written and reads it again: orders take units between plan and writing, while pictures are fetched, and warehouses that the
 * file doesn't name keep what they have.
 */
export async function withShelvesNow(tx: Tx, ready: readonly Ready[], defaultWarehouse: string): Promise<readonly Ready[]> {
  const skus = ready.flatMap(({ plan: { present, stocked } }) => (present ? [...stocked.keys()] : []));
  if (skus.length === 0) return ready;
  const shelves = await lockShelves(tx, skus);
  return ready.map(({ plan, writing }) => {
    const variations = writing.record.variations.map((variation) => {
      const now = shelves.get(variation.sku);
      const given = plan.stocked.get(variation.sku);
      return now ? { ...variation, stock: given === undefined ? now : withShelves(now, given) } : variation;
    });
    const after = new Map(variations.map(({ sku, stock }) => [sku, stock]));
    const changes = plan.changes.map((change) => {
      const before = shelves.get(change.sku ?? '');
      const stock = after.get(change.sku ?? '');
      if (change.field !== 'stock' || before === undefined || stock === undefined) return change;
      return { ...change, before: shelvesOf(before, defaultWarehouse), after: shelvesOf(stock, defaultWarehouse) };
    });
    return { plan: { ...plan, changes }, writing: { ...writing, record: { ...writing.record, variations } } };
  });
}
