import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { contentstackSource } from './index.ts';

/** A delivery API as Contentstack documents it: entries by content type, key and token in headers, errors with a code. */
let api: Server;
let url: string;
let shop: TestShop;
let asked: IncomingMessage[] = [];
let state: 'fine' | 'down' | 'silent' = 'fine';

const file = (name: string) => ({
  uid: `blt${name}`,
  filename: `${name}.jpg`,
  content_type: 'image/jpeg',
  file_size: '81234',
  url: `https://images.contentstack.io/v3/assets/stack/${name}.jpg`,
  dimension: { height: 900, width: 1600 },
  tags: [],
});
const system = { _version: 3, locale: 'en-us', ACL: {}, _in_progress: false, created_at: '2026-01-02T03:04:05.678Z', tags: [] };
const deals = {
  ...system,
  uid: 'blt00deals',
  title: 'Deals',
  page_id: 'deals',
  brand: 'alder-loom',
  description: 'What is down.',
  image: null,
  publish_details: { environment: 'production', locale: 'en-us', time: '2026-01-03T00:00:00.000Z', user: 'bltuser' },
  blocks: [
    {
      multi_size_banner: {
        banner_id: 'b-1',
        banner_size: 'hero',
        header_text: 'Down it goes',
        text: null,
        image_urls: { desktop_background_image: file('room'), mobile_background_image: null, image_alt_text: 'A room' },
        redirect_url: '/deals',
        _metadata: { uid: 'cs1111' },
      },
    },
    { text_block: { html: '<p>Fine print.<script>x()</script></p>', _metadata: { uid: 'cs2222' } } },
    { carousel_of_their_own: { slides: [], _metadata: { uid: 'cs3333' } } },
  ],
};
const site = {
  ...system,
  uid: 'blt00site',
  title: 'Site',
  brand: 'alder-loom',
  navBar: {
    id: 'main',
    departments: ['rugs'],
    image_columns: [{ department: 'rugs', category_image: { image_src: file('rug'), image_destination: '/c/rugs' } }],
  },
  flatShippingMetaData: { threshold: { amount: 74.99, currency: 'USD' }, rate: { amount: 8.99, currency: 'USD' } },
};

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request);
    if (state === 'silent') return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cdn');
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state === 'down') return send(503, { error_message: 'Service unavailable', error_code: 503, errors: {} });
    const { api_key, access_token } = request.headers;
    if (api_key !== 'stack-key' || access_token !== 'delivery-token') {
      return send(412, {
        error_message: "We can't find that Stack. Please try again.",
        error_code: 109,
        errors: { api_key: ['is not valid.'] },
      });
    }
    const all: Record<string, Record<string, unknown>[]> = {
      '/v3/content_types/content_page/entries': [deals],
      '/v3/content_types/site_content/entries': [site],
    };
    const query = Object.entries(JSON.parse(searchParams.get('query') ?? '{}'));
    const entries = (all[pathname] ?? []).filter((entry) => query.every(([name, value]) => entry[name] === value));
    return send(200, { entries: searchParams.get('environment') === 'production' ? entries : [] });
  });
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shop = await testShop({
    CONTENTSTACK_URL: url,
    CONTENTSTACK_API_KEY: 'stack-key',
    CONTENTSTACK_DELIVERY_TOKEN: 'delivery-token',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await shop.close();
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  asked = [];
  state = 'fine';
});

const config = () => ({ url, apiKey: 'stack-key', deliveryToken: 'delivery-token', environment: 'production', timeoutMs: 200 });
/** A freshly started process with empty caches. */
const freshSource = (given: Partial<ReturnType<typeof config>> = {}) =>
  contentstackSource(shop.database, { ...config(), ...given }, shop.log);

describe('[rulings: Third parties] Contentstack', () => {
  it('its pages become the shop’s: modular blocks, files with their size, sanitized text; unknown blocks are left out', async () => {
    const page = (await shop.app.inject('/api/content/pages/deals')).json();
    expect(page.blocks).toMatchObject([
      {
        type: 'multi_size_banner',
        system: { uid: 'cs1111', content_type_uid: 'multi_size_banner' },
        header_text: 'Down it goes',
        text: '',
        image_urls: {
          desktop_background_image: { url: expect.stringContaining('room.jpg'), width: 1600, height: 900 },
          mobile_background_image: null,
        },
      },
      { type: 'text_block', html: '<p>Fine print.</p>' },
    ]);
    expect(page.blocks).toHaveLength(2);
  });

  it('site-wide content comes from it too, with dollars converted to cents', async () => {
    expect((await shop.app.inject('/api/content')).json()).toMatchObject({
      navBar: { id: 'main', image_columns: { rugs: { category_image: { image_destination: '/c/rugs' } } } },
      flatShippingMetaData: { threshold: { amount: 7499 }, rate: { amount: 899 } },
    });
  });

  it('a page it does not have is not supported', async () => {
    expect((await shop.app.inject('/api/content/pages/vault')).json()).toMatchObject({ statusCode: 404, message: 'Page not supported' });
  });

  it('is called once for simultaneous requests', async () => {
    const source = freshSource();
    await Promise.all(Array.from({ length: 20 }, () => source.page('alder-loom', 'deals', new Date())));
    expect(asked).toHaveLength(1);
  });

  it.each(['down', 'silent'] as const)('when it is %s the last good copy is shown, even after a restart', async (fault) => {
    await freshSource().page('alder-loom', 'deals', new Date());
    state = fault;
    expect(await freshSource().page('alder-loom', 'deals', new Date())).toMatchObject({ title: 'Deals' });
  });

  it('without a copy the failure is reported and nothing is invented', async () => {
    await expect(freshSource({ apiKey: 'wrong' }).page('alder-loom', 'designer', new Date())).rejects.toMatchObject({
      cause: { message: expect.stringContaining('status 412') },
    });
  });
});
