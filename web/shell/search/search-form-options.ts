import type { Image } from '../../../contract/catalog/catalog.ts';
import type { Suggestions } from '../../../contract/search/search.ts';
import { category, product, results } from '../../routes.ts';

/** A line of the list under the search box. */
export interface Option {
  readonly kind: 'recent' | 'query' | 'category' | 'product';
  /** The query, or the name of the category or product. */
  readonly query: string;
  readonly href: string;
  readonly image?: Image | null;
  /** Of a product. */
  readonly department?: string;
  /** Cents and currency of a product. */
  readonly price?: { readonly amount: number; readonly currency: string; readonly from: boolean };
  /** The parent of a category. */
  readonly detail?: string | undefined;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

/** Searches beside categories and products, so that all are visible at once (spec §9: ten lines). */
const searchesBeside = 5;

/** The response as groups of options in keyboard order; empty groups are left out. */
export function optionGroups({ suggestions, categories, products }: Suggestions): OptionGroup[] {
  const searches = categories.length + products.length > 0 ? suggestions.slice(0, searchesBeside) : suggestions;
  const groups: OptionGroup[] = [
    {
      title: 'Searches',
      options: searches.map(({ query, searchUrl }) => ({ kind: 'query', query, href: searchHref(query, searchUrl) })),
    },
    {
      title: 'Categories',
      options: categories.map((one) => ({ kind: 'category', query: one.title, href: category(one), detail: one.path.at(-1) })),
    },
    {
      title: 'Products',
      options: products.map((one) => ({
        kind: 'product',
        query: one.name,
        href: product(one, one),
        image: one.image,
        department: one.departmentSlug,
        price: { ...one.lowestVariationPrice, from: one.hasPriceRange },
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export const recentOption = (query: string): Option => ({ kind: 'recent', query, href: results({ k: query }) });

/** A one-segment resolved URL replaces the results page's last segment (spec §2.1); any other path of this site is used as it is. */
function searchHref(query: string, searchUrl: string | undefined): string {
  const name = /^\/[^/].*\/([^/?]+-results\.html)$/.exec(searchUrl ?? '')?.[1];
  return searchUrl && !name ? searchUrl : results({ k: query }, { name });
}
