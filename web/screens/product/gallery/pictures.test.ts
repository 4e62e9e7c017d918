import { expect, test } from 'vitest';
import type { Product, Variation } from '../../../../contract/catalog/catalog.ts';
import { picturesOf } from './pictures.ts';

const picture = (url: string, ...variationIds: number[]) => ({ url, alt: '', width: 800, height: 800, tint: '#f3eee6', variationIds });
const product = (...images: Product['images']) => ({ images }) as Product;
const variation = (variationId: number, imageUrl: string | null) => ({ variationId, imageUrl }) as Variation;
const urls = (...args: Parameters<typeof picturesOf>) => picturesOf(...args).map(({ url }) => url);

test('a colour shows its own and the common pictures, its main picture first', () => {
  const sofa = product(picture('room'), picture('sage-side', 1), picture('sage', 1), picture('clay', 2));
  expect(urls(sofa, variation(1, 'sage'))).toEqual(['sage', 'room', 'sage-side']);
});

test('a variation without its own pictures shows the common ones', () => {
  expect(urls(product(picture('clay', 2)), variation(1, null))).toEqual(['clay']);
});

test('[§9 images] at most 14 are shown', () => {
  expect(urls(product(...Array.from({ length: 20 }, (_, index) => picture(`${index}`))), null)).toHaveLength(14);
});

test('a room with another colour comes last, labelled with that colour; one with the chosen colour is not labelled', () => {
  const sofa = {
    images: [
      picture('sage', 1),
      picture('clay', 2),
      { ...picture('clay-room', 2), view: 'room' as const },
      { ...picture('sage-room', 1), view: 'room' as const },
    ],
    variations: [
      { ...variation(1, 'sage'), options: { Color: 'Sage' } },
      { ...variation(2, 'clay'), options: { Color: 'Clay' } },
    ],
  } as unknown as Product;
  const shown = picturesOf(sofa, sofa.variations[0] ?? null).map(({ url, shownIn }) => [url, shownIn]);
  expect(shown).toEqual([
    ['sage', undefined],
    ['sage-room', undefined],
    ['clay-room', 'Clay'],
  ]);
});

test('[checklist 12] measures of another size are labelled with it, and those of another shape are hidden', () => {
  const options = [
    { Shape: 'Oval', Size: 'Small' },
    { Shape: 'Oval', Size: 'Large' },
    { Shape: 'Round', Size: 'Small' },
  ];
  const table = {
    images: [picture('oval', 1, 2), picture('round', 3), { ...picture('measures', 1), view: 'scale' as const }],
    variations: options.map((option, at) => ({ ...variation(at + 1, null), options: option })),
  } as unknown as Product;
  const shown = table.variations.map((chosen) =>
    picturesOf(table, chosen).map(({ url, shownIn }) => [url, shownIn].filter(Boolean).join()),
  );
  expect(shown).toEqual([['oval', 'measures'], ['oval', 'measures,Small'], ['round']]);
});
