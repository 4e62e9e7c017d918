import { expect, test } from 'vitest';
import type { Suggestions } from '../../../contract/search/search.ts';
import { optionGroups } from './search-form-options.ts';

const nothing: Suggestions = { ok: true, suggestions: [], categories: [], products: [] };

test('[§5 suggestions] an empty response makes no list', () => {
  expect(optionGroups(nothing)).toEqual([]);
});

test.each([
  [undefined, '/area-rug/k/results.html'],
  ['/x/y/washable-rugs-results.html', '/area-rug/k/washable-rugs-results.html'],
  ['/c/area-rugs?t=71', '/c/area-rugs?t=71'],
])('[§2.1 suggestions] a query resolved to %s links to %s', (searchUrl, href) => {
  const [queries] = optionGroups({ ...nothing, suggestions: [{ query: 'area rug', searchUrl }] });
  expect(queries?.options[0]?.href).toBe(href);
});

test('[checklist 11] queries come before categories', () => {
  const groups = optionGroups({
    ...nothing,
    suggestions: [{ query: 'rug' }],
    categories: [{ title: 'Area rugs', slug: 'area-rugs', taxonomyId: 71, image: null, path: ['Rugs'] }],
  });
  expect(groups.map(({ title }) => title)).toEqual(['Searches', 'Categories']);
  expect(groups[1]?.options[0]).toMatchObject({ query: 'Area rugs', detail: 'Rugs', href: '/c/area-rugs?t=71' });
});

test('[checklist 7] a product shown in a colour links to that colour', () => {
  const price = { amount: 100, currency: 'USD', basePrice: 100, salePrice: null, reference: null } as const;
  const desk = { productId: 7, name: 'Desk', slug: 'desk', departmentSlug: 'furniture', image: null, lowestVariationPrice: price };
  const [group] = optionGroups({ ...nothing, products: [{ ...desk, hasPriceRange: false, variationId: 9 }] });
  expect(group?.options[0]?.href).toBe('/furniture/desk/7/product.html?variation=9');
});
