import type { Db, Tx } from '../../platform/db/index.ts';

/** Replaces a pool's products. */
export async function writePool(tx: Tx, pool: string, productIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('promotions.pool_product').where('pool', '=', pool).execute();
  if (productIds.length === 0) return;
  await tx
    .insertInto('promotions.pool_product')
    .values(productIds.map((id) => ({ pool, product_id: id })))
    .execute();
}

/** The pools of each product; products in none are missing. */
export async function findPools(db: Db, productIds: readonly number[]): Promise<Map<number, Set<string>>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotions.pool_product')
    .select(['product_id', 'pool'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.product_id)].map(([id, own]) => [id, new Set(own.map(({ pool }) => pool))]));
}

/** The names of all pools. */
export async function findPoolNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('promotions.pool_product').select('pool').distinct().orderBy('pool').execute();
  return rows.map(({ pool }) => pool);
}
