import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['A lamp of oak', 13, 'A lamp of oak'],
  ['A lamp of oak', 12, 'A lamp of…'],
  ['A lamp, of oak', 9, 'A lamp…'],
  ['Lampshadeholder', 10, 'Lamps…'],
])('“%s” in %i characters is “%s”', (text, longest, shown) => {
  expect(shortened(text, longest)).toBe(shown);
});
