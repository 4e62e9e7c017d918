import { expect, it } from 'vitest';
import { reductionLabel } from './invoices.ts';

it.each([
  ['item', '15% off tapers (TAPERS15)'],
  ['order', 'Share of 15% off tapers (TAPERS15)'],
] as const)('[§7.5 invoices] an item shows what a promotion of the %s takes off it as “%s”', (group, label) => {
  expect(reductionLabel({ promotionId: 1, group, label: '15% off tapers', code: 'TAPERS15', amount: 720 })).toBe(label);
});
