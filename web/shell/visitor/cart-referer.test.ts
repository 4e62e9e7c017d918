import { expect, test } from 'vitest';
import { cookieOfPage } from './cart-referer.ts';

test.each([
  [
    '/lighting/lamp/12/product.html?variation=3',
    'cart_referer_url=%2Flighting%2Flamp%2F12%2Fproduct.html%3Fvariation%3D3; path=/; samesite=lax',
  ],
  ['/cartography/k/results.html', 'cart_referer_url=%2Fcartography%2Fk%2Fresults.html; path=/; samesite=lax'],
  ['/cart?done=removed', null],
  ['/checkout', null],
  ['/myaccount/orders', null],
  ['/login?tab=register', null],
  [`/${'x'.repeat(1000)}`, null],
])('[§7.7 cart referer] of %s', (page, cookie) => {
  expect(cookieOfPage(page, false)).toBe(cookie);
});

test('[§9 cookies] over https it is strict and secure', () => {
  expect(cookieOfPage('/', true)).toBe('cart_referer_url=%2F; path=/; samesite=strict; secure');
});
