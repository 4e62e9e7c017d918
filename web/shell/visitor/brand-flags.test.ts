import { describe, expect, test } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import type { BrandFlagName } from '../../../contract/flags/flags.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { Loaded, PageModule, PageRequest } from '../../page/page.ts';
import { product as productLink } from '../../routes.ts';
import contentPage from '../../screens/content-page/page.ts';
import product from '../../screens/product/page.ts';

/** A content page about the store card, as a whole or in one block. */
const words = (text: string, only_with_store_card = false) => ({
  type: 'text_block',
  html: text,
  header_text: '',
  anchor: '',
  look: 'text',
  visibility: { show_on_website: true, show_on_native_app: true, only_with_store_card },
});
const aPage = (only_with_store_card: boolean) => ({
  page_id: 'terms',
  title: 'Terms',
  only_with_store_card,
  document: null,
  blocks: [words('Always.'), words('Of the card.', true)],
  tags: [],
});

const lamp = { productId: 7, slug: 'lamp', departmentSlug: 'lighting', variations: [], introducedOn: '2020-01-01' };

/** Loads a page of a brand with these flags; null when flags fail to load. */
function load<D>(page: PageModule<D>, path: string, on: readonly BrandFlagName[] | null, shown: object = {}): Promise<Loaded<D>> {
  const answers: Record<string, object> = {
    'catalog.getProduct': lamp,
    'content.getPage': shown,
    ...(on && { 'flags.getBrandFlags': { on } }),
  };
  const call: Transport['call'] = async (endpoint) => {
    const data = answers[describedEndpoint(endpoint).name];
    return data ? { ok: true, statusCode: 200, data } : { ok: false, statusCode: 500, message: '' };
  };
  const request: PageRequest = {
    url: new URL(path, 'https://shop.example'),
    params: { productId: '7', page: 'terms' },
    brand: 'pip-alder',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-01T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
  return page.load(request);
}

describe('[§9 feature flags] on public pages', () => {
  test.each([
    ['on', ['image-zoom'], true],
    ['off', [], false],
    ['unknown', null, false],
  ] as const)('image zoom %s', async (_state, on, zooms) => {
    expect(await load(product, productLink(lamp), on)).toMatchObject({ kind: 'data', data: { zooms } });
  });

  test.each([
    ['on', ['financing-offer'], { kind: 'data' }, true],
    ['off', [], { kind: 'failure', status: 404 }, false],
    ['unknown', null, { kind: 'failure', status: 404 }, false],
  ] as const)('the financing offer is %s: the card’s page, and mentions on other pages', async (_state, on, page, told) => {
    expect(await load(contentPage, '/credit-card', on, aPage(true))).toMatchObject(page);
    const terms = JSON.stringify(await load(contentPage, '/terms', on, aPage(false)));
    expect([terms.includes('Always.'), terms.includes('Of the card.')]).toEqual([true, told]);
  });
});
