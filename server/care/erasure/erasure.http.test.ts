import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CommerceShop,
  cardOf,
  commerceShop,
  ohio,
  readyToPay,
  Shopper,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { emailTo, linkTokenIn } from '../../../test/support/emails.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { removeFile } from './jobs.ts';

let shop: CommerceShop;
let lamp = 0;
let gone = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, gone = 0] = await stockShelves(shop, [{ stock: 60 }, { stock: 0 }]);
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
// biome-ignore lint/suspicious/noExplicitAny: tests state what they expect in it
type Body = any;

const sender =
  (cookies: Record<string, string>) =>
  async (method: Method, url: string, payload?: object): Promise<{ status: number; body: Body }> => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
    const response = await shop.app.inject({ method, url, cookies, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };

const staff = async (role: Parameters<typeof staffSignedIn>[1] = 'administrator') =>
  sender({ staff_session_token: (await staffSignedIn(shop, role)).token });

const run = (query: string) => sql.raw(query).execute(shop.database.read);

const first = 'Wilhelmina';
let persons = 0;

/** A customer who did everything that leaves traces, with one order. */
async function person() {
  persons++;
  const email = `wil-${persons}@quackenbush.example`;
  const lastName = `Quackenbush${persons}`;
  const personal = { firstName: first, lastName, addressLine1: `471${persons} Featherbed Lane`, phone: `614 555 019${persons}` };
  const { customerId, token } = await signedIn(shop);
  await run(
    `update accounts.customer set email = '${email}', email_key = lower('${email}'), email_verified_at = now() where id = ${customerId}`,
  );
  const send = sender({ session_token: token });
  await send('PUT', '/api/accounts/profile', { firstName: personal.firstName, lastName: personal.lastName });
  await send('POST', '/api/accounts/addresses', { address: { ...ohio, ...personal } });
  await send('POST', '/api/cart', { variationId: lamp, quantity: 2 });
  const { cart } = (await send('GET', '/api/cart')).body;
  const begun = (await send('POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid })).body;
  const path = `/api/guest/checkouts/${begun.checkoutUuid}`;
  const details = { contact: { email, marketingOptIn: true }, shippingAddress: { ...ohio, ...personal } };
  const { totals } = (await send('PUT', path, details)).body;
  const card = { ...cardOf(testCards.good), name: `${personal.firstName} ${personal.lastName}` };
  const { orderNumber } = (await send('POST', `${path}/place`, { card, expectedTotal: totals.total })).body;
  await send('POST', '/api/wallet/credit-cards', { card });
  await send('POST', '/api/stock-alerts', { variationId: gone, email, consent: true });
  await send('POST', '/api/cart', { variationId: lamp, quantity: 1 });
  await send('POST', '/api/save-for-laters', { variationId: lamp, quantity: 1 });
  const { rows } = await sql<{ productId: number }>`select product_id as "productId" from catalog.variation where id = ${lamp}`.execute(
    shop.database.read,
  );
  const words = {
    title: 'Bright',
    text: 'It lights the whole room every evening.',
    author: `${first} ${lastName}`,
    answers: {},
    photoIds: [],
  };
  await send('POST', '/api/reviews/write/submit', { review: { productId: rows[0]?.productId, stars: 4, ...words } });
  await run(`update reviews.review set status = 'published', published_on = current_date where customer_id = ${customerId}`);
  await shop.jobs.drain();
  const care = await staff();
  await run(
    `insert into accounts.second_factor (customer_id, totp_secret, totp_last_step, created_at) values (${customerId}, 'sealed', 1, now())`,
  );
  await run(
    `insert into accounts.passkey (customer_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
      values (${customerId}, 'id-${persons}', 'key', 0, '{}', 'localhost', '${first}’s phone', now())`,
  );
  await care('POST', `/api/staff/customers/${customerId}/notes`, { words: `${personal.firstName} prefers mornings` });
  await care('POST', `/api/staff/orders/${orderNumber}/notes`, { words: `Call ${personal.phone}` });
  return { customerId, send, orderNumber, email, personal };
}

const delivered = (orderNumber: string) =>
  run(`update orders."order" set state = 'delivered', delivered_at = now() where order_number = '${orderNumber}'`);

/** Saves a customer's draft order with this email, and sends its link there; returns the draft's number. */
async function linkSent(care: ReturnType<typeof sender>, customerId: number, email: string, known?: number): Promise<number> {
  const draftId = known ?? (await care('POST', '/api/staff/drafts', { customerId })).body.draftId;
  const path = `/api/staff/drafts/${draftId}`;
  const { promoCodes, discount, deliveryMethod, shippingPrice, note, tags, version, address } = (await care('GET', path)).body;
  const kept = { promoCodes, discount, deliveryMethod, shippingPrice, note, tags, version, address };
  const saved = await care('PUT', path, { ...kept, customerId, email, lines: [{ variationId: lamp, quantity: 1 }] });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await care('POST', `${path}/link`, { days: 7, email: true })).status).toBe(200);
  return draftId;
}

/** Columns in which a text occurs, in every table of the shop. The sandboxes stand for other firms' systems. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await sql<{ place: string; query: string }>`
    select format('%s.%s.%s', table_schema, table_name, column_name) as place,
      format('select count(*)::int as n from %I.%I where %I::text ilike %L', table_schema, table_name, column_name, ${`%${text}%`}::text) as query
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema !~ '^(pg_catalog|information_schema|sandbox_.*)$'
      and data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY', 'USER-DEFINED')`.execute(shop.database.read);
  const found = [];
  for (const { place, query } of rows) {
    const counted = await sql.raw<{ n: number }>(query).execute(shop.database.read);
    if ((counted.rows[0]?.n ?? 0) > 0) found.push(place);
  }
  return found;
}

describe('[look: staff console] a person’s data', () => {
  it('are exported whole and without secrets, to staff with a log entry, and to the customer', async () => {
    const { customerId, send, orderNumber, email, personal } = await person();
    const care = await staff();
    const { address } = (await care('GET', `/api/staff/orders/${orderNumber}/contact`)).body;
    await care('PUT', `/api/staff/orders/${orderNumber}/contact`, { email, address: { ...address, city: 'Dayton' }, reason: 'moved' });
    await linkSent(care, customerId, email);
    await run(
      `insert into orders.event (order_id, kind, actor, at, details)
        select id, 'shipped', 'staff:1', now(), '{}' from orders."order" where order_number = '${orderNumber}'`,
    );
    const path = `/api/staff/customers/${customerId}/data`;
    const { body } = await care('GET', path);
    expect(body.account).toMatchObject([{ email, first_name: first }]);
    expect(body.orders).toMatchObject([{ order_number: orderNumber, shipping_address: { phone: personal.phone } }]);
    for (const kind of [
      'addresses',
      'twoStepSignIn',
      'passkeys',
      'sessions',
      'emailConsents',
      'orderLines',
      'orderChanges',
      'draftOrders',
      'payments',
      'savedCards',
      'reviews',
      'savedItems',
      'cart',
      'stockAlerts',
    ]) {
      expect(body[kind].length, kind).toBeGreaterThan(0);
    }
    expect(body.notes).toMatchObject([{ words: 'Wilhelmina prefers mornings' }]);
    const note = { order_id: body.orders[0].id, at: expect.any(String), words: `Call ${personal.phone}` };
    expect(body.orderNotes, 'without the member of staff').toEqual([note]);
    expect(body.emails.map(({ template }: { template: string }) => template)).toContain('order-confirmation');
    expect(body.orderEvents).toContainEqual(expect.objectContaining({ actor: 'staff' }));
    expect(JSON.stringify(body)).not.toMatch(/staff:\d|member_id|placed_by_staff|created_by/);
    expect(JSON.stringify(body)).not.toMatch(/hash|token|"reference"|secret/i);
    const own = (await send('GET', '/api/accounts/data')).body;
    expect(own.orders).toEqual(body.orders);
    expect((await sender({})('GET', '/api/accounts/data')).status).toBe(401);
    expect((await (await staff('customer_care'))('GET', path)).status).toBe(403);
    const { rows } = await run(
      `select action from staff.audit where subject_id = '${customerId}' and subject_kind = 'customer' order by id`,
    );
    expect(rows).toEqual([{ action: 'customer.noted' }, { action: 'customer.exported' }]);
  });

  it('are not erased while an order is open, nor without the email typed', async () => {
    const { customerId, orderNumber, email } = await person();
    const care = await staff();
    const path = `/api/staff/customers/${customerId}/erasure`;
    expect((await care('GET', path)).body).toMatchObject({ openOrders: [orderNumber], ordersKept: 1 });
    expect((await care('POST', path, { reason: 'request', confirmation: email })).body.code).toBe('erasure_order_open');
    await delivered(orderNumber);
    expect((await care('POST', path, { reason: 'request', confirmation: 'wil' })).body.fields).toHaveProperty('confirmation');
    expect((await care('POST', path, { confirmation: email })).body.fields).toEqual({ reason: 'Choose a reason' });
    expect((await (await staff('customer_care'))('POST', path, { reason: 'request', confirmation: email })).status).toBe(403);
  });

  it('are found nowhere once erased; the order’s books stay', async () => {
    const { customerId, send, orderNumber, email, personal } = await person();
    const before = (await (await staff())('GET', `/api/staff/orders/${orderNumber}`)).body.order;
    await delivered(orderNumber);
    await run(
      `insert into orders.change (order_id, member_id, at, kind, reason, before, after)
        select id, 1, now(), kind, reason, '{}', '{}' from orders."order",
          (values ('refund', 'Goodwill: ${personal.lastName} called'), ('hold', '${personal.lastName} called')) c(kind, reason)
        where order_number = '${orderNumber}'`,
    );
    const traces = [email, personal.lastName, personal.addressLine1, personal.phone, personal.phone.replaceAll(' ', '')];
    for (const text of traces) expect(await placesOf(text), text).not.toEqual([]);
    const care = await staff();
    const erased = await care('POST', `/api/staff/customers/${customerId}/erasure`, {
      reason: 'request',
      confirmation: email.toUpperCase(),
    });
    expect(erased.body).toMatchObject({ ok: true });
    for (const text of traces) expect(await placesOf(text), text).toEqual([]);
    expect((await send('GET', '/api/accounts/profile')).status).toBe(401);
    const after = (await care('GET', `/api/staff/orders/${orderNumber}`)).body;
    expect(after.order.totals).toEqual(before.totals);
    expect(after.shipsTo).toContain(`${ohio.city}, ${ohio.stateRegion} ${ohio.postalCode}`);
    const { rows } = await run(
      `select owner_id, email, shipping_address ->> 'phone' as phone from orders."order" where order_number = '${orderNumber}'`,
    );
    expect(rows).toMatchObject([{ email: '', phone: '', owner_id: expect.stringMatching(/^erased:/) }]);
    const changes = await run(
      `select kind, reason from orders.change where kind in ('refund', 'hold')
        and order_id = (select id from orders."order" where order_number = '${orderNumber}') order by id`,
    );
    expect(changes.rows).toEqual([
      { kind: 'refund', reason: 'Goodwill' },
      { kind: 'hold', reason: null },
    ]);
    expect((await care('POST', `/api/staff/orders/${orderNumber}/confirmation`)).body.code).toBe('order_email_not_found');
    const log = (await care('GET', `/api/staff/erasures?email=${email}`)).body;
    expect(log).toMatchObject({
      total: 1,
      erasures: [{ reason: 'request', ordersKept: 1, keptUntil: `${new Date().getFullYear() + 7}-12-31` }],
    });
    expect((await care('GET', '/api/staff/erasures?email=other@example.com')).body.total).toBe(0);
    expect((await sender({})('POST', '/api/user/register', { email, password: 'linen sofa for 2' })).status).toBe(200);
  });

  it('are found nowhere under another address that an order, a draft or a payment link had', async () => {
    const { customerId, orderNumber, email } = await person();
    const care = await staff();
    const mistyped = `typo-${persons}@quackenbush.exampel`;
    const atWork = `office-${persons}@featherbed.example`;
    await run(`update orders."order" set email = '${mistyped}' where order_number = '${orderNumber}'`);
    await care('POST', `/api/staff/orders/${orderNumber}/confirmation`);
    const { address } = (await care('GET', `/api/staff/orders/${orderNumber}/contact`)).body;
    const corrected = await care('PUT', `/api/staff/orders/${orderNumber}/contact`, { email, address, reason: 'mistyped' });
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200);
    await linkSent(care, customerId, atWork);
    await shop.jobs.drain();
    await delivered(orderNumber);
    for (const text of [mistyped, atWork]) expect(await placesOf(text), text).not.toEqual([]);
    const erased = await care('POST', `/api/staff/customers/${customerId}/erasure`, { reason: 'request', confirmation: email });
    expect(erased.body).toMatchObject({ ok: true });
    for (const text of [mistyped, atWork]) expect(await placesOf(text), text).toEqual([]);
  });

  it('are exported and found nowhere once erased under the address that the account had before', async () => {
    const former = 'wil-then@quackenbush.example';
    const email = 'wil-now@featherbed.example';
    const password = 'linen sofa for 2';
    const shopper = new Shopper(shop);
    const follow = async (to: string, subject: string) =>
      shopper.send('POST', '/api/accounts/email/verify', { token: linkTokenIn(await emailTo(shop, to, subject)) });
    await shopper.send('POST', '/api/user/register', { email: former, password, isSubscribed: true });
    await follow(former, 'Welcome to Alder & Loom');
    await shopper.send('POST', '/api/stock-alerts', { variationId: gone, email: former, consent: true });
    await shopper.send('PUT', '/api/accounts/email', { newEmail: email, currentPassword: password });
    await follow(email, 'Please confirm your new email');
    await shop.jobs.drain();
    const { rows } = await sql<{ id: number }>`select id from accounts.customer where email = ${email}`.execute(shop.database.read);
    const care = await staff();
    const path = `/api/staff/customers/${rows[0]?.id}`;
    const { emails } = (await care('GET', `${path}/data`)).body;
    expect(emails.map(({ recipient }: { recipient: string }) => recipient)).toContain(former);
    expect((await care('POST', `${path}/erasure`, { reason: 'request', confirmation: email })).body).toMatchObject({ ok: true });
    for (const text of [former, email]) expect(await placesOf(text), text).toEqual([]);
  });

  it('have the payment links of their own drafts, wherever each was sent, and none of another person’s', async () => {
    const one = await person();
    const other = await person();
    const care = await staff();
    const office = `office-${persons}@featherbed.example`;
    const typo = `offcie-${persons}@featherbed.example`;
    const draftId = await linkSent(care, one.customerId, typo);
    await linkSent(care, one.customerId, office, draftId);
    await linkSent(care, other.customerId, office);
    await shop.jobs.drain();
    const linksOf = async ({ customerId }: { customerId: number }) => {
      const { emails } = (await care('GET', `/api/staff/customers/${customerId}/data`)).body;
      const links = emails.filter(({ template }: { template: string }) => template === 'payment-link');
      return links.map(({ recipient }: { recipient: string }) => recipient).sort();
    };
    expect(await linksOf(one)).toEqual([typo, office].sort());
    expect(await linksOf(other)).toEqual([office]);
    await delivered(one.orderNumber);
    const path = `/api/staff/customers/${one.customerId}/erasure`;
    expect((await care('POST', path, { reason: 'request', confirmation: one.email })).body).toMatchObject({ ok: true });
    expect(await placesOf(typo)).toEqual([]);
    expect(await linksOf(other)).toEqual([office]);
  });

  it('have no e-mails to an address that they gave but did not prove, but those about their account and orders, nor the consent given with it; its complaint stays', async () => {
    const care = await staff();
    const victim = `vic-${++persons}@quackenbush.example`;
    const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: victim });
    const { orderNumber: ofVictim }: Body = (await pay(testCards.good)).body;
    await run(`insert into email.suppressed (address, kind, since) values ('${victim}', 'complaint', now())`);
    const registered = new Shopper(shop);
    await registered.send('POST', '/api/user/register', { email: victim, password: 'linen sofa for 2', isSubscribed: true });
    const typed = await person();
    await run(`update orders."order" set email = '${victim}' where order_number = '${typed.orderNumber}'`);
    await care('POST', `/api/staff/orders/${typed.orderNumber}/confirmation`);
    await shop.jobs.drain();
    const kept = async () => (await run(`select id from email.outbox where order_number = '${ofVictim}'`)).rows.length;
    expect(await kept()).toBe(1);

    const own: Body = (await registered.send('GET', '/api/accounts/data')).body;
    expect(own.emails.map(({ template }: { template: string }) => template)).toEqual(['account']);
    expect(own.suppressedAddresses).toEqual([]);
    expect(own.emailConsents).toMatchObject([{ brand: 'alder-loom', subscribed: true }]);
    const others = (await typed.send('GET', '/api/accounts/data')).body;
    expect(others.emails).toContainEqual(expect.objectContaining({ recipient: victim, template: 'order-confirmation' }));
    expect(JSON.stringify(others)).not.toContain(ofVictim);
    expect(others.suppressedAddresses).toEqual([]);

    await delivered(typed.orderNumber);
    const { rows } = await run(`select id from accounts.customer where email = '${victim}'`);
    const { id } = rows[0] as { id: number };
    for (const [customerId, confirmation] of [
      [id, victim],
      [typed.customerId, typed.email],
    ]) {
      const erased = await care('POST', `/api/staff/customers/${customerId}/erasure`, { reason: 'request', confirmation });
      expect(erased.body).toMatchObject({ ok: true });
    }
    expect(await kept()).toBe(1);
    expect((await run(`select brand from accounts.subscription where email_key = '${victim}'`)).rows).toEqual([]);
    expect((await run(`select kind from email.suppressed where address = '${victim}'`)).rows).toEqual([{ kind: 'complaint' }]);
    expect((await run(`select id from email.outbox where recipient = '${victim}'`)).rows).toHaveLength(1);
  });

  it('leave no file behind: a job removes each, as often as it takes', async () => {
    const src = await shop.privateMedia.put('damage', 'webp', 'return-photo:1');
    await shop.database.transact((tx) => shop.jobs.enqueue(tx, removeFile, { src }));
    await shop.jobs.drain();
    expect(await shop.privateMedia.read(src)).toBeNull();
  });
});
