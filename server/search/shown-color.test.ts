import { expect, test } from 'vitest';
import type { ProductCard } from '../../contract/catalog/catalog.ts';
import { type ColorWish, inWishedColor } from './shown-color.ts';

const desk: ProductCard = {
  productId: 1,
  sku: 'D-1',
  name: 'Desk',
  slug: 'desk',
  departmentSlug: 'furniture',
  brand: null,
  image: { url: '/oak.webp', alt: 'Desk', width: 800, height: 800, tint: '#eeeeee' },
  lowestVariationPrice: { amount: 100, currency: 'USD', basePrice: 100, salePrice: null, reference: null },
  hasPriceRange: false,
  rating: null,
  swatches: [
    { value: 'Natural oak', swatch: '#c8a36b', variationId: 1, imageUrl: '/oak.webp' },
    { value: 'Walnut', swatch: '#6b452c', variationId: 2, imageUrl: '/walnut.webp' },
    { value: 'Black oak', swatch: '#332e29', variationId: 3, imageUrl: '/ink.webp' },
    { value: 'Sage', swatch: '#8a9a7b', variationId: 4, imageUrl: null },
  ],
  available: true,
};

test.each<[string, ColorWish, string, number | undefined]>([
  ['as it is, when nothing is said of colour', { k: 'desk' }, '/oak.webp', undefined],
  ['of a chosen family', { color: ['black'] }, '/ink.webp', 3],
  ['as it is, when that is of a chosen family', { color: ['black', 'brown'] }, '/oak.webp', undefined],
  ['by its own name', { k: 'walnut desk' }, '/walnut.webp', 2],
  ['of a family that the text names', { k: 'black desk' }, '/ink.webp', 3],
  ['as it is, when the text wants none of its other colours', { k: 'desk not black' }, '/oak.webp', undefined],
  ['by what is chosen rather than by the text', { k: 'walnut desk', color: ['black'] }, '/ink.webp', 3],
  ['as it is, when the colour has no picture', { color: ['green'] }, '/oak.webp', undefined],
  ['as it is, when it does not come in the colour', { k: 'pink desk' }, '/oak.webp', undefined],
])('[checklist 7] a card shows %s', (_, wish, url, variationId) => {
  const card = inWishedColor(wish)(desk);
  expect([card.image?.url, card.variationId]).toEqual([url, variationId]);
});
