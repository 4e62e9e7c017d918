import { expect, test } from 'vitest';
import type { Specification } from '../../../contract/catalog/catalog.ts';
import { specificationsFor } from '../../../contract/catalog/specifications.ts';
import { differingOf } from './product-data.ts';

const row = (label: string, ...values: string[]): Specification => ({ label, values });
const sofa = [row('Frame', 'Oak'), row('Dimensions', '84" W')];
const small = [row('Dimensions', '72" W'), row('Seats', '2')];

test('[§3 specifications] a variation’s rows take the place of the product’s, and further ones come last', () => {
  expect(specificationsFor(sofa, small)).toEqual([row('Frame', 'Oak'), row('Dimensions', '72" W'), row('Seats', '2')]);
  expect(specificationsFor(sofa)).toBe(sofa);
});

test('[§2.10 spec table] the texts of a size are there once, and a variation without rows has the product’s', () => {
  const variation = (specifications?: Specification[]) => (specifications ? { specifications } : {});
  const { differing, placeOf } = differingOf({ specifications: sofa, variations: [variation(small), variation(), variation(small)] });
  expect(differing).toEqual({
    labels: ['Dimensions', 'Seats'],
    texts: [
      ['72" W', '2'],
      ['84" W', ''],
    ],
  });
  expect(placeOf).toEqual([0, 1, 0]);
  expect(differingOf({ specifications: sofa, variations: [variation()] }).differing).toBeNull();
});
