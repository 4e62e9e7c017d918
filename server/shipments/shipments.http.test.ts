import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentCard } from '../../contract/engagement/engagement.ts';
import type { Order } from '../../contract/orders/orders.ts';
import type { OrderToPack, OrderToShip, Shipment } from '../../contract/shipments/shipments.ts';
import { type CommerceShop, clearBooks, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { findFailedEntries } from '../payments/index.ts';

let shop: CommerceShop;
let packer: SignedInStaff;
let [lamp, shade]: number[] = [];
const tracking = { carrier: 'ups', trackingNumber: '1Z 999-AA1 0123456784' };

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, shade] = await stockShelves(shop, [{ stock: 500 }, { price: 4000, stock: 500 }]);
  packer = await staffSignedIn(shop, 'fulfilment');
});
beforeEach(() => clearBooks(shop));
afterAll(() => shop.close());

/** Calls as staff. */
async function staff<T>(method: 'GET' | 'PUT', url: string, payload?: object, { token } = packer) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: token }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() as T & { code?: string; fields?: object } };
}

/** A paid order of three lamps and a shade. */
async function bought(card: string = testCards.good): Promise<{ shopper: Shopper; orderNumber: string; path: string }> {
  const items = [
    { variationId: lamp ?? 0, quantity: 3 },
    { variationId: shade ?? 0, quantity: 1 },
  ];
  const { shopper, pay } = await readyToPay(shop, items, { email: 'ada@example.com' });
  const { orderNumber } = (await pay(card)).body;
  return { shopper, orderNumber, path: `/api/staff/fulfilment/${orderNumber}` };
}

const lines = (lamps: number, shades: number) =>
  [
    { variationId: lamp, quantity: lamps },
    { variationId: shade, quantity: shades },
  ].filter(({ quantity }) => quantity > 0);
const ship = (path: string, what: object[], uuid: string = randomUUID(), more: object = {}) =>
  staff<OrderToPack>('PUT', `${path}/shipments/${uuid}`, { ...tracking, ...more, lines: what });
const stateOf = async (orderNumber: string) =>
  (await sql<{ state: string }>`select state from orders.order where order_number = ${orderNumber}`.execute(shop.database.read)).rows[0]
    ?.state;
const mails = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, body as text from email.outbox where subject like '%on its way' order by id`.execute(shop.database.read);
  return rows;
};
const auditEntries = async (orderNumber: string) =>
  (
    await sql<{ n: number }>`select count(*) as n from staff.audit where action = 'order.shipped' and subject_id = ${orderNumber}`.execute(
      shop.database.read,
    )
  ).rows[0]?.n;

const ledger = async (orderNumber: string) =>
  (
    await sql<{ line: string }>`
      select e.kind || ' ' || e.amount || ' ' || e.state || ', ' || e.reason || ', ' || e.actor as line
      from payments.entry e join payments.payment p on p.id = e.payment_id join orders.order o on o.id = p.order_id
      where o.order_number = ${orderNumber} and e.kind <> 'authorized' order by e.created_at`.execute(shop.database.read)
  ).rows.map(({ line }) => line);

describe('[money: Payments] the order’s payment', () => {
  const totalOf = async (orderNumber: string) =>
    (await sql<{ total: number }>`select total from orders.order where order_number = ${orderNumber}`.execute(shop.database.read)).rows[0]
      ?.total;

  it('is captured in full with the first parcel, and only once', async () => {
    const { orderNumber, path } = await bought();
    await shop.jobs.drain();
    expect(await ledger(orderNumber)).toEqual([]);
    const first = randomUUID();
    await Promise.all([ship(path, lines(1, 0), first), ship(path, lines(1, 0), first)]);
    await shop.jobs.drain();
    const captured = `captured ${await totalOf(orderNumber)} succeeded, first parcel shipped, staff:${packer.memberId}`;
    expect(await ledger(orderNumber)).toEqual([captured]);
    await ship(path, lines(2, 1));
    await shop.jobs.drain();
    expect(await ledger(orderNumber)).toEqual([captured]);
  });

  it('is captured with a later parcel when the first capture was declined', async () => {
    const { orderNumber, path } = await bought(testCards.captureFails);
    await ship(path, lines(1, 0));
    await shop.jobs.drain();
    await sql`update sandbox_gateway.charge set operations = 'prompt'`.execute(shop.database.read);
    expect((await ship(path, lines(2, 1))).status).toBe(200);
    await shop.jobs.drain();
    const total = await totalOf(orderNumber);
    const by = `staff:${packer.memberId}`;
    expect(await ledger(orderNumber)).toEqual([
      `captured ${total} failed, first parcel shipped, ${by}`,
      `captured ${total} succeeded, later parcel shipped, ${by}`,
    ]);
  });

  it('is not captured when the parcel is refused', async () => {
    const { orderNumber, path } = await bought();
    expect((await ship(path, lines(4, 0))).status).toBe(409);
    await shop.jobs.drain();
    expect(await ledger(orderNumber)).toEqual([]);
  });

  it('does not block the parcel when capture fails; staff can find it', async () => {
    const { orderNumber, path } = await bought(testCards.expires);
    expect((await ship(path, lines(3, 1))).status).toBe(200);
    await shop.jobs.drain();
    expect(await stateOf(orderNumber)).toBe('shipped');
    expect((await findFailedEntries(shop.database.read, { limit: 10 })).map(({ failure }) => failure)).toEqual(['authorization_expired']);
  });
});

describe('[rulings: Orders] shipping', () => {
  it('a whole order updates its state, audit log, e-mail, notification and order page', async () => {
    const { shopper, orderNumber, path } = await bought();
    const shipped = await ship(path, lines(3, 1));
    expect(shipped).toMatchObject({ status: 200, body: { status: 'shipped', shipments: [{ shippedBy: expect.stringMatching(/^Mara/) }] } });
    expect(shipped.body.lines.map((line) => [line.quantity, line.shipped])).toEqual([
      [3, 3],
      [1, 1],
    ]);
    expect([await stateOf(orderNumber), await auditEntries(orderNumber)]).toEqual(['shipped', 1]);
    const { shipments } = (await shopper.send<{ shipments: Shipment[] }>('GET', `/api/orders/${orderNumber}/shipments`)).body;
    expect(shipments).toMatchObject([
      {
        carrier: { name: 'UPS' },
        trackingNumber: '1Z999AA10123456784',
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        items: [{ variationId: lamp, quantity: 3, lineTotal: 7500 }, { variationId: shade }],
      },
    ]);
    expect(JSON.stringify(shipments)).not.toContain('Mara');
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Your order ${orderNumber} is on its way`);
    for (const part of ['3 × Lamp 0', '1Z999AA10123456784', 'https://www.ups.com/track?']) expect(mail?.text).toContain(part);
    const link = new URL(/https?:\S+order-confirmation\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const byLink = `/api/orders/${orderNumber}/shipments?token=${encodeURIComponent(link.searchParams.get('token') ?? '')}`;
    expect((await new Shopper(shop).send<{ shipments: Shipment[] }>('GET', byLink)).body.shipments).toEqual(shipments);
    const { cards } = (await shopper.send<{ cards: ContentCard[] }>('GET', '/api/content-cards')).body;
    expect(cards).toMatchObject([
      {
        title: 'Your order is on its way',
        description: `Lamp 0 and 1 more left with UPS. Order ${orderNumber}.`,
        linkText: 'Track package',
      },
    ]);
  });

  it('an order that is late and partly cancelled promises no day that has passed, and nothing that was cancelled', async () => {
    const { shopper, orderNumber, path } = await bought();
    const cancel = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines: lines(1, 0) };
    expect((await shopper.send('POST', '/api/orders/invoices/lines/cancel', cancel)).status).toBe(200);
    const past = JSON.stringify({ earliest: '2020-01-06', latest: '2020-01-08' });
    await sql`update orders.order set delivery = delivery || ${past}::jsonb where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    expect((await ship(path, lines(2, 1))).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Your order ${orderNumber} is on its way`);
    expect(mail?.text).toContain('The rest of your order has left our warehouse with UPS. It should arrive soon.');
  });

  it('a part leaves the rest open, and never exceeds what was bought', async () => {
    const { shopper, orderNumber, path } = await bought();
    const stage = async () => (await shopper.send<Order>('GET', `/api/orders/${orderNumber}`)).body.stage;
    expect((await ship(path, lines(2, 0))).body.status).toBe('partly_shipped');
    expect(await stateOf(orderNumber)).toBe('partially_shipped');
    expect(await stage()).toBe('partly_shipped');
    expect(await ship(path, lines(2, 0))).toMatchObject({ status: 409, body: { code: 'more_than_ordered' } });
    expect(await ship(path, [...lines(1, 0), ...lines(1, 0)])).toMatchObject({ status: 409, body: { code: 'more_than_ordered' } });
    expect(await ship(path, [{ variationId: 424_242, quantity: 1 }])).toMatchObject({ status: 409, body: { code: 'more_than_ordered' } });
    expect((await ship(path, lines(1, 1), undefined, { carrier: 'own', trackingNumber: '' })).body.status).toBe('shipped');
    expect(await stage()).toBe('shipped');
    expect((await mails()).map(({ subject }) => subject)).toEqual(Array(2).fill(`Part of your order ${orderNumber} is on its way`));
    expect(await ship(path, lines(1, 0))).toMatchObject({ status: 409, body: { code: 'order_not_shippable' } });
  });

  it('is safe to repeat, and two packers ship an order once', async () => {
    const { orderNumber, path } = await bought();
    const uuid = randomUUID();
    const twice = await Promise.all(Array.from({ length: 6 }, () => ship(path, lines(1, 0), uuid)));
    expect(twice.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const others = await Promise.all(Array.from({ length: 8 }, () => ship(path, lines(2, 1))));
    expect(others.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect([await stateOf(orderNumber), await auditEntries(orderNumber), (await mails()).length]).toEqual(['shipped', 2, 2]);
    const elsewhere = await bought();
    const other = { trackingNumber: '1Z999AA10123456785' };
    expect(await ship(elsewhere.path, lines(1, 0), uuid, other)).toMatchObject({ status: 409, body: { code: 'shipment_elsewhere' } });
    expect(await stateOf(elsewhere.orderNumber)).toBe('placed');
  });

  it('refuses the label of another order’s parcel until that has arrived', async () => {
    const one = await bought();
    const other = await bought();
    await ship(one.path, lines(2, 0));
    expect(await ship(other.path, lines(3, 1))).toMatchObject({
      status: 409,
      body: { code: 'number_in_use', fields: { trackingNumber: `A parcel of order ${one.orderNumber} has this number` } },
    });
    expect(await stateOf(other.orderNumber)).toBe('placed');
    expect((await ship(one.path, lines(1, 1))).status).toBe(200);
    await sql`update shipments.shipment set status = 'delivered', delivered_at = now()`.execute(shop.database.read);
    expect((await ship(other.path, lines(3, 1))).status).toBe(200);
  });

  it('waits for the payment and requires a plausible tracking number', async () => {
    const unpaid = await bought(testCards.challenge);
    expect(await ship(unpaid.path, lines(3, 1))).toMatchObject({ status: 409, body: { code: 'order_not_shippable' } });
    const { path } = await bought();
    expect(await ship(path, lines(3, 1), undefined, { trackingNumber: '' })).toMatchObject({
      status: 400,
      body: { fields: { trackingNumber: 'Tracking number is required' } },
    });
    expect((await ship(path, lines(3, 1), undefined, { trackingNumber: 'see label' })).body.fields).toEqual({
      trackingNumber: 'A tracking number has 8 to 40 letters and digits',
    });
    expect((await ship(path, [])).status).toBe(400);
    expect((await ship('/api/staff/fulfilment/AAAA-BBBBB', lines(1, 0))).body.code).toBe('order_not_found');
  });
});

describe('[rulings: Staff] packing staff', () => {
  it('find waiting orders, oldest first, and any order by number or address', async () => {
    const first = await bought();
    const second = await bought();
    await bought(testCards.declined);
    const find = async (q = '') =>
      (await staff<{ orders: OrderToShip[]; waiting: number }>('GET', `/api/staff/fulfilment?q=${encodeURIComponent(q)}`)).body;
    expect((await find()).orders.map(({ orderNumber }) => orderNumber)).toEqual([first.orderNumber, second.orderNumber]);
    await ship(first.path, lines(3, 1));
    expect(await find()).toMatchObject({
      waiting: 1,
      orders: [{ orderNumber: second.orderNumber, units: 4, shipsTo: 'Ada Weaver, Columbus, OH' }],
    });
    expect((await find(first.orderNumber.toLowerCase())).orders).toMatchObject([{ status: 'shipped' }]);
    expect((await find('ADA@example.com')).orders.map(({ orderNumber }) => orderNumber)).toEqual([second.orderNumber, first.orderNumber]);
    expect((await find('nobody@example.com')).orders).toEqual([]);
  });

  it('see the address, which is audited; without the permission nobody does', async () => {
    const { shopper, orderNumber, path } = await bought();
    expect((await staff<OrderToPack>('GET', path)).body.shippingAddress.addressLine1).toBe('12 Elm Street');
    const { rows } = await sql`select from staff.audit where action = 'order.address_viewed' and subject_id = ${orderNumber}`.execute(
      shop.database.read,
    );
    expect(rows).toHaveLength(1);
    const care = await staffSignedIn(shop, 'customer_care');
    for (const [method, url] of [
      ['GET', '/api/staff/fulfilment'],
      ['GET', path],
      ['PUT', `${path}/shipments/${randomUUID()}`],
    ] as const) {
      expect((await staff(method, url, method === 'PUT' ? { ...tracking, lines: lines(1, 0) } : undefined, care)).status).toBe(403);
    }
    expect((await shopper.send('GET', path)).status).toBe(401);
    expect((await new Shopper(shop).send('GET', `/api/orders/${orderNumber}/shipments`)).status).toBe(404);
  });
});
