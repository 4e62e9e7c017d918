import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceShop, cardOf, commerceShop, ohio, stockShelves, testCards } from '../../test/support/commerce.ts';
import { signedIn } from '../../test/support/customers.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { ownerOfCustomer } from '../accounts/index.ts';
import { buyers } from '../orders/index.ts';

let shop: CommerceShop;
let lamp = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 10_000, stock: 60 }]);
});
afterAll(() => shop.close());

const sender = (cookies: Record<string, string>) => async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method, url, cookies, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const staff = async (role: Parameters<typeof staffSignedIn>[1]) => sender({ staff_session_token: (await staffSignedIn(shop, role)).token });

/** A customer with one lamp in the cart, and how much promotions take off it. */
async function shopper() {
  const { token, ...who } = await signedIn(shop);
  const send = sender({ session_token: token });
  const off = async (): Promise<number> => {
    await send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
    const { cart } = (await send('GET', '/api/cart')).body;
    await send('DELETE', `/api/cart/${cart.cartUuid}/variations/${lamp}`);
    return cart.totals.discount;
  };
  const buy = async () => {
    await send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
    const { cart } = (await send('GET', '/api/cart')).body;
    const { checkoutUuid } = (await send('POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid })).body;
    const path = `/api/guest/checkouts/${checkoutUuid}`;
    const { totals } = (await send('PUT', path, { contact: { email: who.email }, shippingAddress: ohio })).body;
    await send('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal: totals.total });
  };
  return { ...who, send, off, buy };
}

async function promotionFor(group: string): Promise<{ status: number; body: { fields?: object; promotionId: number; version: number } }> {
  const desk = await staff('merchandiser');
  const edit = { name: `For ${group}`, label: 'Just for you', startsAt: '2020-01-01T00:00:00Z', group: 'item' };
  const benefit = { kind: 'percent', percent: 10 };
  const added = await desk('POST', '/api/staff/promotions', { ...edit, benefit, conditions: { customerGroups: [group] } });
  if (added.status === 200) {
    const { promotionId, version } = added.body;
    await desk('PUT', `/api/staff/promotions/${promotionId}/state`, { version, state: 'published' });
  }
  return added;
}

describe('[look: staff console] groups of customers', () => {
  it('give a promotion to members by hand, and to no guest', async () => {
    const care = await staff('customer_care');
    const { groupId } = (await care('POST', '/api/staff/customer-groups', { name: 'Trade & Design' })).body;
    expect((await care('POST', '/api/staff/customer-groups', { name: 'trade & design' })).body.code).toBe('group_exists');
    // A name that another group had is free again, and no group takes one that is not.
    const { groupId: renamed } = (await care('POST', '/api/staff/customer-groups', { name: 'Press' })).body;
    await care('PUT', `/api/staff/customer-groups/${renamed}`, { name: 'Media' });
    const { groupId: press } = (await care('POST', '/api/staff/customer-groups', { name: 'Press' })).body;
    expect((await care('PUT', `/api/staff/customer-groups/${press}`, { name: 'MEDIA' })).body.code).toBe('group_exists');
    for (const id of [renamed, press]) await care('DELETE', `/api/staff/customer-groups/${id}`);
    expect((await promotionFor('nobody')).body.fields).toHaveProperty('conditions.customerGroups');
    const { promotionId } = (await promotionFor('trade-design')).body;
    const member = await shopper();
    const other = await shopper();
    expect(await member.off()).toBe(0);
    const path = `/api/staff/customer-groups/${groupId}`;
    expect((await care('POST', `${path}/members`, { who: 'nobody@example.com' })).body.fields).toHaveProperty('who');
    await care('POST', `${path}/members`, { who: member.email.toUpperCase() });
    expect(await member.off()).toBe(1000);
    expect(await other.off()).toBe(0);
    const promotions = ['For trade-design'];
    expect((await care('GET', path)).body).toMatchObject({ members: 1, promotions, list: [{ customerId: member.customerId }] });
    await care('DELETE', `${path}/members/${member.customerId}`);
    expect(await member.off()).toBe(0);
    await (await staff('merchandiser'))('POST', `/api/staff/promotions/${promotionId}/stop`);
    expect((await care('GET', path)).body.promotions).toEqual([]);
    expect((await (await staff('fulfilment'))('GET', path)).status).toBe(403);
    const { rows } = await sql`
      select action, details from staff.audit where subject_kind = 'customer_group' and subject_id = ${String(groupId)} order by id`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([
      { action: 'customer_group.added', details: { after: { name: 'Trade & Design', spentFrom: null, ordersFrom: null } } },
      { action: 'customer_group.member_added', details: { customerId: member.customerId, before: false, after: true } },
      { action: 'customer_group.member_removed', details: { customerId: member.customerId, before: true, after: false } },
    ]);
  });

  it('are not changed over what somebody else has saved', async () => {
    const care = await staff('customer_care');
    const { groupId } = (await care('POST', '/api/staff/customer-groups', { name: 'Ateliers' })).body;
    const path = `/api/staff/customer-groups/${groupId}`;
    const { fingerprint: basedOn } = (await care('GET', path)).body;
    expect((await care('PUT', path, { name: 'Studios', basedOn })).status).toBe(200);
    expect(await care('PUT', path, { name: 'Workshops', basedOn })).toMatchObject({ status: 409, body: { code: 'group_changed' } });
    const now = (await care('GET', path)).body;
    expect(now.name).toBe('Studios');
    expect((await care('PUT', path, { name: 'Workshops', basedOn: now.fingerprint })).status).toBe(200);
    await care('DELETE', path);
  });

  it('do not take over the promotions of a deleted group of the same name', async () => {
    const care = await staff('customer_care');
    const add = async () => (await care('POST', '/api/staff/customer-groups', { name: 'E Trade' })).body.groupId;
    const first = await add();
    const { promotionId } = (await promotionFor('e-trade')).body;
    await care('DELETE', `/api/staff/customer-groups/${first}`);
    const groupId = await add();
    const member = await shopper();
    await care('POST', `/api/staff/customer-groups/${groupId}/members`, { who: member.email });
    expect(await member.off()).toBe(0);
    expect((await care('GET', `/api/staff/customer-groups/${groupId}`)).body).toMatchObject({ key: 'e-trade-2', promotions: [] });
    await (await staff('merchandiser'))('POST', `/api/staff/promotions/${promotionId}/stop`);
    await care('DELETE', `/api/staff/customer-groups/${groupId}`);
  });

  it('hide a promo code for them from everybody else', async () => {
    const care = await staff('customer_care');
    const { groupId } = (await care('POST', '/api/staff/customer-groups', { name: 'Press' })).body;
    const desk = await staff('merchandiser');
    const edit = { name: 'Press', label: 'For the press', startsAt: '2020-01-01T00:00:00Z', group: 'item', codes: ['PRESSDAY'] };
    const conditions = { code: true, customerGroups: ['press'] };
    const { promotionId, version } = (
      await desk('POST', '/api/staff/promotions', { ...edit, benefit: { kind: 'percent', percent: 20 }, conditions })
    ).body;
    await desk('PUT', `/api/staff/promotions/${promotionId}/state`, { version, state: 'published' });
    const { customerId, send } = await shopper();
    await send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
    const { cart } = (await send('GET', '/api/cart')).body;
    const enter = () => send('POST', `/api/cart/${cart.cartUuid}/promo-codes`, { code: 'pressday' });
    expect((await enter()).body.code).toBe('promo_code_not_found');
    await care('POST', `/api/staff/customer-groups/${groupId}/members`, { who: String(customerId) });
    expect((await enter()).status).toBe(200);
    expect((await send('GET', '/api/cart')).body.cart.totals.discount).toBe(2000);
  });

  it('are listed fifty a page, and so are their members', async () => {
    const care = await staff('customer_care');
    const list = async (page: number) => (await care('GET', `/api/staff/customer-groups?page=${page}`)).body;
    const { groupId } = (await care('POST', '/api/staff/customer-groups', { name: 'A crowd' })).body;
    await sql`
      insert into groups.customer_group (key, name, created_at)
      select 'many-' || n, 'Many ' || lpad(n::text, 2, '0'), now() from generate_series(1, 55) n`.execute(shop.database.read);
    const first = await list(1);
    const second = await list(2);
    expect(first.groups).toHaveLength(50);
    expect([first.pages, second.page]).toEqual([2, 2]);
    const names = [...first.groups, ...second.groups].map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('Many '))).toHaveLength(55);
    expect((await list(9)).page).toBe(2);

    const customers = await Promise.all(Array.from({ length: 51 }, () => signedIn(shop)));
    await sql`
      insert into groups.member (group_id, customer_id, added_at)
      select ${groupId}, c, now() from unnest(${customers.map(({ customerId }) => customerId)}::bigint[]) c`.execute(shop.database.read);
    const members = async (page: number) => (await care('GET', `/api/staff/customer-groups/${groupId}?page=${page}`)).body;
    expect([(await members(1)).list.length, (await members(2)).list.length, (await members(2)).pages]).toEqual([50, 1, 2]);
  });

  it('take in whoever their rule fits, as soon as it does', async () => {
    const care = await staff('customer_care');
    const tooMuch = { name: 'Nobody', spentFrom: Number.MAX_SAFE_INTEGER };
    expect((await care('POST', '/api/staff/customer-groups', tooMuch)).status).toBe(400);
    const { groupId } = (await care('POST', '/api/staff/customer-groups', { name: 'Regulars', ordersFrom: 1, spentFrom: 5000 })).body;
    await promotionFor('regulars');
    const regular = await shopper();
    expect(await regular.off()).toBe(0);
    await regular.buy();
    expect(await regular.off()).toBe(1000);
    expect((await care('GET', `/api/staff/customers/${regular.customerId}`)).body.groups).toEqual(['Regulars']);
    await care('PUT', `/api/staff/customer-groups/${groupId}`, { name: 'Regulars', ordersFrom: 2, spentFrom: null });
    expect(await regular.off()).toBe(0);
  });

  it('count what is kept after refunds by staff, and no replacement', async () => {
    const admin = await staff('administrator');
    const { customerId, buy } = await shopper();
    const ownerId = ownerOfCustomer(customerId);
    const spending = () => buyers.findSpending(shop.database.read, ownerId);
    await buy();
    const { rows } = await sql<{ id: number; orderNumber: string; total: number }>`
      select id, order_number as "orderNumber", total from orders.order where owner_id = ${ownerId}`.execute(shop.database.read);
    const { id = 0, orderNumber, total = 0 } = rows[0] ?? {};
    expect(await spending()).toEqual({ orders: 1, spent: total });
    const parcel = { carrier: 'own', lines: [{ variationId: lamp, quantity: 1 }] };
    await admin('PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, parcel);
    await shop.jobs.drain();
    const refund = { amount: 1500, lines: [], reason: 'goodwill' };
    expect((await admin('PUT', `/api/staff/orders/${orderNumber}/refunds/${randomUUID()}`, refund)).status).toBe(200);
    expect(await spending()).toEqual({ orders: 1, spent: total - 1500 });
    await buy();
    await sql`
      insert into orders.replacement (order_id, paid_order_id, case_number, paid)
      select o.id, ${id}::bigint, 'R-7KQ2-M9XWT', '[]'::jsonb from orders.order o where o.owner_id = ${ownerId} and o.id <> ${id}`.execute(
      shop.database.read,
    );
    expect(await spending()).toEqual({ orders: 1, spent: total - 1500 });
  });
});
