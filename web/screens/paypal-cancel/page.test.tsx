import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Client } from '../../../contract/api/client.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';
import PaypalCancelScreen from './paypal-cancel-screen.tsx';

/** A return from PayPal to the checkout `u`; null when it is unknown. */
const visit = (checkout: { state: string; orderNumber: string | null; isFromDraft: boolean } | null): PageRequest => ({
  url: new URL('https://shop.example/paypal-cancel?checkout=u'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-02T12:00:00Z'),
  client: new Client({
    call: async () => (checkout ? { ok: true, statusCode: 200, data: checkout } : { ok: false, statusCode: 404, message: '' }),
  }),
  cookie: () => undefined,
  shopOf: () => null,
  familySignInPath: () => null,
});

it('[§2.1 paypal-cancel] leads to the confirmation once the order is placed', async () => {
  const placed = visit({ state: 'complete', orderNumber: 'AAAA-BBBBB', isFromDraft: false });
  expect(await page.load(placed)).toMatchObject({ kind: 'redirect', location: '/order-confirmation?order=AAAA-BBBBB', status: 303 });
});

it.each([
  [{ state: 'open', orderNumber: null, isFromDraft: false }, '/checkout', true],
  [{ state: 'open', orderNumber: null, isFromDraft: true }, '/checkout?checkout=u', false],
  [null, '/checkout', true],
])('[§2.1 paypal-cancel] leads from the checkout %j back to %s, and names the cart only of a cart’s', async (checkout, back, namesCart) => {
  const loaded = await page.load(visit(checkout));
  if (loaded.kind !== 'data') throw new Error(`The page answered ${loaded.kind}`);
  const markup = renderToStaticMarkup(<PaypalCancelScreen data={loaded.data} />);
  expect(markup).toContain(`href="${back}"`);
  expect([markup.includes('your cart is still here'), markup.includes('href="/cart"')]).toEqual([namesCart, namesCart]);
});
