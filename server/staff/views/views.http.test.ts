import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxViews, type SavedView, type ViewedList, viewedLists } from '../../../contract/staff/saved-views.ts';
import { permissionsOf, type Role, roles } from '../../../contract/staff/staff-roles.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

let shop: TestShop;
let care: SignedInStaff;
beforeAll(async () => {
  shop = await testShop();
  care = await staffSignedIn(shop, 'customer_care');
});
afterAll(() => shop.close());

const of = (list: string, viewId?: number) => `/api/staff/views/${list}${viewId === undefined ? '' : `/${viewId}`}`;

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by: SignedInStaff | null = care) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const viewsOf = async (list: ViewedList, by = care): Promise<SavedView[]> => (await send('GET', of(list), undefined, by)).body.views;
const save = (list: ViewedList, name: string, query: string, by = care) => send('POST', of(list), { name, query }, by);
async function saved(list: ViewedList, name: string, query = 'q=x', by = care): Promise<number> {
  await save(list, name, query, by);
  return (await viewsOf(list, by)).find((view) => view.name === name)?.viewId ?? 0;
}
const defaults = async (by = care) => (await send('GET', '/api/staff/me', undefined, by)).body.defaultViews;

describe('[look: staff console] saved views of a list', () => {
  it('are the member’s own, and the list’s own', async () => {
    const other = await staffSignedIn(shop, 'customer_care');
    await save('orders', 'To Canada', 'country=CA');
    await save('orders', 'To Canada', 'country=CA&state=to_ship');
    await save('customers', 'To Canada', 'q=canada');
    const [view] = await viewsOf('orders');
    expect(await viewsOf('orders')).toEqual([
      { viewId: view?.viewId, name: 'To Canada', query: 'country=CA&state=to_ship', isDefault: false },
    ]);
    expect((await viewsOf('customers')).map(({ query }) => query)).toEqual(['q=canada']);
    expect(await viewsOf('orders', other)).toEqual([]);
    expect((await send('PUT', of('orders', view?.viewId), { name: 'Mine' }, other)).body.code).toBe('view_not_found');
    expect((await send('PUT', of('returns', view?.viewId), { name: 'Mine' })).body.code).toBe('view_not_found');
    for (const [list, by] of [
      ['orders', other],
      ['returns', care],
    ] as const) {
      expect((await send('DELETE', of(list, view?.viewId), undefined, by)).status).toBe(200);
    }
    expect(await viewsOf('orders')).toHaveLength(1);
    for (let times = 0; times < 2; times++) expect((await send('DELETE', of('orders', view?.viewId))).status).toBe(200);
    expect(await viewsOf('orders')).toEqual([]);
  });

  it('are renamed and take other filters, and each name counts once', async () => {
    const by = await staffSignedIn(shop, 'customer_care');
    const [first] = [await saved('returns', 'Late', 'q=1', by), await saved('returns', 'Ended', 'show=ended', by)];
    const taken = await send('PUT', of('returns', first), { name: 'Ended' }, by);
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['name']]);
    expect((await send('PUT', of('returns', first), { name: ' Late ' }, by)).status).toBe(200);
    await send('PUT', of('returns', first), { name: 'Overdue' }, by);
    await send('PUT', of('returns', first), { query: 'q=2' }, by);
    expect((await viewsOf('returns', by)).map(({ name, query }) => [name, query])).toEqual([
      ['Ended', 'show=ended'],
      ['Overdue', 'q=2'],
    ]);
    for (const name of ['', ' ', 'x'.repeat(61)]) {
      expect((await send('PUT', of('returns', first), { name }, by)).body.fields, name).toHaveProperty('name');
      expect((await save('returns', name, '', by)).body.fields, name).toHaveProperty('name');
    }
  });

  it('open their list once they are its default, of which there is one', async () => {
    const by = await staffSignedIn(shop, 'customer_care');
    const held = await saved('orders', 'Held', 'state=held', by);
    const unpaid = await saved('orders', 'Unpaid', 'state=unpaid', by);
    const mine = await saved('reviews', 'Angry', 'rating=1', by);
    for (const viewId of [held, unpaid]) await send('PUT', of('orders', viewId), { isDefault: true }, by);
    await send('PUT', of('reviews', mine), { isDefault: true }, by);
    expect(await defaults(by)).toEqual([
      { list: 'orders', query: 'state=unpaid' },
      { list: 'reviews', query: 'rating=1' },
    ]);
    expect(await defaults()).toEqual([]);
    await send('PUT', of('orders', unpaid), { isDefault: false }, by);
    await send('DELETE', of('reviews', mine), undefined, by);
    expect(await defaults(by)).toEqual([]);
  });

  it('are limited, even when saved at once, but can still be replaced', async () => {
    const by = await staffSignedIn(shop, 'customer_care');
    const answers = await Promise.all(Array.from({ length: maxViews + 3 }, (_, at) => save('orders', `View ${at}`, '', by)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxViews);
    const views = await viewsOf('orders', by);
    expect(views).toHaveLength(maxViews);
    expect((await save('orders', 'One more', '', by)).body.code).toBe('too_many_views');
    expect((await save('orders', views[0]?.name ?? '', 'q=new', by)).status).toBe(200);
    expect((await save('reviews', 'Another list', '', by)).status).toBe(200);
  });
});

describe('[§6 roles] saved views', () => {
  it.each(roles.map((role) => [role] as const))('of %s are those of lists that the role may see', async (role: Role) => {
    const by = await staffSignedIn(shop, role);
    for (const list of keysOf(viewedLists)) {
      const expected = permissionsOf[role].includes(viewedLists[list]) ? 200 : 403;
      const answers = [
        await send('GET', of(list), undefined, by),
        await save(list, 'Mine', 'q=x', by),
        await send('DELETE', of(list, 1), undefined, by),
      ];
      expect([list, ...answers.map(({ status }) => status)]).toEqual([list, expected, expected, expected]);
    }
  });

  it('are for nobody else', async () => {
    expect((await send('GET', of('orders'), undefined, null)).status).toBe(401);
    expect((await send('POST', of('orders'), { name: 'Mine', query: '' }, null)).status).toBe(401);
    expect((await send('GET', of('constructor'))).status).toBe(400);
  });
});
