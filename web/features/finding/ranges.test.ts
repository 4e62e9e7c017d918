import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restrictions } from '../../../contract/search/facets.schemas.ts';
import { endsOf, rangeOf } from './ranges.ts';

test.each([
  ['100', '250', '100-250'],
  ['100', '', '100-'],
  ['', '72', '-72'],
  ['250', '100', '100-250'],
  ['$1,200', '1500.555 in', '1200-1500.56'],
  ['0', '50', '0-50'],
  ['', '', null],
  ['much', '.', null],
])('[checklist 4] from %j to %j gives the range %j', (from, to, range) => {
  expect(rangeOf(from, to)).toBe(range);
});

test('[checklist 4] any typed range is accepted by the contract and reads back the same', () => {
  const typed = fc.oneof(fc.string({ maxLength: 12 }), fc.double({ min: 0, max: 1e7, noNaN: true }).map(String));
  fc.assert(
    fc.property(typed, typed, (from, to) => {
      const range = rangeOf(from, to);
      if (range === null) return;
      expect(restrictions.shape.price.safeParse(range).success).toBe(true);
      const { min, max } = endsOf(range);
      expect(`${min ?? ''}-${max ?? ''}`).toBe(range);
      if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
    }),
  );
});
