import { expect, it } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const answering =
  (hasCard: boolean): Transport['call'] =>
  async (endpoint) => {
    const { name } = describedEndpoint(endpoint);
    if (name === 'credit.getSetup') return hasCard ? { ok: true, statusCode: 200, data: {} } : { ok: false, statusCode: 404, message: '' };
    return { ok: true, statusCode: 200, data: { total: 0, pages: 1, hits: [] } };
  };

/** Loads the results of a text in a shop with or without a store card. */
function load(text: string, hasCard: boolean, call = answering(hasCard)) {
  const values = text.replaceAll(' ', '-');
  const request: PageRequest = {
    url: new URL(`https://shop.example/${values}/k/results.html`),
    params: { values, keys: 'k' },
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-02T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
  return page.load(request);
}

it.each([
  ['credit card', true, '/credit-card'],
  ['financing', true, '/credit-card'],
  ['vault', true, '/vault'],
  ['unsubscribe', true, '/manage-email'],
  ['cancel order', true, '/find-order'],
  ['wish list', true, '/myaccount/saved'],
  ['price match', true, '/faq'],
])('[§5 search text] “%s” leads to a page of the shop (store card: %s): %s', async (text, hasCard, location) => {
  expect(await load(text, hasCard)).toMatchObject({ kind: 'redirect', location, status: 302 });
});

it.each([
  ['black friday', 'black-friday-sale', '/black-friday-sale'],
  ['deals', 'deals', '/deals'],
])('[§5 search text] “%s” leads to the campaign’s page where the shop has one', async (text, there, location) => {
  const having =
    (page: string | null): Transport['call'] =>
    async (endpoint, input) =>
      describedEndpoint(endpoint).name !== 'content.getPage' || input.page === page
        ? { ok: true, statusCode: 200, data: { total: 0, pages: 1, hits: [] } }
        : { ok: false, statusCode: 404, message: '' };
  expect(await load(text, false, having(there))).toMatchObject({ kind: 'redirect', location, status: 302 });
  // Elsewhere it asks for what is on sale.
  expect(await load(text, false, having(null))).toMatchObject({ kind: 'redirect', location: '/true/sale/results.html', status: 301 });
});

it.each([
  ['cheapest rug', '/rug/k/results.html?sort=price-low'],
  ['best selling rugs in stock', '/rugs,true/k,inStock/results.html'],
])('[§5 search text] the order and the filters that “%s” names are those of the list: %s', async (text, location) => {
  expect(await load(text, false)).toMatchObject({ kind: 'redirect', location, status: 301 });
});

it.each([
  [400, 404],
  [503, 503],
])('[§8] a search that fails with %i makes a page of %i', async (failure, status) => {
  const call: Transport['call'] = async () => ({ ok: false, statusCode: failure, message: 'No.' });
  expect(await load('a sofa', false, call)).toMatchObject({ kind: 'failure', status });
});

it('[§5 search text] searches for products where the brand has no store card', async () => {
  expect(await load('credit card', false)).toMatchObject({ kind: 'data', data: { searchText: 'credit card' } });
});
