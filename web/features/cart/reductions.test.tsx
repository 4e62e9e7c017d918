import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Adjustment } from '../../../contract/promotions/promotions.ts';
import { LineTotal, Reductions } from './reductions.tsx';

const ofItem: Adjustment = { promotionId: 1, group: 'item', label: '15% off tapers', code: 'TAPERS15', amount: 720 };
const ofOrder: Adjustment = { promotionId: 2, group: 'order', label: '$25 off', code: 'TAKE25', amount: 73 };

const textOf = (adjustments: readonly Adjustment[]) =>
  renderToStaticMarkup(
    <>
      <Reductions adjustments={adjustments} currency="USD" />
      <LineTotal line={{ lineTotal: 4800, adjustments }} currency="USD" />
    </>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  [[], '$48.00'],
  [[ofOrder], '$48.00'],
  [[ofItem], '15% off tapers (TAPERS15) −$7.20 Was $48.00 now $40.80'],
  [[ofItem, ofOrder], '15% off tapers (TAPERS15) −$7.20 Was $48.00 now $40.80'],
])('[§2.7] a line shows what promotions take off its item, not its share of what they take off the order (%#)', (adjustments, text) => {
  expect(textOf(adjustments)).toBe(text);
});
