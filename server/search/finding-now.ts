import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import { knownTo } from './known-to.ts';
import { countFound } from './query/find.ts';
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
  /** The synonym that stands for exactly these words. */
  readonly synonym: { readonly synonymId: number; readonly means: string } | null;
}

/** What each of the words finds now, as a shopper would see it, in their order. */
export async function findNow(
  { database, flags }: { database: Database; flags: Flags },
  sought: readonly Sought[],
  now: Date,
): Promise<FoundNow[]> {
  const brands = [...new Set(sought.flatMap(({ brands }) => brands))];
  const [lines, knowing] = await Promise.all([
    findLines(database.read),
    Promise.all(brands.map(async (brand) => [brand, await knownTo({ database, flags }, { brand, now })] as const)).then(
      (all) => new Map(all),
    ),
  ]);
  const synonyms = linesFor(lines);
  return sought.map(({ words, brands }) => {
    const found = brands.flatMap((brand) => {
      const known = knowing.get(brand);
      return known ? [countFound(known, words)] : [];
    });
    return { findsNow: found.length > 0 ? Math.min(...found) : null, synonym: synonyms(words) };
  });
}
