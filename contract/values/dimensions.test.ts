import { expect, test } from 'vitest';
import { dimensionsOf } from './dimensions.ts';

test.each([
  ['84" W × 38" D × 33" H', { width: 84, depth: 38, height: 33 }],
  ["5' × 8'", { width: 60, depth: 96, height: null }],
  ['5’ × 8’', { width: 60, depth: 96, height: null }],
  ['20" × 28"', { width: 20, depth: 28, height: null }],
  ['20” × 28”', { width: 20, depth: 28, height: null }],
  ['20 x 28', { width: null, depth: null, height: null }],
])('[checklist: Lists 9] the dimensions of %s', (written, dimensions) => {
  expect(dimensionsOf(written)).toEqual(dimensions);
});
