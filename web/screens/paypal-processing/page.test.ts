import { expect, it } from 'vitest';
import { Client } from '../../../contract/api/client.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

it('[§2.1 paypal-processing] without a checkout leads to the cart', async () => {
  const request: PageRequest = {
    url: new URL('https://shop.example/paypal-processing'),
    params: {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-02T12:00:00Z'),
    client: new Client({ call: async () => ({ ok: false, statusCode: 404, message: '' }) }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
  expect(await page.load(request)).toMatchObject({ kind: 'redirect', location: '/cart', status: 303 });
});
