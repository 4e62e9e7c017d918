import { allCategories } from '../catalog/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import { askedBy } from './asked.ts';
import { findProducts } from './documents/find-in-database.ts';
import { CategoryNames } from './facets/category-names.ts';
import { knownTo } from './known-to.ts';
import { countFound, type Wanted } from './query/find.ts';
import { linesFor } from './synonyms/rules.ts';
import { findLines } from './synonyms/store.ts';

/** Words that were searched for, and the brands where to search for them now. */
export interface Sought {
  readonly words: string;
  readonly brands: readonly string[];
}

export interface FoundNow {
  /** Products at the brand where the words find the fewest; null without a brand. */
  readonly findsNow: number | null;
  /** The synonym for exactly these words. */
  readonly synonym: { readonly synonymId: number; readonly means: string } | null;
}

/** What each of the words finds now, as a shopper would see it, in their order. */
export async function findNow(
  { database, flags }: { database: Database; flags: Flags },
  sought: readonly Sought[],
  now: Date,
): Promise<FoundNow[]> {
  const brands = [...new Set(sought.flatMap(({ brands }) => brands))];
  const [lines, categories, knowing] = await Promise.all([
    findLines(database.read),
    allCategories(database.read).then((rows) => new CategoryNames(rows)),
    Promise.all(brands.map(async (brand) => [brand, await knownTo({ database, flags }, { brand, now })] as const)).then(
      (all) => new Map(all),
    ),
  ]);
  const synonyms = linesFor(lines);
  const findsNow = async ({ words, brands }: Sought) => {
    const found = brands.map(async (brand) => {
      const known = knowing.get(brand);
      if (!known) return [];
      const asked = askedBy(known, categories, { text: words });
      if (!known.documents) return [countFound(known, asked)];
      // Words that only some product has are learned first.
      return [(await findProducts(await knownTo({ database, flags }, { brand, now }, words), counting(asked))).counts.total];
    });
    const counts = (await Promise.all(found)).flat();
    return counts.length > 0 ? Math.min(...counts) : null;
  };
  return Promise.all(sought.map(async (one) => ({ findsNow: await findsNow(one), synonym: synonyms(one.words) })));
}

const counting = (asked: Pick<Wanted, 'text' | 'category'>): Wanted => ({ ...asked, chosen: {}, sort: 'relevance', offset: 0, limit: 1 });
