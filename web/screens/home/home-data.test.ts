import { expect, test } from 'vitest';
import type { ProductCard } from '../../../contract/catalog.ts';
import type { ProductRow } from '../../../contract/search.ts';
import { heroProducts } from './home-data.ts';

const image = { url: '/media/a.svg', alt: '', width: 800, height: 800, tint: '#f3eee6' };
const card = (productId: number, departmentSlug: string, more: Partial<ProductCard> = {}) =>
  ({ productId, departmentSlug, image, available: true, ...more }) as ProductCard;
const row = (...products: ProductCard[]): ProductRow => ({ title: '', kind: 'popular', category: null, products });

test('the first view takes one product of each department, furniture first', () => {
  const rows = [row(card(1, 'kitchen'), card(2, 'decor'), card(3, 'furniture')), row(card(4, 'furniture'), card(5, 'lighting'))];
  expect(heroProducts(rows).map((product) => product.productId)).toEqual([3, 5, 2]);
});

test('it fills up from what there is, never twice with the same', () => {
  const rows = [row(card(1, 'bath'), card(2, 'bath')), row(card(1, 'bath'), card(3, 'furniture'))];
  expect(heroProducts(rows).map((product) => product.productId)).toEqual([3, 1, 2]);
});

test('what has no picture or is sold out stays away', () => {
  expect(heroProducts([row(card(1, 'furniture', { image: null }), card(2, 'furniture', { available: false }))])).toEqual([]);
});
