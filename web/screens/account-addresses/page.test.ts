import { describe, expect, it } from 'vitest';
import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import { Client, type Failure, failure, type Result } from '../../../contract/api/client.ts';
import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { flashIn, type PageRequest } from '../../page/page.ts';
import page from './page.ts';

/** The address book of a customer whose change is answered like this. */
const visit = (answer: Result<unknown>, isDefaultShipping = false): PageRequest => ({
  url: new URL('https://shop.example/myaccount/addresses'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === addressEndpoints.listSaved)
        return { ok: true, statusCode: 200, data: { addresses: [{ addressId: 7, address: {}, isDefaultShipping }] } };
      if (endpoint === addressEndpoints.getCountries) return { ok: true, statusCode: 200, data: { countries: [] } };
      return answer;
    },
  }),
});

const noShipping = { ...failure(400, 'Please check the fields.'), fields: { isDefaultShipping: "Sorry, we don't ship there." } };

describe('[§8] a refused change of the address book', () => {
  const makeDefault = (refusal: Failure) =>
    page.actions?.default?.(new URLSearchParams({ addressId: '7', of: 'shipping' }), visit(refusal));

  it('says why, where no field can', async () => {
    expect(await makeDefault(noShipping)).toMatchObject({
      kind: 'data',
      status: 422,
      data: { edited: null, message: "Sorry, we don't ship there." },
    });
  });

  it('gives the message of a failure without fields', async () => {
    expect(await makeDefault(failure(503, 'Please try again.'))).toMatchObject({ status: 503, data: { message: 'Please try again.' } });
  });

  it('leaves it to the field in the form of an address', async () => {
    expect(await page.actions?.save?.(new URLSearchParams({ addressId: '7' }), visit(noShipping))).toMatchObject({
      data: { message: null, errors: noShipping.fields },
    });
  });
});

describe('[§8] whose session has ended while they typed an address', () => {
  const ended = failure(401, 'Please sign in.');
  const request = {
    ...visit(ended),
    url: new URL('https://shop.example/myaccount/addresses?edit=new'),
    client: new Client({ call: async () => ended }),
  };

  it.each([
    ['signs in, is told why, and returns', '7', '/login?redirect_to=%2Fmyaccount%2Faddresses%3Fedit%3Dnew&done=ended'],
    ['is not told so as a guest', undefined, '/login?redirect_to=%2Fmyaccount%2Faddresses%3Fedit%3Dnew'],
  ])('%s', async (_, customerId, location) => {
    const saved = await page.actions?.save?.(new URLSearchParams(), { ...request, cookie: () => customerId });
    expect(saved).toEqual({ kind: 'redirect', location, status: 303 });
  });
});

it.each([
  [true, false, 'unshippable', 'We don’t ship there, so it’s no longer your default shipping address.'],
  [true, true, 'saved', 'Address saved.'],
  [false, false, 'saved', 'Address saved.'],
])('[§5 shippable] a saved address that was the default (%s) and is (%s) leads to “%s”', async (was, is, done, words) => {
  const request = visit({ ok: true, statusCode: 200, data: { isDefaultShipping: is } }, was);
  const saved = await page.actions?.save?.(new URLSearchParams({ addressId: '7' }), request);
  expect(saved).toMatchObject({ kind: 'redirect', location: `/myaccount/addresses?done=${done}` });
  const url = new URL(`https://shop.example/myaccount/addresses?done=${done}`);
  const shown = await page.load({ ...request, url, flash: flashIn(page.flashes ?? {}, url) });
  expect(shown).toMatchObject({ data: { done: expect.stringContaining(words) } });
});

describe('[§2.8 saved address cards] an address edited from the checkout', () => {
  const home = { firstName: 'Ada', lastName: 'Weaver', addressLine1: '12 Elm Street', addressLine2: '', postalCode: '43215' };
  const oak = { ...home, addressLine1: '9 Oak Street' };

  /** Edits the address in a checkout: where that leads, and what the checkout has been given. */
  async function edit(known: object, refused?: Failure) {
    const given: Record<string, unknown>[] = [];
    const ok = (data: object) => ({ ok: true as const, statusCode: 200, data });
    const request = {
      ...visit(failure(500)),
      url: new URL('https://shop.example/myaccount/addresses?edit=7&checkout=c-1'),
      client: new Client({
        call: async (endpoint, input) => {
          if (endpoint === addressEndpoints.listSaved) return ok({ addresses: [{ addressId: 7, address: home }] });
          if (endpoint === checkoutEndpoints.get) return ok({ state: 'open', shippingAddress: null, billingAddress: null, ...known });
          if (endpoint !== checkoutEndpoints.update) return ok({ countries: [] });
          given.push(input);
          return refused ?? ok({});
        },
      }),
    };
    const form = new URLSearchParams({ addressId: '7', 'address.addressLine1': '10 Elm Street' });
    return { loaded: await page.actions?.save?.(form, request), given };
  }

  it.each([
    ['ships and bills to it', { shippingAddress: home, billingAddress: home }, ['shippingAddress', 'billingAddress']],
    ['bills to it', { shippingAddress: oak, billingAddress: home }, ['billingAddress']],
    ['uses another', { shippingAddress: oak }, []],
    ['is being paid', { state: 'pending', shippingAddress: home }, []],
  ])('leads back to one that %s', async (_, known, changed) => {
    const { loaded, given } = await edit(known);
    expect(loaded).toMatchObject({ kind: 'redirect', location: '/checkout?checkout=c-1' });
    const moved = Object.fromEntries(changed.map((which) => [which, expect.objectContaining({ addressLine1: '10 Elm Street' })]));
    expect(given).toEqual(changed.length === 0 ? [] : [{ checkoutUuid: 'c-1', ...moved }]);
  });

  it('stays in the form where the checkout cannot ship there', async () => {
    const fields = { 'shippingAddress.stateRegion': "Sorry, we don't ship there." };
    const { loaded } = await edit({ shippingAddress: home }, { ...failure(400), fields });
    expect(loaded).toMatchObject({ data: { checkoutUuid: 'c-1', errors: { 'address.stateRegion': "Sorry, we don't ship there." } } });
  });
});
