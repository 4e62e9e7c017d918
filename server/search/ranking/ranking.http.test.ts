import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Listing } from '../../../contract/search/search.ts';
import type { RankingFactor, RankingStep, rankingEndpoints } from '../../../contract/settings/ranking.ts';
import { defaultRanking, rankingFactors, rankingSteps } from '../../../contract/settings/ranking.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import type { ProductRecord } from '../../catalog/import/record.ts';
import { aProduct, aVariation, categoryIdsByPath, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { purgingOf } from '../../platform/purging/purging.ts';

type Preview = OutputOf<typeof rankingEndpoints.preview>;
type Given = Partial<Record<RankingFactor, RankingStep | null>>;

let shop: TestShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;

const made = (name: string, category: string, { stock = 5, ...more }: Partial<ProductRecord> & { stock?: number } = {}) =>
  aProduct({
    handle: name.toLowerCase().replaceAll(' ', '-'),
    name,
    category,
    // No SKU that a search for its name would find.
    variations: [aVariation({ sku: `S${name.length}${name.replaceAll(/[^a-z]/g, '')}`, stock })],
    ...more,
  });

beforeAll(async () => {
  shop = await testShop();
  desk = await settingsDesk(shop);
  await stockProducts(shop.database, [
    made('Walnut stool', 'furniture/stools', { introducedOn: '2019-01-01' }),
    made('Odell stool', 'furniture/stools', {
      introducedOn: '2019-01-01',
      description: '<p>Walnut, walnut and more walnut: all of walnut.</p>',
    }),
    made('Wren stool', 'furniture/stools', { introducedOn: '2019-01-01', specifications: [{ label: 'Wood', values: ['Walnut'] }] }),
    made('Linden bench', 'furniture/benches', { introducedOn: '2019-01-01' }),
    made('Marlow bench', 'furniture/benches', { introducedOn: '2026-01-02' }),
    made('Hazel bench', 'furniture/benches', { introducedOn: '2019-01-01', stock: 0 }),
    made('Hazel sofa', 'furniture/sofas', { introducedOn: '2019-01-01' }),
    made('Tilda chest of drawers', 'furniture/dressers'),
  ]);
});
afterAll(() => shop.close());

const search = async (k: string): Promise<Listing> => (await shop.app.inject(`/api/search?${new URLSearchParams({ k })}`)).json();
const names = async (k: string) => (await search(k)).hits.map(({ name }) => name);
const get = async () => (await desk<OutputOf<typeof rankingEndpoints.get>>('GET', 'search-ranking')).body;
const set = async (given: Given) => desk('PUT', 'search-ranking', { ...given, version: (await get()).version });
const preview = async (q: string, given: Given = {}) =>
  (await desk<Preview>('GET', `search-ranking/preview?${new URLSearchParams({ q, ...(given as Record<string, string>) })}`)).body;
const namesOf = (products: Preview['now']) => products.map(({ name }) => name);

describe('[§3 search] ranking weights', () => {
  it('are the defaults while staff have set none', async () => {
    expect(await get()).toMatchObject({ version: 0, own: { name: null, rating: null }, ranking: defaultRanking, history: [] });
    const { now, weighed } = await preview('walnut stool');
    expect(namesOf(now)).toEqual(await names('walnut stool'));
    expect(weighed).toEqual(now);
  });

  it('preview another order without saving it, then rank every search by it', async () => {
    const before = await names('walnut stool');
    expect(before[0]).toBe('Walnut stool');
    const given: Given = { name: 'none', kind: 'none', details: 'most', description: 'none' };
    const tried = await preview('walnut stool', given);
    expect(namesOf(tried.now)).toEqual(before);
    expect(tried.weighed[0]).toMatchObject({ name: 'Wren stool', before: before.indexOf('Wren stool') + 1 });
    expect(await names('walnut stool')).toEqual(before);
    expect((await set(given)).status).toBe(200);
    expect(await names('walnut stool')).toEqual(namesOf(tried.weighed));
    expect(namesOf((await preview('walnut stool')).weighed)).toEqual(before);
    await set({});
    expect(await names('walnut stool')).toEqual(before);
  });

  it('change the order only, never what is found', async () => {
    for (const text of ['walnut stool', 'bench', 'hazel', 'walnut', 'something to sit on']) {
      const usual = await preview(text);
      for (const factor of rankingFactors)
        for (const step of rankingSteps) {
          const { weighed, total } = await preview(text, { [factor]: step });
          expect([total, namesOf(weighed).toSorted()]).toEqual([usual.total, namesOf(usual.now).toSorted()]);
        }
    }
  });

  it.each([
    ['newness', 'most', 'bench', 'Marlow bench'],
    ['stock', 'none', 'bench', 'Hazel bench'],
  ] as const)('%s can count %s', async (factor, step, text, first) => {
    const given: Given = { popularity: 'none', [factor]: step };
    const { now, weighed } = await preview(text, given);
    const place = (products: Preview['now']) => namesOf(products).indexOf(first);
    expect(place(weighed)).toBeLessThanOrEqual(place(now));
    if (factor === 'newness') expect(place(weighed)).toBe(0);
    else expect(place(now)).toBe(2);
  });

  it('put sold-out products last of all where stock counts most', async () => {
    const { now, weighed } = await preview('hazel bench', { stock: 'most' });
    expect(namesOf(now)[0]).toBe('Hazel bench');
    expect(namesOf(weighed).at(-1)).toBe('Hazel bench');
  });

  it('rank lists of a category too, and drop its cached pages', async () => {
    const dropped: string[] = [];
    const stop = purgingOf(shop.database).hear((tags) => dropped.push(...tags));
    const benches = (await categoryIdsByPath(shop.database.read))['furniture/benches'];
    const first = async () => (await shop.app.inject(`/api/search?category=${benches}`)).json().hits[0].name;
    expect(await first()).not.toBe('Marlow bench');
    await set({ newness: 'most' });
    expect(await first()).toBe('Marlow bench');
    expect(dropped).toContain('listing');
    stop();
    await set({});
  });

  it('are versioned, audited, and put back', async () => {
    const { version } = await get();
    expect((await desk('PUT', 'search-ranking', { name: 'more', version: version + 1 })).body).toMatchObject({ code: 'settings_changed' });
    await set({ name: 'more', rating: 'none' });
    const saved = await get();
    expect(saved).toMatchObject({ version: version + 1, own: { name: 'more', rating: null } });
    expect(saved.history[0]?.changes).toEqual([{ field: 'name', before: null, after: 'more' }]);
    expect((await desk('POST', 'search-ranking/restore', { version: version + 1, to: 0 })).status).toBe(200);
    expect((await get()).ranking).toEqual(defaultRanking);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.ranking_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({ before: { name: 'more' }, after: { name: null } });
  });

  it('are each brand’s own', async () => {
    await set({ name: 'none', kind: 'none', details: 'most', description: 'none' });
    const { rows } = await sql<{ brand: string }>`select distinct brand from settings.version where subject = 'ranking'`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([{ brand: 'alder-loom' }]);
    await set({});
  });

  it.each([
    ['a step that is none', { name: 'much' }],
    ['a number', { name: 3 }],
  ])('refuse %s', async (_, given) => {
    expect((await set(given as Given)).status).toBe(400);
  });

  it('[§6] require the permission', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    const packer = await staffSignedIn(shop, 'fulfilment');
    expect((await desk('GET', 'search-ranking', undefined, merchandiser)).status).toBe(200);
    for (const [method, path, body] of [
      ['GET', 'search-ranking'],
      ['GET', 'search-ranking/preview?q=sofa'],
      ['PUT', 'search-ranking', { version: 0 }],
      ['POST', 'search-ranking/restore', { version: 1, to: 0 }],
    ] as const) {
      expect((await desk(method, path, body, packer)).status).toBe(403);
      expect((await desk(method, path, body, null)).status).toBe(401);
    }
  });
});

describe('[checklist: Lists 9] how a text is understood', () => {
  const understood = async (q: string) => (await preview(q)).understood;

  it('says corrected words, synonyms and unknown words', async () => {
    expect((await understood('wallnut stool')).corrected).toBe('walnut stool');
    const couch = (await understood('couch')).words[0];
    expect(couch).toMatchObject({ word: 'couch', also: expect.arrayContaining([{ text: 'sofa', by: 'synonym' }]) });
    expect((await understood('stool xqzzv')).words).toMatchObject([{ isUnknown: false }, { word: 'xqzzv', isUnknown: true }]);
  });

  it('says a phrase as it was typed, with what the shop also calls it', async () => {
    const { words } = await understood('dresser');
    expect(words[0]?.also).toContainEqual({ text: expect.stringContaining('chest'), by: 'synonym' });
  });

  it('says the filters that it takes from the words', async () => {
    expect(await understood('large bench without walnut under $200 on sale, in stock')).toMatchObject({
      filters: ['On sale', 'Price: $200 and less', 'In stock'],
      without: ['walnut'],
      sizes: ['large'],
    });
    expect(await understood('ODELL-STOOL')).toMatchObject({ help: null });
    expect(await understood('bench')).toMatchObject({ filters: [], without: [], kinds: [expect.stringMatching(/bench/i)] });
  });

  it('says where a text leads that asks for help, and finds nothing', async () => {
    expect(await preview('return policy')).toMatchObject({ understood: { help: 'returns' }, total: 0, now: [], weighed: [] });
  });

  it.each(['', ' ', '!?', 'a'.repeat(201), '😀', '%', 'under $50'])('takes any text: %j', async (q) => {
    const { status } = await desk('GET', `search-ranking/preview?${new URLSearchParams({ q })}`);
    expect(status).toBe(q.trim() === '' || q.length > 200 ? 400 : 200);
  });
});
