import { type Listing, pageSize } from '../../../contract/search/search.ts';

/** A list that may show several consecutive pages; `page` is the last of them. */
interface WithListing {
  readonly listing: Listing;
}

/** The first page shown. */
export const firstPage = ({ hits, page }: Listing): number => page - Math.max(1, Math.ceil(hits.length / pageSize)) + 1;

/** The positions of the first and last product shown, counted over the whole list from 1. */
export function shownOf(listing: Listing): { first: number; last: number } {
  const before = (firstPage(listing) - 1) * pageSize;
  return { first: before + 1, last: before + listing.hits.length };
}

/** The products shown, divided into those that match the whole text and those that are only similar. */
export function divided(listing: Listing): { matching: Listing['hits']; similar: Listing['hits'] } {
  const { hits, matching } = listing;
  const count = matching === null ? hits.length : Math.max(0, matching - (shownOf(listing).first - 1));
  return { matching: hits.slice(0, count), similar: hits.slice(count) };
}

/** Appends the next page; the filters stay as they are. */
export function withNext<Data extends WithListing>(shown: Data, next: Data): Data {
  return { ...shown, listing: { ...next.listing, facets: shown.listing.facets, hits: joined(shown.listing.hits, next.listing.hits) } };
}

/** Prepends the previous page. */
export function withPrevious<Data extends WithListing>(shown: Data, previous: Data): Data {
  return { ...shown, listing: { ...shown.listing, hits: joined(previous.listing.hits, shown.listing.hits) } };
}

/** Shows a product once that moved from one page to the next meanwhile. */
function joined(before: Listing['hits'], after: Listing['hits']): Listing['hits'] {
  const known = new Set(before.map(({ productId }) => productId));
  return [...before, ...after.filter(({ productId }) => !known.has(productId))];
}
