import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '../../brands/contents.ts';
import { family } from '../../brands/family.ts';
import { brandOf } from '../../brands/index.ts';
import { brandByHost, brandOfCall } from '../../processes/serving/brand-by-host.ts';
import { leadFormerHosts } from '../../processes/serving/former-hosts.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { renderMail } from '../../web/emails/index.server.tsx';
import { aProduct, stockProducts } from '../catalog/test-fixtures/catalogue.ts';
import { publish, saveDraft } from '../content/editing.ts';
import { aBanner, aPage } from '../content/test-fixtures/pages.ts';
import { defaultRates } from '../delivery/index.ts';
import { serveFeeds } from '../feeds/index.ts';
import { closeApi, closedFor } from '../maintenance/index.ts';
import { callOf } from '../platform/http/request-call.ts';
import { purge } from '../platform/purging/purging.ts';

let shop: TestShop;
let administrator: SignedInStaff;
let brandAt: (host: string | undefined) => string;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://alder.example', SISTER_URLS: 'pip-alder=https://pip.example' };
  shop = await testShop(env, (app, { config, database, flags, maintenance: gate }) => {
    brandAt = brandByHost(config.shopUrls);
    leadFormerHosts(app, config.shopUrls);
    const brandOfApi = brandOfCall(config.shopUrls);
    const isClosed = (brand: string) => brandOf(brand).isClosed === true;
    const isClosedFor = closedFor({ database, gate, isBrandClosed: isClosed });
    closeApi(app, isClosedFor, {
      brandOf: brandOfApi,
      makeCall: (request, reply) => callOf(request, reply, config, brandOfApi(request.headers)),
    });
    // As pages do.
    app.get('/a-page', async (request, reply) => {
      const brand = brandAt(request.headers.host);
      const seconds = await isClosedFor('/a-page', brand, () => callOf(request, reply, config, brand));
      return reply.code(seconds === null ? 200 : 503).send();
    });
    const shopAt = (host: string | undefined) => ({
      ...{ name: async () => 'Shop', description: '', origin: 'https://shop.example', rates: async () => defaultRates },
      brand: brandAt(host),
    });
    serveFeeds(app, { database, config, flags, shopAt, isClosed, pages: [] });
  });
  administrator = await staffSignedIn(shop, 'administrator');
  await stockProducts(shop.database, [
    aProduct({ handle: 'crib', category: 'kids/nursery/cribs' }),
    aProduct({ handle: 'sofa' }),
    aProduct({ handle: 'hook', category: 'decor/hooks', tags: ['small hands'] }),
  ]);
  for (const [key, published] of [
    ['designer', true],
    ['secret', false],
  ] as const) {
    const name = { brand: 'pip-alder', kind: 'page', key } as const;
    const actor = { by: 'pia', now: new Date('2026-01-01T09:00:00Z') };
    await saveDraft(shop, name, { body: aPage(key, aBanner('Rooms of Pip & Alder, at knee height')) }, actor);
    if (published) await publish(shop, name, {}, actor);
  }
});
afterAll(() => shop.close());

const fern = {
  name: 'Fern & Moss',
  about: 'Things for small gardens',
  host: 'fern.example',
  countries: ['US'],
  base: 'pip-alder',
  categories: ['kids'],
  tags: ['small hands'],
  departments: ['kids/nursery'],
  returnName: 'Fern Returns',
  returnLines: ['1 Dock Road', 'Columbus, OH 43217'],
};
type Given = Partial<typeof fern> & { readonly key?: string };

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, staff: SignedInStaff | null = administrator) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/brands${path}`,
    headers: { host: 'alder.example', 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const add = (given: Given = {}) => ask('POST', '', { key: 'fern-moss', ...fern, ...given });
const set = async (given: Given & { state?: string; version?: number } = {}) => {
  const { body } = await ask('GET', '/fern-moss');
  const { base: _, ...said } = body.brand;
  return ask('PUT', '/fern-moss', { ...said, version: body.version, ...given });
};
interface ShownBlock {
  readonly type: string;
  readonly header_text: string;
  readonly products?: readonly { readonly name: string }[];
}
const at = (host: string, url: string) => shop.app.inject({ url, headers: { host } });

describe('[rulings: Names] a brand made in the console', () => {
  it('is refused where its key, host, base or categories do not fit', async () => {
    const faultOf = async (given: Given) => (await add(given)).body.fields;
    expect(await faultOf({ key: 'pip-alder' })).toEqual({ key: 'Another brand has this key' });
    expect(await faultOf({ key: 'Fern Moss' })).toEqual({ key: expect.stringContaining('small letters') });
    expect(await faultOf({ base: 'fern-moss' })).toEqual({ base: 'Choose a brand' });
    expect(await faultOf({ key: 'pip-alder', base: 'fern-moss', host: 'alder.example', categories: ['nowhere'] })).toEqual({
      key: 'Another brand has this key',
      base: 'Choose a brand',
      host: 'Another brand has this host',
      categories: 'There is no category nowhere',
    });
    expect(await faultOf({ categories: ['kids', 'nowhere'] })).toEqual({ categories: 'There is no category nowhere' });
    for (const host of ['alder.example', 'PIP.example', 'pip.example:8080', 'www.pipandalder.example'])
      expect(await faultOf({ host }), host).toEqual({ host: 'Another brand has this host' });
    for (const host of ['localhost', 'http://fern.example', 'fern.example/shop', 'fern example', '10.0.0.1', '*.example'])
      expect(await faultOf({ host }), host).toEqual({ host: expect.stringContaining('Enter a host name') });
    expect(family.map(({ key }) => key)).toEqual(['alder-loom', 'pip-alder']);
  });

  it('is served at its host at once, with the looks, texts and published pages of its base', async () => {
    expect(brandAt('fern.example')).toBe('alder-loom');
    expect((await add()).body).toEqual({ ok: true, key: 'fern-moss' });
    expect(['fern.example', 'FERN.example:8080', 'fern.example.evil.example', 'nobody.example'].map(brandAt)).toEqual([
      'fern-moss',
      'fern-moss',
      'alder-loom',
      'alder-loom',
    ]);
    expect(brandOf('fern-moss')).toMatchObject({
      name: 'Fern & Moss',
      folder: 'pip-alder',
      financing: null,
      description: 'Things for small gardens',
      locales: ['en-US'],
      hosts: [],
      mail: { from: 'Fern & Moss <orders@fern.example>', accent: '#1E6F74' },
    });
    expect(contentOf('fern-moss')).toBe(contentOf('pip-alder'));
    const { statusCode, body } = await at('fern.example', '/api/content/pages/designer');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Rooms of Fern & Moss, at knee height')]);
    expect((await at('fern.example', '/api/content/pages/secret')).statusCode).toBe(404);
    const page = (await at('fern.example', '/api/content/pages/homepage')).json();
    expect([page.title, page.description]).toEqual(['Fern & Moss: Things for small gardens', 'Things for small gardens']);
    const { sitemaps } = (await at('fern.example', '/api/sitemap')).json();
    expect(sitemaps[0].url).toMatch(/^https:\/\/fern\.example\//);
  });

  it('sells its part of the catalogue, beside the others', async () => {
    await shop.jobs.drain();
    const { rows } = await sql<{ handle: string; brands: string[] }>`
      select handle, sold_by as brands from catalog.product p join catalog.product_view v on v.product_id = p.id`.execute(
      shop.database.read,
    );
    expect(
      rows
        .filter(({ brands }) => brands.includes('fern-moss'))
        .map(({ handle }) => handle)
        .sort(),
    ).toEqual(['crib', 'hook']);
    const page = (await at('fern.example', '/api/content/pages/homepage')).json();
    const shown = page.blocks.map(({ type, header_text, products = [] }: ShownBlock) => [
      type,
      header_text,
      products.map(({ name }) => name),
    ]);
    expect(shown).toContainEqual(['category_row', expect.any(String), ['crib']]);
    const found = (await at('fern.example', '/api/search')).json();
    expect(found.hits.map(({ name }: { name: string }) => name).sort()).toEqual(['crib', 'hook']);
  });

  it('writes e-mails in its own name, and keeps its address when renamed', async () => {
    const mail = renderMail({ template: 'sender-test', props: { brand: 'fern-moss', shopUrl: 'https://fern.example' } });
    expect([mail.from, mail.html.includes('Fern &amp; Moss')]).toEqual(['Fern & Moss <orders@fern.example>', true]);
    expect((await set({ name: 'Fern' })).status).toBe(200);
    expect(brandOf('fern-moss').name).toBe('Fern');
    expect((await ask('GET', '')).body.brands.at(-1)).toEqual({
      key: 'fern-moss',
      name: 'Fern',
      about: 'Things for small gardens',
      ...{ address: 'https://fern.example', isAdded: true, state: 'open' },
    });
  });

  it('is not there twice, and no other gets its host', async () => {
    expect((await add()).body.fields).toEqual({ key: 'Another brand has this key' });
    expect((await add({ key: 'moss' })).body.fields).toEqual({ host: 'Another brand has this host' });
    const racing = await Promise.all(['elm', 'ash'].map((key) => add({ key, host: 'grove.example' })));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is closed by itself, except for staff, and opened again', async () => {
    const reaches = async (host: string, staff?: SignedInStaff) =>
      (
        await shop.app.inject({
          url: '/api/authenticated',
          headers: { host },
          ...(staff && { cookies: { staff_session_token: staff.token } }),
        })
      ).statusCode;
    await set({ state: 'closed' });
    expect([await reaches('fern.example'), await reaches('alder.example'), await reaches('fern.example', administrator)]).toEqual([
      503, 200, 200,
    ]);
    await set({ state: 'open' });
    expect(await reaches('fern.example')).toBe(200);
  });

  it('[§6 abuse] is closed in pages, feeds and calls alike, whatever brand a header names', async () => {
    const reaches = async (host: string, url: string, tenancy?: string) =>
      (await shop.app.inject({ url, headers: { host, ...(tenancy && { tenancy }) } })).statusCode;
    const files = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-categories.xml', '/feeds/products.xml'];
    await set({ state: 'closed' });
    expect(await reaches('fern.example', '/a-page', 'alder-loom')).toBe(503);
    expect(await reaches('alder.example', '/a-page', 'fern-moss')).toBe(200);
    expect(await reaches('alder.example', '/api/authenticated', 'fern-moss')).toBe(503);
    for (const file of files) {
      expect([file, await reaches('fern.example', file, 'alder-loom')]).toEqual([file, 503]);
      expect([file, await reaches('alder.example', file, 'fern-moss')]).toEqual([file, 200]);
    }
    await set({ state: 'open' });
    expect(await reaches('fern.example', '/sitemap.xml')).toBe(200);
  });

  it('gives its host and its products up when archived, and takes the host back only where it is free', async () => {
    await set({ state: 'archived' });
    expect([brandAt('fern.example'), family.some(({ key }) => key === 'fern-moss')]).toEqual(['alder-loom', false]);
    expect(brandOf('fern-moss').key).toBe('alder-loom');
    await shop.jobs.drain();
    const { rows } = await sql`select 1 from catalog.product_view where 'fern-moss' = any(sold_by)`.execute(shop.database.read);
    expect(rows).toEqual([]);
    expect((await add({ key: 'moss' })).status).toBe(200);
    expect((await set({ state: 'open' })).body.fields).toEqual({ host: 'Another brand has this host' });
    expect((await set({ state: 'open', host: 'fern-moss.example' })).status).toBe(200);
    expect([brandAt('fern.example'), brandAt('fern-moss.example')]).toEqual(['moss', 'fern-moss']);
  });

  it('is led to from its former host, until another brand takes that', async () => {
    const answerAt = async (host: string) => {
      const { statusCode, headers } = await at(host, '/api/authenticated?a=b');
      return [statusCode, headers.location];
    };
    expect((await set({ host: 'ferns.example' })).status).toBe(200);
    expect(await answerAt('FERN-moss.example:443')).toEqual([301, 'https://ferns.example/api/authenticated?a=b']);
    expect([await answerAt('ferns.example'), await answerAt('fern.example')]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect((await set({ host: 'fern-moss.example' })).status).toBe(200);
    expect((await answerAt('fern-moss.example'))[0]).toBe(200);
  });

  it('is known to processes told by another', async () => {
    const value = { ...fern, host: 'birch.example', state: 'open' };
    await shop.database.transact(async (tx) => {
      await sql`insert into settings.version (subject, brand, version, value, saved_by, saved_at)
        values ('brand', 'birch', 1, ${JSON.stringify(value)}::jsonb, 'pia', now())`.execute(tx);
      await purge(tx, ['settings:brand']);
    });
    await expect.poll(() => brandAt('birch.example')).toBe('birch');
  });

  it('is versioned and audited', async () => {
    const { body } = await ask('GET', '/fern-moss');
    expect(body.history.at(-2).changes).toEqual([{ field: 'name', before: 'Fern & Moss', after: 'Fern' }]);
    expect((await set({ version: 1 })).body.code).toBe('settings_changed');
    expect((await ask('GET', '/nobody')).status).toBe(404);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.brand_changed' order by id limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({ brand: 'fern-moss', before: null, after: { host: 'fern.example', state: 'open' } });
  });

  it('[§17 categories] has a merged category as the one that it went into', async () => {
    await sql`insert into catalog.former_category (id, path, category_id, merged_at)
      select 900001, 'kids/playroom', id, now() from catalog.category where slugs = 'kids/nursery'`.execute(shop.database.read);
    expect((await set({ categories: ['kids/playroom', 'kids/nursery'], departments: ['kids/playroom'] })).status).toBe(200);
    const { brand } = (await ask('GET', '/fern-moss')).body;
    expect(brand).toMatchObject({ categories: ['kids/nursery'], departments: ['kids/nursery'] });
    const places = await shop.app.inject({ url: '/api/staff/content/places', cookies: { staff_session_token: administrator.token } });
    expect(places.json().categories).toContainEqual(expect.objectContaining({ path: 'kids/nursery', formerPaths: ['kids/playroom'] }));
  });

  it('begins with the settings in force at its base, but for name and marks', async () => {
    const settings = async (host: string, subject: string, payload?: object) =>
      (
        await shop.app.inject({
          method: payload ? 'PUT' : 'GET',
          url: `/api/staff/settings/${subject}`,
          headers: { host, 'sec-fetch-site': 'same-origin' },
          cookies: { staff_session_token: administrator.token },
          ...(payload && { payload: { version: 0, ...payload } }),
        })
      ).json();
    const phone = '(614) 555-0199';
    for (const [subject, payload] of [
      ['store', { name: 'Pip', phone }],
      ['theme', { displayFont: 'georgia' }],
      ['returns', { days: 60 }],
      ['shipping', { figures: { standard: 899 } }],
    ] as const)
      expect(await settings('pip.example', subject, payload), subject).toEqual({ ok: true });
    expect((await add({ key: 'reed', host: 'reed.example' })).status).toBe(200);
    expect(await settings('reed.example', 'store')).toMatchObject({ version: 1, own: { name: null, phone } });
    expect(await settings('reed.example', 'theme')).toMatchObject({ version: 1, own: { displayFont: 'georgia', logo: null } });
    expect(await settings('reed.example', 'returns')).toMatchObject({ version: 1, terms: { days: 60 } });
    expect(await settings('reed.example', 'shipping')).toMatchObject({ version: 1, own: { standard: 899 } });
  });

  it('[§6] is made by administrators only', async () => {
    for (const role of ['merchandiser', 'content_editor'] as const) {
      const member = await staffSignedIn(shop, role);
      expect((await ask('POST', '', { key: 'oak', ...fern, host: 'oak.example' }, member)).status).toBe(403);
      expect((await ask('GET', '', undefined, member)).status).toBe(403);
    }
    expect((await ask('POST', '', { key: 'oak', ...fern, host: 'oak.example' }, null)).status).toBe(401);
    expect(brandAt('oak.example')).toBe('alder-loom');
  });
});

it('[rulings: Names] a brand stays below the domain that carries the sign-in', async () => {
  const env = {
    PUBLIC_URL: 'https://shop.alder.example',
    SISTER_URLS: 'pip-alder=https://pip.alder.example',
    COOKIE_DOMAIN: 'alder.example',
  };
  const below = await testShop(env);
  try {
    const { token } = await staffSignedIn(below, 'administrator');
    const send = async (key: string, host: string) =>
      (
        await below.app.inject({
          method: 'POST',
          url: '/api/staff/brands',
          payload: { key, ...fern, categories: [], tags: [], departments: [], host },
          headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
          cookies: { staff_session_token: token },
        })
      ).json();
    expect((await send('oak', 'oak.example')).fields).toEqual({ host: expect.stringContaining('below alder.example') });
    expect(await send('oak', 'oak.alder.example')).toMatchObject({ ok: true });
    expect(below.config.shopUrls.get('oak')).toBe('https://oak.alder.example');
  } finally {
    await below.close();
  }
});
