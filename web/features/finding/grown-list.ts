import { type Listing, pageSize } from '../../../contract/catalog/search.ts';

/** A list of which several pages in a row may be shown: `page` is the last of them. */
interface WithListing {
  readonly listing: Listing;
}

/** The first page that is shown. */
export const firstPage = ({ hits, page }: Listing): number => page - Math.max(1, Math.ceil(hits.length / pageSize)) + 1;

/** The place of the first and the last product shown, counted over the whole list from 1. */
export function shownOf(listing: Listing): { first: number; last: number } {
  const before = (firstPage(listing) - 1) * pageSize;
  return { first: before + 1, last: before + listing.hits.length };
}

/** The next page joins at the end; what the list can be narrowed by stays as it is. */
export function withNext<Data extends WithListing>(shown: Data, next: Data): Data {
  return { ...shown, listing: { ...next.listing, facets: shown.listing.facets, hits: joined(shown.listing.hits, next.listing.hits) } };
}

/** The page before joins at the beginning. */
export function withPrevious<Data extends WithListing>(shown: Data, previous: Data): Data {
  return { ...shown, listing: { ...shown.listing, hits: joined(previous.listing.hits, shown.listing.hits) } };
}

/** A product that has moved from one page to the next meanwhile is shown once. */
function joined(before: Listing['hits'], after: Listing['hits']): Listing['hits'] {
  const known = new Set(before.map(({ productId }) => productId));
  return [...before, ...after.filter(({ productId }) => !known.has(productId))];
}
