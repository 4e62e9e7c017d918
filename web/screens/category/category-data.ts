import type { Category } from '../../../contract/catalog.ts';
import type { Listing } from '../../../contract/search.ts';

export interface CategoryData {
  /** Scheme and host that shoppers know the shop by. */
  readonly origin: string;
  /** Its breadcrumbs without itself. */
  readonly category: Category;
  readonly listing: Listing;
}
