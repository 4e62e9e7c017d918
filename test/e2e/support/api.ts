import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { Checkout, PlaceResult } from '../../../contract/checkout/checkout.ts';
import { details } from '../../support/api-shopper.ts';
import { cards } from './shopping.ts';

/** For so long a call is repeated while the shop sheds load, as it does when the machine stalls. */
const busySeconds = 10;

/** Calls the API as this page's visitor, to prepare a test. Throws when refused. */
export async function call<T>(page: Page, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> {
  const ask = () => page.request.fetch(path, { method, headers: { 'sec-fetch-site': 'same-origin' }, ...(data && { data }) });
  let response = await ask();
  for (let second = 0; response.status() === 503 && second < busySeconds; second++) {
    await sleep(1000);
    response = await ask();
  }
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

export const addToCart = (page: Page, variationId: number, quantity = 1): Promise<Cart> =>
  call(page, 'POST', '/api/cart', { variationId, quantity });

/** Starts the checkout of the visitor's cart and saves contact and address. */
export async function saveDetails(page: Page, email: string = details.contact.email): Promise<Checkout> {
  const { cart } = await call<{ cart: Cart }>(page, 'GET', '/api/cart');
  const { checkoutUuid } = await call<Checkout>(page, 'POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid });
  return call(page, 'PUT', `/api/guest/checkouts/${checkoutUuid}`, { ...details, contact: { email } });
}

/** Buys one unit as this page's visitor. */
export async function buy(page: Page, variationId: number, number: string = cards.accepted, email?: string): Promise<PlaceResult> {
  await addToCart(page, variationId);
  const { checkoutUuid, totals } = await saveDetails(page, email);
  return call(page, 'POST', `/api/guest/checkouts/${checkoutUuid}/place`, {
    card: { number, expiry: '12/30', securityCode: '123', name: 'Ann Lee' },
    expectedTotal: totals.total,
  });
}

let customers = 0;

/** Creates an account and signs this page's visitor in. */
export async function signIn(page: Page): Promise<void> {
  customers++;
  const email = `reviewer-${process.pid}-${customers}@example.com`;
  await call(page, 'POST', '/api/user/register', { email, password: 'linen sofa for 2' });
}
