import { expect, test } from 'vitest';
import { locate } from '../../page/document/locate.ts';
import { RouteTable } from '../../page/route.ts';
import { routes } from '../../routes.ts';
import { cookieOfPage } from './cart-referer.ts';

const table = new RouteTable(routes);

test.each([
  [
    '/lighting/lamp/12/product.html?variation=3',
    'cart_referer_url=%2Flighting%2Flamp%2F12%2Fproduct.html%3Fvariation%3D3; path=/; samesite=lax',
  ],
  ['/cartography/k/results.html', 'cart_referer_url=%2Fcartography%2Fk%2Fresults.html; path=/; samesite=lax'],
  ['/c/rugs?t=9', 'cart_referer_url=%2Fc%2Frugs%3Ft%3D9; path=/; samesite=lax'],
  ['/deals', 'cart_referer_url=%2Fdeals; path=/; samesite=lax'],
  ['/', 'cart_referer_url=%2F; path=/; samesite=lax'],
  ['/cart?done=removed', null],
  ['/checkout', null],
  ['/paypal-cancel?checkout=1', null],
  ['/paypal-checkout?checkout=1', null],
  ['/pay/token', null],
  ['/write-review/12', null],
  ['/notifications', null],
  ['/manage-email', null],
  ['/order-invoice?order=1', null],
  ['/stock-alerts/stop?token=1', null],
  ['/credit-card/apply', null],
  ['/myaccount/orders', null],
  ['/login?tab=register', null],
  ['/404', null],
  [`/${'x'.repeat(1000)}`, null],
])('[§3 cart_referer_url] [§7.7 cart referer] of %s', (page, cookie) => {
  const place = locate(table, page);
  expect(cookieOfPage(page, place.kind === 'page' ? place.route.screen : undefined, false)).toBe(cookie);
});

test('[§9 cookies] over https it is strict and secure', () => {
  expect(cookieOfPage('/', 'content-page', true)).toBe('cart_referer_url=%2F; path=/; samesite=strict; secure');
});
