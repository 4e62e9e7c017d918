import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import { type Checkout, whyNothingToPay } from '../../contract/checkout/checkout.ts';
import type { Order } from '../../contract/orders/orders.ts';
import {
  type CommerceShop,
  cardOf,
  clearBooks,
  commerceShop,
  ohio,
  readyToPay,
  Shopper,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { promote, written } from '../../test/support/promotions.ts';
import { proofFor } from '../../test/support/proof.ts';
import { clearFlag, setFlag } from '../flags/index.ts';
import { campaign, findPromotions, saveCampaigns, saveCodes } from '../promotions/index.ts';

const lastWeek = new Date(Date.now() - 7 * 86_400_000);
const buyers = 100;

let shop: CommerceShop;
let lamp: number;
let shade: number;

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 120_000 });
  [lamp = 0, shade = 0] = await stockShelves(shop, [
    { price: 10_000, stock: 2000 },
    { price: 3333, stock: 500 },
  ]);
  await promote(
    shop,
    written('save15', { group: 'order', benefit: { kind: 'percent', percent: 15 }, codes: ['SAVE15'], stacksWith: ['item'] }),
    written('fifty', {
      group: 'order',
      benefit: { kind: 'amount', amount: 5000 },
      codes: ['FIFTY'],
      conditions: { minimumMerchandise: 20_000 },
    }),
    written('first', { group: 'order', benefit: { kind: 'amount', amount: 2500 }, codes: ['FIRST'], conditions: { firstOrder: true } }),
    written('first20', { group: 'order', benefit: { kind: 'amount', amount: 2000 }, codes: ['FIRST20'], conditions: { firstOrder: true } }),
    written('ten', { group: 'order', benefit: { kind: 'amount', amount: 1000 }, codes: ['TENONLY'], usesLimit: 10 }),
    written('single', { group: 'order', benefit: { kind: 'amount', amount: 700 }, conditions: { code: true } }),
    written('spring', { group: 'order', benefit: { kind: 'amount', amount: 100 }, codes: ['SPRING'], endsAt: lastWeek.toISOString() }),
    written('friday', { group: 'order', benefit: { kind: 'amount', amount: 1500 }, conditions: { campaign: true } }),
    written('plcc', {
      group: 'order',
      benefit: { kind: 'amount', amount: 900 },
      codes: ['CARD9'],
      conditions: { paymentTypes: { in: ['PLCC'] } },
    }),
    written('shades', {
      group: 'item',
      benefit: { kind: 'amount', amount: 333 },
      conditions: { products: { in: ['lamp-1'] } },
      stacksWith: ['order'],
    }),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await clearBooks(shop);
  await sql`delete from promotions.redemption`.execute(shop.database.read);
});

const codesPath = (shopper: Shopper) => `/api/cart/${shopper.cookies.get('cart_uuid')}/promo-codes`;
async function withLamps(quantity = 1): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/cart', { variationId: lamp, quantity });
  return shopper;
}
const enter = (shopper: Shopper, code: string, captcha?: string) =>
  shopper.send<Cart>('POST', codesPath(shopper), { code, ...(captcha && { captcha }) });

describe('[§4 promo code] in the cart', () => {
  it('ignores case and spaces, and shows what it saves', async () => {
    const { status, body } = await enter(await withLamps(), ' save 15 ');
    expect(status).toBe(200);
    expect(body.totals).toMatchObject({ merchandise: 10_000, discount: 1500, total: 8500 });
    expect(body.promotions.codes).toMatchObject([{ code: 'SAVE15', state: 'applied', amount: 1500 }]);
    expect(body.items[0]?.adjustments).toMatchObject([{ code: 'SAVE15', group: 'order', amount: 1500 }]);
  });

  it('stays while it is not eligible, says what is missing, and applies once the cart qualifies', async () => {
    const shopper = await withLamps();
    expect((await enter(shopper, 'fifty')).body.promotions.codes).toMatchObject([
      { state: 'not_eligible', message: expect.stringContaining('$100.00'), amount: 0 },
    ]);
    const { body } = await shopper.send<Cart>('POST', '/api/cart', { variationId: lamp });
    expect(body.promotions.codes).toMatchObject([{ code: 'FIFTY', state: 'applied', amount: 5000 }]);
  });

  it('explains an expired code and one for the store card, and can be removed', async () => {
    const shopper = await withLamps();
    await enter(shopper, 'SPRING');
    const { body } = await enter(shopper, 'CARD9');
    expect(body.promotions.codes.map(({ state, message }) => [state, message])).toEqual([
      ['not_eligible', expect.stringMatching(/^Ended on \w{3} \d/)],
      ['not_eligible', expect.stringMatching(/^Only with /)],
    ]);
    const left = await shopper.send<Cart>('DELETE', `${codesPath(shopper)}/spring`);
    expect(left.body.promotions.codes.map(({ code }) => code)).toEqual(['CARD9']);
    expect((await shopper.send<Cart>('DELETE', `${codesPath(shopper)}/spring`)).status).toBe(200);
  });

  it('counts to the five that a cart takes only if it is shown', async () => {
    const shopper = await withLamps();
    const hold = (...codes: string[]) =>
      sql`update cart.cart set promo_codes = ${codes}::text[] where uuid = ${shopper.cookies.get('cart_uuid')}::uuid`.execute(
        shop.database.read,
      );
    await hold('GONE1', 'GONE2', 'GONE3', 'GONE4', 'SPRING');
    expect((await enter(shopper, 'SAVE15')).body.promotions.codes.map(({ code }) => code)).toEqual(['SPRING', 'SAVE15']);
    await hold('SPRING', 'CARD9', 'FIFTY', 'FIRST', 'TENONLY');
    expect(await enter(shopper, 'SAVE15')).toMatchObject({ status: 409, body: { code: 'too_many_promo_codes' } });
  });

  it.each([
    [' ', 'Promo code is required'],
    ['x'.repeat(61), 'Promo code must be less than 61 characters'],
  ])('[§5] %j is no code', async (code, message) => {
    expect((await enter(await withLamps(), code)).body.fields).toEqual({ code: message });
  });

  it('that does not exist is unknown, and nothing changes', async () => {
    const shopper = await withLamps();
    expect(await enter(shopper, 'NOSUCH')).toMatchObject({ status: 404, body: { code: 'promo_code_not_found' } });
  });

  it('[§6 abuse] guesses cost a proof after ten misses, harder with each miss; hits do not count', async () => {
    const shopper = await withLamps();
    for (let i = 0; i < 10; i++) expect((await enter(shopper, `GUESS${i}`)).status).toBe(404);
    const refused = await enter(shopper, 'GUESS10');
    expect(refused).toMatchObject({ status: 403, body: { code: 'captcha_required' } });
    expect((await enter(shopper, 'GUESS10', proofFor(refused))).body.code).toBe('promo_code_not_found');
    const again = await enter(shopper, 'SAVE15');
    expect(again.body.code).toBe('captcha_required');
    expect((await enter(shopper, 'SAVE15', proofFor(again))).status).toBe(200);
    const bitsOf = ({ body: { details } }: typeof refused) => Object(details).challenge.bits;
    for (let i = 0; i < 5; i++) await enter(shopper, `MORE${i}`, proofFor(await enter(shopper, `MORE${i}`)));
    expect(bitsOf(await enter(shopper, 'LAST'))).toBeGreaterThan(bitsOf(refused));
  });
});

describe('[rulings: Money] an order', () => {
  it('stores and shows what each promotion took off each line, with the line’s tax', async () => {
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/cart', { variationId: lamp });
    await shopper.send('POST', '/api/cart', { variationId: shade, quantity: 2 });
    await enter(shopper, 'SAVE15');
    const { path, pay } = await readyToPay(shop, [], { shopper });
    const { body: checkout } = await shopper.send<Checkout>('GET', path);
    // 100.00 + 2 × 33.33 − 2 × 3.33, of that 15%.
    expect(checkout.totals).toMatchObject({ merchandise: 16_666, discount: 666 + 2400 });
    const placed = await pay(testCards.good, checkout.totals.total);
    expect(placed.status).toBe(200);
    const { body: order } = await shopper.send<Order>('GET', `/api/orders/${placed.body.orderNumber}`);
    expect(order.summary).toMatchObject({
      discount: 3066,
      total: checkout.totals.total,
      adjustments: [{ amount: 666 }, { amount: 2400, code: 'SAVE15' }],
    });
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    expect(sum(order.items.flatMap(({ adjustments }) => adjustments.map(({ amount }) => amount)))).toBe(order.summary.discount);
    expect(sum(order.items.map(({ tax }) => tax))).toBe(order.summary.tax);
    // Used codes leave the cart with the items.
    const { rows } = await sql<{ codes: string[] }>`
      select promo_codes as codes from cart.cart where uuid = ${shopper.cookies.get('cart_uuid') ?? ''}::uuid`.execute(shop.database.read);
    expect(rows).toEqual([{ codes: [] }]);
  });

  it('is refused when a code has changed its total', async () => {
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'SAVE15' });
    expect(body.totals.discount).toBe(1500);
    expect(await pay(testCards.good)).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    const { body: without } = await shopper.send<Checkout>('DELETE', `${path}/promo-codes/SAVE15`);
    expect(without.totals.discount).toBe(0);
    expect((await pay(testCards.good)).status).toBe(200);
  });

  it('is refused when its promotion ended after the total was shown, and nothing is charged', async () => {
    const brief = (endsAt: string | null) =>
      written('brief', { group: 'order', benefit: { kind: 'amount', amount: 800 }, codes: ['BRIEF'], endsAt });
    await promote(shop, brief(null));
    const shopper = await withLamps();
    await enter(shopper, 'BRIEF');
    const { checkout, pay } = await readyToPay(shop, [], { shopper });
    expect(checkout.totals.discount).toBe(800);
    await promote(shop, brief(lastWeek.toISOString()));
    const { status, body } = await pay(testCards.good, checkout.totals.total);
    const { totals } = body.details as { totals: { discount: number; total: number } };
    expect([status, body.code, totals.discount]).toEqual([409, 'total_changed', 0]);
    const charged = () => sql`select from payments.entry`.execute(shop.database.read);
    expect((await charged()).rows).toEqual([]);
    expect((await pay(testCards.good, totals.total)).status).toBe(200);
    expect((await charged()).rows).not.toEqual([]);
  });

  it('counts as the first one only once per address', async () => {
    const email = 'newcomer@example.com';
    const buy = async () => {
      const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }], { email });
      const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'FIRST' });
      return {
        discount: body.totals.discount,
        code: body.promotions.codes[0],
        paid: (await pay(testCards.good, body.totals.total)).status,
      };
    };
    expect(await buy()).toMatchObject({ discount: 2500, paid: 200 });
    expect(await buy()).toMatchObject({ discount: 0, paid: 200, code: { state: 'not_eligible' } });
  });

  it('counts as the first one only once among simultaneous ones, and while a bank decides', async () => {
    const ready = async (email: string, code = 'FIRST') => {
      const one = await readyToPay(shop, [{ variationId: lamp }], { email });
      const { body } = await one.shopper.send<Checkout>('POST', `${one.path}/promo-codes`, { code });
      return { ...body.totals, pay: (card: string) => one.pay(card, body.totals.total) };
    };
    const eager = await Promise.all([ready('eager@example.com'), ready('eager@example.com', 'FIRST20'), ready('Eager@example.com')]);
    expect(eager.map(({ discount }) => discount)).toEqual([2500, 2000, 2500]);
    const answers = await Promise.all(eager.map(({ pay }) => pay(testCards.good)));
    expect(answers.map(({ body }) => ('code' in body ? body.code : body.status)).sort()).toEqual([
      'placed',
      'total_changed',
      'total_changed',
    ]);
    const patient = await Promise.all([ready('patient@example.com'), ready('patient@example.com')]);
    expect((await patient[0].pay(testCards.challenge)).body.status).toBe('challenge');
    expect((await patient[1].pay(testCards.good)).body.code).toBe('total_changed');
    // Its own checkout is led back to the bank, at the same price.
    expect((await patient[0].pay(testCards.good)).body.status).toBe('challenge');
  });
});

describe('[money: Promotions, limits] a limit', () => {
  it(`of 10 uses holds for ${buyers} simultaneous buyers; the others must agree to the new total`, async () => {
    const ready = [];
    for (let i = 0; i < buyers; i++) {
      const one = await readyToPay(shop, [{ variationId: lamp }]);
      const { body } = await one.shopper.send<Checkout>('POST', `${one.path}/promo-codes`, { code: 'TENONLY' });
      ready.push({ ...one, total: body.totals.total });
      await sql`delete from catalog.hold`.execute(shop.database.read);
    }
    const answers = await Promise.all(ready.map(({ pay, total }) => pay(testCards.good, total)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
      Array.from({ length: buyers - 10 }, () => 'total_changed'),
    );
    const { rows } = await sql<{ state: string; n: number }>`
      select state, count(*)::int as n from promotions.redemption group by state`.execute(shop.database.read);
    expect(rows).toEqual([{ state: 'kept', n: 10 }]);
  });

  it('is returned by a declined card and used by the next one', async () => {
    await promote(shop, written('once', { group: 'order', benefit: { kind: 'amount', amount: 400 }, codes: ['ONCE'], usesLimit: 1 }));
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'ONCE' });
    const { total } = body.totals;
    expect((await pay(testCards.declined, total)).body.code).toBe('card_declined');
    expect((await pay(testCards.good, total)).status).toBe(200);
    expect((await enter(await withLamps(), 'ONCE')).body.promotions.codes).toMatchObject([{ state: 'not_eligible', amount: 0 }]);
  });

  it('of a single-use code holds; for anybody else the code is then unknown', async () => {
    const single = (await findPromotions(shop.database.read)).find(({ key }) => key === 'single');
    await shop.database.transact((tx) => saveCodes(tx, single?.id ?? 0, ['UNIQUE77'], { singleUse: true }));
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'unique77' });
    expect(body.promotions.codes).toMatchObject([{ state: 'applied', amount: 700 }]);
    const late = await withLamps();
    await enter(late, 'UNIQUE77');
    expect((await pay(testCards.good, body.totals.total)).status).toBe(200);
    expect((await late.send<{ cart: Cart }>('GET', '/api/cart')).body.cart.promotions.codes).toMatchObject([
      { state: 'not_eligible', message: 'This code has been used already.' },
    ]);
    expect((await enter(await withLamps(), 'UNIQUE77')).body.code).toBe('promo_code_not_found');
  });

  it('takes only the single-use code that counts, and leaves the other', async () => {
    const single = (await findPromotions(shop.database.read)).find(({ key }) => key === 'single');
    await shop.database.transact((tx) => saveCodes(tx, single?.id ?? 0, ['TWIN1', 'TWIN2'], { singleUse: true }));
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    await shopper.send('POST', `${path}/promo-codes`, { code: 'TWIN1' });
    const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'TWIN2' });
    expect(body.promotions.codes.map(({ code, state }) => [code, state])).toEqual([
      ['TWIN1', 'not_eligible'],
      ['TWIN2', 'applied'],
    ]);
    expect((await pay(testCards.good, body.totals.total)).status).toBe(200);
    expect((await enter(await withLamps(), 'TWIN2')).body.code).toBe('promo_code_not_found');
    expect((await enter(await withLamps(), 'TWIN1')).body.promotions.codes).toMatchObject([{ state: 'applied' }]);
  });

  it('per customer counts by account, cart and address', async () => {
    await promote(
      shop,
      written('each', { group: 'order', benefit: { kind: 'amount', amount: 300 }, codes: ['EACHONE'], usesPerCustomer: 1 }),
    );
    const email = 'once.only@example.com';
    const buy = async (at: string) => {
      const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }], { email: at });
      const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'EACHONE' });
      return { discount: body.totals.discount, status: (await pay(testCards.good, body.totals.total)).status };
    };
    expect(await buy(email)).toEqual({ discount: 300, status: 200 });
    expect(await buy(email.toUpperCase())).toEqual({ discount: 0, status: 200 });
    expect(await buy('somebody.else@example.com')).toEqual({ discount: 300, status: 200 });
  });

  it('to chosen customers cannot be passed by typing their address', async () => {
    const vip = 'vip@example.com';
    await promote(shop, written('vip', { group: 'order', benefit: { kind: 'amount', amount: 5000 }, conditions: { customers: [vip] } }));
    const { checkout } = await readyToPay(shop, [{ variationId: lamp }], { email: vip });
    expect(checkout.totals.discount).toBe(0);
  });

  it('cannot lead to a zero order, which is refused before anything is taken', async () => {
    await promote(
      shop,
      written('all', { group: 'order', benefit: { kind: 'percent', percent: 100 }, codes: ['ALLOFIT'], stacksWith: ['shipping'] }),
      written('way', { group: 'shipping', benefit: { kind: 'free_shipping' }, codes: ['WAYFREE'], stacksWith: ['order'] }),
    );
    const { shopper, path, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    await shopper.send('POST', `${path}/promo-codes`, { code: 'ALLOFIT' });
    const { body } = await shopper.send<Checkout>('POST', `${path}/promo-codes`, { code: 'WAYFREE' });
    expect(body.totals).toMatchObject({ total: 0, freeShipping: null });
    const message = whyNothingToPay(body.totals);
    expect(message).toMatch(/Add an item, or remove a promo code/);
    expect(await pay(testCards.good, 0)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay', message } });
  });
});

describe('[§3 campaign tracking] a campaign', () => {
  beforeAll(() =>
    shop.database.transact((tx) =>
      saveCampaigns(tx, [
        campaign.parse({
          campaignId: 'FRI',
          name: 'Friday',
          restrictionToken: 's3cret',
          startsAt: '2026-01-01T00:00:00Z',
          endsAt: '2036-01-01T00:00:00Z',
          shortMessage: '$15 off',
          checkoutMessage: '$15 is taken off below.',
          promotion: 'friday',
        }),
        campaign.parse({
          campaignId: 'NO-WALLET',
          name: 'Friday, not with PayPal',
          startsAt: '2026-01-01T00:00:00Z',
          endsAt: '2036-01-01T00:00:00Z',
          shortMessage: '$15 off',
          paymentTypeExclusions: ['PAYPAL'],
          checkoutMessage: '$15 is taken off below.',
          promotion: 'friday',
        }),
      ]),
    ),
  );

  it('applies its promotion only for visitors with its token, by query or cookie', async () => {
    const shopper = await withLamps();
    const cartAt = async (query: string) => (await shopper.send<{ cart: Cart }>('GET', `/api/cart${query}`)).body.cart;
    expect((await cartAt('?campaignId=FRI&restrictionToken=s3cret')).totals.discount).toBe(1500);
    expect((await cartAt('?campaignId=FRI&restrictionToken=guess')).totals.discount).toBe(0);
    expect((await cartAt('')).totals.discount).toBe(0);
    shopper.cookies.set('campaign', JSON.stringify({ campaign_cid: 'FRI', token: 's3cret' }));
    expect(await cartAt('')).toMatchObject({
      totals: { discount: 1500 },
      promotions: { campaign: { campaignId: 'FRI', restrictionToken: 's3cret', checkoutMessage: '$15 is taken off below.' } },
    });
    const { checkout, pay } = await readyToPay(shop, [], { shopper });
    expect(checkout.totals.discount).toBe(1500);
    expect((await pay(testCards.good)).status).toBe(200);
  });

  it.each([
    ['a guest', '/api/guest/checkouts', false],
    ['a guest by the other name', '/api/checkouts-guest', false],
    ['a customer', '/api/checkouts', true],
  ] as const)('[§7.3 campaign values] is kept from cart to order by a client without cookies, for %s', async (_who, path, signsIn) => {
    const shopper = new Shopper(shop);
    if (signsIn) await shopper.send('POST', '/api/user/register', { email: 'client@example.com', password: 'weaver-of-7-looms' });
    const { body: begun } = await shopper.send<Cart>('POST', '/api/cart', { variationId: lamp });
    const authorization = `Bearer ${shopper.cookies.get(signsIn ? 'session_token' : 'guest_session_token')}`;
    const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      (
        await shop.app.inject({
          method,
          url: `${url}?campaignId=FRI&restrictionToken=s3cret`,
          headers: { authorization },
          ...(payload && { payload }),
        })
      ).json();
    const { cartUuid } = begun;
    expect((await send('GET', `/api/cart/${cartUuid}`)).totals.discount).toBe(1500);
    const move = { variationId: lamp, cartUuid };
    await send('POST', '/api/save-for-laters', move);
    expect((await send('POST', '/api/save-for-laters/to-cart', move)).cart.totals.discount).toBe(1500);
    const { checkoutUuid, totals: started } = await send('POST', path, { cartUuid });
    const mine = `${path}/${checkoutUuid}`;
    const contact = { email: 'client@example.com' };
    const shippingAddress = ohio;
    const answers = [
      await send('PUT', mine, { contact, shippingAddress }),
      await send('PUT', '/api/shipping-address', { checkoutUuid, shippingAddress }),
      await send('POST', `${mine}/promo-codes`, { code: 'SPRING' }),
      await send('DELETE', `${mine}/promo-codes/SPRING`),
      await send('GET', mine),
    ];
    const discounts: number[] = [started, ...answers.map(({ totals }) => totals)].map(({ discount }) => discount);
    expect(discounts).toEqual(Array(6).fill(1500));
    const expectedTotal = answers.at(-1).totals.total;
    const { orderNumber } = await send('POST', `${mine}/place`, { card: cardOf(testCards.good), expectedTotal });
    const { rows } = await sql<{ total: number }>`select total from orders.order where order_number = ${orderNumber}`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([{ total: expectedTotal }]);
  });

  it('[rulings: Money] that excludes a payment type is judged again when the type changes', async () => {
    const shopper = await withLamps();
    shopper.cookies.set('campaign', JSON.stringify({ campaign_cid: 'NO-WALLET' }));
    const { checkout, path, pay } = await readyToPay(shop, [], { shopper });
    expect(checkout).toMatchObject({
      totals: { discount: 1500 },
      promotions: { campaign: { checkoutMessage: '$15 is taken off below.' } },
    });
    const byWallet = await shopper.send<Checkout>('PUT', path, { paymentType: 'PAYPAL' });
    expect(byWallet.body).toMatchObject({ totals: { discount: 0 }, promotions: { campaign: { checkoutMessage: '' } } });
    expect(byWallet.body.totals.total).toBeGreaterThan(checkout.totals.total);
    expect((await pay(testCards.good, checkout.totals.total)).body.code).toBe('total_changed');
    expect((await shopper.send<Checkout>('PUT', path, { paymentType: 'CARD' })).body.totals).toEqual(checkout.totals);
    const { body } = await shopper.send('GET', '/api/campaign/discount-status/NO-WALLET');
    expect(body).toMatchObject({ status: { code: 'ACTIVE', paymentTypeExclusions: ['PAYPAL'], paymentTypeInclusions: [] } });
  });

  it.each([
    ['GET', '/api/campaign/discount-status?campaignId=FRI&restrictionToken=s3cret', undefined],
    ['GET', '/api/campaign/discount-status/FRI?restrictionToken=s3cret', undefined],
    ['GET', '/api/campaign/discount-status/FRI/status?restrictionToken=s3cret', undefined],
    ['POST', '/api/campaign/discount-status', { campaignId: 'FRI', restrictionToken: 's3cret' }],
  ] as const)('[§7.5] returns what it saves in this cart: %s %s', async (method, url, body) => {
    const shopper = await withLamps();
    expect((await shopper.send(method, url, body)).body).toMatchObject({ status: { code: 'ACTIVE', savings: 1500 } });
  });

  it('[§9 feature flags] without discount activation neither applies nor is active', async () => {
    const note = { changedBy: 'Ada', reason: 'a pause' };
    const off = { flag: 'discount-activation', brand: null, percentage: 0, visitors: [] } as const;
    const shopper = await withLamps();
    const named = '?campaignId=FRI&restrictionToken=s3cret';
    await shop.database.transact((tx) => setFlag(tx, off, note, new Date()));
    try {
      const { body } = await shopper.send('GET', `/api/campaign/discount-status${named}`);
      expect(body).toMatchObject({ status: { code: 'INVALID', shortMessage: '', savings: null } });
      expect((await shopper.send<{ cart: Cart }>('GET', `/api/cart${named}`)).body.cart.totals.discount).toBe(0);
    } finally {
      await shop.database.transact((tx) => clearFlag(tx, off.flag, null, note, new Date()));
    }
  });
});
