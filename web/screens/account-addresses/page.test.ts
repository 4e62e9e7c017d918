import { describe, expect, it } from 'vitest';
import { addressEndpoints } from '../../../contract/addresses/addresses.ts';
import { Client, type Failure, failure, type Result } from '../../../contract/api/client.ts';
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
