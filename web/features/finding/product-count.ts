import type { Listing } from '../../../contract/catalog/search.ts';
import { formatCount } from '../../ui/count.ts';

/** "1 product", "1,204 products". */
export const productCount = (count: number, thing = 'product'): string => `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;

/** The products of a list; where some are only similar, "1 product, 30 similar". */
export function listCount({ total, matching }: Pick<Listing, 'total' | 'matching'>): string {
  if (matching === null || matching >= total) return productCount(total);
  const similar = `${formatCount(total - matching)} similar`;
  return matching === 0 ? similar : `${productCount(matching)}, ${similar}`;
}
