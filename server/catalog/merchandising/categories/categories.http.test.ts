import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCategory } from '../../../../contract/merchandising/categories.ts';
import { role } from '../../../../contract/staff/staff-roles.schemas.ts';
import { permissionsOf } from '../../../../contract/staff/staff-roles.ts';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { purgingOf } from '../../../platform/purging/purging.ts';
import { aProduct, stockProducts } from '../../test-fixtures/catalogue.ts';

let shop: TestShop;
let mina: SignedInStaff;
beforeAll(async () => {
  shop = await testShop();
  mina = await staffSignedIn(shop, 'merchandiser');
  const made = (name: string, category: string) => aProduct({ handle: name.toLowerCase().replaceAll(' ', '-'), name, category });
  await stockProducts(shop.database, [
    made('Oslo desk', 'furniture/desks'),
    made('Marlow seat', 'furniture/seats'),
    made('Anatolia kilim', 'rugs/area-rugs'),
  ]);
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
async function save(path: string, edit: object) {
  const { taxonomyId, version } = await at(path);
  return send('PUT', `/${taxonomyId}`, { version, ...edit });
}
interface Entry {
  title: string;
  subMenu?: Entry[];
}
const namesOf = (entries: readonly Entry[]): unknown[] =>
  entries.map(({ title, subMenu }) => (subMenu && subMenu.length > 0 ? [title, ...subMenu.map((child) => child.title)] : title));
const menu = async () => namesOf((await shop.app.inject('/api/departments')).json().departments);
const found = async (k: string): Promise<string[]> =>
  (await shop.app.inject(`/api/search?${new URLSearchParams({ k })}`)).json().hits.map(({ name }: { name: string }) => name);
/** The log's entries of an action. */
const entriesOf = async (action: string) =>
  (await sql`select subject_id as id, details from staff.audit where action = ${action}`.execute(shop.database.read)).rows;

describe('[§2.3 departments] categories kept by staff', () => {
  it('lists the tree, parents first, with the products below each', async () => {
    expect((await tree()).map(({ path, depth, products }) => [path, depth, products])).toEqual([
      ['furniture', 0, 2],
      ['furniture/desks', 1, 1],
      ['furniture/seats', 1, 1],
      ['rugs', 0, 1],
      ['rugs/area-rugs', 1, 1],
    ]);
  });

  it('renames: menu, page and search follow, the path stays, and the change is audited', async () => {
    expect(await found('quorlets')).toEqual([]);
    const purged: string[][] = [];
    const stop = purgingOf(shop.database).hear((tags) => purged.push(tags === 'everything' ? [tags] : [...tags]));
    const before = await at('furniture/seats');
    const edit = { title: ' Quorlets ', slug: 'Fine Quorlets', description: 'To sit on.' };
    expect(await save('furniture/seats', edit)).toEqual({
      status: 200,
      body: { ok: true, taxonomyId: before.taxonomyId, version: before.version + 1 },
    });
    expect(purged.flat()).toContain('menu');
    stop();
    expect(await menu()).toContainEqual(['Furniture', 'Desks', 'Quorlets']);
    expect(await found('quorlets')).toEqual(['Marlow seat']);
    const page = (await shop.app.inject(`/api/categories/${before.taxonomyId}`)).json();
    expect(page).toMatchObject({ title: 'Quorlets', slug: 'fine-quorlets', description: 'To sit on.' });
    expect(await entriesOf('category.changed')).toContainEqual({
      id: String(before.taxonomyId),
      details: {
        version: before.version + 1,
        changes: [
          { field: 'title', before: 'Seats', after: 'Quorlets' },
          { field: 'slug', before: 'seats', after: 'fine-quorlets' },
          { field: 'description', before: '', after: 'To sit on.' },
        ],
      },
    });
    // An import that names the path still finds it.
    await stockProducts(shop.database, [aProduct({ handle: 'stool', name: 'Stool', category: 'furniture/seats' })]);
    expect((await at('furniture/seats')).products).toBe(2);
    await save('furniture/seats', { title: 'Seats', slug: 'seats' });
  });

  it('renames, re-addresses and moves: the breadcrumbs of its products follow', async () => {
    const [hit] = (await shop.app.inject('/api/search?k=marlow')).json().hits as { productId: number }[];
    const trail = async () =>
      ((await shop.app.inject(`/api/product/${hit?.productId}`)).json().breadcrumbs as { label: string; slug: string }[]).map(
        ({ label, slug }) => `${label} /c/${slug}`,
      );
    const { taxonomyId } = await at('furniture/seats');
    await save('furniture/seats', { title: 'Stools' });
    expect(await trail()).toEqual(['Furniture /c/furniture', 'Stools /c/seats']);
    await save('furniture/seats', { slug: 'stools' });
    expect(await trail()).toEqual(['Furniture /c/furniture', 'Stools /c/stools']);
    await send('PUT', `/${taxonomyId}/place`, { parentId: (await at('rugs')).taxonomyId });
    expect(await trail()).toEqual(['Rugs /c/rugs', 'Stools /c/stools']);
    await save('furniture/seats', { title: 'Seats', slug: 'seats', parentId: (await at('furniture')).taxonomyId });
    expect(await trail()).toEqual(['Furniture /c/furniture', 'Seats /c/seats']);
  });

  it('refuses a save over a newer version, and writes nothing without a change', async () => {
    const { taxonomyId, version, title } = await at('rugs');
    expect(await send('PUT', `/${taxonomyId}`, { version, title })).toMatchObject({ status: 200, body: { version } });
    expect((await save('rugs', { description: 'Soft' })).status).toBe(200);
    expect(await send('PUT', `/${taxonomyId}`, { version, title: 'Carpets' })).toMatchObject({
      status: 409,
      body: { code: 'category_changed' },
    });
    expect((await at('rugs')).title).toBe('Rugs');
  });

  it('moves a category with all below it, and lists its products there', async () => {
    const rugs = await at('rugs');
    const furniture = await at('furniture');
    expect((await save('rugs', { parentId: furniture.taxonomyId })).status).toBe(200);
    expect((await tree()).map(({ path, depth }) => [path, depth])).toEqual([
      ['furniture', 0],
      ['furniture/desks', 1],
      ['furniture/seats', 1],
      ['rugs', 1],
      ['rugs/area-rugs', 2],
    ]);
    const listed = (await shop.app.inject(`/api/search?category=${furniture.taxonomyId}`)).json().hits as { name: string }[];
    expect(listed.map(({ name }) => name)).toContain('Anatolia kilim');
    expect(await save('furniture', { parentId: rugs.taxonomyId })).toMatchObject({
      status: 400,
      body: { fields: { parentId: 'A category can’t be inside itself' } },
    });
    expect((await save('rugs', { parentId: null })).status).toBe(200);
    expect((await at('rugs/area-rugs')).depth).toBe(1);
  });

  it('orders siblings, and stays at the end of the list', async () => {
    const desks = await at('furniture/desks');
    const order = (step: string) => send('PUT', `/${desks.taxonomyId}/order`, { step });
    expect((await order('down')).status).toBe(200);
    expect(await menu()).toContainEqual(['Furniture', 'Seats', 'Desks']);
    const details = { changes: [{ field: 'place', before: 1, after: 2 }] };
    expect(await entriesOf('category.ordered')).toEqual([{ id: String(desks.taxonomyId), details }]);
    expect((await order('down')).status).toBe(200);
    expect(await menu()).toContainEqual(['Furniture', 'Seats', 'Desks']);
    await order('up');
    expect(await menu()).toContainEqual(['Furniture', 'Desks', 'Seats']);
  });

  it('hides from the menu and shows again; the page stays', async () => {
    const { taxonomyId } = await at('rugs');
    await save('rugs', { inMenu: false });
    expect(await menu()).toEqual([['Furniture', 'Desks', 'Seats']]);
    expect((await shop.app.inject(`/api/categories/${taxonomyId}`)).statusCode).toBe(200);
    await save('furniture/desks', { inMenu: false });
    expect(await menu()).toEqual([['Furniture', 'Seats']]);
    await save('rugs', { inMenu: true });
    await save('furniture/desks', { inMenu: true });
    expect(await menu()).toEqual([
      ['Furniture', 'Desks', 'Seats'],
      ['Rugs', 'Area rugs'],
    ]);
  });

  it('adds one behind its siblings; the menu has it from its first product on', async () => {
    const { taxonomyId: parentId } = await at('furniture');
    const { status, body } = await send('POST', '', { title: 'Day beds', parentId });
    expect([status, body.version]).toEqual([200, 1]);
    expect(await at('furniture/day-beds')).toMatchObject({ taxonomyId: body.taxonomyId, title: 'Day beds', depth: 1, products: 0 });
    expect(await menu()).toContainEqual(['Furniture', 'Desks', 'Seats']);
    await stockProducts(shop.database, [aProduct({ handle: 'lido', name: 'Lido', category: 'furniture/day-beds' })]);
    expect(await menu()).toContainEqual(['Furniture', 'Desks', 'Seats', 'Day beds']);
    expect(await send('POST', '', { title: 'day beds', parentId })).toMatchObject({
      status: 400,
      body: { fields: { title: expect.any(String) } },
    });
    expect(await send('POST', '', { title: ' ' })).toMatchObject({ status: 400, body: { fields: { title: 'Enter a name' } } });
    expect(await send('POST', '', { title: 'Lost', parentId: 99_999 })).toMatchObject({
      status: 400,
      body: { fields: { parentId: expect.any(String) } },
    });
    expect(await save('furniture/day-beds', { slug: '–' })).toMatchObject({ status: 400, body: { fields: { slug: expect.any(String) } } });
    // All that is wrong at once.
    expect(
      (await save('furniture/day-beds', { title: '', slug: '–', description: 'x'.repeat(1500), parentId: 99_999, facets: [] })).body.fields,
    ).toEqual({
      title: 'Enter a name',
      slug: expect.stringContaining('letters and digits'),
      description: expect.stringContaining('Shorten'),
      parentId: expect.stringContaining('deleted'),
      facets: expect.stringContaining('filter'),
    });
    expect((await send('POST', '', { title: ' ', parentId: 99_999 })).body.fields).toEqual({
      title: 'Enter a name',
      parentId: expect.stringContaining('deleted'),
    });
    expect((await send('GET', '/99999')).status).toBe(404);
    expect((await send('PUT', '/99999', { version: 1 })).status).toBe(404);
    expect((await send('PUT', '/99999/order', { step: 'up' })).status).toBe(404);
  });

  it.each(role.options)('is for roles with catalog.edit: %s', async (name) => {
    const staff = await staffSignedIn(shop, name);
    const may = permissionsOf[name].includes('catalog.edit');
    const { taxonomyId, version } = await at('rugs');
    const calls = [
      send('GET', '', undefined, staff),
      send('GET', `/${taxonomyId}`, undefined, staff),
      send('PUT', `/${taxonomyId}`, { version }, staff),
      send('PUT', `/${taxonomyId}/order`, { step: 'down' }, staff),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => (may ? 200 : 403)));
    if (!may) expect((await send('POST', '', { title: 'Mine' }, staff)).status).toBe(403);
  });

  it('is closed to guests', async () => {
    expect((await send('GET', '', undefined, null)).status).toBe(401);
    expect((await send('POST', '', { title: 'Mine' }, null)).status).toBe(401);
  });
});
