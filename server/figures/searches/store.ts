import { sql } from 'kysely';
import type { SearchesShown, SearchSums } from '../../../contract/figures/figures.ts';
import type { ReportDays } from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import { within } from '../days-store.ts';

const summed = sql`coalesce(sum(searches), 0)::int as searches, coalesce(sum(nothing), 0)::int as nothing,
  coalesce(sum(products), 0)::int as products, coalesce(sum(carts), 0)::int as carts`;

export async function sumSearches(db: Db, days: ReportDays, brand: string | null): Promise<SearchSums> {
  const { rows } = await sql<SearchSums>`select ${summed} from figures.search_day where ${within(days, brand)}`.execute(db);
  return rows[0] ?? { searches: 0, nothing: 0, products: 0, carts: 0 };
}

export interface SearchedWords extends SearchSums {
  readonly words: string;
  /** Brands where they found nothing at some time. */
  readonly brands: readonly string[];
}

/** Words that were searched for, the most frequent first; or those that found nothing, by how often. */
export async function findSearches(
  db: Db,
  show: SearchesShown,
  days: ReportDays,
  brand: string | null,
  { limit, offset }: Portion,
): Promise<{ searches: SearchedWords[]; count: number }> {
  const [shown, order] = { all: [sql`true`, sql`sum(searches)`], nothing: [sql`sum(nothing) > 0`, sql`sum(nothing)`] }[show];
  // By brand first: collecting the brands of all rows at once would sort a year of them.
  const { rows } = await sql<SearchedWords & { count: number }>`
    with by_brand as (
      select words, brand, ${summed} from figures.search_day where ${within(days, brand)} and words <> '' group by words, brand
    )
    select words, ${summed}, coalesce(array_agg(brand order by brand) filter (where nothing > 0), '{}') as brands,
      (count(*) over ())::int as count
    from by_brand group by words having ${shown} order by ${order} desc, words limit ${limit} offset ${offset}`.execute(db);
  return { searches: rows.map(({ count: _, ...one }) => one), count: rows[0]?.count ?? 0 };
}
