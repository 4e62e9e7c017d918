import type { Listing } from '../../../contract/search/search.ts';
import { formatCount, plural } from '../../../contract/values/count.ts';

/** The products of a list; where some are only similar, "1 product, 30 similar", and where all are, "No exact match, 31 similar". */
export function listCount({ total, matching }: Pick<Listing, 'total' | 'matching'>): string {
  if (matching === null || matching >= total) return plural(total, 'product');
  const similar = `${formatCount(total - matching)} similar`;
  return `${matching === 0 ? 'No exact match' : plural(matching, 'product')}, ${similar}`;
}
