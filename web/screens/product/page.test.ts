import { describe, expect, test } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import type { Product } from '../../../contract/catalog/catalog.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { PageRequest, Site } from '../../page/page.ts';
import page from './page.ts';

const sofa = {
  productId: 7,
  slug: 'marlow-sofa',
  departmentSlug: 'furniture',
  introducedOn: null,
  images: [],
  variations: [{ variationId: 70, availability: 'SELLABLE', quantityAvailable: 3, options: {} }],
} as unknown as Product;
const path = '/furniture/marlow-sofa/7/product.html';

/** A visit; `answers` are the endpoints' responses by name, and all others fail. */
function visit(answers: Record<string, unknown>, query = ''): PageRequest {
  const call: Transport['call'] = async (endpoint) =>
    (answers[describedEndpoint(endpoint).name] ?? { ok: false, statusCode: 500, message: 'Out of order' }) as never;
  return {
    url: new URL(path + query, 'https://shop.example'),
    params: { productId: '7' },
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-01T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: (brand) => (brand === 'pip-alder' ? 'https://pip.example' : null),
    familySignInPath: () => null,
  };
}
const refused = (statusCode: number, details?: object) => ({ 'catalog.getProduct': { ok: false, statusCode, message: '', details } });

test.each([
  ['add', 'quantity=9', { addError: { quantity: 9 } }],
  ['add', 'quantity=nine', { addError: { quantity: 1 } }],
  ['alert', 'email=ada@', { alert: { email: 'ada@', isOfEmail: false } }],
  ['postal-code', 'postalCode=nowhere', { arrival: { refused: { postalCode: 'nowhere' } } }],
])('[checklist 37] a form without script (%s) that is refused keeps what was typed: %s', async (action, typed, data) => {
  const shown = await page.actions?.[action]?.(
    new URLSearchParams(typed),
    visit({ 'catalog.getProduct': { ok: true, statusCode: 200, data: sofa } }),
  );
  expect(shown).toMatchObject({ kind: 'data', data });
});

test('[§9 free shipping] what search engines read includes the rate of remote states', async () => {
  const contiguous = { place: 'Contiguous United States', holds: null, states: [], zipCodes: [], methods: [] };
  const remote = { ...contiguous, place: 'Alaska and Hawaii', states: ['AK', 'HI'] };
  const answers = {
    'catalog.getProduct': { ok: true, statusCode: 200, data: sofa },
    'delivery.getRates': { ok: true, statusCode: 200, data: { rates: [contiguous, remote] } },
  };
  expect(await page.load(visit(answers))).toMatchObject({ data: { zones: [remote] } });
});

test('[search engines 2] the description for search engines ends with a whole word', async () => {
  const details = { sku: 'S', description: `<p>${'A sofa that seats three. '.repeat(8)}</p>`, highlights: [] };
  const shown = { ...sofa, name: 'Sofa', details, breadcrumbs: [], specifications: [], options: [], variations: [] };
  const product = { ...shown, lowestVariationPrice: { amount: 1 }, returns: {}, returnable: false } as unknown as Product;
  const loaded = await page.load(visit({ 'catalog.getProduct': { ok: true, statusCode: 200, data: product } }));
  if (loaded.kind !== 'data') throw new Error('there is no page');
  const { description } = page.head(loaded.data, {} as Site);
  expect(description).toMatch(/ (A|sofa|that|seats|three\.)…$/);
  expect(description?.length).toBeGreaterThan(140);
});

describe('[§2.10] whether there is a page', () => {
  test('[§7.7] depends on the product alone: reviews, recommendations, dates and flags may fail', async () => {
    const loaded = await page.load(visit({ 'catalog.getProduct': { ok: true, statusCode: 200, data: sofa } }));
    expect(loaded).toMatchObject({ status: 200, data: { product: sofa, reviews: null, recommendations: [], arrival: { answer: null } } });
  });

  test('[search engines 3] is none beyond the last page of reviews', async () => {
    const found = { 'catalog.getProduct': { ok: true, statusCode: 200, data: sofa } };
    const reviews = { 'reviews.getReviews': { ok: true, statusCode: 200, data: { pages: 2 } } };
    expect(await page.load(visit({ ...found, ...reviews }, '?reviews=2'))).toMatchObject({ status: 200 });
    expect(await page.load(visit({ ...found, ...reviews }, '?reviews=3'))).toMatchObject({ kind: 'failure', status: 404 });
    const refused = { 'reviews.getReviews': { ok: false, statusCode: 400, message: '' } };
    expect(await page.load(visit({ ...found, ...refused }, '?reviews=1001'))).toMatchObject({ kind: 'failure', status: 404 });
    // Reviews that fail to load fail no page.
    expect(await page.load(visit(found, '?reviews=2'))).toMatchObject({ status: 200 });
  });

  test('is 404 for a missing product, 410 for a removed one, and an error otherwise', async () => {
    for (const status of [404, 410, 503]) expect(await page.load(visit(refused(status)))).toMatchObject({ status });
  });

  test('a preview is for who has its link, never cached and never a search result', async () => {
    const loaded = await page.load(visit({ 'catalog.previewProduct': { ok: true, statusCode: 200, data: sofa } }, '?preview=t.k'));
    expect(loaded).toMatchObject({ status: 200, isPersonal: true, data: { product: sofa, preview: 't.k' } });
    const moved = { ...sofa, slug: 'marlow-two' };
    expect(await page.load(visit({ 'catalog.previewProduct': { ok: true, statusCode: 200, data: moved } }, '?preview=t.k'))).toMatchObject({
      location: '/furniture/marlow-two/7/product.html?preview=t.k',
    });
    const expired = await page.load(visit({ 'catalog.previewProduct': { ok: false, statusCode: 404, message: '' } }, '?preview=t.k'));
    expect(expired).toMatchObject({ kind: 'failure', status: 404 });
    expect(await page.load(visit({ 'catalog.getProduct': { ok: true, statusCode: 200, data: sofa } }))).not.toHaveProperty('isPersonal');
  });

  test('[search engines 7] a product with a successor, or sold by a sister brand, redirects there', async () => {
    const successor = { productId: 8, slug: 'marlow-two', departmentSlug: 'furniture' };
    expect(await page.load(visit(refused(410, { successor })))).toMatchObject({
      status: 301,
      location: '/furniture/marlow-two/8/product.html',
    });
    expect(await page.load(visit(refused(404, { soldBy: ['pip-alder'] })))).toMatchObject({
      status: 301,
      location: `https://pip.example${path}`,
    });
  });
});
