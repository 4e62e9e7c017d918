import { expect, it } from 'vitest';
import { variantOf } from './variant-of.ts';

const variants = ['Sage', 'Rust stripe', 'Oak'];

it.each([
  [['Left-facing', 'rust stripe'], 'Rust stripe'],
  [['Oak', '60"'], 'Oak'],
  [['Cream'], null],
  [[], null],
])('[§2.10 3-D] of a model’s variants, %j show %s', (values, variant) => {
  expect(variantOf(variants, values)).toBe(variant);
});

it('[§2.10 3-D] a model without variants shows itself', () => {
  expect(variantOf([], ['Sage'])).toBeNull();
});
