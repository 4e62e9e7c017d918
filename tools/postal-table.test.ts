import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postalTable, postalTableSource } from './postal-table.ts';

test('the committed postal table is the package’s (else: npm run postal-table)', () => {
  expect(readFileSync(postalTable, 'utf8')).toBe(postalTableSource());
});
