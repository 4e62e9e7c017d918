import { expect, test } from 'vitest';
import { quantityInCookies } from './cart-quantity.ts';

test.each([
  ['', 0],
  ['cart_item_qty=3', 3],
  ['a=1; cart_item_qty=12; b=2', 12],
  ['old_cart_item_qty=7', 0],
  ['cart_item_qty=', 0],
  ['cart_item_qty=-1', 0],
  ['cart_item_qty=1<script>', 0],
] as const)('[§2.2 cart badge] cookies "%s" show %i', (cookies, quantity) => {
  expect(quantityInCookies(cookies)).toBe(quantity);
});
