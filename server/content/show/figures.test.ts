import { expect, it } from 'vitest';
import { contentPage } from '../../../contract/content/page.schemas.ts';
import { defaultReturnTerms } from '../../../contract/settings/returns.ts';
import { withFigures } from './figures.ts';

const money = (amount: number) => ({ amount, currency: 'USD' as const });
const page = contentPage.parse({
  page_id: 'terms',
  title: 'Terms',
  description: 'Terms',
  blocks: [{ type: 'text_block', html: 'Your card is charged when {card_charged}.' }],
});

it.each([
  ['placed', 'Your card is charged when the order is placed.'],
  ['shipped', 'Your card is charged when the order ships.'],
] as const)('[§2.1 terms] CAPTURE=%s: %s', (capture, html) => {
  const shipping = { threshold: money(4999), rate: money(699) };
  expect(withFigures(page, { shipping, returns: defaultReturnTerms, capture }).blocks).toMatchObject([{ html }]);
});
