import { describe, expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { savedEndpoints } from '../../../contract/saved/saved.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const answered = (data: unknown): Result<unknown> => ({ ok: true, statusCode: 200, data });

/** A visit with this response for the cart, this checkout and this status of the saved list; everything else fails. */
const visit = (cart: Result<unknown>, checkout?: unknown, saved = 404): PageRequest => ({
  url: new URL('https://shop.example/cart'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: (name) => (checkout && name === 'checkout_uuid' ? 'a-checkout' : undefined),
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === cartEndpoints.getCurrent) return cart;
      if (endpoint === savedEndpoints.list) return failure(saved);
      return checkout && endpoint === checkoutEndpoints.get ? answered(checkout) : failure(404);
    },
  }),
});

const begun = { checkoutUuid: 'a-checkout', isFromDraft: false, items: [{ variationId: 7 }] };

describe('[§4 cart] the cart page', () => {
  it('shows a missing cart as empty', async () => {
    expect(await page.load(visit(failure(404)))).toMatchObject({ kind: 'data', status: 200, data: { cart: null, error: null } });
    expect(await page.load(visit({ ok: true, statusCode: 200, data: { cart: null } }))).toMatchObject({
      kind: 'data',
      data: { cart: null },
    });
  });

  it.each([
    [
      { ...begun, state: 'pending', orderNumber: 'AB12-CD34' },
      { checkoutUuid: 'a-checkout', orderNumber: 'AB12-CD34', isAtBank: false, variationIds: [7] },
    ],
    [
      { ...begun, state: 'challenge', orderNumber: 'AB12-CD34' },
      { checkoutUuid: 'a-checkout', orderNumber: 'AB12-CD34', isAtBank: true, variationIds: [7] },
    ],
    [{ ...begun, state: 'pending', orderNumber: 'AB12-CD34', isFromDraft: true }, null],
    [{ ...begun, state: 'open', orderNumber: null }, null],
    [undefined, null],
  ])('says that its items are being paid, with the checkout %j', async (checkout, paying) => {
    const filled = answered({ cart: { items: [{}] } });
    expect(await page.load(visit(filled, checkout))).toMatchObject({ kind: 'data', data: { paying } });
  });

  it.each([
    [500, 500],
    [503, 503],
    [401, 200],
    [404, 200],
  ])('[§7.1 §7.3] has the worst status of cart and saved items: a list with %i gives %i', async (saved, status) => {
    const filled = answered({ cart: { items: [{}] } });
    expect(await page.load(visit(filled, undefined, saved))).toMatchObject({ kind: 'data', status, data: { cart: { items: [{}] } } });
  });

  it.each([500, 503, 429, 401])('[§8] never shows an unreadable cart (%i) as empty', async (status) => {
    expect(await page.load(visit(failure(status)))).toEqual({
      kind: 'failure',
      status,
      message: 'We’re unable to retrieve your cart right now. Please try again.',
    });
  });
});
