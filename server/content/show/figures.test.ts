import { expect, it } from 'vitest';
import { contentPage } from '../../../contract/content/page.schemas.ts';
import { defaultReturnTerms } from '../../../contract/settings/returns.ts';
import { withFigures } from './figures.ts';

const money = (amount: number) => ({ amount, currency: 'USD' as const });
const shipping = { threshold: money(4999), rate: money(699) };
const saying = (html: string) =>
  contentPage.parse({ page_id: 'terms', title: 'Terms', description: 'Terms', blocks: [{ type: 'text_block', html }] });

it.each([
  ['placed', 'Your card is charged when the order is placed.'],
  ['shipped', 'Your card is charged when the order ships.'],
] as const)('[§2.1 terms] CAPTURE=%s: %s', (capture, html) => {
  const page = saying('Your card is charged when {card_charged}.');
  expect(withFigures(page, { shipping, returns: defaultReturnTerms, capture }).blocks).toMatchObject([{ html }]);
});

it.each([
  [4999, '$50'],
  [7500, '$75.01'],
  [4950, '$49.51'],
  [0, '$0.01'],
])('[§9 free shipping] free over %i cents reads from %s', (threshold, from) => {
  const figures = { shipping: { ...shipping, threshold: money(threshold) }, returns: defaultReturnTerms, capture: 'placed' } as const;
  expect(withFigures(saying('Free from {free_shipping_from}.'), figures).blocks).toMatchObject([{ html: `Free from ${from}.` }]);
});
