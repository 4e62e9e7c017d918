import { expect, test } from 'vitest';
import type { Product, Variation } from '../../../../contract/catalog/catalog.ts';
import { picturesOf } from './pictures.ts';

const picture = (url: string, ...variationIds: number[]) => ({ url, alt: '', width: 800, height: 800, tint: '#f3eee6', variationIds });
const product = (...images: Product['images']) => ({ images }) as Product;
const variation = (variationId: number, imageUrl: string | null) => ({ variationId, imageUrl }) as Variation;
const urls = (...args: Parameters<typeof picturesOf>) => picturesOf(...args).map(({ url }) => url);

test('a colour shows its own pictures and the common ones, its main picture first', () => {
  const sofa = product(picture('room'), picture('sage-side', 1), picture('sage', 1), picture('clay', 2));
  expect(urls(sofa, variation(1, 'sage'))).toEqual(['sage', 'room', 'sage-side']);
});

test('a variation without pictures of its own shows what there is', () => {
  expect(urls(product(picture('clay', 2)), variation(1, null))).toEqual(['clay']);
});

test('[§9 images] no more than 14', () => {
  expect(urls(product(...Array.from({ length: 20 }, (_, index) => picture(`${index}`))), null)).toHaveLength(14);
});

test('a room in which another colour stands is shown last, and named by that colour; the chosen colour’s own is not', () => {
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

test('[checklist 12] measures of another size are named by it, and those of another shape are not shown', () => {
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
