import { describe, expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/buying/cart.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

/** A visit with this response for the cart; everything else fails. */
const visit = (cart: Result<unknown>): PageRequest => ({
  url: new URL('https://shop.example/cart'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({ call: async (endpoint) => (endpoint === cartEndpoints.getCurrent ? cart : failure(404)) }),
});

describe('[§4 cart] the cart page', () => {
  it('shows a missing cart as empty', async () => {
    expect(await page.load(visit(failure(404)))).toMatchObject({ kind: 'data', status: 200, data: { cart: null, error: null } });
    expect(await page.load(visit({ ok: true, statusCode: 200, data: { cart: null } }))).toMatchObject({
      kind: 'data',
      data: { cart: null },
    });
  });

  it.each([500, 503, 429, 401])('[§8] never shows an unreadable cart (%i) as empty', async (status) => {
    expect(await page.load(visit(failure(status)))).toEqual({
      kind: 'failure',
      status,
      message: 'We’re unable to retrieve your cart right now. Please try again.',
    });
  });
});
