import { expect, it } from 'vitest';
import { permissions } from '../../../../contract/staff/staff-roles.ts';
import { commandsFor } from './commands.ts';

const places = [
  { title: 'Overview', href: '/staff', permission: null },
  { title: 'Audit log', href: '/staff/audit', permission: 'audit.read' },
] as const;

const titles = (typed: string, may: Parameters<typeof commandsFor>[2] = permissions) =>
  commandsFor(typed, places, may).map(({ title }) => title);

it.each([
  ['', ['Overview', 'Audit log', 'New product', 'Import products', 'New promotion', 'Try a promotion']],
  [' lo ', ['Audit log', 'Find “lo” in orders', 'Find “lo” in customers', 'Find “lo” in products']],
  ['tax', ['Taxes', 'Find “tax” in orders', 'Find “tax” in customers', 'Find “tax” in products']],
  ['PROD new', ['New product', 'Find “PROD new” in orders', 'Find “PROD new” in customers', 'Find “PROD new” in products']],
  ['erview', ['Find “erview” in orders', 'Find “erview” in customers', 'Find “erview” in products']],
  ['vqnv-8gvqc', ['Order VQNV-8GVQC', 'Find “vqnv-8gvqc” in orders', 'Find “vqnv-8gvqc” in customers', 'Find “vqnv-8gvqc” in products']],
  [
    ' R-DYSM-7EE3D ',
    ['Return R-DYSM-7EE3D', 'Find “R-DYSM-7EE3D” in orders', 'Find “R-DYSM-7EE3D” in customers', 'Find “R-DYSM-7EE3D” in products'],
  ],
])('[look: staff console] the command palette offers for %j', (typed, offered) => {
  expect(titles(typed)).toEqual(offered);
});

it('[look: staff console] the command palette offers only what the role may open', () => {
  expect(titles('', ['orders.read'])).toEqual(['Overview']);
  expect(commandsFor('A & b', places, ['orders.read'])).toEqual([{ title: 'Find “A & b” in orders', href: '/staff/orders?q=A+%26+b' }]);
});
