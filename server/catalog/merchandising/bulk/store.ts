import { sql } from 'kysely';
import type { ProductFilter } from '../../../../contract/merchandising/products.ts';
import type { Db } from '../../../platform/db/index.ts';
import { findMatching } from '../store.ts';
import type { BulkProduct } from './patch.ts';

/** Ids of the products that exist, or of all that match, in order. */
export async function findChosen(db: Db, products: readonly number[] | undefined, filter: ProductFilter): Promise<number[]> {
  if (!products) return findMatching(db, filter);
  const { rows } = await sql<{ id: number }>`
    select id from catalog.product where id = any(${products}::int[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findBulkProducts(db: Db, ids: readonly number[]): Promise<BulkProduct[]> {
  const { rows } = await sql<BulkProduct>`
    select p.handle, p.gone_at is not null as retired, p.tags, p.sold_at as "soldAt",
      coalesce((select jsonb_agg(jsonb_build_object('sku', v.sku, 'price', v.price_cents, 'deliveryClass', v.delivery_class, 'reference',
          case when v.reference_cents is not null then jsonb_build_object('type', v.reference_type, 'amount', v.reference_cents) end)
          order by v.position, v.id)
        from catalog.variation v where v.product_id = p.id and v.retired_at is null), '[]') as variations
    from catalog.product p where p.id = any(${ids}::int[]) order by p.id`.execute(db);
  return rows;
}

export async function findCategoryAt(db: Db, path: string): Promise<{ name: string; isAutomatic: boolean } | null> {
  const { rows } = await sql<{ name: string; isAutomatic: boolean }>`
    select name, rules is not null as "isAutomatic" from catalog.category where slugs = ${path}`.execute(db);
  return rows[0] ?? null;
}
