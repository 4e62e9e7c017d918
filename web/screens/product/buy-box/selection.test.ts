import { expect, test } from 'vitest';
import type { Variation } from '../../../../contract/catalog/catalog.ts';
import { choose, initialVariation, insteadWords, optionLook, withVariation } from './selection.ts';

const variation = (variationId: number, options: Record<string, string>, quantityAvailable = 5): Variation => ({
  variationId,
  name: '',
  fullSku: `SKU-${variationId}`,
  options,
  imageUrl: null,
  price: { basePrice: 100, salePrice: null, amount: 100, currency: 'USD', reference: null },
  quantityAvailable,
  availability: quantityAvailable > 0 ? 'SELLABLE' : 'OUT_OF_STOCK',
});

const sageQueen = variation(1, { Color: 'Sage', Size: 'Queen' });
const sageKing = variation(2, { Color: 'Sage', Size: 'King' }, 0);
const clayKing = variation(3, { Color: 'Clay', Size: 'King' });
const all = [sageQueen, sageKing, clayKing];

test('[checklist 17] a choice keeps all else that the address has', () => {
  const address = 'https://shop.example/bed/linen/7/product.html';
  expect(withVariation(address, sageKing)).toBe(`${address}?variation=2`);
  expect(withVariation(`${address}?variation=1&stars=5&preview=t.k#reviews`, sageKing)).toBe(
    `${address}?variation=2&stars=5&preview=t.k#reviews`,
  );
});

test('[checklist 17] a value available with the other options is chosen directly', () => {
  expect(choose(all, sageKing, 'Size', 'Queen')).toEqual({ variation: sageQueen, state: 'fits' });
});

test('[checklist 17] a sold-out combination is reported as such, not replaced', () => {
  expect(choose(all, sageQueen, 'Size', 'King')).toEqual({ variation: sageKing, state: 'sold-out' });
});

test('[checklist 17] a combination that does not exist leads to the nearest one', () => {
  expect(choose(all, sageQueen, 'Color', 'Clay')).toEqual({ variation: clayKing, state: 'elsewhere' });
});

test('[checklist 17] a word says which options changed because the chosen ones are not sold together', () => {
  expect(insteadWords(sageQueen, clayKing, 'Color')).toBe('Clay isn’t sold in Queen. Now showing King.');
  expect(insteadWords(sageQueen, sageKing, 'Size')).toBeNull();
});

test('among equally near ones an available one wins', () => {
  const soldOut = variation(4, { Color: 'Clay', Size: 'Twin' }, 0);
  expect(choose([sageQueen, soldOut, clayKing], sageQueen, 'Color', 'Clay')?.variation).toBe(clayKing);
});

test('a value no variation has leads nowhere', () => {
  expect(choose(all, sageQueen, 'Color', 'Teal')).toBeNull();
});

test('[rulings: URLs] the requested variation is shown, sold out or not; otherwise an available one', () => {
  expect(initialVariation(all, 2)).toBe(sageKing);
  expect(initialVariation([sageKing, clayKing], null)).toBe(clayKing);
  expect(initialVariation([sageKing], 99)).toBe(sageKing);
  expect(initialVariation([], null)).toBeNull();
});

test('[§2.10 option grids] values are shown as colours, pictures of their own, or text', () => {
  const option = (...swatches: (string | null)[]) => ({
    name: 'Shape',
    values: swatches.map((swatch, at) => ({ value: `${at}`, swatch })),
  });
  const shaped = ['round.svg', 'square.svg'].map((imageUrl, at) => ({ ...variation(at, { Shape: `${at}` }), imageUrl }));
  const images = shaped.map(({ imageUrl }) => ({ url: imageUrl, alt: '', width: 1, height: 1, tint: '', variationIds: [] }));
  expect(optionLook({ variations: shaped, images }, option('#fff', '#000'))).toBe('swatch');
  expect(optionLook({ variations: shaped, images }, option(null, null))).toBe('tile');
  expect(optionLook({ variations: shaped, images: images.slice(1) }, option(null, null))).toBe('pill');
  const same = shaped.map((one) => ({ ...one, imageUrl: 'round.svg' }));
  expect(optionLook({ variations: same, images }, option(null, null))).toBe('pill');
});
