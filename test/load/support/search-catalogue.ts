import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importFile } from '../../../server/catalog/index.ts';
import { MediaStore } from '../../../server/media/index.ts';
import type { Database } from '../../../server/platform/db/index.ts';
import { seriesName } from './series-names.ts';

const realGoods = join(import.meta.dirname, '../../../../shared/data/retail-demo-home/home-products.jsonl');

/** Adds real products to the sample's, where available; returns the total number. */
export async function addRealGoods(database: Database, dataDir: string): Promise<number> {
  if (existsSync(realGoods)) {
    const options = { file: realGoods, format: 'flat' as const, dryRun: false, resume: false, now: new Date() };
    await importFile(database, new MediaStore(join(dataDir, 'media')), options);
  }
  const { rows } = await sql<{ count: number }>`select count(*) as count from search.document`.execute(database.read);
  return rows[0]?.count ?? 0;
}

/**
 * Multiplies the read table's products to `count`, each copy in its own series with its own name, price, rating and stock, and copies what search
 * reads of the catalogue. In plain SQL: importing half a million products would take longer than the bench.
 */
export async function multiply(database: Database, count: number): Promise<void> {
  const { rows } = await sql<{ products: number; last: number; lastOriginal: number; originals: number }>`
    select count(*) as products, max(product_id) as last, max(product_id) filter (where handle not like '%-series-%') as "lastOriginal",
      count(*) filter (where handle not like '%-series-%') as originals
    from search.document join catalog.product on id = product_id`.execute(database.read);
  const { products = 0, last = 0, lastOriginal = 0, originals = 1 } = rows[0] ?? {};
  const first = Math.floor(last / lastOriginal);
  const needed = Math.ceil((count - products) / originals);
  for (let series = first; series < first + needed; series++) await addSeries(database, series, lastOriginal, seriesName(series));
  await sql`analyze search.document`.execute(database.read);
  await sql`analyze catalog.product_view`.execute(database.read);
}

async function addSeries(database: Database, series: number, lastOriginal: number, name: string): Promise<void> {
  const step = series * lastOriginal;
  const dearer = 0.75 + ((series * 37) % 60) / 100;
  await database.transact(async (tx) => {
    await sql`
      insert into catalog.product overriding system value
      select copied.* from catalog.product p, jsonb_populate_record(p, jsonb_build_object('id', p.id + ${step}::int,
        'handle', p.handle || ${`-series-${series}`}, 'name', ${name} || ' ' || p.name)) copied
      where p.id <= ${lastOriginal}`.execute(tx);
    await sql`
      insert into catalog.product_view
      select copied.* from catalog.product_view w, jsonb_populate_record(w, jsonb_build_object('product_id', w.product_id + ${step}::int,
        'view', '{}'::jsonb, 'card', w.card || jsonb_build_object('productId', w.product_id + ${step}::int))) copied
      where w.product_id <= ${lastOriginal}`.execute(tx);
    await sql`
      insert into search.document (product_id, content, category_ids, price_cents, on_sale, discount, rating, popularity,
        introduced_on, in_stock, fast, sold_by)
      select product_id + ${step}::int,
        content || jsonb_build_object('name', ${name} || ' ' || (content ->> 'name'), 'skus', jsonb_build_array(${`sku-${series}-`} || product_id)),
        category_ids, greatest(99, round(price_cents * ${dearer}::float8))::int, on_sale and (product_id + ${series}::int) % 3 <> 0,
        discount, case when rating = 0 then 0 else 1 + (product_id * 7 + ${series}::int * 13) % 41 / 10.0 end, popularity,
        introduced_on, (product_id + ${series}::int) % 15 <> 0, fast, sold_by
      from search.document where product_id <= ${lastOriginal}`.execute(tx);
  });
}
