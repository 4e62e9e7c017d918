import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/index.ts';
import { type CommerceShop, cardOf, commerceShop, ohio, Shopper, stockShelves, testCards } from '../../test/support/commerce.ts';
import { signedIn } from '../../test/support/customers.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { ownerOfCustomer } from '../accounts/index.ts';

let shop: CommerceShop;
let lamp = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ stock: 60 }]);
});
afterAll(() => shop.close());

/** A staff browser, which keeps its cookies between calls. */
class Desk {
  readonly cookies: Record<string, string>;
  constructor({ token }: SignedInStaff) {
    this.cookies = { staff_session_token: token };
  }

  async send(method: Endpoint['method'], url: string, payload?: object) {
    const response = await shop.app.inject({
      method,
      url,
      cookies: this.cookies,
      headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return { status: response.statusCode, body: response.json(), cookies: response.cookies };
  }
}

const desk = async (role: Parameters<typeof staffSignedIn>[1] = 'customer_care') => new Desk(await staffSignedIn(shop, role));
const reason = 'called about a parcel';

async function log(customerId: number): Promise<{ action: string; memberId: number; reason: string | null; details: object }[]> {
  const { rows } = await sql<{ action: string; memberId: number; reason: string | null; details: object }>`
    select action, member_id as "memberId", reason, details from staff.audit
    where subject_kind = 'customer' and subject_id = ${String(customerId)} order by id`.execute(shop.database.read);
  return rows;
}

async function buy(shopper: Shopper | Desk): Promise<string> {
  await shopper.send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
  const { body } = (await shopper.send('GET', '/api/cart')) as { body: { cart: { cartUuid: string } } };
  const begun = (await shopper.send('POST', '/api/guest/checkouts', { cartUuid: body.cart.cartUuid })) as {
    body: { checkoutUuid: string };
  };
  const path = `/api/guest/checkouts/${begun.body.checkoutUuid}`;
  const details = { contact: { email: 'Olga.Guest@example.com' }, shippingAddress: ohio };
  const saved = (await shopper.send('PUT', path, details)) as { body: { totals: { total: number } } };
  const placing = { card: cardOf(testCards.good), expectedTotal: saved.body.totals.total };
  return ((await shopper.send('POST', `${path}/place`, placing)) as { body: { orderNumber: string } }).body.orderNumber;
}

describe('[look: staff console] customer care', () => {
  const list = async (query = '') => (await (await desk()).send('GET', `/api/staff/customers${query}`)).body;
  const idsFor = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}`)).customers.map(({ customerId }: { customerId: number }) => customerId);

  it('masks e-mail addresses in a list, finds a guest’s orders by the whole one, and an order by its number', async () => {
    const { email, customerId } = await signedIn(shop);
    const orderNumber = await buy(new Shopper(shop));
    expect((await list(`?q=${email.toUpperCase()}`)).customers).toMatchObject([{ customerId, email, emailVerified: false }]);
    const listed = await list(`?q=${email.slice(0, -4)}`);
    expect(listed.customers.map((found: { customerId: number }) => found.customerId)).toContain(customerId);
    expect(JSON.stringify(listed)).not.toContain(email);
    expect(await idsFor('cust_mer')).toEqual([]);
    expect(await idsFor('c')).toEqual([]);
    expect((await list('?q=olga.guest@example.com')).orders).toMatchObject([{ orderNumber, customerId: null }]);
    expect((await list(`?q=${orderNumber.toLowerCase()}`)).orders).toMatchObject([{ orderNumber, status: 'Processing' }]);
  });

  it('finds a customer by name, phone and postal code of any address, as they are now', async () => {
    const { customerId, token } = await signedIn(shop);
    const own = { authorization: `Bearer ${token}` };
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      shop.app.inject({ method, url, headers: own, ...(payload && { payload }) });
    const address = { ...ohio, firstName: 'Zenobia', lastName: 'Quill', phone: '(614) 555-0177' };
    const added = await send('POST', '/api/accounts/addresses', { address });
    const { addressId } = added.json();
    for (const q of ['zenob', 'Quill Zenobia', '614 555 0177', '555-0177']) expect(await idsFor(q), q).toEqual([customerId]);
    expect(await idsFor(ohio.postalCode)).toContain(customerId);
    expect(await idsFor('Quill Zebra')).toEqual([]);
    const [found] = (await list('?q=zenobia')).customers;
    expect(found).toMatchObject({ name: 'Zenobia Quill', place: `${ohio.city}, ${ohio.stateRegion}`, orders: 0 });
    expect((await send('PUT', `/api/accounts/addresses/${addressId}`, { address: { ...address, lastName: 'Feather' } })).statusCode).toBe(
      200,
    );
    expect(await idsFor('zenobia feather')).toEqual([customerId]);
    await send('DELETE', `/api/accounts/addresses/${addressId}`);
    expect(await idsFor('feather')).toEqual([]);
    expect(await idsFor('614 555 0177')).toEqual([]);
    expect(await idsFor('zenobia'), 'the account keeps its name').toEqual([customerId]);
  });

  it('finds a customer by a name without its accents, and by each part of a hyphenated one', async () => {
    const { customerId, token } = await signedIn(shop);
    const address = { ...ohio, firstName: 'Zoë', lastName: 'Ålund-Çelik' };
    const headers = { authorization: `Bearer ${token}` };
    await shop.app.inject({ method: 'POST', url: '/api/accounts/addresses', headers, payload: { address } });
    for (const q of ['alund', 'Çelik', 'celik zoe', 'Ålund-Çelik']) expect(await idsFor(q), q).toEqual([customerId]);
  });

  it('pages from a cursor in both directions, and narrows by day and confirmed e-mail', async () => {
    const made = [];
    for (let at = 0; at < 53; at++) made.push((await signedIn(shop, new Date(Date.UTC(2001, 4, 1, 12, 0, at)))).customerId);
    const span = 'from=2001-05-01&to=2001-05-01';
    type Listed = { customers: { customerId: number }[]; total: number; next: string | null; previous: string | null };
    const ids = ({ customers }: Listed) => customers.map(({ customerId }) => customerId);
    const first: Listed = await list(`?${span}`);
    expect([first.total, first.previous]).toEqual([53, null]);
    const second: Listed = await list(`?${span}&after=${first.next}`);
    expect([...ids(first), ...ids(second)]).toEqual(made.toReversed());
    expect(second.next).toBeNull();
    expect(ids(await list(`?${span}&before=${second.previous}`))).toEqual(ids(first));
    expect(ids(await list(`?${span}&sort=since`))).toEqual(made.slice(0, 50));
    expect((await list('?from=2001-05-02&to=2001-05-02')).total).toBe(0);
    expect((await list(`?${span}&email=confirmed`)).total).toBe(0);
    expect((await list(`?${span}&email=unconfirmed`)).total).toBe(53);
  });

  it('shows a customer with masked addresses, and audits the view', async () => {
    const { customerId, token } = await signedIn(shop);
    const own = { authorization: `Bearer ${token}` };
    await shop.app.inject({ method: 'POST', url: '/api/accounts/addresses', headers: own, payload: { address: ohio } });
    const care = await desk();
    const { body } = await care.send('GET', `/api/staff/customers/${customerId}`);
    expect(body.addresses).toHaveLength(1);
    expect(body.addresses[0].label).toContain('•••');
    expect(body.addresses[0].label).not.toContain(ohio.addressLine1);
    expect((await log(customerId)).map(({ action }) => action)).toEqual(['customer.viewed']);
    expect((await care.send('GET', '/api/staff/customers/99999999')).body.code).toBe('customer_not_found');
  });

  it('every list of a customer pages by itself, the latest first', async () => {
    const { customerId } = await signedIn(shop);
    const placed = [];
    for (let i = 0; i < 11; i++) placed.push(await buy(new Shopper(shop)));
    await sql`update orders.order set owner_id = ${ownerOfCustomer(customerId)} where order_number = any(${placed}::text[])`.execute(
      shop.database.read,
    );
    await sql`
      insert into orders.adjustment (order_id, position, promotion_id, "group", label, amount)
      select id, null, id, 'order', 'Saved ' || order_number, 100 from orders.order where order_number = any(${placed}::text[])`.execute(
      shop.database.read,
    );
    await sql`
      insert into returns.return (case_number, order_id, request_uuid, wish, state, currency, quoted, quoted_shipping, requested_at, arrive_by)
      select 'R-' || order_number, id, gen_random_uuid(), 'refund', 'requested', 'USD', 100, 0, placed_at, placed_at from orders.order
      where order_number = any(${placed}::text[])`.execute(shop.database.read);
    const care = await desk();
    const url = `/api/staff/customers/${customerId}`;
    for (let i = 1; i <= 21; i++) await care.send('POST', `${url}/notes`, { words: `Call ${i}` });
    const open = async (query = '') => (await care.send('GET', `${url}${query}`)).body;
    const numbers = ({ orders }: { orders: { orderNumber: string }[] }) => orders.map(({ orderNumber }) => orderNumber);
    const words = ({ notes }: { notes: { words: string }[] }) => notes.map((note) => note.words);
    const first = await open();
    expect(first.pages).toMatchObject({ orders: { page: 1, pages: 2 }, returns: { page: 1, pages: 2 }, notes: { page: 1, pages: 2 } });
    expect(numbers(first)).toEqual(placed.toReversed().slice(0, 10));
    expect([words(first).length, words(first)[0], words(first).at(-1)]).toEqual([20, 'Call 21', 'Call 2']);
    const orders = await open('?orders=2');
    expect([numbers(orders), orders.pages.orders.page, orders.pages.notes.page]).toEqual([placed.slice(0, 1), 2, 1]);
    const notes = await open('?notes=9');
    expect([words(notes), notes.pages.orders.page, notes.pages.notes.page]).toEqual([['Call 1'], 1, 2]);
    const others = await open('?returns=2&promotions=2');
    expect(others.returns.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(placed.slice(0, 1));
    expect(others.promotions.map(({ label }: { label: string }) => label)).toEqual([`Saved ${placed[0]}`]);
    expect(others.pages).toMatchObject({ orders: { page: 1 }, returns: { page: 2, pages: 2 }, promotions: { page: 2, pages: 2 } });
    expect((await care.send('GET', `${url}?orders=0`)).status).toBe(400);
  });

  it('is open to permitted roles only', async () => {
    const { customerId } = await signedIn(shop);
    const nobody = new Desk({ token: 'x'.repeat(43) } as SignedInStaff);
    for (const path of [
      '/api/staff/customers',
      `/api/staff/customers/${customerId}`,
      '/api/staff/orders/AL-0000-0000',
      '/api/staff/reviews',
    ]) {
      expect((await nobody.send('GET', path)).status, path).toBe(401);
      expect((await (await desk('content_editor')).send('GET', path)).status, path).toBe(403);
    }
    expect((await nobody.send('POST', '/api/impersonate', { customerId, reason })).status).toBe(401);
    expect((await (await desk('merchandiser')).send('POST', '/api/impersonate', { customerId, reason })).status).toBe(403);
  });
});

describe('[rulings: impersonation]', () => {
  it('requires a reason and an existing customer', async () => {
    const { customerId } = await signedIn(shop);
    const care = await desk();
    expect((await care.send('POST', '/api/impersonate', { customerId, reason: ' ' })).body.fields).toEqual({
      reason: 'Reason is required',
    });
    expect((await care.send('POST', '/api/impersonate', { customerId: 99_999_999, reason })).body.code).toBe('customer_not_found');
    expect((await care.send('GET', '/api/impersonate')).body.code).toBe('not_impersonating');
  });

  it('signs the device in as the customer for half an hour, and audits both', async () => {
    const { customerId, email } = await signedIn(shop);
    const member = await staffSignedIn(shop, 'customer_care');
    const care = new Desk(member);
    const begun = await care.send('POST', '/api/impersonate', { customerId, reason });
    const minutes = (new Date(begun.body.expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(begun.cookies.find(({ name }) => name === 'session_token')).toMatchObject({ maxAge: 1800, httpOnly: true });
    expect((await care.send('GET', '/api/authenticated')).body).toMatchObject({ ok: true, impersonated: true });
    expect((await care.send('GET', '/api/accounts/profile')).body.email).toBe(email);
    await care.send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
    expect((await care.send('DELETE', '/api/impersonate')).body).toEqual({ ok: true, customerId });
    expect((await care.send('GET', '/api/authenticated')).body).toMatchObject({ ok: false, impersonated: false });
    const lines = await log(customerId);
    expect(lines.map(({ action, details }) => [action, 'call' in details ? details.call : null])).toEqual([
      ['customer.impersonation_started', null],
      ['customer.acted_for', 'cart.addItem'],
      ['customer.impersonation_ended', null],
    ]);
    expect(new Set(lines.map(({ memberId }) => memberId))).toEqual(new Set([member.memberId]));
    expect(lines[0]?.reason).toBe(reason);
  });

  it('blocks what is reserved for the customer', async () => {
    const { customerId } = await signedIn(shop);
    const care = await desk();
    expect((await care.send('GET', '/api/checkouts-paypal')).body).toMatchObject({ isOffered: true });
    await care.send('POST', '/api/impersonate', { customerId, reason });
    expect((await care.send('GET', '/api/checkouts-paypal')).body, 'nor their wallet').toMatchObject({ isOffered: false });
    const refused = endpoints.filter(({ whileImpersonating }) => whileImpersonating === 'refused');
    expect(refused.map(({ name }) => name)).toContain('accounts.changePassword');
    for (const { method, path } of refused) {
      const { status, body } = await care.send(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' ? undefined : {});
      expect([status, body.message], path).toEqual([403, 'Only the customer can do this. You’re acting for them.']);
    }
  });

  it('ends after half an hour despite activity, and with the staff session', async () => {
    const { customerId } = await signedIn(shop);
    const care = await desk();
    const begin = () => care.send('POST', '/api/impersonate', { customerId, reason });
    const acting = async () => (await care.send('GET', '/api/authenticated')).body.ok;
    await begin();
    expect(await acting()).toBe(true);
    await sql`update accounts.session set expires_at = now() - interval '1 second' where customer_id = ${customerId} and staff_session_id is not null`.execute(
      shop.database.read,
    );
    expect(await acting()).toBe(false);
    await begin();
    const { session_token } = care.cookies;
    await care.send('POST', '/api/staff/sign-out');
    care.cookies.session_token = session_token as string;
    expect(await acting()).toBe(false);
    expect((await log(customerId)).at(-1)?.action).toBe('customer.impersonation_ended');
  });

  it('ends when the staff session expires by inactivity, without an announcement', async () => {
    const { customerId } = await signedIn(shop);
    const member = await staffSignedIn(shop, 'customer_care');
    const care = new Desk(member);
    await care.send('POST', '/api/impersonate', { customerId, reason });
    await sql`update staff.session set last_seen_at = now() - interval '31 minutes' where member_id = ${member.memberId}`.execute(
      shop.database.read,
    );
    expect((await care.send('GET', '/api/authenticated')).body.ok).toBe(false);
  });

  it('is one at a time, is not extended, and takes nothing of the device along', async () => {
    const first = await signedIn(shop);
    const second = await signedIn(shop);
    const care = await desk();
    await care.send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
    expect(care.cookies.guest_session_token).toBeDefined();
    await care.send('POST', '/api/impersonate', { customerId: first.customerId, reason });
    expect(care.cookies.guest_session_token).toBeUndefined();
    const { session_token } = care.cookies;
    await care.send('POST', '/api/impersonate', { customerId: second.customerId, reason });
    care.cookies.session_token = session_token as string;
    expect((await care.send('GET', '/api/authenticated')).body.ok).toBe(false);
  });

  it('marks the orders it places, and no others', async () => {
    const { customerId } = await signedIn(shop);
    const member = await staffSignedIn(shop, 'customer_care');
    const care = new Desk(member);
    await care.send('POST', '/api/impersonate', { customerId, reason });
    const placed = await buy(care);
    await care.send('DELETE', '/api/impersonate');
    const shown = (await care.send('GET', `/api/staff/orders/${placed}`)).body;
    expect(shown).toMatchObject({ customerId, placedBy: { memberId: member.memberId } });
    expect(JSON.stringify(shown)).not.toContain(ohio.addressLine1);
    const packer = new Desk(await staffSignedIn(shop, 'fulfilment'));
    expect((await packer.send('GET', `/api/staff/orders/${placed}`)).body.shipsTo).toContain(ohio.addressLine1);
    const own = await buy(new Shopper(shop));
    expect((await care.send('GET', `/api/staff/orders/${own}`)).body.placedBy).toBeNull();
  });
});
