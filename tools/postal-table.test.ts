import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postalTable, postalTableSource, zipPlaces, zipPlacesSource } from './postal-table.ts';

test('the committed postal tables match the package (else: npm run postal-table)', () => {
  expect(readFileSync(postalTable, 'utf8')).toBe(postalTableSource());
  expect(readFileSync(zipPlaces, 'utf8')).toBe(zipPlacesSource());
});
