import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReturnsPanel } from './returns-panel.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

const htmlOf = (data: Partial<StaffOrderData>) => {
  const usual = { order: { orderNumber: 'VQNV-8GVQC' }, returns: [], shipments: [{}], returning: null, permissions: ['orders.returns'] };
  return renderToStaticMarkup(<ReturnsPanel {...(usual as unknown as StaffOrderData)} {...data} />);
};

it('[§4 return] an order that shipped offers staff with the permission its first return, without script', () => {
  expect(htmlOf({})).toContain('href="/staff/orders/VQNV-8GVQC?edit=return"');
  expect(htmlOf({ shipments: [] })).toBe('');
  expect(htmlOf({ permissions: ['orders.read'] })).toBe('');
});
