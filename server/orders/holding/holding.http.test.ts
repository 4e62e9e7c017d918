import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Checkout } from '../../../contract/checkout/checkout.ts';
import type { Order } from '../../../contract/orders/orders.ts';
import type { OrderToPack } from '../../../contract/shipments/shipments.ts';
import type { OrderWork } from '../../../contract/staff/orders/order-work.ts';
import type { staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import { type CommerceShop, commerceShop, ohio, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';

let shop: CommerceShop;
let care: SignedInStaff;
let packer: SignedInStaff;
let lamp = 0;
let sofa = 0;

beforeAll(async () => {
  shop = await commerceShop({ env: { HOLD_DECLINES: '2', HOLD_TOTAL: '1000' } });
  [lamp = 0, sofa = 0] = await stockShelves(shop, [
    { price: 2500, stock: 500 },
    { price: 120_000, stock: 500 },
  ]);
  care = await staffSignedIn(shop, 'customer_care');
  packer = await staffSignedIn(shop, 'fulfilment');
});
afterAll(() => shop.close());

async function call<T>(method: 'GET' | 'PUT', url: string, payload?: object, by: SignedInStaff | null = care) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() as T & { code?: string } };
}

/** An order of one item, paid after some declines, shipped to an address. */
async function bought({ variationId = lamp, declines = 0, address = {} }: { variationId?: number; declines?: number; address?: object }) {
  const { pay, shopper, path } = await readyToPay(shop, [{ variationId }]);
  await shopper.send('PUT', path, { shippingAddress: { ...ohio, locationType: 'RESIDENCE', ...address } });
  for (let i = 0; i < declines; i++) await pay(testCards.declined);
  const { orderNumber } = (await pay(testCards.good)).body;
  return { orderNumber, shopper, at: `/api/staff/orders/${orderNumber}` };
}

const held = () => bought({ variationId: sofa });
const heldFor = async (at: string) => (await call<OrderWork>('GET', `${at}/work`)).body.heldFor;
const release = (at: string, by: SignedInStaff | null = care) => call('PUT', `${at}/release`, { note: 'Called the customer' }, by);
const listed = async (query: string) =>
  (await call<OutputOf<typeof staffOrderEndpoints.list>>('GET', `/api/staff/orders?${query}`)).body.orders;
const ship = (orderNumber: string, variationId = sofa) =>
  call(
    'PUT',
    `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`,
    { carrier: 'own', lines: [{ variationId, quantity: 1 }] },
    packer,
  );
const cancel = (at: string) => call('PUT', `${at}/cancellations/${randomUUID()}`, { reason: 'suspected_fraud', lines: null });

describe('[money: Orders] an order held for review', () => {
  it.each<[string, Parameters<typeof bought>[0], string[]]>([
    ['not with an ordinary order', {}, []],
    ['not after one decline', { declines: 1 }, []],
    ['after many declines', { declines: 2 }, ['declines']],
    ['for an address that contradicts itself', { address: { city: 'Denver', stateRegion: 'CO' } }, ['address']],
    ['not for small letters', { address: { city: 'columbus' } }, []],
  ])('is held %s', async (_name, what, reasons) => {
    const { at, orderNumber } = await bought(what);
    expect(await heldFor(at)).toEqual(reasons);
    expect(await listed(`q=${orderNumber}`)).toMatchObject([{ state: reasons.length > 0 ? 'held' : 'to_ship', heldFor: reasons }]);
  });

  it('is held for a high total, and forgets an address that was corrected', async () => {
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: sofa }]);
    const put = (more: object) => shopper.send('PUT', path, { shippingAddress: { ...ohio, locationType: 'RESIDENCE', ...more } });
    await put({ postalCode: '80202' });
    await put({});
    const { orderNumber } = (await pay(testCards.good)).body;
    expect(await heldFor(`/api/staff/orders/${orderNumber}`)).toEqual(['total']);
  });

  it('looks placed to its shopper', async () => {
    const { orderNumber, shopper } = await held();
    const seen = await shopper.send<Order>('GET', `/api/orders/${orderNumber}`);
    expect(seen.body).toMatchObject({ status: 'Processing', stage: 'processing', paymentSettled: true });
    expect(JSON.stringify(seen.body)).not.toMatch(/held|review/i);
  });

  it('cannot be packed or shipped, and is not in the packers’ list', async () => {
    const { orderNumber, at } = await held();
    expect(await ship(orderNumber)).toMatchObject({ status: 409, body: { code: 'order_held' } });
    const waiting = (await call<{ orders: OrderToPack[] }>('GET', '/api/staff/fulfilment', undefined, packer)).body.orders;
    expect(waiting.map((one) => one.orderNumber)).not.toContain(orderNumber);
    expect((await call('GET', `/api/staff/fulfilment/${orderNumber}`, undefined, packer)).body).toMatchObject({ status: 'held' });
    expect((await listed('state=to_ship')).map((one) => one.orderNumber)).not.toContain(orderNumber);
    expect((await listed('state=held')).map((one) => one.orderNumber)).toContain(orderNumber);
    await expect(
      sql`update orders.order set state = 'shipped' where order_number = ${orderNumber}`.execute(shop.database.read),
    ).rejects.toThrow('held_never_ships');
    expect((await release(at)).status).toBe(200);
    expect((await ship(orderNumber)).status).toBe(200);
  });

  it('is released once, with who and why', async () => {
    const { at, orderNumber } = await held();
    expect([(await release(at)).status, (await release(at)).status]).toEqual([200, 200]);
    const { heldFor: reasons, changes } = (await call<OrderWork>('GET', `${at}/work`)).body;
    expect(reasons).toEqual([]);
    expect(changes).toMatchObject([
      { kind: 'hold', reason: 'Called the customer', fields: [{ name: 'hold', before: 'High total', after: 'Released' }] },
    ]);
    expect((await listed(`q=${orderNumber}`))[0]?.state).toBe('to_ship');
    const admin = await staffSignedIn(shop, 'administrator');
    const log = await call<{ total: number }>(
      'GET',
      `/api/staff/audit?action=order.released&subject=order:${orderNumber}`,
      undefined,
      admin,
    );
    expect(log.body.total).toBe(1);
  });

  it('is not released once it is cancelled, and cancelling gives everything back', async () => {
    const { at, orderNumber } = await held();
    expect((await cancel(at)).status).toBe(200);
    expect(await release(at)).toMatchObject({ status: 409, body: { code: 'hold_ended' } });
    expect((await listed(`q=${orderNumber}`))[0]).toMatchObject({ state: 'cancelled', heldFor: [] });
  });

  it('ends up cancelled when release and cancellation race, whoever is first', async () => {
    const { at, orderNumber } = await held();
    const [released, cancelled] = await Promise.all([release(at), cancel(at)]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(released.status);
    expect((await listed(`q=${orderNumber}`))[0]?.state).toBe('cancelled');
    expect((await ship(orderNumber)).body.code).toBe('order_not_shippable');
  });

  it.each<[Role | null, number]>([
    ['customer_care', 200],
    ['fulfilment', 200],
    ['merchandiser', 403],
    ['content_editor', 403],
    [null, 401],
  ])('is released by %s: %d', async (role, status) => {
    const { at } = await held();
    expect((await release(at, role && (await staffSignedIn(shop, role)))).status).toBe(status);
    expect(await heldFor(at)).toEqual(status === 200 ? [] : ['total']);
  });
});

describe('[money: Orders] an order that staff put on hold', () => {
  const hold = (at: string, by: SignedInStaff | null = care) => call('PUT', `${at}/hold`, { reason: 'Looks like fraud' }, by);

  it('is held for their reason, neither packed nor shipped, until it is released; and again', async () => {
    const { at, orderNumber } = await bought({});
    expect((await call('PUT', `${at}/hold`, { reason: ' ' })).status).toBe(400);
    for (let i = 0; i < 2; i++) {
      expect([(await hold(at)).status, (await hold(at)).status]).toEqual([200, 200]);
      expect((await call<OrderWork>('GET', `${at}/work`)).body).toMatchObject({
        heldFor: ['staff'],
        holdNote: 'Looks like fraud',
        isHoldable: false,
      });
      expect(await listed(`q=${orderNumber}`)).toMatchObject([{ state: 'held', heldFor: ['staff'] }]);
      expect((await ship(orderNumber, lamp)).body.code).toBe('order_held');
      const orders = [{ orderNumber, trackingNumber: '' }];
      const batch = await call('PUT', `/api/staff/packing/shipments/${randomUUID()}`, { carrier: 'own', orders }, packer);
      expect(batch.body).toMatchObject({ results: [{ orderNumber, outcome: 'held' }] });
      expect((await release(at)).status).toBe(200);
    }
    const { changes, holdNote, isHoldable } = (await call<OrderWork>('GET', `${at}/work`)).body;
    expect([holdNote, isHoldable]).toEqual([null, true]);
    expect(changes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['hold', 'Called the customer'],
      ['hold', 'Looks like fraud'],
      ['hold', 'Called the customer'],
      ['hold', 'Looks like fraud'],
    ]);
    const { rows } = await sql<{ reason: string }>`
      select reason from staff.audit where action = 'order.held' and subject_id = ${orderNumber}`.execute(shop.database.read);
    expect(rows).toEqual([{ reason: 'Looks like fraud' }, { reason: 'Looks like fraud' }]);
    expect((await ship(orderNumber, lamp)).status).toBe(200);
    expect(await hold(at)).toMatchObject({ status: 409, body: { code: 'not_holdable' } });
    expect((await call<OrderWork>('GET', `${at}/work`)).body.isHoldable).toBe(false);
  });

  it('keeps the reasons of the rules, and is not held once it is cancelled', async () => {
    const { at } = await held();
    expect((await hold(at)).status).toBe(200);
    expect(await heldFor(at)).toEqual(['total']);
    await cancel(at);
    expect((await hold(at)).body.code).toBe('not_holdable');
  });

  it('shows staff where the billing address is', async () => {
    const { at } = await bought({});
    expect((await call('GET', at)).body).toMatchObject({ billedIn: `${ohio.city}, ${ohio.stateRegion} ${ohio.postalCode}` });
  });

  it.each<[Role | null, number]>([
    ['customer_care', 200],
    ['fulfilment', 200],
    ['merchandiser', 403],
    [null, 401],
  ])('is put there by %s: %d', async (role, status) => {
    const { at } = await bought({});
    expect((await hold(at, role && (await staffSignedIn(shop, role)))).status).toBe(status);
    expect(await heldFor(at)).toEqual(status === 200 ? ['staff'] : []);
  });
});

describe('[money: Orders] reviews switched off', () => {
  it('hold nothing', async () => {
    const open = await commerceShop({ env: { HOLD_DECLINES: '0', HOLD_TOTAL: '0', HOLD_ADDRESS: 'false' } });
    try {
      const [dear = 0] = await stockShelves(open, [{ price: 900_000 }]);
      const { pay, shopper, path } = await readyToPay(open, [{ variationId: dear }]);
      const { body } = await shopper.send<Checkout>('PUT', path, { shippingAddress: { ...ohio, city: 'Colunbus' } });
      for (let i = 0; i < 2; i++) await pay(testCards.declined, body.totals.total);
      await pay(testCards.good, body.totals.total);
      const { rows } = await sql<{ state: string; heldFor: string[] | null }>`
        select state, held_for as "heldFor" from orders.order`.execute(open.database.read);
      expect(rows).toEqual([{ state: 'placed', heldFor: null }]);
    } finally {
      await open.close();
    }
  });
});
