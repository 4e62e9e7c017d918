import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/orders/orders.ts';
import {
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  Shopper,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { proofFor } from '../../../test/support/proof.ts';

let shop: CommerceShop;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ stock: 500 }]);
});
beforeEach(() => clearBooks(shop));
afterAll(() => shop.close());

async function bought(email = 'ada@example.com'): Promise<string> {
  const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email });
  const { body } = await pay(testCards.good);
  if (body.status !== 'placed') throw new Error(`the payment is ${body.status}`);
  return body.orderNumber;
}

const find = (who: Shopper, orderNumber: string, email: string, captcha?: string) =>
  who.send<{ orderNumber: string; token: string }>('POST', '/api/orders/lookup', { orderNumber, email, ...(captcha && { captcha }) });

describe('[rulings: Orders] order look-up by guests', () => {
  it('finds and opens an order by number and e-mail, whatever the spacing and case', async () => {
    const orderNumber = await bought();
    const guest = new Shopper(shop);
    const found = await find(guest, ` ${orderNumber.toLowerCase().replace('-', ' ')} `, 'ADA@Example.com');
    expect(found).toMatchObject({ status: 200, body: { orderNumber } });
    const { token } = found.body;
    expect((await guest.send<Order>('GET', `/api/orders/${orderNumber}?token=${token}`)).body.orderNumber).toBe(orderNumber);
    expect((await guest.send('GET', `/api/orders/${orderNumber}`)).status).toBe(404);
  });

  it('gives every miss the same answer', async () => {
    const mine = await bought();
    const other = await bought('grace@example.com');
    const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: 'joan@example.com' });
    await pay(testCards.declined);
    const misses = [
      await find(new Shopper(shop), mine, 'grace@example.com'),
      await find(new Shopper(shop), other, 'ada@example.com'),
      await find(new Shopper(shop), 'ZZZZ-ZZZZZ', 'ada@example.com'),
      await find(new Shopper(shop), mine, 'ada@example.co'),
    ];
    for (const { status, body } of misses)
      expect([status, body.code, body.message]).toEqual([404, 'lookup_missed', misses[0]?.body.message]);
  });

  it('names the invalid fields', async () => {
    expect(await find(new Shopper(shop), '', 'ada')).toMatchObject({
      status: 400,
      body: { fields: { orderNumber: 'Order number is required', email: 'Please enter a valid email address' } },
    });
  });

  it('requires a proof after five misses per network or order number, and locks nobody out', async () => {
    const orderNumber = await bought();
    const guesser = new Shopper(shop);
    for (let i = 0; i < 5; i++) expect((await find(guesser, orderNumber, `guess-${i}@example.com`)).status).toBe(404);
    for (const who of [guesser, new Shopper(shop)]) {
      const asked = await find(who, orderNumber, 'ada@example.com');
      expect(asked).toMatchObject({ status: 403, body: { code: 'captcha_required' } });
      expect((await find(who, orderNumber, 'ada@example.com', proofFor(asked))).status).toBe(200);
    }
    expect((await find(guesser, 'ZZZZ-ZZZZZ', 'ada@example.com')).body.code).toBe('captcha_required');
    expect((await find(new Shopper(shop), await bought(), 'ada@example.com')).status).toBe(200);
  });

  it('requires it of all but five of many simultaneous guesses, from however many networks', async () => {
    const orderNumber = await bought();
    const answers = await Promise.all([...Array(30)].map((_, i) => find(new Shopper(shop), orderNumber, `guess-${i}@example.com`)));
    expect(answers.filter(({ body }) => body.code === 'lookup_missed')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'captcha_required')).toHaveLength(25);
  });
});
