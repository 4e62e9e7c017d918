import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Checkout, PlaceResult } from '../../../contract/checkout/checkout.ts';
import type { DraftOrder, draftEndpoints, paymentLinkEndpoints } from '../../../contract/staff/orders/drafts.ts';
import {
  booksOf,
  type CommerceShop,
  cardOf,
  commerceShop,
  ohio,
  Shopper,
  stockOf,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { sweepPayments } from '../sweeper.ts';

type Link = OutputOf<typeof paymentLinkEndpoints.get>;

let shop: CommerceShop;
let care: SignedInStaff;
let boss: SignedInStaff;
let packer: SignedInStaff;
let lamp = 0;
let last = 0;
let race = 0;
let dearest = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, last = 0, race = 0, dearest = 0] = await stockShelves(shop, [
    { price: 10_000, stock: 500 },
    { price: 4000, stock: 1 },
    { price: 6000, stock: 50 },
    { price: 20_000_000, stock: 500 },
  ]);
  care = await staffSignedIn(shop, 'customer_care');
  boss = await staffSignedIn(shop, 'administrator');
  packer = await staffSignedIn(shop, 'fulfilment');
});
afterAll(() => shop.close());

async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by: SignedInStaff = care) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: { staff_session_token: by.token },
    ...(payload && { payload }),
  });
  const body = response.json<T & { code?: string; fields?: Record<string, string>; details?: { missing?: string[] } }>();
  return { status: response.statusCode, body };
}

const drafts = '/api/staff/drafts';
const read = async (draftId: number) => (await call<DraftOrder>('GET', `${drafts}/${draftId}`)).body;
const create = async (by = care) => (await call<{ draftId: number }>('POST', drafts, {}, by)).body.draftId;

/** Saves over what is stored. */
async function save(draftId: number, change: object, by = care) {
  const { customerId, email, address, lines, promoCodes, discount, deliveryMethod, shippingPrice, note, tags, version } =
    await read(draftId);
  const known = { customerId, email, address, lines, promoCodes, discount, deliveryMethod, shippingPrice, note, tags, version };
  return call<{ version: number }>('PUT', `${drafts}/${draftId}`, { ...known, ...change }, by);
}

async function ready(variationId: number, change: object = {}, by = care) {
  const draftId = await create();
  const saved = await save(draftId, { email: 'ada@example.com', address: ohio, lines: [{ variationId, quantity: 1 }], ...change }, by);
  expect(saved.status).toBe(200);
  return draftId;
}

const send = (draftId: number, days = 7, email = true) =>
  call<{ url: string; until: string }>('POST', `${drafts}/${draftId}/link`, { days, email });
const tokenOf = (url: string) => new URL(url, 'https://shop.example').pathname.replace('/pay/', '');
const look = async (token: string, shopper = new Shopper(shop)) => (await shopper.send<Link>('GET', `/api/payment-links/${token}`)).body;

/** A browser that has opened the link, ready to pay. */
async function opened(token: string, shopper = new Shopper(shop)) {
  const { status, body } = await shopper.send<{ checkoutUuid: string }>('POST', `/api/payment-links/${token}`);
  const path = `/api/guest/checkouts/${body.checkoutUuid}`;
  const checkout = (await shopper.send<Checkout>('GET', path)).body;
  const pay = (number: string = testCards.good, expectedTotal = checkout.totals?.total) =>
    shopper.send<PlaceResult>('POST', `${path}/place`, { card: cardOf(number), expectedTotal });
  return { status, code: body.code, shopper, path, checkout, pay };
}

const actionsOn = async (draftId: number) =>
  (
    await sql<{ action: string; details: Record<string, unknown> }>`
      select action, details from staff.audit where subject_kind = 'draft' and subject_id = ${String(draftId)} order by id`.execute(
      shop.database.read,
    )
  ).rows;

describe('[§5 draft orders] staff', () => {
  it('prepare no draft that costs more than an order can', async () => {
    const draftId = await create();
    const lines = (quantity: number) => ({ address: ohio, lines: [{ variationId: dearest, quantity }] });
    const { status, body } = await save(draftId, lines(99));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'draft_too_large' });
    expect((await save(draftId, lines(4))).status).toBe(200);
  });

  it('prepare a draft that is priced as a checkout is', async () => {
    const draftId = await create();
    expect(await read(draftId)).toMatchObject({
      state: 'open',
      items: [],
      missing: ['Add at least one item', 'Enter the customer’s email'],
    });
    const lines = [
      { variationId: lamp, quantity: 2 },
      { variationId: lamp, quantity: 1 },
    ];
    const discount = { kind: 'percent', value: 10, reason: 'Loyal customer' };
    await save(draftId, {
      email: 'ada@example.com',
      address: ohio,
      lines,
      discount,
      shippingPrice: 500,
      tags: ['Phone'],
      note: 'Call first',
    });
    const { items, totals, missing, tags, createdBy } = await read(draftId);
    expect(items).toMatchObject([{ variationId: lamp, quantity: 3, inStock: 500, lineTotal: 30_000 }]);
    expect(totals).toMatchObject({ merchandise: 30_000, discount: 3000, shipping: 500, taxIsEstimate: false });
    expect(totals.tax).toBeGreaterThan(0);
    expect(totals.total).toBe(30_000 - 3000 + 500 + totals.tax);
    expect(totals.adjustments).toEqual([{ promotionId: 0, group: 'order', label: 'Discount', code: null, amount: 3000 }]);
    expect({ missing, tags }).toEqual({ missing: [], tags: ['phone'] });
    expect(createdBy).not.toBe('');
  });

  it('see who made a draft and its order, also where that is an API key', async () => {
    const key = { name: 'Phone desk', scopes: ['orders.draft'], expiresInDays: 90 };
    const { secret } = (await call<{ secret: string }>('POST', '/api/staff/api-keys', key, boss)).body;
    const headers = { authorization: `Bearer ${secret}` };
    const { draftId } = (await shop.app.inject({ method: 'POST', url: drafts, headers, payload: {} })).json<{ draftId: number }>();
    expect((await save(draftId, { email: 'ada@example.com', address: ohio, lines: [{ variationId: lamp, quantity: 1 }] })).status).toBe(
      200,
    );
    expect((await read(draftId)).createdBy).toBe('API key: Phone desk');
    const list = await call<{ drafts: { draftId: number; createdBy: string }[] }>('GET', drafts);
    expect(list.body.drafts.find((one) => one.draftId === draftId)?.createdBy).toBe('API key: Phone desk');
    const { pay } = await opened(tokenOf((await send(draftId)).body.url));
    const { orderNumber } = (await pay()).body;
    const order = await call<{ placedBy: { name: string } }>('GET', `/api/staff/orders/${orderNumber}`);
    expect(order.body.placedBy?.name).toBe('API key: Phone desk');
    const desk = await call<{ orders: { placedBy: string }[] }>('GET', `/api/staff/orders?q=${orderNumber}`);
    expect(desk.body.orders[0]?.placedBy).toBe('API key: Phone desk');
  });

  it('give a discount up to their limit; administrators give more', async () => {
    const draftId = await ready(lamp);
    const discount = { kind: 'amount', value: 2001, reason: 'Scratch' };
    const refused = await save(draftId, { discount });
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
      403,
      'discount_too_high',
      ['discount.value'],
    ]);
    expect((await save(draftId, { discount }, boss)).status).toBe(200);
    // What an administrator gave stays when others change something else.
    expect((await save(draftId, { note: 'Agreed with Mara' })).status).toBe(200);
    expect(
      (
        await save(draftId, {
          lines: [
            { variationId: lamp, quantity: 1 },
            { variationId: race, quantity: 1 },
          ],
          discount: { ...discount, value: 9000 },
        })
      ).status,
    ).toBe(403);
    const copy = (await call<{ draftId: number }>('POST', `${drafts}/${draftId}/copies`, {})).body.draftId;
    expect(await read(copy)).toMatchObject({ discount: null, email: 'ada@example.com', lines: [{ variationId: lamp, quantity: 1 }] });
  });

  it.each([
    ['a percentage above 100', { discount: { kind: 'percent', value: 101, reason: 'x' } }, 'discount.value'],
    ['half a cent', { discount: { kind: 'amount', value: 0.5, reason: 'x' } }, 'discount.value'],
    ['no reason', { discount: { kind: 'percent', value: 5, reason: ' ' } }, 'discount.reason'],
    ['an unknown code', { promoCodes: ['NOSUCHCODE'] }, 'promoCodes'],
    ['a wrong email', { email: 'ada' }, 'email'],
  ])('are refused %s, at its field', async (_, change, field) => {
    const { status, body } = await save(await ready(lamp), change);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  it('name an unknown code and a discount above the limit together', async () => {
    const change = { promoCodes: ['NOSUCHCODE'], discount: { kind: 'percent', value: 90, reason: 'x' } };
    const { fields } = (await save(await ready(lamp), change)).body;
    expect(Object.keys(fields ?? {})).toEqual(['promoCodes', 'discount.value']);
  });

  it('may leave the address to the customer, but not half of it', async () => {
    const draftId = await ready(lamp, { address: { ...ohio, postalCode: 'nonsense' } });
    const { addressErrors, missing } = await read(draftId);
    expect(Object.keys(addressErrors)).toEqual(['postalCode']);
    expect((await send(draftId)).body).toMatchObject({ code: 'draft_not_ready', details: { missing } });
    await save(draftId, { address: {} });
    expect(await read(draftId)).toMatchObject({ addressErrors: {}, missing: [], totals: { taxIsEstimate: true } });
  });

  it('do not overwrite each other', async () => {
    const draftId = await ready(lamp);
    const { version } = await read(draftId);
    expect((await save(draftId, { note: 'first', version })).status).toBe(200);
    expect((await save(draftId, { note: 'second', version })).body.code).toBe('draft_changed');
    expect((await read(draftId)).note).toBe('first');
  });

  it('find items by name and SKU, with price and stock', async () => {
    const find = async (q: string) =>
      (await call<OutputOf<typeof draftEndpoints.findItems>>('GET', `/api/staff/draft-items?q=${encodeURIComponent(q)}`)).body.items;
    expect(await find('lamp-1')).toEqual([
      { variationId: last, productName: 'Lamp 1', variationName: '', sku: 'LAMP-1', price: 4000, inStock: 1 },
    ]);
    expect(await find('lamp')).toHaveLength(4);
    expect(await find('%')).toEqual([]);
  });

  it('find drafts by name, email, phone and state', async () => {
    const draftId = await ready(lamp, { email: 'zora@example.org', address: { ...ohio, firstName: 'Zora', phone: '212 555 0187' } });
    const list = async (query: string) =>
      (await call<OutputOf<typeof draftEndpoints.list>>('GET', `${drafts}?${query}`)).body.drafts.map((draft) => draft.draftId);
    for (const query of ['q=zora', 'q=ORA%20weav', 'q=zora%40example', 'q=555-0187', `q=${draftId}`, 'q=zora&state=open'])
      expect([query, await list(query)]).toEqual([query, [draftId]]);
    expect(await list('q=zora&state=sent')).toEqual([]);
    expect(await list(`q=zora&staff=${boss.memberId}`)).toEqual([]);
    expect(await list('q=%25')).toEqual([]);
    await send(draftId);
    expect(await list('q=zora&state=sent')).toEqual([draftId]);
    expect((await call('GET', drafts, undefined, packer)).status).toBe(403);
  });

  it('leave a trace of every change, without names or addresses', async () => {
    const draftId = await ready(lamp, { note: 'Secret of Ada' });
    await send(draftId, 3, false);
    await call('DELETE', `${drafts}/${draftId}/link`);
    await call('DELETE', `${drafts}/${draftId}`);
    const entries = await actionsOn(draftId);
    expect(entries.map(({ action }) => action)).toEqual([
      'draft.created',
      'draft.saved',
      'draft.sent',
      'draft.link_withdrawn',
      'draft.deleted',
    ]);
    expect(entries[1]?.details).toMatchObject({
      before: { lines: [] },
      after: { lines: [[lamp, 1]] },
      fields: ['email', 'address', 'note'],
    });
    expect(JSON.stringify(entries)).not.toMatch(/ada|elm street|secret/i);
    expect((await call('GET', `${drafts}/${draftId}`)).status).toBe(404);
  });
});

describe('[§5 draft orders] the payment link', () => {
  it('shows the order, takes the payment and becomes an ordinary order', async () => {
    const discount = { kind: 'percent', value: 15, reason: 'Loyal customer' };
    const draftId = await ready(lamp, { discount, note: 'Ring the bell', tags: ['phone'] });
    const { url } = (await send(draftId)).body;
    const { rows: mails } = await sql<{ recipient: string; content: { template: string; props: { payUrl: string } } }>`
      select recipient, content from email.outbox order by id desc limit 1`.execute(shop.database.read);
    expect(mails).toMatchObject([{ recipient: 'ada@example.com', content: { template: 'payment-link', props: { payUrl: url } } }]);
    const draft = await read(draftId);
    expect(draft).toMatchObject({ state: 'sent', link: { url } });

    const token = tokenOf(url);
    const { state, totals } = await look(token);
    expect([state, totals]).toEqual(['open', draft.totals]);
    const { shopper, checkout, pay } = await opened(token);
    expect(checkout).toMatchObject({ isFromDraft: true, contact: { email: 'ada@example.com' }, totals: draft.totals });
    const placed = await pay();
    expect(placed).toMatchObject({ status: 200, body: { status: 'placed' } });
    const orderNumber = placed.body.orderNumber;

    expect(await read(draftId)).toMatchObject({ state: 'paid', orderNumber, link: null });
    expect(await look(token)).toMatchObject({ state: 'paid', order: { orderNumber } });
    expect((await shopper.send('GET', `/api/orders/${orderNumber}`)).status).toBe(200);
    const timeline = await call<{ events: object[] }>('GET', `/api/staff/orders/${orderNumber}/timeline`);
    expect(timeline.body.events[0]).toMatchObject({ kind: 'placed', draftId, who: draft.createdBy });
    const work = await call<{ notes: object[]; tags: string[] }>('GET', `/api/staff/orders/${orderNumber}/work`);
    expect(work.body).toMatchObject({ notes: [{ words: 'Ring the bell', who: draft.createdBy }], tags: ['phone'] });
    for (const attempt of [await save(draftId, {}), await call('DELETE', `${drafts}/${draftId}`), await send(draftId)])
      expect(attempt.body.code).toBe('draft_paid');
    expect((await opened(token)).code).toBe('payment_link_ended');
  });

  it('belongs to the account it was made for, and whoever paid sees the confirmation', async () => {
    const { customerId } = await signedIn(shop);
    const draftId = (await call<{ draftId: number }>('POST', drafts, { customerId })).body.draftId;
    const { email } = await read(draftId);
    expect(email).not.toBe('');
    await save(draftId, { address: ohio, lines: [{ variationId: lamp, quantity: 1 }] });
    const { pay, shopper } = await opened(tokenOf((await send(draftId)).body.url));
    const { orderNumber } = (await pay()).body;
    const { rows } = await sql<{ owner: string }>`
      select owner_id as owner from orders.order where order_number = ${orderNumber}`.execute(shop.database.read);
    expect(rows).toEqual([{ owner: `customer:${customerId}` }]);
    expect((await shopper.send('GET', `/api/orders/${orderNumber}`)).status).toBe(200);
    expect((await new Shopper(shop).send('GET', `/api/orders/${orderNumber}`)).status).toBe(404);
    const exported = await call<{ draftOrders: object[] }>('GET', `/api/staff/customers/${customerId}/data`, undefined, boss);
    expect(exported.body.draftOrders).toMatchObject([{ id: draftId, customer_id: customerId }]);
    const nobody = await call('POST', drafts, { customerId: 999_999 });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'customer_not_found']);
  });

  it('is refunded to the cent: each unit its part of the manual discount, delivery as it was charged', async () => {
    const lines = [
      { variationId: lamp, quantity: 1 },
      { variationId: race, quantity: 2 },
    ];
    const draftId = await ready(lamp, { lines, discount: { kind: 'percent', value: 13, reason: 'Mixed lot' }, shippingPrice: 777 });
    const { pay, checkout } = await opened(tokenOf((await send(draftId)).body.url));
    const { orderNumber } = (await pay()).body;
    const path = `/api/staff/orders/${orderNumber}/cancellations/${crypto.randomUUID()}`;
    const cancelled = await call<{ amount: number }>('PUT', path, { reason: 'customer_asked', lines: null });
    expect([cancelled.status, cancelled.body.amount]).toEqual([200, checkout.totals.total]);
  });

  it('takes the saved cards of a customer who is signed in', async () => {
    const shopper = new Shopper(shop);
    shopper.cookies.set('session_token', (await signedIn(shop)).token);
    const cards = async () => (await shopper.send<{ cards: { cardId: number }[] }>('GET', '/api/wallet/credit-cards')).body.cards;
    const { path, checkout } = await opened(tokenOf((await send(await ready(lamp))).body.url), shopper);
    const expectedTotal = checkout.totals.total;
    const card = { card: cardOf(testCards.good), saveCard: true };
    expect((await shopper.send('POST', `${path}/place`, { ...card, expectedTotal })).status).toBe(200);
    const [saved] = await cards();
    const again = await opened(tokenOf((await send(await ready(lamp))).body.url), shopper);
    const savedCard = { cardId: saved?.cardId, securityCode: '123' };
    expect((await shopper.send('POST', `${again.path}/place`, { savedCard, expectedTotal })).body).toMatchObject({ status: 'placed' });
  });

  it('is priced without the campaigns and codes of the browser that opens it', async () => {
    const draftId = await ready(lamp);
    const token = tokenOf((await send(draftId)).body.url);
    const { shopper, path, checkout } = await opened(token);
    const refused = await shopper.send('POST', `${path}/promo-codes`, { code: 'ANYTHING' });
    expect(refused.status).toBe(404);
    expect((await shopper.send<Checkout>('GET', path)).body.totals).toEqual(checkout.totals);
  });

  it.each([
    ['the usual price of delivery', { shippingPrice: null }],
    ['an agreed price of delivery', { shippingPrice: 500 }],
    ['an address left to the customer', { address: {} }],
  ])('[§9 shipping] is priced to the country that its payer chooses: with %s', async (_, change) => {
    const { shopper, path, checkout } = await opened(tokenOf((await send(await ready(lamp, change))).body.url));
    const pricedTo = async (country: string) => (await shopper.send<Checkout>('GET', `${path}?countryCode=${country}`)).body.totals;
    const toCanada = { merchandise: 10_000, shipping: 2499, tax: 0, taxIsEstimate: true, total: 12_499 };
    expect(await pricedTo('CA')).toMatchObject(toCanada);
    expect(await pricedTo('US')).toEqual(checkout.totals);
    // What the browser has chosen on product pages prices no draft.
    shopper.cookies.set('shipintlpc', 'M5V2T6');
    expect(await pricedTo('CA')).toMatchObject(toCanada);
    expect(await pricedTo('US')).toEqual(checkout.totals);
  });

  it('cannot be made up, and opens nobody else’s checkout', async () => {
    const { url } = (await send(await ready(lamp))).body;
    const token = tokenOf(url);
    const [uuid = '', number, signature = ''] = token.split('.');
    const forged = [
      `${uuid}.2.${signature}`,
      `${uuid}.${number}.${'A'.repeat(signature.length)}`,
      `${crypto.randomUUID()}.1.${signature}`,
      'x',
    ];
    for (const one of forged) expect((await new Shopper(shop).send('GET', `/api/payment-links/${one}`)).status).toBe(404);
    const { path } = await opened(token);
    const stranger = new Shopper(shop);
    await stranger.send('POST', '/api/cart', { variationId: lamp });
    expect((await stranger.send('GET', path)).status).toBe(404);
    expect((await stranger.send('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal: 1 })).status).toBe(404);
  });

  it('is read, changed and paid at the draft’s brand only', async () => {
    const { shopper, path, checkout, pay } = await opened(tokenOf((await send(await ready(lamp))).body.url));
    const atSister = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original', tenancy: 'pip-alder' };
      const cookies = Object.fromEntries(shopper.cookies);
      const response = await shop.app.inject({ method, url, headers, cookies, ...(payload && { payload }) });
      return [response.statusCode, response.json().code];
    };
    const payment = { card: cardOf(testCards.good), expectedTotal: checkout.totals.total };
    for (const answer of [
      await atSister('GET', path),
      await atSister('PUT', path, { shippingAddress: ohio }),
      await atSister('POST', `${path}/place`, payment),
      await atSister('POST', `${path}/resume`),
      await atSister('POST', '/api/checkouts-paypal-guest', { checkoutUuid: checkout.checkoutUuid }),
    ])
      expect(answer).toEqual([404, 'checkout_not_found']);
    expect((await pay()).body.status).toBe('placed');
  });

  it('ends when it is withdrawn, also for who has opened it; a new one works', async () => {
    const draftId = await ready(lamp);
    const token = tokenOf((await send(draftId)).body.url);
    const { pay } = await opened(token);
    await call('DELETE', `${drafts}/${draftId}/link`);
    expect((await look(token)).state).toBe('withdrawn');
    expect((await pay()).body.code).toBe('payment_link_ended');
    const again = tokenOf((await send(draftId)).body.url);
    expect((await look(token)).state).toBe('withdrawn');
    expect((await look(again)).state).toBe('open');
    await (await opened(again)).pay();
    expect(await look(token)).toMatchObject({ state: 'withdrawn', order: null });
    expect((await look(again)).state).toBe('paid');
  });

  it('gives the order to who paid, not to who was declined before', async () => {
    const token = tokenOf((await send(await ready(lamp))).body.url);
    const declined = await opened(token);
    expect((await declined.pay(testCards.declined)).body.code).toBe('card_declined');
    const paying = await opened(token);
    const { orderNumber } = (await paying.pay()).body;
    expect((await paying.shopper.send('GET', `/api/orders/${orderNumber}`)).status).toBe(200);
    expect((await declined.shopper.send('GET', `/api/orders/${orderNumber}`)).status).toBe(404);
  });

  it('expires after the chosen days', async () => {
    const draftId = await ready(lamp);
    const { url, until } = (await send(draftId, 3)).body;
    expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBeCloseTo(72, -1);
    const { pay } = await opened(tokenOf(url));
    await sql`update checkout.draft set link_until = now() - interval '1 minute' where id = ${draftId}`.execute(shop.database.read);
    expect((await look(tokenOf(url))).state).toBe('expired');
    expect((await pay()).body.code).toBe('payment_link_ended');
    expect((await read(draftId)).state).toBe('expired');
  });

  it('asks for the total that the customer saw: a change by staff is agreed to first', async () => {
    const draftId = await ready(lamp);
    const token = tokenOf((await send(draftId)).body.url);
    const { pay, shopper, path } = await opened(token);
    await save(draftId, { lines: [{ variationId: lamp, quantity: 2 }] });
    expect((await pay()).body.code).toBe('total_changed');
    const { totals } = (await shopper.send<Checkout>('GET', path)).body;
    expect(totals.merchandise).toBe(20_000);
    expect((await pay(testCards.good, totals.total)).body.status).toBe('placed');
  });

  it('says what is no longer available, and keeps the draft', async () => {
    const draftId = await ready(last, {
      lines: [
        { variationId: last, quantity: 1 },
        { variationId: lamp, quantity: 1 },
      ],
    });
    const token = tokenOf((await send(draftId)).body.url);
    const { pay } = await opened(token);
    await sql`delete from catalog.hold`.execute(shop.database.read);
    await sql`update catalog.stock set on_hand = 0 where variation_id = ${last}`.execute(shop.database.read);
    expect((await pay()).body.code).toBe('items_changed');
    expect((await look(token)).items).toMatchObject([{ errorDetails: { code: 'out_of_stock' } }, { errorDetails: null }]);
    expect(await read(draftId)).toMatchObject({ state: 'sent', lines: [{ variationId: last }, { variationId: lamp }] });
  });

  it('that is paid has the total of its order in the list, not that of the day it was saved', async () => {
    const draftId = await ready(race, { lines: [{ variationId: race, quantity: 3 }], email: 'rare@example.com' });
    const listed = async () =>
      (await call<OutputOf<typeof draftEndpoints.list>>('GET', `${drafts}?q=rare@example.com`)).body.drafts.map(({ total }) => total);
    const [asked = 0] = await listed();
    const token = tokenOf((await send(draftId)).body.url);
    const setStock = (units: number) =>
      sql`update catalog.stock set on_hand = ${units} where variation_id = ${race}`.execute(shop.database.read);
    await setStock(1);
    const { checkout, pay } = await opened(token);
    expect((await pay()).body).toMatchObject({ status: 'placed' });
    expect(await listed()).toEqual([checkout.totals?.total]);
    expect(checkout.totals?.total).toBeLessThan(asked);
    await setStock(50);
  });

  it('stays open after a decline, and a declined attempt makes no second order', async () => {
    const draftId = await ready(lamp);
    const { pay } = await opened(tokenOf((await send(draftId)).body.url));
    expect((await pay(testCards.declined)).body.code).toBe('card_declined');
    expect((await read(draftId)).state).toBe('sent');
    const { body } = await pay();
    expect(body.status).toBe('placed');
    expect((await read(draftId)).orderNumber).toBe(body.orderNumber);
  });

  it.each([
    ['with the link while it works', 1],
    ['without the link once it has ended', 8 * 24],
  ])('tells a customer who has left of the decline, %s', async (_, hours) => {
    const draftId = await ready(lamp, { email: `left-${hours}@example.com` });
    const { url } = (await send(draftId)).body;
    const { pay } = await opened(tokenOf(url));
    expect((await pay(testCards.challenge)).body.status).toBe('challenge');
    await sweepPayments(shop.parts, new Date(Date.now() + hours * 3_600_000));
    const { rows } = await sql<{ props: object }>`
      select content -> 'props' as props from email.outbox where template = 'payment-declined' and recipient = ${`left-${hours}@example.com`}`.execute(
      shop.database.read,
    );
    expect(rows).toMatchObject([{ props: { isDraft: true, checkoutUrl: hours === 1 ? url : null } }]);
  });

  it('waits while a bank decides: staff change nothing meanwhile', async () => {
    const draftId = await ready(lamp);
    const { pay } = await opened(tokenOf((await send(draftId)).body.url));
    expect((await pay(testCards.challenge)).body.status).toBe('challenge');
    for (const attempt of [
      await save(draftId, {}),
      await call('DELETE', `${drafts}/${draftId}/link`),
      await call('DELETE', `${drafts}/${draftId}`),
    ])
      expect(attempt.body.code).toBe('draft_paying');
  });

  it('charges nothing that another address would not: delivery agreed for Ohio is not for Alaska', async () => {
    const draftId = await ready(lamp, { shippingPrice: 0 });
    const { shopper, path, checkout } = await opened(tokenOf((await send(draftId)).body.url));
    expect(checkout.totals.shipping).toBe(0);
    const alaska = { ...ohio, stateRegion: 'AK', city: 'Anchorage', postalCode: '99501' };
    const { body } = await shopper.send<Checkout>('PUT', path, { shippingAddress: alaska });
    expect(body.totals.shipping).toBeGreaterThan(0);
  });

  it('makes one order however many pay at once, in two browsers and many tabs', async () => {
    const draftId = await ready(race);
    const before = await booksOf(shop);
    const units = await stockOf(shop, race);
    const token = tokenOf((await send(draftId)).body.url);
    const one = await opened(token);
    const other = await opened(token);
    const answers = await Promise.all([one, other, one, other, one, other].map(({ pay }) => pay()));
    const numbers = new Set(answers.map(({ body }) => ('orderNumber' in body ? body.orderNumber : '')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(numbers.size).toBe(1);
    expect(await stockOf(shop, race)).toBe(units - 1);
    const after = await booksOf(shop);
    expect(after.orders.placed).toBe((before.orders.placed ?? 0) + 1);
    expect(after.charges.succeeded).toBe((before.charges.succeeded ?? 0) + 1);
  });

  it('cannot be paid and changed at once', async () => {
    const draftId = await ready(race);
    const { pay } = await opened(tokenOf((await send(draftId)).body.url));
    const [paid, saved] = await Promise.all([pay(), save(draftId, { lines: [{ variationId: race, quantity: 2 }] })]);
    // Whoever comes first: either the order is for what the customer saw, or they are asked again.
    const draft = await read(draftId);
    if (paid.body.status === 'placed') expect([draft.orderNumber, draft.lines[0]?.quantity]).toEqual([paid.body.orderNumber, 1]);
    else expect([paid.body.code, saved.status, draft.orderNumber]).toEqual(['total_changed', 200, null]);
  });
});
