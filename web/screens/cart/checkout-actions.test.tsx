import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Cart } from '../../../contract/cart/cart.ts';
import { CheckoutActions } from './checkout-actions.tsx';

it.each([
  [0, true],
  [500, false],
])('[§2.7] a total of %i cents: warns that there is nothing to pay: %s', (total, warns) => {
  const cart = { cartUuid: 'c', items: [], canCheckout: true, totals: { merchandise: 500, total } } as unknown as Cart;
  const markup = renderToStaticMarkup(
    <CheckoutActions cart={cart} paying={null} wallet={null} isGuest settle={async () => true} checkOut={{ current: null }} />,
  );
  expect(markup.includes('bring this order to $0.00')).toBe(warns);
  expect(markup).toContain('Check out');
});
