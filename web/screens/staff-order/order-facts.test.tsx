import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import { factsOf } from './order-facts.tsx';
import type { StaffOrderData } from './staff-order-data.ts';

const summary = { currency: 'USD', merchandise: 0, shipping: 0, tax: 0, total: 0, adjustments: [] };
const order = { email: 'mara@example.com', summary, payment: { type: 'NONE' }, delivery: { label: 'Standard' } };
const shown = { order, shipsTo: 'Mara Quill, Seattle', customerId: 7, placedBy: null, cameFrom: null };
const replaces = { orderNumber: 'DE59-X6BJC', caseNumber: 'R-X6VH-BHPB6' };

function linksOf(name: string, permissions: readonly Permission[]): string[] {
  const facts = factsOf({ ...shown, replaces, permissions } as unknown as StaffOrderData);
  const markup = renderToStaticMarkup(facts.find((fact) => fact.name === name)?.value);
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

it('[rulings: Orders] names a customer by email', () => {
  const [customer] = factsOf({ ...shown, replaces, permissions: [] } as unknown as StaffOrderData);
  expect(renderToStaticMarkup(customer?.value)).toBe('mara@example.com');
});

it.each([
  ['Customer', ['orders.read', 'customers.read', 'orders.returns'], ['/staff/customers/7']],
  ['Customer', ['orders.read'], []],
  ['Replaces', ['orders.read', 'orders.returns'], ['/staff/orders/DE59-X6BJC', '/staff/returns/R-X6VH-BHPB6']],
  ['Replaces', ['orders.read'], ['/staff/orders/DE59-X6BJC']],
] as const)('[rulings: Orders] an order’s fact “%s” links only to what the role may open: %j', (name, permissions, links) => {
  expect(linksOf(name, permissions)).toEqual(links);
});
