import { expect, it } from 'vitest';
import { quickEdit } from './quick-edit.ts';

const row = { productId: 7, sku: 'A', price: 12_950, stock: 12, shelves: { east: 4, central: 8 } };

it.each([
  ['129.50', '12', null],
  ['130', '12', { variations: [{ sku: 'A', price: 13_000 }] }],
  ['129.50', '10', { variations: [{ sku: 'A', stock: { central: 6 }, seenStock: { central: 8 } }], stockReason: 'damaged' }],
  [
    '1,300',
    '15',
    { variations: [{ sku: 'A', price: 130_000, stock: { central: 11 }, seenStock: { central: 8 } }], stockReason: 'damaged' },
  ],
])('[§17 products] price %s and stock %s in a row are an edit', (price, stock, edit) => {
  const typed = { price, stock, reason: 'damaged' as const };
  expect(quickEdit(row, typed)).toEqual({ edit, attempt: { productId: 7, ...typed, errors: {} } });
});

it.each([
  ['12,50', '1', 'price'],
  ['0', '1', 'price'],
  ['', '1', 'price'],
  ['1', '-1', 'stock'],
  ['1', '1.5', 'stock'],
  ['1', '3', 'stock'],
])('[§17 products] price %j and stock %j are refused at their field', (price, stock, field) => {
  const { edit, attempt } = quickEdit(row, { price, stock, reason: 'counted' });
  expect(edit).toBeNull();
  expect(
    Object.entries(attempt.errors)
      .filter(([, error]) => error)
      .map(([name]) => name),
  ).toContain(field);
});
