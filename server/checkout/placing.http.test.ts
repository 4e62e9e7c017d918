import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardMonthOf } from '../../contract/api/field-rules.ts';
import type { Cart } from '../../contract/cart/cart.ts';
import { type Checkout, itemsToBuy, type PlaceResult } from '../../contract/checkout/checkout.ts';
import type { Order } from '../../contract/orders/orders.ts';
import type { BankChallenge } from '../../contract/payments/sandbox.ts';
import {
  booksOf,
  type CommerceShop,
  cardOf,
  commerceShop,
  readyToPay,
  Shopper,
  startCheckout,
  stockOf,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';

let shop: CommerceShop;
let lamps: number[];
let dearest = 0;

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 1500, lateMs: 3000 });
  lamps = await stockShelves(shop, [...Array.from({ length: 32 }, () => ({ price: 2500, stock: 20 })), { price: 20_000_000, stock: 500 }]);
  dearest = lamps.pop() as number;
});
afterAll(() => shop.close());

/** A separate lamp for each test, so that stock can be counted. */
const nextLamp = () => lamps.pop() as number;

const placed = (answer: { body: unknown }) => answer.body as Extract<PlaceResult, { status: 'placed' }>;
const orderOf = (shopper: Shopper, number: string) => shopper.send<Order>('GET', `/api/orders/${number}`);
const mailsTo = async (orderNumber: string) => {
  const { rows } = await sql<{ template: string; content: { props: Record<string, string> } }>`
    select template, content from email.outbox where content->'props'->'order'->>'orderNumber' = ${orderNumber}`.execute(
    shop.database.read,
  );
  return rows;
};

describe('[§7.5 place order] cards', () => {
  it.each(['good', 'mastercard', 'amex'] as const)(
    '%s: places the order, takes the stock, empties the cart and e-mails a confirmation',
    async (name) => {
      const lamp = nextLamp();
      const { shopper, pay, path, checkout } = await readyToPay(shop, [{ variationId: lamp, quantity: 3 }], { email: 'ada@example.com' });
      const answer = await pay(testCards[name]);
      expect(answer).toMatchObject({ status: 200, body: { status: 'placed' } });
      const { orderNumber } = placed(answer);
      expect(await stockOf(shop, lamp)).toBe(17);
      expect(shopper.cookies.get('cart_item_qty')).toBe('0');
      expect((await shopper.send<{ cart: { items: [] } }>('GET', '/api/cart')).body.cart.items).toEqual([]);
      expect((await orderOf(shopper, orderNumber)).body).toMatchObject({
        orderNumber,
        status: 'Processing',
        paymentSettled: true,
        email: 'ada@example.com',
        items: [{ variationId: lamp, quantity: 3, unitPrice: 2500, currencyCode: 'USD', lineTotal: 7500 }],
        billingAddress: { city: 'Columbus' },
        payment: { type: 'CARD', last4: testCards[name].replaceAll(' ', '').slice(-4) },
        summary: { total: checkout.totals.total },
      });
      expect((await mailsTo(orderNumber)).map((mail) => mail.template)).toEqual(['order-confirmation']);
      expect((await shopper.send('GET', path)).body).toMatchObject({ state: 'complete', orderNumber, items: [{ quantity: 3 }] });
    },
  );

  it.each([
    ['declined', 'card.number', "We couldn't verify your card details, try again or use a different card."],
    ['expired', 'card.expiry', 'This card has expired. Please use a different card.'],
    ['wrongCode', 'card.securityCode', 'Please check the security code.'],
  ] as const)(
    '%s: shows the reason at the field, returns the stock, and another card pays the same order',
    async (name, field, message) => {
      const lamp = nextLamp();
      const { shopper, pay, path } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
      const refused = await pay(testCards[name]);
      expect(refused).toMatchObject({ status: 409, body: { code: 'card_declined', fields: { [field]: message } } });
      expect(await stockOf(shop, lamp)).toBe(20);
      expect((await shopper.send('GET', path)).body).toMatchObject({ state: 'open', orderNumber: null, heldUntil: expect.any(String) });
      expect((await shopper.send<{ cart: unknown }>('GET', '/api/cart')).body.cart).toMatchObject({ itemQuantity: 2 });
      const { orderNumber } = placed(await pay(testCards.good));
      expect(await stockOf(shop, lamp)).toBe(18);
      expect((await orderOf(shopper, orderNumber)).body.items).toMatchObject([{ quantity: 2 }]);
      expect(await mailsTo(orderNumber)).toHaveLength(1);
    },
  );

  it('declines every card that is not a test card', async () => {
    const { pay } = await readyToPay(shop, [{ variationId: nextLamp() }]);
    expect(await pay('4111 1111 1111 1111')).toMatchObject({ status: 409, body: { code: 'card_declined' } });
  });

  it.each(['1239', '12 / 2039'])('[§5] accepts the date typed as %s', async (expiry) => {
    const { shopper, path, checkout } = await readyToPay(shop, [{ variationId: nextLamp() }]);
    const card = { ...cardOf(testCards.good), expiry };
    const answer = await shopper.send('POST', `${path}/place`, { card, expectedTotal: checkout.totals.total });
    expect(answer).toMatchObject({ status: 200, body: { status: 'placed' } });
  });

  it.each([
    ['12/20', 'Please update the invalid year'],
    ['12/99', 'Please update the invalid year'],
    ['13/39', 'Please update the invalid month'],
    [`01/${String(cardMonthOf(new Date()).year).slice(2)}`, 'Please update the invalid month'],
  ])('[§5] rejects the date %s', async (expiry, message) => {
    // In January no earlier month of the year is past.
    if (expiry.startsWith('01/') && cardMonthOf(new Date()).month === 1) return;
    const { shopper, path, checkout } = await readyToPay(shop, [{ variationId: nextLamp() }]);
    const card = { ...cardOf(testCards.good), expiry };
    const answer = await shopper.send('POST', `${path}/place`, { card, expectedTotal: checkout.totals.total });
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'card.expiry': message } } });
  });
});

describe('[checklist 38] the bank’s challenge page', () => {
  async function challenged() {
    const lamp = nextLamp();
    const ready = await readyToPay(shop, [{ variationId: lamp }]);
    const answer = await ready.pay(testCards.challenge);
    const { url, orderNumber } = answer.body as Extract<PlaceResult, { status: 'challenge' }>;
    return { ...ready, lamp, answer, orderNumber, bank: `/api/sandbox/bank/${url.split('/').at(-1)}` };
  }

  it('approves: the order is placed when the shopper returns', async () => {
    const { answer, bank, shopper, path, checkout, orderNumber, pay } = await challenged();
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'challenge', url: expect.stringMatching(/^\/sandbox\/bank\/[\w-]{36}$/) },
    });
    expect((await shopper.send('GET', path)).body).toMatchObject({ state: 'challenge', items: [{ quantity: 1, errorDetails: null }] });
    expect((await shopper.send('PUT', path, { contact: { email: 'x@example.com' } })).body).toMatchObject({ code: 'payment_in_progress' });
    expect((await pay(testCards.good)).body).toEqual(answer.body);
    const page = await new Shopper(shop).send<BankChallenge>('GET', bank);
    expect(page.body).toMatchObject({
      amount: checkout.totals.total,
      merchant: 'Alder & Loom',
      last4: '3155',
      decided: false,
      returnUrl: `/checkout?checkout=${checkout.checkoutUuid}`,
    });
    expect((await shopper.send('POST', `${path}/resume`, {})).body).toMatchObject({ status: 'challenge' });
    expect((await shopper.send('POST', bank, { approve: true })).body).toMatchObject({ decided: true });
    for (let twice = 0; twice < 2; twice++) {
      expect((await shopper.send('POST', `${path}/resume`, {})).body).toEqual({ status: 'placed', orderNumber });
    }
    expect(await mailsTo(orderNumber)).toHaveLength(1);
  });

  it.each([
    ['more', 3, 1],
    ['fewer', 1, 0],
  ])('leaves in the cart the units added while it decided: two paid, %s set meanwhile', async (_, quantity, left) => {
    const lamp = nextLamp();
    const { shopper, pay, path } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
    const { url } = (await pay(testCards.challenge)).body as Extract<PlaceResult, { status: 'challenge' }>;
    const line = `/api/cart/${shopper.cookies.get('cart_uuid')}/variations/${lamp}`;
    expect(await shopper.send('PUT', line, { quantity })).toMatchObject({ status: 200 });
    await shopper.send('POST', `/api/sandbox/bank/${url.split('/').at(-1)}`, { approve: true });
    expect((await shopper.send('POST', `${path}/resume`, {})).body).toMatchObject({ status: 'placed' });
    const { cart } = (await shopper.send<{ cart: { items: unknown[]; itemQuantity: number } }>('GET', '/api/cart')).body;
    expect(cart).toMatchObject({ itemQuantity: left, items: left > 0 ? [{ variationId: lamp, quantity: left }] : [] });
  });

  it('declines: the stock returns, the reason is shown, and the first decision counts', async () => {
    const { bank, shopper, path, lamp, pay } = await challenged();
    expect(await stockOf(shop, lamp)).toBe(19);
    await shopper.send('POST', bank, { approve: false });
    await shopper.send('POST', bank, { approve: true });
    expect(await shopper.send('POST', `${path}/resume`, {})).toMatchObject({
      status: 409,
      body: { code: 'card_declined', fields: { 'card.number': expect.stringContaining('Your bank did not approve') } },
    });
    expect(await stockOf(shop, lamp)).toBe(20);
    expect((await pay(testCards.good)).body).toMatchObject({ status: 'placed' });
  });

  it('can be left to pay another way: the stock returns, and the bank’s late approval charges nothing', async () => {
    const { bank, shopper, path, lamp, pay, orderNumber } = await challenged();
    expect(await new Shopper(shop).send('POST', `${path}/pay-another-way`, {})).toMatchObject({ status: 404 });
    for (let twice = 0; twice < 2; twice++) {
      expect(await shopper.send('POST', `${path}/pay-another-way`, {})).toMatchObject({
        status: 200,
        body: { state: 'open', items: [{ quantity: 1, errorDetails: null }] },
      });
    }
    expect(await stockOf(shop, lamp)).toBe(20);
    await shopper.send('POST', bank, { approve: true });
    expect((await shopper.send('GET', path)).body).toMatchObject({ state: 'open' });
    expect((await pay(testCards.good)).body).toEqual({ status: 'placed', orderNumber });
    expect(await stockOf(shop, lamp)).toBe(19);
    expect(await mailsTo(orderNumber)).toHaveLength(1);
  });

  it('cannot be left once the bank has approved: the order is placed', async () => {
    const { bank, shopper, path, orderNumber } = await challenged();
    await shopper.send('POST', bank, { approve: true });
    expect((await shopper.send('POST', `${path}/pay-another-way`, {})).body).toMatchObject({ state: 'complete', orderNumber });
    expect((await shopper.send('GET', '/api/cart')).body).toMatchObject({ cart: { items: [] } });
  });

  it('does not know foreign challenges', async () => {
    expect(await new Shopper(shop).send('GET', '/api/sandbox/bank/00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
  });
});

describe('[checklist 38] a slow bank', () => {
  it('leaves the order pending, charges once, and completes it when the shopper asks again', async () => {
    const lamp = nextLamp();
    const { shopper, pay, path } = await readyToPay(shop, [{ variationId: lamp }]);
    const { body } = await pay(testCards.late);
    expect(body).toMatchObject({ status: 'pending' });
    const { orderNumber } = body as Extract<PlaceResult, { status: 'pending' }>;
    expect((await orderOf(shopper, orderNumber)).body).toMatchObject({ paymentSettled: false });
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect((await pay(testCards.late)).body).toEqual({ status: 'placed', orderNumber });
    expect((await shopper.send('POST', `${path}/resume`, {})).body).toEqual({ status: 'placed', orderNumber });
    expect(await stockOf(shop, lamp)).toBe(19);
  });
});

describe('[§7.5 place order] refusals', () => {
  it('list missing details field by field', async () => {
    const { shopper, path } = await startCheckout(shop, [{ variationId: nextLamp() }]);
    const answer = await shopper.send('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal: 1 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'details_missing' } });
    expect(answer.body.fields).toMatchObject({ 'contact.email': 'Email is required', 'shippingAddress.city': 'City is required' });
    expect(answer.body.fields).not.toHaveProperty('shippingAddress.addressLine2');
  });

  it.each([5, 99])('take no order of %i of the dearest item, which is more than a card provider takes', async (quantity) => {
    const { pay, checkout } = await readyToPay(shop, [{ variationId: dearest, quantity }]);
    expect(checkout.totals.merchandise).toBe(quantity * 20_000_000);
    expect(await pay(testCards.good)).toMatchObject({ status: 409, body: { code: 'order_too_large' } });
  });

  it('[checklist 20] sell no other items than those shown, also for the same total', async () => {
    const [shown, other] = [nextLamp(), nextLamp()];
    const { shopper, path, checkout } = await readyToPay(shop, [{ variationId: shown }]);
    const { body } = await shopper.send<{ cart: Cart }>('GET', '/api/cart');
    await shopper.send('POST', '/api/cart', { variationId: other });
    await shopper.send('DELETE', `/api/cart/${body.cart.cartUuid}/variations/${shown}`);
    const place = (expectedItems: string) =>
      shopper.send('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal: checkout.totals.total, expectedItems });
    expect(await place(itemsToBuy(checkout.items))).toMatchObject({
      status: 409,
      body: { code: 'items_changed', details: { totals: { total: checkout.totals.total } } },
    });
    expect([await stockOf(shop, shown), await stockOf(shop, other)]).toEqual([20, 20]);
    const now = await shopper.send<Checkout>('GET', path);
    expect(now.body.items).toMatchObject([{ variationId: other }]);
    expect(await place(`${other}x1`)).toMatchObject({ status: 200, body: { status: 'placed' } });
  });

  it('do not charge a total the shopper has not seen, and return the new one', async () => {
    const { shopper, pay, checkout } = await readyToPay(shop, [{ variationId: nextLamp() }]);
    await shopper.send('POST', '/api/cart', { variationId: nextLamp() });
    const answer = await pay(testCards.good);
    expect(answer).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    const { totals } = answer.body.details as { totals: { total: number } };
    expect(totals.total).toBeGreaterThan(checkout.totals.total);
    expect(await pay(testCards.good, totals.total)).toMatchObject({ body: { status: 'placed' } });
  });

  it('name items that are gone and keep the rest of the cart', async () => {
    const gone = nextLamp();
    const left = nextLamp();
    const { shopper, pay } = await readyToPay(shop, [{ variationId: gone }, { variationId: left }]);
    await sql`update catalog.stock set on_hand = 0 where variation_id = ${gone}`.execute(shop.database.read);
    const answer = await pay(testCards.good);
    expect(answer).toMatchObject({ status: 409, body: { code: 'items_changed' } });
    const { totals } = answer.body.details as { totals: { total: number } };
    expect(await pay(testCards.good, totals.total)).toMatchObject({ body: { status: 'placed' } });
    const { cart } = (await shopper.send<{ cart: { items: unknown[] } }>('GET', '/api/cart')).body;
    expect(cart.items).toMatchObject([{ variationId: gone, errorDetails: { code: 'out_of_stock' } }]);
  });

  it('[checklist 20] leave nothing of an item that was bought in the lowered quantity', async () => {
    const lamp = nextLamp();
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp, quantity: 5 }]);
    await sql`update catalog.stock set on_hand = 3 where variation_id = ${lamp}`.execute(shop.database.read);
    const answer = await pay(testCards.good);
    expect(answer).toMatchObject({ status: 409, body: { code: 'items_changed' } });
    const { totals } = answer.body.details as { totals: { total: number } };
    const { orderNumber } = placed(await pay(testCards.good, totals.total));
    expect((await orderOf(shopper, orderNumber)).body.items).toMatchObject([{ variationId: lamp, quantity: 3 }]);
    expect((await shopper.send('GET', '/api/cart')).body).toMatchObject({ cart: { items: [] } });
  });
});

describe('[rulings: Orders] seeing an order', () => {
  it('takes the session that placed it or the e-mailed link; everything else gets the same answer', async () => {
    const { shopper, pay } = await readyToPay(shop, [{ variationId: nextLamp() }]);
    const { orderNumber } = placed(await pay(testCards.good));
    const [mail] = await mailsTo(orderNumber);
    const link = new URL(mail?.content.props.orderUrl ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(link.pathname).toBe('/order-confirmation');
    const at = (number: string, query = '') => new Shopper(shop).send<Order>('GET', `/api/orders/${number}${query}`);
    expect((await at(orderNumber, `?token=${token}`)).body).toEqual((await orderOf(shopper, orderNumber)).body);
    const { shopper: other } = await startCheckout(shop, [{ variationId: nextLamp() }]);
    const misses = [
      await at(orderNumber),
      await at(orderNumber, `?token=${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`),
      await at('ZZZZ-ZZZZZ', `?token=${token}`),
      await orderOf(other, orderNumber),
    ];
    for (const miss of misses)
      expect(miss).toEqual({ status: 404, body: { statusCode: 404, message: 'We can’t find that order.', ok: false } });
  });
});

describe('[checklist 31] exactly one order', () => {
  it('results from twenty simultaneous calls', async () => {
    const before = await booksOf(shop);
    const lamp = nextLamp();
    const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(testCards.good)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'placed' });
    const after = await booksOf(shop);
    expect((after.orders.placed ?? 0) - (before.orders.placed ?? 0)).toBe(1);
    expect((after.payments.succeeded ?? 0) - (before.payments.succeeded ?? 0)).toBe(1);
    expect((after.charges.succeeded ?? 0) - (before.charges.succeeded ?? 0)).toBe(1);
    expect(await stockOf(shop, lamp)).toBe(19);
  });

  it('results from two tabs with two cards', async () => {
    const { pay } = await readyToPay(shop, [{ variationId: nextLamp() }]);
    const [one, two] = await Promise.all([pay(testCards.good), pay(testCards.mastercard)]);
    expect(one.body).toEqual(two.body);
  });
});
