import type { CategoryContent } from '../../../brands/content.ts';
import type { Category } from '../../../contract/catalog/catalog.ts';
import type { Listing } from '../../../contract/catalog/search.ts';
import { type Selection, sortInUrl } from '../../features/finding/selection.ts';
import { category as categoryLink } from '../../routes.ts';

export interface CategoryData {
  /** Scheme and host that shoppers know the shop by. */
  readonly origin: string;
  /** Its breadcrumbs without itself. */
  readonly category: Category;
  /** What the brand says of it, if anything. */
  readonly content: CategoryContent | null;
  readonly selection: Selection;
  readonly listing: Listing;
}

/** The URL of a selection of this category. */
export function categoryHref(category: Category, { filters, sort }: Selection, page?: number): string {
  return categoryLink(category, { filters, page, sort: sortInUrl(sort) });
}
