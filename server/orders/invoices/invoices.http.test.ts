import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Invoice, invoicePdf, moneyRows, sumRows } from '../../../contract/orders/invoices.ts';
import type { Order } from '../../../contract/orders/orders.ts';
import { type CommerceShop, commerceShop, ohio, readyToPay, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { promote, written } from '../../../test/support/promotions.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { orderToken } from '../access.ts';

let shop: CommerceShop;
let [lamp, shade]: number[] = [];
beforeAll(async () => {
  shop = await commerceShop();
  [lamp, shade] = await stockShelves(shop, [
    { price: 2599, stock: 500 },
    { price: 4001, stock: 500 },
  ]);
  await promote(shop, written('seven-off', { group: 'order', benefit: { kind: 'amount', amount: 700 }, codes: ['SEVEN'], usesLimit: 9 }));
});
afterAll(() => shop.close());

/** A paid order of three lamps and a shade, with $7 off. */
async function bought(card: string = testCards.good) {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/cart', { variationId: lamp, quantity: 3 });
  await shopper.send('POST', `/api/cart/${shopper.cookies.get('cart_uuid')}/promo-codes`, { code: 'SEVEN' });
  const { pay } = await readyToPay(shop, [{ variationId: shade ?? 0 }], { shopper });
  return { shopper, orderNumber: (await pay(card)).body.orderNumber };
}

const path = (orderNumber: string, token = '') => `/api/orders/details/invoices?orderNumber=${orderNumber}${token && `&token=${token}`}`;
const cookiesOf = (shopper: Shopper) => Object.fromEntries(shopper.cookies);
const pdf = (orderNumber: string, more: { token?: string; cookies?: Record<string, string> } = {}) =>
  shop.app.inject({ url: invoicePdf({ orderNumber, token: more.token }), cookies: more.cookies ?? {} });

describe('[§7.5] the invoice of an order', () => {
  it('adds up, by promotion and by tax', async () => {
    const { shopper, orderNumber } = await bought();
    const { body } = await shopper.send<Invoice>('GET', path(orderNumber));
    const rows = sumRows(body);
    expect(rows.map(({ label }) => label)).toEqual([
      'Subtotal',
      expect.stringMatching(/\(SEVEN\)$/),
      expect.stringMatching(/^Shipping: /),
      'State tax (5.75%) on items, OH',
      'Total',
    ]);
    const total = rows.find(({ isTotal }) => isTotal)?.cents;
    expect(rows.filter(({ isTotal }) => !isTotal).reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
    expect(total).toBe(body.order.summary.total);
    const payment = moneyRows({ money: body.money, payment: 'Visa ending in 4242' });
    expect(payment).toMatchObject([{ label: expect.stringContaining('To be charged'), cents: total }]);
  });

  it('names each tax of a place that has more than one, on the order’s page as well', async () => {
    const montreal = {
      ...ohio,
      addressLine1: '12 rue Rachel',
      countryCode: 'CA',
      city: 'Montréal',
      stateRegion: 'QC',
      postalCode: 'H2X 1Y4',
    };
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp ?? 0, quantity: 3 }], { shippingAddress: montreal });
    const { orderNumber } = (await pay(testCards.good)).body;
    const { body } = await shopper.send<Invoice>('GET', path(orderNumber));
    const { summary, taxLines } = body.order;
    expect(taxLines.map(({ name, rate }) => [name, rate])).toEqual([
      ['GST', 5000],
      ['QST', 9975],
    ]);
    expect(taxLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(summary.tax);
    expect(Math.abs((taxLines[0]?.amount ?? 0) - (summary.tax * 5000) / 14_975)).toBeLessThan(1);
    const rows = sumRows(body);
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['GST (5%), QC', 'QST (9.975%), QC']));
    expect(rows.reduce((sum, { cents, isTotal }) => (isTotal ? sum : sum + cents), 0)).toBe(summary.total);
    expect((await shopper.send<Order>('GET', `/api/orders/${orderNumber}`)).body.taxLines).toEqual(taxLines);
    expect((await pdf(orderNumber, { cookies: cookiesOf(shopper) })).statusCode).toBe(200);
  });

  it('keeps the one tax of orders placed before the names were kept', async () => {
    const { shopper, orderNumber } = await bought();
    await sql`update orders.order set tax_parts = '[]' where order_number = ${orderNumber}`.execute(shop.database.read);
    const { body } = await shopper.send<Invoice>('GET', path(orderNumber));
    expect(body.order.taxLines).toEqual([]);
    expect(sumRows(body).map(({ label }) => label)).toContain('Tax on items, OH');
  });

  it('shows what a cancellation released', async () => {
    const { shopper, orderNumber } = await bought();
    const lines = [{ variationId: lamp, quantity: 1 }];
    const cancellation = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind', lines };
    await shopper.send('POST', '/api/orders/invoices/lines/cancel', cancellation);
    const { body } = await shopper.send<Invoice>('GET', path(orderNumber));
    expect(body.order.items[0]).toMatchObject({ quantity: 3, cancelled: 1 });
    expect(body.money.toCharge).toBeLessThan(body.order.summary.total);
  });

  it('is a PDF with the shop’s font', async () => {
    const { shopper, orderNumber } = await bought();
    const { statusCode, headers, rawPayload } = await pdf(orderNumber, { cookies: cookiesOf(shopper) });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="invoice-${orderNumber}.pdf"`,
    });
    const file = rawPayload.toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file).toContain('InstrumentSans');
    expect(rawPayload.length).toBeLessThan(60_000);
  });

  it('prints names whose letters the font has no marks for', async () => {
    const shippingAddress = {
      ...ohio,
      firstName: 'Kaw\u0328a',
      lastName: 'D\u0328e\u0301 \u0133\u0301',
      addressLine1: '1 S\u0328t. Ogonek',
    };
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp ?? 0 }], { shippingAddress });
    const { orderNumber } = (await pay(testCards.good)).body;
    expect((await pdf(orderNumber, { cookies: cookiesOf(shopper) })).statusCode).toBe(200);
  });

  it('opens with the e-mailed link’s token, without a session', async () => {
    const { orderNumber } = await bought();
    const token = orderToken(shop.config.secret, { orderNumber, linkVersion: 0 });
    expect((await new Shopper(shop).send('GET', path(orderNumber, token))).status).toBe(200);
    expect((await pdf(orderNumber, { token })).statusCode).toBe(200);
  });

  it('exists only once the order is paid', async () => {
    const { shopper, orderNumber } = await bought(testCards.declined);
    if (orderNumber) expect((await shopper.send('GET', path(orderNumber))).status).toBe(404);
  });

  it('is open to staff who may read orders, and their view is audited', async () => {
    const { orderNumber } = await bought();
    const may: SignedInStaff = await staffSignedIn(shop, 'customer_care');
    const mayNot: SignedInStaff = await staffSignedIn(shop, 'content_editor');
    expect((await pdf(orderNumber, { cookies: { staff_session_token: may.token } })).statusCode).toBe(200);
    expect((await pdf(orderNumber, { cookies: { staff_session_token: mayNot.token } })).statusCode).toBe(404);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from staff.audit where action = 'order.invoice_viewed' and subject_id = ${orderNumber}`.execute(
      shop.database.read,
    );
    expect(rows[0]?.n).toBe(1);
  });
});

describe('[§6] somebody else’s order', () => {
  it('does not exist on any route', async () => {
    const { orderNumber } = await bought();
    const shipmentUuid = randomUUID();
    const packer = await staffSignedIn(shop, 'fulfilment');
    const { statusCode } = await shop.app.inject({
      method: 'PUT',
      url: `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}`,
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { staff_session_token: packer.token },
      payload: { carrier: 'own', lines: [{ variationId: lamp, quantity: 1 }] },
    });
    expect(statusCode).toBe(200);
    const eve = new Shopper(shop);
    await eve.send('POST', '/api/user/register', { email: 'eve@example.com', password: 'weaver-of-7-looms' });
    const body = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind' };
    const lines = [{ variationId: lamp, quantity: 1 }];
    const calls: readonly (readonly ['GET' | 'POST', string, object?])[] = [
      ['GET', `/api/orders/${orderNumber}`],
      ['GET', `/api/orders/${orderNumber}/timeline`],
      ['GET', `/api/orders/${orderNumber}/cancellation`],
      ['GET', `/api/orders/${orderNumber}/shipments`],
      ['GET', path(orderNumber)],
      ['GET', path(orderNumber, 'forged')],
      ['GET', `/api/shipments/${shipmentUuid}/tracking`],
      ['POST', `/api/orders/${orderNumber}/buy-again`, {}],
      ['POST', '/api/orders/invoices/cancel', body],
      ['POST', '/api/orders/invoices/lines/cancel', { ...body, lines }],
    ];
    for (const [method, url, payload] of calls) expect([url, (await eve.send(method, url, payload)).status]).toEqual([url, 404]);
    expect((await pdf(orderNumber, { cookies: cookiesOf(eve) })).statusCode).toBe(404);
    expect((await pdf(orderNumber, { token: 'forged' })).statusCode).toBe(404);
  });
});
