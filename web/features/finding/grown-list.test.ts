import { expect, test } from 'vitest';
import { type Listing, pageSize } from '../../../contract/search/search.ts';
import { divided, firstPage, shownOf, withNext, withPrevious } from './grown-list.ts';

const total = 60;
/** A page of 60 products, numbered consecutively. */
function page(number: number): { listing: Listing } {
  const ids = Array.from({ length: total }, (_, index) => index + 1).slice((number - 1) * pageSize, number * pageSize);
  const hits = ids.map((productId) => ({ productId })) as Listing['hits'];
  return {
    listing: {
      hits,
      total,
      page: number,
      pages: 3,
      sort: 'newest',
      facets: [],
      applied: [],
      corrected: null,
      help: null,
      wishes: [],
      matching: null,
      instead: null,
    },
  };
}
const idsOf = ({ listing }: { listing: Listing }) => listing.hits.map(({ productId }) => productId);

test('[checklist 6] the next page is appended, the previous one prepended', () => {
  const grown = withNext(withNext(page(1), page(2)), page(3));
  expect(idsOf(grown)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  expect(idsOf(withPrevious(withPrevious(page(3), page(2)), page(1)))).toEqual(idsOf(grown));
  expect(grown.listing.page).toBe(3);
});

test('[checklist 6] the range shown is counted over the whole list', () => {
  expect(shownOf(page(1).listing)).toEqual({ first: 1, last: 24 });
  expect(shownOf(page(3).listing)).toEqual({ first: 49, last: 60 });
  expect(shownOf(withPrevious(page(3), page(2)).listing)).toEqual({ first: 25, last: 60 });
  expect(firstPage(withNext(page(1), page(2)).listing)).toBe(1);
});

test('[checklist 6] a product that moved to the next page meanwhile is shown once', () => {
  const moved = page(2);
  moved.listing.hits.unshift({ productId: 24 } as Listing['hits'][number]);
  expect(idsOf(withNext(page(1), moved))).toHaveLength(48);
});

test.each([
  ['all match', page(1), null, 24, 0],
  ['some of the first page match', page(1), 5, 5, 19],
  ['the matching ones fill the first page', page(2), 24, 0, 24],
  ['they end on the second page', page(2), 30, 6, 18],
  ['the list has grown', withNext(page(1), page(2)), 30, 30, 18],
])('[§3 search] where %s, the others are similar', (_, { listing }, matching, matched, others) => {
  const { matching: first, similar } = divided({ ...listing, matching });
  expect([first.length, similar.length]).toEqual([matched, others]);
});

test('an empty list starts at its first page', () => {
  expect(firstPage({ ...page(1).listing, hits: [] })).toBe(1);
});
