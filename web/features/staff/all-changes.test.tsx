import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { permissionsOf } from '../../../contract/staff/staff-roles.ts';
import { AllChanges } from './all-changes.tsx';

it.each([
  ['administrator', '<p><a href="/staff/audit?subject=product%3A7">All changes in the audit log</a></p>'],
  ['merchandiser', ''],
] as const)('[§7.6] leads %s to the changes that the page no longer lists, if the audit log is open to them', (role, shown) => {
  const permissions = [...permissionsOf[role]];
  expect(renderToStaticMarkup(<AllChanges me={{ permissions }} subject="product:7" />)).toBe(shown);
});
