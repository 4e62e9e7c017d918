import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagship } from '../../../brands/family.ts';
import type { CategoryRule, CategoryRules, StaffCategory } from '../../../contract/merchandising/categories.ts';
import { shopDayAfter } from '../../../contract/values/shop-days.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { importFile } from '../import/import-file.ts';
import { setRatings } from '../products/operations.ts';
import { takeStock } from '../stock/operations.ts';
import { aFile, aProduct, aVariation, productIds, stockProducts, variationIds } from '../test-fixtures/catalogue.ts';
import { fillDue } from './operations.ts';

let shop: TestShop;
let mina: SignedInStaff;
const day = 86_400_000;
const daysAgo = (days: number) => shopDayAfter(new Date(), -days);
const reduced = { type: 'WAS' as const, amount: 9900, evidence: 'Sold at $99.00 until May.' };
/** No sale: others' price. */
const others = { type: 'MSRP' as const, amount: 49_900, evidence: 'The maker’s list of May.' };
const oslo = aProduct({
  handle: 'oslo-desk',
  name: 'Oslo desk',
  category: 'furniture/desks',
  brand: 'Alder',
  tags: ['Oak'],
  introducedOn: daysAgo(400),
  variations: [aVariation({ sku: 'OSLO', price: 40_000, stock: 9, reference: others })],
});
const marlow = aProduct({
  handle: 'marlow-seat',
  name: 'Marlow seat',
  category: 'furniture/seats',
  brand: 'Alder',
  tags: ['linen'],
  introducedOn: daysAgo(3),
  variations: [aVariation({ sku: 'MARLOW', price: 4000, stock: 1 })],
});
const kilim = aProduct({
  handle: 'kilim',
  name: 'Anatolia kilim',
  category: 'rugs/area-rugs',
  tags: ['oak'],
  introducedOn: daysAgo(40),
  variations: [aVariation({ sku: 'KILIM', price: 7900, stock: 0, reference: reduced })],
});

beforeAll(async () => {
  shop = await testShop();
  mina = await staffSignedIn(shop, 'merchandiser');
  await stockProducts(shop.database, [oslo, marlow, kilim]);
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, staff = mina) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: staff.token },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const categories = async (): Promise<StaffCategory[]> => (await send('GET', '/categories')).body.categories;
async function at(path: string): Promise<StaffCategory> {
  const found = (await categories()).find((each) => each.path === path);
  if (!found) throw new Error(`No category ${path}`);
  return found;
}
const all = (...rules: CategoryRule[]): CategoryRules => ({ match: 'all', rules });
const any = (...rules: CategoryRule[]): CategoryRules => ({ match: 'any', rules });
const tag = (value: string): CategoryRule => ({ kind: 'tag', value, not: false });

/** A new category of this name with these rules. */
async function automatic(title: string, rules: CategoryRules): Promise<number> {
  const { taxonomyId, version } = (await send('POST', '/categories', { title })).body;
  expect(await send('PUT', `/categories/${taxonomyId}/rules`, { version, rules })).toMatchObject({ status: 200 });
  return taxonomyId;
}
async function change(taxonomyId: number, rules: CategoryRules | null) {
  const { version } = (await send('GET', `/categories/${taxonomyId}`)).body;
  return send('PUT', `/categories/${taxonomyId}/rules`, { version, rules });
}
/** What shoppers see in a category. */
const listed = async (taxonomyId: number): Promise<string[]> =>
  (await shop.app.inject(`/api/search?category=${taxonomyId}`))
    .json()
    .hits.map(({ name }: { name: string }) => name)
    .sort();
const menu = async (): Promise<string[]> =>
  (await shop.app.inject('/api/departments')).json().departments.map(({ title }: { title: string }) => title);

describe('[look: staff console] automatic categories', () => {
  const desks = 'Oslo desk';
  const seats = 'Marlow seat';
  const rugs = 'Anatolia kilim';
  it.each<[string, CategoryRules, (string | undefined)[]]>([
    ['a tag, whatever its case', all(tag('OAK')), [desks, rugs]],
    ['not a tag', all({ kind: 'tag', value: 'oak', not: true }), [seats]],
    ['a brand', all({ kind: 'brand', value: 'alder', not: false }), [desks, seats]],
    ['not a brand, also those without one', all({ kind: 'brand', value: 'Alder', not: true }), [rugs]],
    ['a part of the name', all({ kind: 'title', value: 'LOW', not: false }), [seats]],
    ['a name with a sign of patterns', all({ kind: 'title', value: '%', not: false }), []],
    ['not a part of the name', all({ kind: 'title', value: 'low', not: true }), [desks, rugs]],
    ['prices with both ends', all({ kind: 'price', from: 4000, to: 7900 }), [seats, rugs]],
    ['a highest price', all({ kind: 'price', to: 7899 }), [seats]],
    ['a lowest price', all({ kind: 'price', from: 7901 }), [desks]],
    ['what is reduced', all({ kind: 'sale', not: false }), [rugs]],
    ['what is not', all({ kind: 'sale', not: true }), [desks, seats]],
    ['what is new', all({ kind: 'new', days: 40 }), [seats]],
    ['what is new, a day longer', all({ kind: 'new', days: 41 }), [seats, rugs]],
    ['what is in stock', all({ kind: 'stock', not: false }), [desks, seats]],
    ['what is sold out', all({ kind: 'stock', not: true }), [rugs]],
    ['what a brand sells', all({ kind: 'soldBy', value: flagship, not: false }), [desks, seats, rugs]],
    ['all of several', all(tag('oak'), { kind: 'brand', value: 'Alder', not: false }), [desks]],
    ['any of several', any(tag('linen'), { kind: 'sale', not: false }), [seats, rugs]],
  ])('match %s', async (_name, rules, names) => {
    const { taxonomyId } = await at('furniture');
    const { status, body } = await send('POST', `/categories/${taxonomyId}/matches`, rules);
    expect([status, body.total]).toEqual([200, names.length]);
    expect(body.products.map(({ name }: { name: string }) => name).sort()).toEqual([...names].sort());
  });

  it('match what is filed in a category or below it, and say by which rules', async () => {
    const { taxonomyId } = await at('furniture');
    const other = await at('rugs');
    const rules = any({ kind: 'category', taxonomyId, not: false }, tag('oak'));
    const { body } = await send('POST', `/categories/${other.taxonomyId}/matches`, rules);
    const by = (body.products as { name: string; by: number[] }[]).map((product) => [product.name, product.by]);
    expect(Object.fromEntries(by)).toEqual({ 'Oslo desk': [0, 1], 'Marlow seat': [0], 'Anatolia kilim': [1] });
  });

  it('have their products at once: page, menu, search, log; and none is filed there by hand', async () => {
    expect(await menu()).not.toContain('Made of oak');
    const taxonomyId = await automatic('Made of oak', all(tag('oak')));
    expect(await listed(taxonomyId)).toEqual(['Anatolia kilim', 'Oslo desk']);
    expect(await menu()).toContain('Made of oak');
    expect((await shop.app.inject(`/api/categories/${taxonomyId}`)).json()).toMatchObject({ title: 'Made of oak' });
    const found = await send('GET', `/categories/${taxonomyId}`);
    expect(found.body).toMatchObject({ isAutomatic: true, products: 2, rules: all(tag('oak')), filledAt: expect.any(String) });
    const { rows } = await sql`select details from staff.audit where action = 'category.rules_changed'`.execute(shop.database.read);
    expect(rows).toEqual([{ details: { version: 2, changes: [{ field: 'rules', before: null, after: all(tag('oak')) }] } }]);

    const ids = await productIds(shop.database.read);
    const product = (await send('GET', `/products/${ids['oslo-desk']}`)).body;
    expect([product.alsoIn, product.automaticIn]).toEqual([[], [{ taxonomyId, title: 'Made of oak' }]]);
    for (const edit of [{ alsoIn: ['made-of-oak'] }, { category: 'made-of-oak' }]) {
      const refused = await send('PUT', `/products/${ids['oslo-desk']}`, { version: product.version, ...edit });
      expect(refused).toMatchObject({ status: 400, body: { fields: { [Object.keys(edit)[0] ?? '']: expect.stringContaining('rules') } } });
    }
    const below = await send('POST', '/categories', { title: 'Below', parentId: taxonomyId });
    expect(below).toMatchObject({ status: 400, body: { fields: { parentId: expect.any(String) } } });
  });

  it('follow changes of products, stock and ratings', async () => {
    const oak = (await at('made-of-oak')).taxonomyId;
    const sold = await automatic('Ready to ship', all({ kind: 'stock', not: false }));
    const liked = await automatic('Loved', all({ kind: 'rating', least: 4.5 }));
    expect(await listed(sold)).toEqual(['Marlow seat', 'Oslo desk']);
    const ids = await productIds(shop.database.read);
    const { version } = (await send('GET', `/products/${ids['marlow-seat']}`)).body;
    expect((await send('PUT', `/products/${ids['marlow-seat']}`, { version, tags: ['linen', 'oak'] })).status).toBe(200);
    expect(await listed(oak)).toEqual(['Anatolia kilim', 'Marlow seat', 'Oslo desk']);
    const variationId = (await variationIds(shop.database.read)).MARLOW ?? 0;
    await shop.database.transact((tx) => takeStock(tx, [{ variationId, quantity: 1 }], { now: new Date(), checkoutUuid: null }));
    expect(await listed(sold)).toEqual(['Oslo desk']);
    expect(await menu()).not.toContain('Loved');
    await shop.database.transact((tx) => setRatings(tx, [{ productId: ids.kilim ?? 0, average: 4.8, count: 5 }]));
    expect(await listed(liked)).toEqual(['Anatolia kilim']);
    expect(await menu()).toContain('Loved');
    await shop.database.transact((tx) => setRatings(tx, [{ productId: ids.kilim ?? 0, average: 4.4, count: 6 }]));
    expect(await menu()).not.toContain('Loved');
  });

  it('stay filled after imports, which file nothing there', async () => {
    const { taxonomyId } = await at('made-of-oak');
    const lines = [
      { handle: 'oslo-desk', category: 'made-of-oak', alsoIn: ['made-of-oak', 'rugs'], description: '<p>New words.</p>' },
      { ...aProduct({ handle: 'ash-lamp', name: 'Ash lamp', category: 'made-of-oak/lamps', tags: ['ash'] }) },
      { ...aProduct({ handle: 'oak-lamp', name: 'Oak lamp', category: 'furniture/desks', tags: ['oak'] }) },
    ];
    const file = await aFile('products.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const report = await importFile(shop.database, shop.media, { file, now: new Date() });
    expect(report).toMatchObject({ created: 2, updated: 1 });
    expect(report.notes.map(({ message }) => message).join()).toContain('filled by rules');
    expect(await listed(taxonomyId)).toEqual(['Anatolia kilim', 'Marlow seat', 'Oak lamp', 'Oslo desk']);
    const ids = await productIds(shop.database.read);
    expect((await send('GET', `/products/${ids['oslo-desk']}`)).body).toMatchObject({ category: 'furniture/desks', alsoIn: ['rugs'] });
    expect((await send('GET', `/products/${ids['ash-lamp']}`)).body.category).not.toContain('made-of-oak');
    expect((await categories()).map(({ path }) => path)).not.toContain('made-of-oak/lamps');
  });

  it('let go of what is no longer new when a day begins', async () => {
    const taxonomyId = await automatic('Just in', all({ kind: 'new', days: 5 }));
    expect(await listed(taxonomyId)).toEqual(['Marlow seat']);
    const clock = clockOf(shop.database);
    clock.set(3 * day);
    await fillDue(shop.database, clock.now());
    expect(await listed(taxonomyId)).toEqual([]);
    clock.set(0);
    await fillDue(shop.database, clock.now());
  });

  it('can be filed by hand again, with what they have', async () => {
    const { taxonomyId } = await at('made-of-oak');
    const before = await listed(taxonomyId);
    expect((await change(taxonomyId, null)).status).toBe(200);
    expect(await listed(taxonomyId)).toEqual(before);
    const ids = await productIds(shop.database.read);
    const { version, alsoIn, automaticIn } = (await send('GET', `/products/${ids['oslo-desk']}`)).body;
    expect([alsoIn, automaticIn]).toEqual([['made-of-oak', 'rugs'], [{ taxonomyId: expect.any(Number), title: 'Ready to ship' }]]);
    await send('PUT', `/products/${ids['oslo-desk']}`, { version, alsoIn: [] });
    expect(await listed(taxonomyId)).toEqual(before.filter((name) => name !== 'Oslo desk'));
    expect((await change(taxonomyId, all(tag('oak')))).status).toBe(200);
    expect(await listed(taxonomyId)).toEqual(before);
  });

  it('refuse rules that make no sense, a newer version, and categories with products or others of their own', async () => {
    const oak = await at('made-of-oak');
    const furniture = await at('furniture');
    const rules = (given: CategoryRules, { taxonomyId, version }: StaffCategory = oak) =>
      send('PUT', `/categories/${taxonomyId}/rules`, { version, rules: given });
    expect(await rules(all())).toMatchObject({ status: 400, body: { fields: { rules: expect.any(String) } } });
    expect(await rules(all(tag(' ')))).toMatchObject({ status: 400, body: { fields: { 'rules.0.value': expect.any(String) } } });
    expect((await rules(all(tag('x')), { ...oak, version: 1 })).body.code).toBe('category_changed');
    expect((await rules(all(tag('x')), { ...oak, taxonomyId: 99_999 })).status).toBe(404);
    expect(await rules(all(tag('x')), furniture)).toMatchObject({ status: 400, body: { fields: { rules: expect.any(String) } } });
    const desk = await at('furniture/desks');
    expect((await rules(all(tag('x')), desk)).body.fields.rules).toContain('2 products');
    expect((await send('GET', `/categories/${desk.taxonomyId}`)).body.notAutomatic).toContain('2 products');
    const empty = (await send('POST', '/categories', { title: 'Empty' })).body;
    await automatic('From it', all({ kind: 'category', taxonomyId: empty.taxonomyId, not: false }));
    expect((await rules(all(tag('x')), empty)).body.fields.rules).toContain('From it');
    const self = all({ kind: 'category', taxonomyId: oak.taxonomyId, not: false });
    expect(await rules(self)).toMatchObject({ status: 400, body: { fields: { 'rules.0.taxonomyId': expect.any(String) } } });
    expect((await rules(all({ kind: 'magic' } as never))).status).toBe(400);
    const care = await staffSignedIn(shop, 'customer_care');
    expect((await send('POST', `/categories/${oak.taxonomyId}/matches`, all(tag('x')), care)).status).toBe(403);
    expect((await send('PUT', `/categories/${oak.taxonomyId}/rules`, { version: oak.version, rules: null }, care)).status).toBe(403);
  });

  it('take nothing that the undo of an earlier change would file in them', async () => {
    const { taxonomyId } = (await send('POST', '/categories', { title: 'Gifts' })).body;
    await stockProducts(shop.database, [aProduct({ handle: 'bowl', category: 'gifts' })]);
    const { bowl } = await productIds(shop.database.read);
    expect((await send('PUT', `/products/${bowl}`, { version: 1, category: 'furniture', name: 'Ash bowl' })).body.version).toBe(2);
    expect((await change(taxonomyId, all(tag('gift')))).status).toBe(200);
    expect((await send('POST', `/products/${bowl}/restore`, { version: 2, change: 2 })).body).toMatchObject({
      version: 3,
      kept: [{ field: 'category', reason: expect.stringContaining('gifts was deleted or is filled by its rules') }],
    });
    expect((await send('GET', `/products/${bowl}`)).body).toMatchObject({ name: 'bowl', category: 'furniture' });
  });
});
