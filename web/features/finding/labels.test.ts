import { describe, expect, it } from 'vitest';
import type { Site } from '../../page/page.ts';
import category from '../../screens/category/page.ts';
import results from '../../screens/results/page.ts';

const site = { name: 'Alder & Loom' } as Site;
const sage = { key: 'color', value: 'sage' } as const;
type Listing = Parameters<typeof results.head>[0]['listing'];
const listing = (page: number) =>
  ({ hits: [], total: 30, matching: null, page, pages: 2, facets: [], applied: [{ ...sage, label: 'Sage' }] }) as unknown as Listing;
const sofas = { title: 'Sofas', slug: 'sofas', taxonomyId: 7, description: 'To sit on.', image: null, breadcrumbs: [] };

describe('[search engines] the description of a list', () => {
  it.each([
    ['the whole list', [], 1, 'To sit on.'],
    ['its second page', [], 2, 'Sofas, page 2 of 2. To sit on.'],
    ['a filtered list', [sage], 1, 'Sofas, filtered by Sage. To sit on.'],
    ['its second page', [sage], 2, 'Sofas, filtered by Sage, page 2 of 2. To sit on.'],
  ])('says of a category what tells it apart: %s', (_, filters, page, description) => {
    const shown = { origin: '', category: sofas, content: null, selection: { filters, sort: 'relevance' }, listing: listing(page) };
    expect(category.head(shown as unknown as Parameters<typeof category.head>[0], site).description).toBe(description);
  });

  it.each([
    ['oak', [], 1, '30 products for “oak” at Alder & Loom.'],
    [null, [sage], 2, '30 products at Alder & Loom, filtered by Sage, page 2 of 2.'],
  ] as const)('says what a search for %s found', (searchText, filters, page, description) => {
    const shown = { searchText, selection: { filters, sort: 'relevance' as const }, listing: listing(page) };
    expect(results.head(shown, site).description).toBe(description);
  });
});
