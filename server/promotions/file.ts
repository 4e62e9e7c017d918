import { z } from 'zod';
import { findProductsCalled } from '../catalog/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { AmbiguousProduct, byHandle, nameFault, productsIn } from './named-products.ts';
import { withdrawMoved } from './notifications.ts';
import { savePool } from './pools/product-groups.ts';
import { handle, promotion } from './promotion.ts';
import { findPromotions, savePromotions } from './store.ts';

/** A named list of products, by handle or slug, for conditions (`pools`). */
const pool = z.strictObject({ pool: handle, products: z.array(z.string().trim().min(1)) });

/** The contents of a promotions file, or its errors by line. */
export interface PromotionsFile {
  readonly promotions: readonly Readonly<z.output<typeof promotion>>[];
  readonly pools: readonly Readonly<z.output<typeof pool>>[];
  readonly faults: readonly string[];
}

/** Reads a file with one promotion or pool per line, as JSON; skips empty lines. */
export function readPromotionsFile(text: string): PromotionsFile {
  const promotions: z.output<typeof promotion>[] = [];
  const pools: z.output<typeof pool>[] = [];
  const faults: string[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const written = parsed(line);
    const isPool = typeof written === 'object' && written !== null && 'pool' in written;
    const read = isPool ? pool.safeParse(written) : promotion.safeParse(written);
    if (!read.success) faults.push(`Line ${index + 1}: ${z.prettifyError(read.error)}`);
    else if ('pool' in read.data) pools.push(read.data);
    else promotions.push(read.data);
  });
  return { promotions, pools, faults };
}

/** Returns undefined, which no schema accepts, for invalid JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Products that a file names and the catalogue lacks. */
interface UnknownProducts {
  /** `Pool guests` or `Promotion rugs`. */
  readonly of: string;
  readonly products: readonly string[];
}

/** Saves a file's contents, products by handle; returns those that are unknown. Throws `CodeTaken`, `AmbiguousProduct`. */
export async function savePromotionsFile(
  tx: Tx,
  { promotions: written, pools }: Pick<PromotionsFile, 'promotions' | 'pools'>,
): Promise<UnknownProducts[]> {
  const named = [
    ...written.map(({ key, conditions }) => ({ of: `Promotion ${key}`, products: productsIn(conditions) })),
    ...pools.map(({ pool, products }) => ({ of: `Pool ${pool}`, products })),
  ];
  const called = await findProductsCalled(
    tx,
    named.flatMap(({ products }) => products),
  );
  for (const [name, { length }] of called) if (length > 1) throw new AmbiguousProduct(nameFault(called, name) ?? name);
  const promotions = written.map((one) => ({ ...one, conditions: byHandle(one.conditions, called) }));
  const before = new Map((await findPromotions(tx, { asWritten: true })).map((one) => [one.key, one]));
  await savePromotions(tx, promotions);
  for (const after of promotions) {
    const old = before.get(after.key);
    if (old) await withdrawMoved(tx, old, after);
  }
  for (const { pool, products } of pools) {
    const ids = products.flatMap((name) => (called.get(name) ?? []).map(({ id }) => id));
    await savePool(tx, pool, [...new Set(ids)]);
  }
  return named
    .map(({ of, products }) => ({ of, products: products.filter((name) => !called.has(name)) }))
    .filter(({ products }) => products.length > 0);
}
