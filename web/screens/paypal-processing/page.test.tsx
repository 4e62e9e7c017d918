import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Client } from '../../../contract/api/client.ts';
import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';
import PaypalProcessingScreen from './paypal-processing-screen.tsx';

/** A visit whose wallet cannot be opened; without `checkout` that is unknown, too. */
const visit = (path: string, checkout?: { isFromDraft: boolean }): PageRequest => ({
  url: new URL(path, 'https://shop.example'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-02T12:00:00Z'),
  client: new Client({
    call: async (endpoint) =>
      checkout && endpoint === checkoutEndpoints.get
        ? { ok: true, statusCode: 200, data: checkout }
        : { ok: false, statusCode: 404, message: '' },
  }),
  cookie: () => undefined,
  shopOf: () => null,
  familySignInPath: () => null,
});

it('[§2.1 paypal-processing] without a checkout leads to the cart', async () => {
  expect(await page.load(visit('/paypal-processing'))).toMatchObject({ kind: 'redirect', location: '/cart', status: 303 });
});

it.each([
  [{ isFromDraft: true }, '/checkout?checkout=u'],
  [{ isFromDraft: false }, '/cart'],
  [undefined, '/cart'],
])('[§2.1 paypal-processing] that fails leads from the checkout %j back to %s', async (checkout, back) => {
  const loaded = await page.load(visit('/paypal-processing?checkout=u', checkout));
  if (loaded.kind !== 'data') throw new Error(`The page answered ${loaded.kind}`);
  expect(renderToStaticMarkup(<PaypalProcessingScreen data={loaded.data} />)).toContain(`href="${back}"`);
});
