import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { staffShipmentEndpoints } from '../../../contract/staff/orders/staff-shipments.ts';
import { permissionsOf, roles } from '../../../contract/staff/staff-roles.ts';
import { shopDay, shopDayAfter } from '../../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { clockOf } from '../../platform/time/clock.ts';

type Listed = OutputOf<typeof staffShipmentEndpoints.list>;

let shop: CommerceShop;
let packer: SignedInStaff;
let now: Date;
/** Orders of one parcel each, by what became of it. */
const orders = { fresh: '', delayed: '', late: '', lost: '', far: '', delivered: '' };

const call = (method: 'GET' | 'PUT', url: string, payload?: object, by: SignedInStaff | null = packer) =>
  shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    ...(payload && { payload }),
    cookies: by ? { staff_session_token: by.token } : {},
  });
const list = async (query = '') => (await call('GET', `/api/staff/shipments${query}`)).json<Listed>();
const found = async (query: string) => (await list(query)).shipments.map(({ orderNumber }) => orderNumber);

/** Has an order's parcel shipped so many days ago, with other changes. */
async function age(orderNumber: string, days: number, change = sql``): Promise<void> {
  const at = new Date(now.getTime() - days * 86_400_000);
  await sql`
    update shipments.shipment set shipped_at = ${at} ${change}
    where order_id = (select id from orders.order where order_number = ${orderNumber})`.execute(shop.database.read);
}

beforeAll(async () => {
  shop = await commerceShop();
  now = clockOf(shop.database).now();
  packer = await staffSignedIn(shop, 'fulfilment');
  const [lamp = 0] = await stockShelves(shop, [{ stock: 50 }]);
  const ship = async (carrier: string, trackingNumber: string) => {
    const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: 'ada@example.com' });
    const { orderNumber } = (await pay(testCards.good)).body;
    const label = { carrier, trackingNumber, lines: [{ variationId: lamp, quantity: 1 }] };
    const path = `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`;
    expect((await call('PUT', path, label)).statusCode).toBe(200);
    return orderNumber;
  };
  orders.fresh = await ship('ups', '1Z 999-AA1 0123456784');
  orders.delayed = await ship('fedex', '7777 0000 1111');
  orders.late = await ship('own', '');
  orders.lost = await ship('ups', '1Z999AA10123456799');
  orders.far = await ship('canada_post', '7023210039414604');
  orders.delivered = await ship('usps', '94001111');
  await age(orders.delayed, 1, sql`, delayed = true, status = 'inTransit'`);
  await age(orders.late, 2, sql`, promised_on = ${shopDayAfter(now, -1)}::date`);
  await age(orders.lost, 15, sql`, promised_on = ${shopDayAfter(now, -1)}::date`);
  await age(orders.far, 16);
  await age(orders.delivered, 30, sql`, status = 'delivered', delivered_at = ${now}`);
});
afterAll(() => shop.close());

describe('[look: staff console] the list of shipments', () => {
  it('has every parcel, the last shipped first, with what is expected of it', async () => {
    const { shipments, ...rest } = await list();
    expect(rest).toEqual({ total: 6, next: null, previous: null });
    expect(shipments.map(({ orderNumber, concern }) => [orderNumber, concern])).toEqual([
      [orders.fresh, null],
      [orders.delayed, 'delayed'],
      [orders.late, 'delayed'],
      [orders.lost, 'lost'],
      [orders.far, null],
      [orders.delivered, null],
    ]);
    const [fresh, , late, , , delivered] = shipments;
    expect(fresh).toMatchObject({
      carrier: { code: 'ups', name: 'UPS' },
      trackingNumber: '1Z999AA10123456784',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      status: 'shipped',
    });
    expect(fresh?.promisedOn).toBe(fresh?.estimate?.latest);
    expect(late).toMatchObject({ trackingNumber: null, trackingUrl: null, promisedOn: shopDayAfter(now, -1) });
    expect(delivered).toMatchObject({ status: 'delivered', estimate: null, deliveredAt: now.toISOString() });
  });

  it('narrows by state, carrier and day, and to what a label or an order says', async () => {
    const { fresh, delayed, late, lost, far, delivered } = orders;
    expect(await found('?state=inTransit')).toEqual([delayed]);
    expect(await found('?state=delivered')).toEqual([delivered]);
    expect(await found('?state=delayed')).toEqual([delayed, late, lost]);
    expect(await found('?state=lost')).toEqual([lost]);
    expect(await found('?carrier=ups')).toEqual([fresh, lost]);
    expect(await found('?carrier=ups&state=lost')).toEqual([lost]);
    expect(await found('?carrier=canada_post&state=lost')).toEqual([]);
    expect(await found('?carrier=ontrac')).toEqual([]);
    const day = shopDay(new Date(now.getTime() - 15 * 86_400_000));
    expect(await found(`?from=${day}&to=${day}`)).toEqual([lost]);
    expect(await found(`?to=${day}`)).toEqual([lost, far, delivered]);
    expect(await found(`?q=${encodeURIComponent('1z999-aa1 0123456799')}`)).toEqual([lost]);
    expect(await found(`?q=${late.toLowerCase()}`)).toEqual([late]);
    expect(await found('?q=1Z999AA1')).toEqual([]);
    expect((await call('GET', '/api/staff/shipments?state=stolen')).statusCode).toBe(400);
  });

  it('counts what matches', async () => {
    expect((await list('?carrier=ups')).total).toBe(2);
  });

  it('goes on from a row in both directions', async () => {
    await sql`
      insert into shipments.shipment (uuid, order_id, carrier, tracking_number, shipped_by, shipped_at, status, delayed)
      select gen_random_uuid(), order_id, 'purolator', 'PUR' || n, shipped_by, shipped_at - n / 2 * interval '1 hour', 'shipped', false
      from shipments.shipment s, generate_series(1, 120) n where s.tracking_number = '1Z999AA10123456784'`.execute(shop.database.read);
    const numbers = ({ shipments }: Listed) => shipments.map(({ shipmentUuid }) => shipmentUuid);
    const first = await list('?carrier=purolator');
    const second = await list(`?carrier=purolator&after=${first.next}`);
    const third = await list(`?carrier=purolator&after=${second.next}`);
    expect([first, second, third].map((page) => page.shipments.length)).toEqual([50, 50, 20]);
    expect(new Set([first, second, third].flatMap(numbers)).size).toBe(120);
    expect([first.previous, third.next, first.total]).toEqual([null, null, 120]);
    const back = await list(`?carrier=purolator&before=${third.previous}`);
    expect(numbers(back)).toEqual(numbers(second));
    const beginning = await list(`?carrier=purolator&before=${back.previous}`);
    expect([numbers(beginning), beginning.previous]).toEqual([numbers(first), null]);
  });
});

describe('[§6 roles] the list of shipments', () => {
  it('is for staff who may read orders', async () => {
    for (const role of roles) {
      const member = await staffSignedIn(shop, role);
      const { statusCode } = await call('GET', '/api/staff/shipments', undefined, member);
      expect([role, statusCode]).toEqual([role, permissionsOf[role].includes('orders.read') ? 200 : 403]);
    }
    expect((await call('GET', '/api/staff/shipments', undefined, null)).statusCode).toBe(401);
  });
});
