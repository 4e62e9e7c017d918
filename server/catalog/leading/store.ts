import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from '../products/store.ts';
import { namedPaths } from '../taxonomy/store.ts';

export interface LeadingRow extends CardRow {
  path: string;
  title: string;
  slug: string;
  taxonomyId: number;
}

/** Up to `each` of a brand's most popular available products at or below each category (by path), in one query. */
export async function findLeading(db: Db, paths: readonly string[], each: number, brand: string): Promise<LeadingRow[]> {
  const { rows } = await sql<LeadingRow>`
    select wanted.path, c.name as title, c.slug, c.id as "taxonomyId", ${cardColumns('best')}
    from unnest(${paths}::text[]) with ordinality as wanted (path, place)
    join ${namedPaths} known on known.path = wanted.path
    join catalog.category c on c.id = known.category_id
    cross join lateral (
      select v.* from catalog.product_view v
      where v.status = 'sold' and v.available and ${brand} = any(v.sold_by) and (
        v.category_id in (select id from catalog.category where ancestry @> array[c.id])
        or v.product_id in (select pc.product_id from catalog.product_category pc
            join catalog.category own on own.id = pc.category_id where own.ancestry @> array[c.id]))
      order by v.popularity desc, v.product_id limit ${each}
    ) best
    order by wanted.place, best.popularity desc, best.product_id`.execute(db);
  return rows;
}
