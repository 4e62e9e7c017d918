import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test('[§9 locale] a count is grouped as in en-US', () => {
  fc.assert(fc.property(fc.integer(), (count) => void expect(formatCount(count)).toBe(count.toLocaleString('en-US'))));
});
