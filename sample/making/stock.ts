import type { SampleProduct } from '../product.ts';
import { randomOf } from './random.ts';

/** Warehouse codes of the demonstration shop. */
export const warehouses = ['east', 'central', 'west'] as const;

type Level = 'plenty' | 'low' | 'out';

/** Cumulative probabilities of stock levels; the rest is plenty. */
const levels: Record<NonNullable<SampleProduct['stock']> | 'usual', { out: number; low: number }> = {
  plenty: { out: 0, low: 0 },
  low: { out: 0, low: 1 },
  mixed: { out: 0.3, low: 0.6 },
  out: { out: 1, low: 1 },
  usual: { out: 0.05, low: 0.17 },
};

/**
 * Units per warehouse of one variation. The first variation sells out only with the whole product, so that no card leads to an unavailable
 * choice.
 */
export function stockOf(product: SampleProduct, sku: string, isFirst: boolean): Record<string, number> {
  const random = randomOf(`stock ${sku}`);
  const roll = random.next();
  const { out, low } = levels[product.stock ?? 'usual'];
  let level: Level = roll < out ? 'out' : roll < low ? 'low' : 'plenty';
  if (isFirst && product.stock !== 'out' && level === 'out') level = 'low';

  if (level === 'out') return { east: 0, central: 0, west: 0 };
  if (level === 'low') {
    const only = random.pick(warehouses);
    return Object.fromEntries(warehouses.map((code) => [code, code === only ? random.whole(1, 4) : 0]));
  }
  return Object.fromEntries(warehouses.map((code) => [code, random.whole(12, 90)]));
}
