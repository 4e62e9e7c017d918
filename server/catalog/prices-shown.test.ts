import { expect, it } from 'vitest';
import type { VariationPrice } from '../../contract/catalog/catalog.ts';
import { showPrices } from './prices-shown.ts';

const reduced: VariationPrice = {
  basePrice: 9900,
  salePrice: 7900,
  amount: 7900,
  currency: 'USD',
  reference: { type: 'WAS', amount: 9900 },
  saleEndsAt: '2026-12-01T00:00:00.000Z',
};
const { saleEndsAt: _, ...withoutEnd } = reduced;
const bare = { basePrice: 7900, salePrice: null, amount: 7900, currency: 'USD', reference: null };

it.each([
  ['everything', { references: true, urgency: true }, reduced],
  ['no urgency', { references: true, urgency: false }, withoutEnd],
  ['no references, and so no end of what is not called a sale', { references: false, urgency: true }, bare],
])('[§9 flags] shows %s of a price, at any depth', (_name, display, price) => {
  const answer = { total: 1, rows: [{ cards: [{ name: 'Lamp', lowestVariationPrice: reduced }] }], none: null };
  const untouched = structuredClone(answer);
  expect(showPrices(answer, display)).toEqual({ total: 1, rows: [{ cards: [{ name: 'Lamp', lowestVariationPrice: price }] }], none: null });
  expect(answer).toEqual(untouched);
});
