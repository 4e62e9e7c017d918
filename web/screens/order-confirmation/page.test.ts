import { expect, it } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

it.each([
  ['a customer', true, '/myaccount/orders'],
  ['a guest', false, '/find-order'],
])('[§2.1 order confirmation] without an order leads %s to where theirs are', async (_, ok, location) => {
  const call: Transport['call'] = async (endpoint) =>
    describedEndpoint(endpoint).name === 'accounts.getVisitor'
      ? { ok: true, statusCode: 200, data: { ok } }
      : { ok: false, statusCode: 404, message: '' };
  const request: PageRequest = {
    url: new URL('https://shop.example/order-confirmation'),
    params: {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-02T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
  expect(await page.load(request)).toMatchObject({ kind: 'redirect', location });
});
