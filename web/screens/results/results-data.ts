import type { Image } from '../../../contract/catalog.ts';
import type { Listing, ProductRow } from '../../../contract/search.ts';

export interface ResultsData {
  /** What was searched for; the header's search box keeps it. */
  readonly searchText: string;
  readonly listing: Listing;
  /** Where to go when nothing was found; null otherwise. */
  readonly instead: {
    readonly departments: readonly { title: string; slug: string; taxonomyId: number; image: Image | null }[];
    readonly popular: ProductRow | null;
  } | null;
}
