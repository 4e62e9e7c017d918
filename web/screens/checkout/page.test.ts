import { describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { cartEndpoints } from '../../../contract/cart/cart.ts';
import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const refused = { ...failure(409, 'That promo code isn’t valid.'), code: 'promo_code_not_found' };

/**
 * An open checkout that accepts the code `GOOD` and finds `EARLY` not eligible; `asked` lists the calls that change it. `answers` come before its own,
 * by endpoint.
 */
function visit(answers: ReadonlyMap<unknown, Result<unknown>> = new Map()) {
  const asked: string[] = [];
  const cardProvider = { cardElement: null };
  const checkout = (codes: readonly object[] = []) => ({
    checkoutUuid: 'u',
    state: 'open',
    wallet: null,
    contact: null,
    billingAddress: null,
    cardProvider,
    promotions: { codes },
  });
  const request: PageRequest = {
    url: new URL('https://shop.example/checkout'),
    params: {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-01T12:00:00Z'),
    shopOf: () => null,
    familySignInPath: () => null,
    cookie: () => undefined,
    client: new Client({
      call: async (endpoint, input) => {
        const { code } = { code: '', ...input };
        const given = answers.get(endpoint);
        if (given) return given;
        if (endpoint === cartEndpoints.getCurrent) return ok({ cart: { cartUuid: 'c', canCheckout: true } });
        if (endpoint === checkoutEndpoints.start || endpoint === checkoutEndpoints.get) return ok(checkout());
        if (endpoint === addressEndpoints.getCountries) return ok({ countries: [] });
        if (endpoint === checkoutEndpoints.update) asked.push('update');
        if (endpoint === checkoutEndpoints.place) asked.push('place');
        if (endpoint === checkoutEndpoints.payAnotherWay) asked.push('leave the bank');
        if (endpoint === checkoutEndpoints.payAnotherWay) return ok(checkout());
        if (endpoint === checkoutEndpoints.addPromoCode) asked.push(`enter ${code}`);
        if (endpoint === checkoutEndpoints.addPromoCode && code === 'GOOD') return ok(checkout([{ code, state: 'applied' }]));
        if (endpoint === checkoutEndpoints.addPromoCode && code === 'EARLY') return ok(checkout([{ code, state: 'not_eligible' }]));
        if (endpoint === checkoutEndpoints.addPromoCode) return refused;
        if (endpoint === checkoutEndpoints.update) return ok(checkout());
        if (endpoint === checkoutEndpoints.place) return ok({ status: 'placed', orderNumber: 'AAAA-BBBBB' });
        return failure(404);
      },
    }),
  };
  return { request, asked };
}

const address = {
  'contact.email': 'ann@example.com',
  'shippingAddress.firstName': 'Ann',
  'shippingAddress.lastName': 'Lee',
  'shippingAddress.addressLine1': '12 Elm Street',
  'shippingAddress.city': 'Seattle',
  'shippingAddress.stateRegion': 'WA',
  'shippingAddress.postalCode': '98101',
  'shippingAddress.phone': '503 555 0142',
  billingSame: 'yes',
};
const sent = (promoCode: string, details: Record<string, string> = address) => new URLSearchParams({ ...details, promoCode });

describe('[checklist 37] without script, a typed promo code', () => {
  it.each([
    ['', ['update', 'place'], 'redirect', undefined],
    ['GOOD', ['update', 'enter GOOD', 'place'], 'redirect', undefined],
    ['EARLY', ['update', 'enter EARLY'], 'data', null],
    ['NONE', ['update', 'enter NONE'], 'data', { code: 'NONE', error: 'That promo code isn’t valid.' }],
  ] as const)('“%s” counts when the order is placed', async (code, calls, kind, tried) => {
    const { request, asked } = visit();
    const answer = await page.actions?.place?.(sent(code), request);
    expect(asked).toEqual(calls);
    expect(answer).toMatchObject({ kind });
    const message = 'Please check your promo code before you place your order.';
    if (kind === 'data') expect(answer).toMatchObject({ status: 422, data: { tried, message } });
  });

  it('is applied on Enter in its field, without errors about empty fields', async () => {
    const { request, asked } = visit();
    const answer = await page.actions?.update?.(sent('NONE', {}), request);
    expect(asked).toEqual(['enter NONE']);
    expect(answer).toMatchObject({ kind: 'data', status: 200, data: { errors: {}, message: null, tried: { code: 'NONE' } } });
  });

  it('is optional', async () => {
    const { request, asked } = visit();
    const answer = await page.actions?.update?.(sent(' ', {}), request);
    expect(asked).toEqual([]);
    expect(answer).toMatchObject({ status: 422, data: { tried: null, errors: { 'contact.email': 'Email is required' } } });
  });
});

it('[checklist 38] a form without script leaves the bank to pay another way', async () => {
  const { request, asked } = visit();
  const answer = await page.actions?.['pay-another-way']?.(new URLSearchParams(), request);
  expect(asked).toEqual(['leave the bank']);
  expect(answer).toMatchObject({ kind: 'redirect', location: '/checkout?checkout=u' });
});

it('[checklist 38] who bought the last unit, so that the cart has nothing left to check out, reaches the bank and can leave it', async () => {
  const atBank = { checkoutUuid: 'u', state: 'challenge', wallet: null, contact: null, isFromDraft: false };
  const { request, asked } = visit(
    new Map<unknown, Result<unknown>>([
      [cartEndpoints.getCurrent, ok({ cart: { cartUuid: 'c', canCheckout: false } })],
      [checkoutEndpoints.get, ok(atBank)],
      [checkoutEndpoints.resume, ok({ status: 'challenge', orderNumber: 'AAAA-BBBBB', url: 'https://bank.example/approve' })],
    ]),
  );
  const named = { ...request, url: new URL('https://shop.example/checkout?checkout=u') };
  expect(await page.load(named)).toMatchObject({ kind: 'data', data: { challengeUrl: 'https://bank.example/approve' } });
  const left = await page.actions?.['pay-another-way']?.(new URLSearchParams(), named);
  expect(asked).toEqual(['leave the bank']);
  expect(left).toMatchObject({ kind: 'redirect', location: '/checkout?checkout=u' });
});

it('[checklist 21] who signs in on the way to the checkout reads there what was merged into the cart', async () => {
  const mergeNotice = 'We added the 2 items from your earlier visit to this cart.';
  const { request } = visit(new Map([[cartEndpoints.getCurrent, ok({ cart: { cartUuid: 'c', canCheckout: true, mergeNotice } })]]));
  expect(await page.load(request)).toMatchObject({ kind: 'data', data: { mergeNotice } });
});

it.each(['', '?checkout=u'])('[§9 speed] /checkout%s prices the cart once', async (query) => {
  const { request } = visit();
  const call = vi.spyOn(request.client, 'call');
  await page.load({ ...request, url: new URL(`https://shop.example/checkout${query}`) });
  expect(call.mock.calls.filter(([endpoint]) => (endpoint as unknown) === cartEndpoints.getCurrent)).toHaveLength(1);
});

describe('[§8] “Ship here” on a saved address', () => {
  const sanJuan = { countryCode: 'US', stateRegion: 'PR', city: 'San Juan', postalCode: '00901' };
  const ship = (update: Result<unknown>) => {
    const { request } = visit(
      new Map<unknown, Result<unknown>>([
        [accountEndpoints.getProfile, ok({ email: 'ann@example.com' })],
        [addressEndpoints.listSaved, ok({ addresses: [{ addressId: 7, address: sanJuan }] })],
        [checkoutEndpoints.update, update],
      ]),
    );
    return page.actions?.use?.(new URLSearchParams({ addressId: '7' }), request);
  };

  it('that is refused shows it in the form with the reason', async () => {
    const fields = { 'shippingAddress.stateRegion': "Sorry, we don't ship there." };
    expect(await ship({ ...failure(409, 'We can’t ship there.'), code: 'not_shippable', fields })).toMatchObject({
      kind: 'data',
      status: 409,
      data: {
        errors: fields,
        message: 'We can’t ship there.',
        typed: { contact: { email: 'ann@example.com' }, shippingAddress: sanJuan, billingAddress: null },
      },
    });
  });

  it.each<[string, Result<unknown>]>([
    ['is taken', ok({})],
    ['meets a payment under way', { ...failure(409), code: 'payment_in_progress' }],
  ])('that %s leads to the checkout', async (_, update) => {
    expect(await ship(update)).toMatchObject({ kind: 'redirect', location: '/checkout' });
  });
});
