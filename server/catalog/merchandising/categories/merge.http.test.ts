import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCategory } from '../../../../contract/merchandising/categories.ts';
import type { Facet } from '../../../../contract/search/facets.ts';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { promotion, savePromotions } from '../../../promotions/index.ts';
import { setAssortments } from '../../assortment/operations.ts';
import { aProduct, aVariation, stockProducts } from '../../test-fixtures/catalogue.ts';

let shop: TestShop;
let mina: SignedInStaff;

beforeAll(async () => {
  shop = await testShop();
  mina = await staffSignedIn(shop, 'merchandiser');
  const made = (name: string, category: string, alsoIn: string[] = []) =>
    aProduct({
      handle: name.toLowerCase().replaceAll(' ', '-'),
      name,
      category,
      alsoIn,
      options: [{ name: 'Color', values: [{ value: 'Navy' }, { value: 'Rust' }] }],
      variations: ['Navy', 'Rust'].map((color, at) =>
        aVariation({ sku: `${name} ${color}`, price: 5000 + 4000 * at, options: { Color: color } }),
      ),
    });
  await stockProducts(shop.database, [
    made('Oslo sofa', 'furniture/sofas'),
    made('Lund sofa', 'furniture/couches', ['furniture/sofas']),
    made('Bergen corner', 'furniture/sofas/corner-sofas'),
    made('Malmo chair', 'furniture/chairs'),
    made('Turku bed', 'furniture/beds'),
    made('Visby bed', 'furniture/beds'),
  ]);
  await setAssortments(shop.database, [
    { brand: 'alder-loom', everything: true, categories: [], tags: [], departments: [] },
    {
      brand: 'pip-alder',
      everything: false,
      categories: ['furniture/sofas', 'furniture/beds'],
      tags: [],
      departments: ['furniture/sofas'],
    },
  ]);
  await shop.database.transact((tx) =>
    savePromotions(tx, [
      promotion.parse({
        key: 'sofa-days',
        name: 'Sofa days',
        label: 'Sofa days',
        startsAt: '2026-01-01T00:00:00Z',
        group: 'item',
        conditions: { categories: { in: ['furniture/sofas', 'furniture/chairs'] } },
        benefit: { kind: 'percent', percent: 10 },
      }),
    ]),
  );
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, staff: SignedInStaff | null = mina) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/categories${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const tree = async (): Promise<StaffCategory[]> => (await send('GET')).body.categories;
async function at(path: string): Promise<StaffCategory> {
  const found = (await tree()).find((each) => each.path === path);
  if (!found) throw new Error(`No category ${path}`);
  return found;
}
async function merge(path: string, target: string, staff?: SignedInStaff | null) {
  const from = await at(path);
  const into = await at(target);
  const payload = { version: from.version, into: into.taxonomyId, intoVersion: into.version };
  return send('POST', `/${from.taxonomyId}/merge`, payload, staff);
}
async function namesIn(taxonomyId: number, query = '', host = 'localhost:3000'): Promise<string[]> {
  const listed = await shop.app.inject({ url: `/api/search?category=${taxonomyId}${query}`, headers: { host } });
  return (listed.json().hits as { name: string }[]).map(({ name }) => name).sort();
}

describe('[§17 categories] merging a category into another', () => {
  it('shows first what would move and what else names it', async () => {
    const sofas = await at('furniture/sofas');
    const couches = await at('furniture/couches');
    const chairs = await at('furniture/chairs');
    const ruled = await send('POST', '', { title: 'Best seats', parentId: null });
    const rules = { match: 'all', rules: [{ kind: 'category', taxonomyId: sofas.taxonomyId, not: false }] };
    await send('PUT', `/${ruled.body.taxonomyId}/rules`, { version: 1, rules });
    const plan = await send('GET', `/${sofas.taxonomyId}/merge?into=${couches.taxonomyId}`);
    expect(plan).toMatchObject({
      status: 200,
      body: {
        into: { title: 'Couches' },
        products: 3,
        categories: 1,
        endsRules: false,
        namedBy: [
          { kind: 'brand', title: 'Pip & Alder' },
          { kind: 'rules', title: 'Best seats' },
          { kind: 'promotion', title: 'Sofa days' },
        ],
      },
    });
    expect((await send('GET', `/${chairs.taxonomyId}/merge?into=${chairs.taxonomyId}`)).body.fields).toEqual({
      into: 'Choose another category',
    });
    const corner = await at('furniture/sofas/corner-sofas');
    expect((await send('GET', `/${sofas.taxonomyId}/merge?into=${corner.taxonomyId}`)).status).toBe(400);
    expect((await send('GET', `/${chairs.taxonomyId}/merge?into=${ruled.body.taxonomyId}`)).body.fields.into).toContain(
      'filled by its rules',
    );
  });

  it('is for staff who may edit the catalogue, and refuses what was changed meanwhile', async () => {
    const sofas = await at('furniture/sofas');
    const couches = await at('furniture/couches');
    expect((await merge('furniture/sofas', 'furniture/couches', null)).status).toBe(401);
    expect((await merge('furniture/sofas', 'furniture/couches', await staffSignedIn(shop, 'customer_care'))).status).toBe(403);
    const stale = { version: sofas.version, into: couches.taxonomyId, intoVersion: couches.version + 1 };
    expect(await send('POST', `/${sofas.taxonomyId}/merge`, stale)).toMatchObject({ status: 409, body: { code: 'category_changed' } });
  });

  it('moves products, categories and what names it, and the address redirects', async () => {
    const sofas = await at('furniture/sofas');
    const couches = await at('furniture/couches');
    expect(await merge('furniture/sofas', 'furniture/couches')).toMatchObject({ status: 200, body: { taxonomyId: couches.taxonomyId } });
    expect((await tree()).map(({ path }) => path)).not.toContain('furniture/sofas');
    expect(await at('furniture/sofas/corner-sofas')).toMatchObject({ parentId: couches.taxonomyId, depth: 2 });
    expect(await namesIn(couches.taxonomyId)).toEqual(['Bergen corner', 'Lund sofa', 'Oslo sofa']);
    // The brand names the former path, and sells what is in the other category.
    expect(await namesIn(couches.taxonomyId, '', 'localhost:3010')).toEqual(['Bergen corner', 'Lund sofa', 'Oslo sofa']);
    const menu = await shop.app.inject({ url: '/api/departments', headers: { host: 'localhost:3010' } });
    expect(menu.json().departments.map(({ title }: { title: string }) => title)).toEqual(['Couches']);
    for (const host of ['localhost:3000', 'localhost:3010']) {
      const led = await shop.app.inject({ url: `/api/categories/${sofas.taxonomyId}`, headers: { host } });
      expect(led.json()).toMatchObject({ taxonomyId: couches.taxonomyId, slug: 'couches' });
    }
    const { rows } = await sql<{ conditions: unknown }>`
      select conditions from promotions.promotion where key = 'sofa-days'`.execute(shop.database.read);
    expect(rows[0]?.conditions).toEqual({ categories: { in: ['furniture/chairs', 'furniture/couches'] } });
    const seats = await at('best-seats');
    expect(await namesIn(seats.taxonomyId)).toEqual(['Bergen corner', 'Lund sofa', 'Oslo sofa']);
    const log = await sql`select subject_id as id from staff.audit where action = 'category.merged'`.execute(shop.database.read);
    expect(log.rows).toEqual([{ id: String(couches.taxonomyId) }]);
    const moved = await sql<{ name: string; changes: unknown; isLatest: boolean }>`
      select p.name, a.details -> 'changes' as changes, (a.details ->> 'version')::int = p.version as "isLatest"
      from staff.audit a join catalog.product p on p.id::text = a.subject_id where a.action = 'product.moved'`.execute(shop.database.read);
    expect(moved.rows).toEqual([
      { name: 'Oslo sofa', changes: [{ field: 'category', before: 'furniture/sofas', after: 'furniture/couches' }], isLatest: true },
    ]);
  });

  it('has imports that name the former path file there, also below it, and merges on from there', async () => {
    await stockProducts(shop.database, [
      aProduct({ handle: 'falun', name: 'Falun sofa', category: 'furniture/sofas' }),
      aProduct({ handle: 'gavle', name: 'Gavle sofa bed', category: 'furniture/sofas/sofa-beds' }),
    ]);
    const couches = await at('furniture/couches');
    expect((await tree()).map(({ path }) => path)).not.toContain('furniture/sofas');
    expect(await at('furniture/sofas/sofa-beds')).toMatchObject({ parentId: couches.taxonomyId });
    expect(await namesIn(couches.taxonomyId)).toContain('Falun sofa');
    const chairs = await at('furniture/chairs');
    expect((await merge('furniture/couches', 'furniture/chairs')).status).toBe(200);
    expect(await namesIn(chairs.taxonomyId)).toContain('Falun sofa');
    await stockProducts(shop.database, [aProduct({ handle: 'kalmar', name: 'Kalmar sofa', category: 'furniture/sofas' })]);
    expect(await namesIn(chairs.taxonomyId)).toContain('Kalmar sofa');
  });

  it('files what rules put into an automatic category', async () => {
    const beds = await at('furniture/beds');
    const seats = await at('best-seats');
    const held = await namesIn(seats.taxonomyId);
    expect((await merge('best-seats', 'furniture/beds')).status).toBe(200);
    expect(await namesIn(beds.taxonomyId)).toEqual([...held, 'Turku bed', 'Visby bed'].sort());
  });
});

describe('[§17 categories] place, filters and picture', () => {
  it('is dropped into another parent before a category there, and not into itself', async () => {
    const furniture = await at('furniture');
    const chairs = await at('furniture/chairs');
    const beds = await at('furniture/beds');
    const put = (path: string, payload: object) => at(path).then(({ taxonomyId }) => send('PUT', `/${taxonomyId}/place`, payload));
    const below = async () => (await tree()).filter(({ parentId }) => parentId === furniture.taxonomyId).map(({ title }) => title);
    expect((await put('furniture/beds', { parentId: furniture.taxonomyId, before: chairs.taxonomyId })).status).toBe(200);
    expect(await below()).toEqual(['Beds', 'Chairs']);
    expect((await put('furniture/beds', { parentId: chairs.taxonomyId, before: null })).status).toBe(200);
    expect((await at('furniture/beds')).depth).toBe(2);
    expect((await put('furniture/chairs', { parentId: beds.taxonomyId })).body.fields).toEqual({
      parentId: 'A category can’t be inside itself',
    });
    expect((await put('furniture/beds', { parentId: furniture.taxonomyId, before: 99_999 })).status).toBe(400);
    expect((await put('furniture/beds', { parentId: furniture.taxonomyId })).status).toBe(200);
    expect(await below()).toEqual(['Chairs', 'Beds']);
  });

  it('has the filters that staff chose, in their order, on every brand', async () => {
    const { taxonomyId, version } = await at('furniture/beds');
    const keys = async (host: string) => {
      const listed = await shop.app.inject({ url: `/api/search?category=${taxonomyId}`, headers: { host } });
      return (listed.json().facets as Facet[]).map(({ key }) => key);
    };
    expect(await keys('localhost:3000')).toEqual(expect.arrayContaining(['price', 'color']));
    expect((await send('PUT', `/${taxonomyId}`, { version, facets: ['color', 'price', 'shape'] })).status).toBe(200);
    // Nothing there has a shape.
    expect(await keys('localhost:3000')).toEqual(['color', 'price']);
    expect(await keys('localhost:3010')).toEqual(['color', 'price']);
    expect((await send('PUT', `/${taxonomyId}`, { version: version + 1, facets: [] })).body.fields).toHaveProperty('facets');
    await send('PUT', `/${taxonomyId}`, { version: version + 1, facets: null });
    expect((await at('furniture/beds')).facets).toBeNull();
  });

  it('shows its own picture in place of a product’s, and takes only the shop’s files', async () => {
    const { taxonomyId, version } = await at('furniture/beds');
    const picture = { url: `/media/ab/${'0'.repeat(30)}.webp`, alt: '', width: 1200, height: 1200, tint: '#aabbcc' };
    const elsewhere = { ...picture, url: 'https://elsewhere.example/a.webp' };
    expect((await send('PUT', `/${taxonomyId}`, { version, picture: elsewhere })).body.fields).toHaveProperty('picture');
    expect((await send('PUT', `/${taxonomyId}`, { version, picture })).status).toBe(200);
    const image = async () => (await shop.app.inject(`/api/categories/${taxonomyId}`)).json().image;
    expect(await image()).toEqual(picture);
    const { departments } = (await shop.app.inject('/api/departments')).json();
    expect(JSON.stringify(departments)).toContain(picture.url);
    await send('PUT', `/${taxonomyId}`, { version: version + 1, picture: null });
    expect((await image())?.url).not.toBe(picture.url);
  });
});

describe('[§17 categories] a path that was merged', () => {
  it('leaves the former path to imports when another category gets the same name', async () => {
    const { taxonomyId } = await at('furniture');
    const added = await send('POST', '', { title: 'Sofas', parentId: taxonomyId });
    expect(await at('furniture/sofas-2')).toMatchObject({ taxonomyId: added.body.taxonomyId });
    await stockProducts(shop.database, [aProduct({ handle: 'lulea', name: 'Lulea sofa', category: 'furniture/sofas' })]);
    expect(await namesIn((await at('furniture/chairs')).taxonomyId)).toContain('Lulea sofa');
    expect(await namesIn(added.body.taxonomyId)).toEqual([]);
  });
});
