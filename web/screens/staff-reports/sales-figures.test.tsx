import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { staffOrders } from '../../staff-routes.ts';
import { SalesFigures } from './sales-figures.tsx';

const days = { from: '2026-07-01', to: '2026-07-31' };
const sums = { orders: 2, units: 3, sales: 9000, discount: 0, shipping: 0, tax: 0, refunds: 0 };

/** A report with one line. */
function report(by: 'day' | 'product' | 'promotion' | 'brand', key: string, brand = '') {
  const line = { key, title: 'Lamp', orders: 2, units: 3, sales: 9000, discount: null, shipping: null, tax: null, refunds: null };
  const sales = { ...days, today: '2026-08-02', lines: [line], totals: sums, before: sums, page: 1, pages: 1 };
  return { place: { by, ...days, brand }, sales } as unknown as Parameters<typeof SalesFigures>[0];
}

it.each([
  ['day', '2026-07-04', { from: '2026-07-04', to: '2026-07-04' }],
  ['product', '7', { item: '7', ...days }],
  ['promotion', '9', { promotion: '9', ...days }],
  ['brand', 'alder-loom', { brand: 'alder-loom', ...days }],
] as const)('[look: staff console] a line by %s leads to its orders of the days reported', (by, key, wanted) => {
  const markup = renderToStaticMarkup(<SalesFigures {...report(by, key)} />);
  expect(markup).toContain(`<a href="${staffOrders(wanted).replaceAll('&', '&amp;')}"`);
});

it('[look: staff console] a line of one brand’s report leads to orders of that brand', () => {
  const markup = renderToStaticMarkup(<SalesFigures {...report('day', '2026-07-04', 'alder-loom')} />);
  expect(markup).toContain(staffOrders({ brand: 'alder-loom', from: '2026-07-04', to: '2026-07-04' }).replaceAll('&', '&amp;'));
});
