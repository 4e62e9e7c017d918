import type { Restrictions } from '../../../contract/search/facets.ts';
import type { SoldIndex } from '../index/search-index.ts';
import type { CategoryNames } from './category-names.ts';
import type { Counts } from './count.ts';

/** Everything needed to compute the facets of one list. */
export interface Context {
  readonly index: SoldIndex;
  readonly counts: Counts;
  readonly chosen: Restrictions;
  readonly categories: CategoryNames;
  /** The category that is listed. */
  readonly within: number | undefined;
}
