import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicePdf } from '../../contract/orders/invoices.ts';
import { returnPhoto } from '../../contract/returns/returns.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { orderToken } from '../orders/index.ts';
import { type Asked, Desk } from './test-fixtures/desk.ts';

let shop: CommerceShop;
let owned: Asked & { readonly shipmentUuid: string; readonly photoId: string; readonly variationId: number };
let others: Asked;

beforeAll(async () => {
  shop = await commerceShop();
  const [lamp = 0] = await stockShelves(shop, [{ price: 4200, stock: 100 }]);
  const desk = await Desk.of(shop);
  const asked = () => desk.asked([{ variationId: lamp, quantity: 1 }], 'refund', { reason: 'item_damaged' });
  const one = await asked();
  others = await asked();
  await desk.decide(one.path);
  const photoId = randomUUID();
  const { rows } = await sql<{ uuid: string }>`
    with photo as (insert into returns.photo (id, return_id, src, width, height, added_at)
      select ${photoId}::uuid, id, '/media/00/none.webp', 1, 1, now() from returns.return where case_number = ${one.caseNumber})
    select s.uuid from shipments.shipment s join orders.order o on o.id = s.order_id where o.order_number = ${one.orderNumber}`.execute(
    shop.database.read,
  );
  owned = { ...one, shipmentUuid: rows[0]?.uuid ?? '', photoId, variationId: lamp };
});
afterAll(() => shop.close());

const orders = (): string => `/api/orders/${owned.orderNumber}`;
const uuid = () => randomUUID();
const returned = () => [{ variationId: owned.variationId, quantity: 1, reason: 'look' }];

interface ShopperCall {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly url: () => string;
  readonly body?: () => object;
}

/** Every address with which a shopper reads or changes an order. */
const calls: readonly ShopperCall[] = [
  { what: 'the order', method: 'GET', url: orders },
  { what: 'its parcels', method: 'GET', url: () => `${orders()}/shipments` },
  { what: 'its tracking', method: 'GET', url: () => `/api/shipments/${owned.shipmentUuid}/tracking` },
  { what: 'its timeline', method: 'GET', url: () => `${orders()}/timeline` },
  { what: 'its invoice', method: 'GET', url: () => `/api/orders/details/invoices?orderNumber=${owned.orderNumber}` },
  { what: 'its invoice as a PDF', method: 'GET', url: () => invoicePdf(owned) },
  { what: 'what can be cancelled', method: 'GET', url: () => `${orders()}/cancellation` },
  {
    what: 'a cancellation',
    method: 'POST',
    url: () => '/api/orders/invoices/cancel',
    body: () => ({ ...key(), cancellationUuid: uuid(), reason: 'changed_mind' }),
  },
  {
    what: 'a cancelled line',
    method: 'POST',
    url: () => '/api/orders/invoices/lines/cancel',
    body: () => ({ ...key(), cancellationUuid: uuid(), reason: 'changed_mind', lines: [{ variationId: owned.variationId, quantity: 1 }] }),
  },
  { what: 'buying it again', method: 'POST', url: () => `${orders()}/buy-again`, body: () => ({}) },
  { what: 'what can be returned', method: 'GET', url: () => `${orders()}/return` },
  { what: 'its cases', method: 'GET', url: () => `${orders()}/returns` },
  {
    what: 'a return',
    method: 'POST',
    url: () => '/api/return',
    body: () => ({ ...key(), returnUuid: uuid(), wish: 'refund', lines: returned() }),
  },
  { what: 'a sent return', method: 'POST', url: () => `${orders()}/returns/${owned.caseNumber}/sent`, body: () => ({}) },
  { what: 'a withdrawn return', method: 'POST', url: () => `${orders()}/returns/${owned.caseNumber}/withdrawal`, body: () => ({}) },
  { what: 'its label', method: 'GET', url: () => `${orders()}/returns/${owned.caseNumber}/label` },
  { what: 'its photo', method: 'GET', url: () => returnPhoto(owned) },
];
const key = () => ({ orderNumber: owned.orderNumber });

async function statusFor(shopper: Shopper, method: 'GET' | 'POST', url: string, payload?: object): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const cookies = Object.fromEntries(shopper.cookies);
  return (await shop.app.inject({ method, url, headers, cookies, ...(payload && { payload }) })).statusCode;
}

describe("[§6 roles] somebody else's order", () => {
  it.each(calls)('does not open $what', async ({ method, url, body }) => {
    const token = orderToken(shop.config.secret, { orderNumber: others.orderNumber, linkVersion: 0 });
    const withToken = method === 'GET' ? `${url()}${url().includes('?') ? '&' : '?'}token=${token}` : url();
    expect(await statusFor(others.shopper, method, url(), body?.())).toBe(404);
    expect(await statusFor(new Shopper(shop), method, url(), body?.())).toBe(404);
    // The link to one order opens no other.
    expect(await statusFor(others.shopper, method, withToken, body && { ...body(), token })).toBe(404);
  });

  it.each(calls.filter(({ what, method }) => method === 'GET' && what !== 'its photo'))(
    'opens $what for its owner',
    async ({ method, url }) => {
      expect(await statusFor(owned.shopper, method, url())).toBe(200);
    },
  );

  it("does not open one's own case under another order, nor another's case under one's own", async () => {
    const mixed = `/api/orders/${others.orderNumber}/returns/${owned.caseNumber}`;
    expect(await statusFor(others.shopper, 'GET', `${mixed}/label`)).toBe(404);
    expect(await statusFor(others.shopper, 'POST', `${mixed}/sent`, {})).toBe(404);
    expect(await statusFor(others.shopper, 'GET', returnPhoto({ ...owned, orderNumber: others.orderNumber }))).toBe(404);
  });
});
