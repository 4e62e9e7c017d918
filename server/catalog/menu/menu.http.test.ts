import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../../contract/merchandising/menu.ts';
import { role } from '../../../contract/staff/staff-roles.schemas.ts';
import { permissionsOf } from '../../../contract/staff/staff-roles.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { purgingOf } from '../../platform/purging/purging.ts';
import { aProduct, categoryIdsByPath, stockProducts } from '../test-fixtures/catalogue.ts';
import { followMenuTimes } from './operations.ts';

let shop: TestShop;
let mina: SignedInStaff;
let departments: Record<string, number>;
beforeAll(async () => {
  shop = await testShop();
  mina = await staffSignedIn(shop, 'merchandiser');
  await stockProducts(shop.database, [
    aProduct({ handle: 'oslo', category: 'furniture/desks' }),
    aProduct({ handle: 'kilim', category: 'rugs/area-rugs' }),
  ]);
  departments = await categoryIdsByPath(shop.database.read);
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, staff: SignedInStaff | null = mina) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/menu-items${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const items = async (): Promise<MenuItem[]> => (await send('GET')).body.items;
const labels = async () => (await items()).map(({ label, behind }) => [label, behind]);
interface Link {
  title: string;
}
const links = async (headers: Record<string, string> = {}): Promise<Link[]> =>
  (await shop.app.inject({ url: '/api/departments', headers })).json().links;
const titles = async () => (await links()).map(({ title }) => title);
const audited = async (action: string) =>
  (
    await sql<{ details: object }>`select details from staff.audit where action = ${action} order by id`.execute(shop.database.read)
  ).rows.map(({ details }) => details);
const add = async (label: string, more: object = {}): Promise<number> =>
  (await send('POST', '', { label, link: '/pages/story', ...more })).body.itemId;

describe('[§2.4 main menu] items of the shop’s own', () => {
  it('stand last in the menu at once, with links below; renew every page and are in the log', async () => {
    const purged: string[][] = [];
    const stop = purgingOf(shop.database).hear((tags) => purged.push(tags === 'everything' ? [tags] : [...tags]));
    const below = [{ label: ' Rooms ', link: 'https://journal.example.com/rooms' }];
    const { status, body } = await send('POST', '', { label: ' Journal ', link: '/pages/journal', items: below });
    stop();
    expect([status, body.version]).toEqual([200, 1]);
    expect(purged.flat()).toContain('menu');
    expect(await links()).toEqual([
      {
        menuItemId: body.itemId,
        title: 'Journal',
        link: '/pages/journal',
        optionalTID: null,
        type: 'link',
        navImage: null,
        tiles: [],
        height: 620,
        behind: departments.rugs,
        subMenu: [{ title: 'Rooms', link: 'https://journal.example.com/rooms', optionalTID: null, navImage: null, secSubMenu: [] }],
      },
    ]);
    expect(await audited('menu_item.added')).toEqual([
      {
        before: null,
        after: {
          ...{ label: 'Journal', link: '/pages/journal', items: [{ label: 'Rooms', link: 'https://journal.example.com/rooms' }] },
          hidden: false,
          startsAt: null,
          endsAt: null,
          behind: departments.rugs,
        },
      },
    ]);
  });

  it('are of one brand only', async () => {
    expect(await links({ host: 'localhost:3010' })).toEqual([]);
  });

  it('are changed, hidden and shown again; not over a newer version', async () => {
    const [journal] = await items();
    if (!journal) throw new Error('No item');
    const { itemId } = journal;
    expect((await send('PUT', `/${itemId}`, { version: 1, label: 'Stories', hidden: true })).body).toMatchObject({ version: 2 });
    expect(await titles()).toEqual([]);
    expect(await items()).toMatchObject([{ label: 'Stories', hidden: true, shown: false, link: '/pages/journal' }]);
    expect((await send('PUT', `/${itemId}`, { version: 1, label: 'Mine' })).body.code).toBe('menu_item_changed');
    expect((await send('PUT', `/${itemId}`, { version: 2, label: 'Stories' })).body.version).toBe(2);
    await send('PUT', `/${itemId}`, { version: 2, hidden: false });
    expect(await titles()).toEqual(['Stories']);
    const [first] = await audited('menu_item.changed');
    expect(first).toMatchObject({ before: { label: 'Journal', hidden: false }, after: { label: 'Stories', hidden: true } });
  });

  it('come and go by their times', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const times = { startsAt: at(10).toISOString(), endsAt: at(20).toISOString() };
    const itemId = await add('Flash', times);
    expect(await titles()).toEqual(['Stories']);
    const follow = (now: Date) => shop.database.transact((tx) => followMenuTimes(tx, now));
    await follow(at(10));
    expect(await titles()).toEqual(['Stories', 'Flash']);
    await follow(at(19));
    expect(await titles()).toEqual(['Stories', 'Flash']);
    await follow(at(20));
    expect(await titles()).toEqual(['Stories']);
    const reversed = await send('PUT', `/${itemId}`, { version: 1, startsAt: times.endsAt, endsAt: times.startsAt });
    expect(reversed).toMatchObject({ status: 400, body: { fields: { endsAt: expect.any(String) } } });
    expect((await send('DELETE', `/${itemId}`)).status).toBe(200);
  });

  it('are placed among the departments, and deleted', async () => {
    const [{ itemId: stories } = { itemId: 0 }] = await items();
    const a = await add('A');
    const b = await add('B', { behind: null });
    expect(await labels()).toEqual([
      ['Stories', departments.rugs],
      ['A', departments.rugs],
      ['B', null],
    ]);
    const place = (itemId: number, behind: number | null | undefined, before: number | null = null) =>
      send('PUT', `/${itemId}/place`, { behind, before });
    expect((await place(a, departments.rugs, stories)).status).toBe(200);
    expect((await labels()).filter(([, behind]) => behind === departments.rugs).map(([label]) => label)).toEqual(['A', 'Stories']);
    await place(b, departments.furniture);
    expect((await items()).find(({ itemId }) => itemId === b)?.behind).toBe(departments.furniture);
    expect(await audited('menu_item.moved')).toEqual([
      { before: { behind: departments.rugs, place: 2 }, after: { behind: departments.rugs, place: 1 } },
      { before: { behind: null, place: 1 }, after: { behind: departments.furniture, place: 1 } },
    ]);
    expect(await place(b, 99_999)).toMatchObject({ status: 400, body: { fields: { behind: expect.any(String) } } });
    expect((await place(b, null, 99_999)).status).toBe(404);
    for (const itemId of [a, b]) expect((await send('DELETE', `/${itemId}`)).status).toBe(200);
    expect((await send('DELETE', `/${a}`)).status).toBe(404);
    expect((await send('PUT', `/${a}`, { version: 1 })).status).toBe(404);
    expect((await place(a, null)).status).toBe(404);
    expect(await audited('menu_item.deleted')).toHaveLength(3);
  });

  it.each([
    [{ label: '', link: '/' }, 'label'],
    [{ label: 'Bad', link: 'javascript:alert(1)' }, 'link'],
    [{ label: 'Bad', link: '//evil.example' }, 'link'],
    [{ label: 'Bad', link: 'http://plain.example' }, 'link'],
    [{ label: 'Bad', link: '/', items: [{ label: 'x', link: 'data:text/html,x' }] }, 'items.0.link'],
  ])('are refused: %j', async (given, field) => {
    expect(await send('POST', '', given)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('are ten at most', async () => {
    for (let count = (await items()).length; count < 10; count++) await add(`Item ${count}`);
    expect((await send('POST', '', { label: 'One more', link: '/' })).body.code).toBe('menu_full');
  });

  it.each(role.options)('are for roles with catalog.edit: %s', async (name) => {
    const staff = await staffSignedIn(shop, name);
    const may = permissionsOf[name].includes('catalog.edit');
    const [item] = await items();
    const calls = [
      await send('GET', '', undefined, staff),
      await send('PUT', `/${item?.itemId}`, { version: item?.version }, staff),
      await send('PUT', `/${item?.itemId}/place`, { behind: item?.behind }, staff),
    ];
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => (may ? 200 : 403)));
    if (!may) expect((await send('DELETE', `/${item?.itemId}`, undefined, staff)).status).toBe(403);
    expect((await send('GET', '', undefined, null)).status).toBe(401);
  });
});
