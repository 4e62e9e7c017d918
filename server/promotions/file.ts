import { z } from 'zod';
import type { Tx } from '../platform/db/index.ts';
import { savePool } from './pools/product-groups.ts';
import { handle, promotion } from './promotion.ts';
import { savePromotions } from './store.ts';

/** A list of products that conditions name (`pools`), by their slugs. */
const pool = z.strictObject({ pool: handle, products: z.array(z.string().trim().min(1)) });

/** What a file of promotions says, or what is wrong with it, by its lines. */
export interface PromotionsFile {
  readonly promotions: readonly Readonly<z.output<typeof promotion>>[];
  readonly pools: readonly Readonly<z.output<typeof pool>>[];
  readonly faults: readonly string[];
}

/** Reads a file with a promotion or a pool on each line, as JSON; empty lines are left out. */
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

/** Undefined, which no schema takes, for what is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Saves what a file says; answers the slugs by pool of which there is no product. Throws `CodeTaken`. */
export async function savePromotionsFile(
  tx: Tx,
  { promotions, pools }: Pick<PromotionsFile, 'promotions' | 'pools'>,
): Promise<{ pool: string; unknown: readonly string[] }[]> {
  await savePromotions(tx, promotions);
  const saved: { pool: string; unknown: readonly string[] }[] = [];
  for (const { pool, products } of pools) saved.push({ pool, unknown: await savePool(tx, pool, products) });
  return saved.filter(({ unknown }) => unknown.length > 0);
}
