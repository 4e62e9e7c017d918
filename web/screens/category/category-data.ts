import type { CategoryContent } from '../../../brands/content.ts';
import type { Category } from '../../../contract/catalog/catalog.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { type Selection, sortInUrl } from '../../features/finding/selection.ts';
import { category as categoryLink } from '../../routes.ts';

export interface CategoryData {
  /** The shop's public scheme and host. */
  readonly origin: string;
  /** Breadcrumbs without the category itself. */
  readonly category: Category;
  /** The brand's text about it, if any. */
  readonly content: CategoryContent | null;
  readonly selection: Selection;
  readonly listing: Listing;
}

/** The URL of a selection of this category. */
export function categoryHref(category: Pick<Category, 'slug' | 'taxonomyId'>, { filters, sort }: Selection, page?: number): string {
  return categoryLink(category, { filters, page, sort: sortInUrl(sort) });
}
