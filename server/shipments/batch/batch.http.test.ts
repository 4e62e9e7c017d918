import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { maxPacked, type staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

type Packing = typeof staffPackingEndpoints;
type Results = OutputOf<Packing['ship']>['results'];

let shop: CommerceShop;
let packer: SignedInStaff;
let lamps: number[] = [];

beforeAll(async () => {
  shop = await commerceShop({ env: { HOLD_TOTAL: '1000' } });
  lamps = await stockShelves(shop, [{ stock: 500 }, { stock: 500 }, { price: 150_000, stock: 50 }]);
  packer = await staffSignedIn(shop, 'fulfilment');
});
afterAll(() => shop.close());

async function call<T>(method: 'GET' | 'PUT', url: string, payload?: object, by: SignedInStaff | null = packer) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, text: response.body, body: response.json() as T & { code?: string } };
}

/** A paid order of lamps by their places on the shelf. */
async function bought(...units: number[]): Promise<string> {
  const items = units.flatMap((quantity, i) => (quantity > 0 ? [{ variationId: lamps[i] ?? 0, quantity }] : []));
  const { pay } = await readyToPay(shop, items, { email: 'ada@example.com' });
  return (await pay(testCards.good)).body.orderNumber;
}

async function unpaid(): Promise<string> {
  const { pay, checkout } = await readyToPay(shop, [{ variationId: lamps[0] ?? 0 }]);
  await pay(testCards.declined);
  const { rows } = await sql<{ orderNumber: string }>`
    select order_number as "orderNumber" from orders.order where checkout_uuid = ${checkout.checkoutUuid}::uuid`.execute(
    shop.database.read,
  );
  return rows[0]?.orderNumber ?? '';
}

const read = async <Name extends 'orders' | 'pickList' | 'slips'>(name: Name, query: string) => {
  const paths = { orders: 'orders', pickList: 'pick-list', slips: 'slips' };
  return (await call<OutputOf<Packing[Name]>>('GET', `/api/staff/packing/${paths[name]}?${query}`)).body;
};
const label = (n: number) => `1Z999AA1012345${String(n).padStart(4, '0')}`;
let printed = 1000;
const newLabel = () => label(printed++);
const shipAll = (
  orderNumbers: readonly string[],
  { batch = randomUUID() as string, carrier = 'ups', numbers = newLabel as (i: number) => string } = {},
) =>
  call<{ results: Results }>('PUT', `/api/staff/packing/shipments/${batch}`, {
    carrier,
    orders: orderNumbers.map((orderNumber, i) => ({ orderNumber, trackingNumber: numbers(i) })),
  });
const outcomes = async (asked: ReturnType<typeof shipAll>) => (await asked).body.results.map(({ outcome }) => outcome);
const shipmentsOf = async (orderNumber: string) =>
  (
    await sql<{ number: string; units: number }>`
      select s.tracking_number as number, (select sum(quantity)::int from shipments.line l where l.shipment_uuid = s.uuid) as units
      from shipments.shipment s join orders.order o on o.id = s.order_id where o.order_number = ${orderNumber}`.execute(shop.database.read)
  ).rows;

describe('[look: staff console] a pick list', () => {
  it('adds up the units of each SKU by name, with the orders they are for', async () => {
    const first = await bought(2, 1);
    const second = await bought(0, 3);
    const { warehouses, ...beside } = await read('pickList', `orders=${first},${second}`);
    expect(beside).toEqual({ orders: 2, orderNumbers: [first, second], units: 6, leftOut: [], total: 2 });
    expect(warehouses).toHaveLength(1);
    expect(warehouses[0]?.items).toMatchObject([
      { sku: 'LAMP-0', name: 'Lamp 0', units: 2, orders: [{ orderNumber: first, units: 2 }] },
      {
        sku: 'LAMP-1',
        name: 'Lamp 1',
        units: 4,
        orders: [
          { orderNumber: first, units: 1 },
          { orderNumber: second, units: 3 },
        ],
      },
    ]);
    expect(warehouses[0]?.items[0]?.bars).toMatch(/^1[01]{50,}1$/);
  });

  it('has only what is left, and says what it leaves out and why', async () => {
    const part = await bought(3);
    const held = await bought(0, 0, 1);
    const declined = await unpaid();
    await call('PUT', `/api/staff/fulfilment/${part}/shipments/${randomUUID()}`, {
      carrier: 'own',
      lines: [{ variationId: lamps[0], quantity: 2 }],
    });
    const { warehouses, orderNumbers, units, leftOut } = await read('pickList', `orders=${part},${held},${declined},NOBODYS-1`);
    expect([orderNumbers, units]).toEqual([[part], 1]);
    expect(warehouses[0]?.items).toMatchObject([{ sku: 'LAMP-0', units: 1 }]);
    expect(leftOut).toEqual([
      { orderNumber: held, why: 'held' },
      { orderNumber: declined, why: 'declined' },
      { orderNumber: 'NOBODYS-1', why: 'unknown' },
    ]);
    expect(await read('slips', `orders=${part}`)).toMatchObject({ slips: [{ isRest: true, items: [{ sku: 'LAMP-0', units: 1 }] }] });
  });

  it('takes all that match the list, in its order', async () => {
    const numbers = [await bought(1), await bought(1)];
    await call('PUT', `/api/staff/orders/${numbers[0]}/tags`, { tags: ['morning'] });
    await call('PUT', `/api/staff/orders/${numbers[1]}/tags`, { tags: ['morning'] });
    const { orders, total } = await read('orders', 'all=1&tag=morning&sort=placed');
    expect([orders.map(({ orderNumber }) => orderNumber), total]).toEqual([numbers, 2]);
    expect((await read('orders', 'all=1&tag=morning')).orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed());
  });

  it('refuses more orders than it takes, and nonsense', async () => {
    const many = Array.from({ length: maxPacked + 1 }, (_, i) => `MANY-${i}-A`).join(',');
    expect((await call('GET', `/api/staff/packing/pick-list?orders=${many}`)).status).toBe(400);
    expect((await call('GET', '/api/staff/packing/pick-list?orders=%27')).status).toBe(400);
    expect(await read('pickList', '')).toMatchObject({ warehouses: [], orders: 0, total: 0 });
  });
});

describe('[look: staff console] packing slips', () => {
  it('have brand, address and items but no prices, and are in the log without names', async () => {
    const orderNumber = await bought(2);
    const { text, body } = await call<OutputOf<Packing['slips']>>('GET', `/api/staff/packing/slips?orders=${orderNumber}`);
    expect(body.slips).toMatchObject([
      {
        orderNumber,
        brand: 'Alder & Loom',
        isRest: false,
        shipTo: { firstName: 'Ada', city: 'Columbus' },
        items: [{ sku: 'LAMP-0', name: 'Lamp 0', units: 2 }],
      },
    ]);
    expect(text).not.toMatch(/price|total":\d{3}|cents|amount/i);
    const { rows } = await sql<{ details: { orderNumbers: string[] } }>`
      select details from staff.audit where action = 'orders.addresses_viewed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toEqual({ orderNumbers: [orderNumber] });
  });
});

describe('[rulings: Orders] shipping many orders', () => {
  it('ships what is left of each, and says why it did not ship the others', async () => {
    const whole = await bought(2);
    const part = await bought(3);
    const held = await bought(0, 0, 1);
    const cancelled = await bought(1);
    const shipped = await bought(1);
    await call('PUT', `/api/staff/fulfilment/${part}/shipments/${randomUUID()}`, {
      carrier: 'own',
      lines: [{ variationId: lamps[0], quantity: 1 }],
    });
    await call('PUT', `/api/staff/orders/${cancelled}/cancellations/${randomUUID()}`, { reason: 'out_of_stock', lines: null });
    await shipAll([shipped]);
    const declined = await unpaid();
    const asked = [whole, part, held, cancelled, shipped, declined, 'NOBODYS-1'];
    const { results } = (await shipAll(asked, { numbers: label })).body;
    expect(results.map(({ orderNumber }) => orderNumber)).toEqual(asked);
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'shipped',
      'shipped',
      'held',
      'cancelled',
      'already_shipped',
      'declined',
      'unknown',
    ]);
    expect(await shipmentsOf(whole)).toEqual([{ number: label(0), units: 2 }]);
    expect(await shipmentsOf(part)).toEqual([
      { number: null, units: 1 },
      { number: label(1), units: 2 },
    ]);
    for (const one of [held, cancelled, declined]) expect(await shipmentsOf(one)).toEqual([]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from staff.audit where action = 'order.shipped' and subject_id = ${whole}`.execute(shop.database.read);
    expect(rows[0]?.n).toBe(1);
  });

  it('ships once when it is repeated, also at the same time', async () => {
    const numbers = [await bought(1), await bought(1)];
    const sent = { batch: randomUUID(), numbers: (i: number) => label(100 + i) };
    const both = await Promise.all([outcomes(shipAll(numbers, sent)), outcomes(shipAll(numbers, sent))]);
    expect([...both, await outcomes(shipAll(numbers, sent))]).toEqual([
      ['shipped', 'shipped'],
      ['shipped', 'shipped'],
      ['shipped', 'shipped'],
    ]);
    for (const one of numbers) expect(await shipmentsOf(one)).toHaveLength(1);
    expect(await outcomes(shipAll(numbers))).toEqual(['already_shipped', 'already_shipped']);
  });

  it('leaves out labels that are missing, unreadable or used twice, except in our own van', async () => {
    const numbers = [await bought(1), await bought(1), await bought(1), await bought(1)];
    const labels = ['', 'short', label(7), label(7).toLowerCase()];
    expect(await outcomes(shipAll(numbers, { numbers: (i) => labels[i] ?? '' }))).toEqual([
      'no_number',
      'no_number',
      'same_number',
      'same_number',
    ]);
    expect(await outcomes(shipAll(numbers, { carrier: 'own', numbers: () => '' }))).toEqual(['shipped', 'shipped', 'shipped', 'shipped']);
  });

  it('leaves out an order whose label another order’s parcel has', async () => {
    const one = await bought(1);
    const other = await bought(1);
    const numbers = () => label(200);
    expect(await outcomes(shipAll([one], { numbers }))).toEqual(['shipped']);
    expect(await outcomes(shipAll([other], { numbers }))).toEqual(['number_in_use']);
    expect(await shipmentsOf(other)).toEqual([]);
  });

  it.each<[Role | null, number]>([
    ['fulfilment', 200],
    ['administrator', 200],
    ['customer_care', 403],
    ['merchandiser', 403],
    ['content_editor', 403],
    [null, 401],
  ])('is for %s: %d', async (role, status) => {
    const by = role && (await staffSignedIn(shop, role));
    const batch = { carrier: 'own', orders: [{ orderNumber: 'NOBODYS-1' }] };
    const answers = await Promise.all([
      call('PUT', `/api/staff/packing/shipments/${randomUUID()}`, batch, by),
      ...['orders', 'pick-list', 'slips'].map((path) => call('GET', `/api/staff/packing/${path}?orders=NOBODYS-1`, undefined, by)),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  });
});
