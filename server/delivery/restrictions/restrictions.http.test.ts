import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { restrictionEndpoints } from '../../../contract/settings/restrictions.ts';
import {
  type CommerceShop,
  commerceShop,
  ohio,
  readyToPay,
  Shopper,
  startCheckout,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let lamp: number;
let sofa: number;
beforeAll(async () => {
  shop = await commerceShop({ env: { RESTRICTED_POSTAL_CODES: '10118' } });
  desk = await settingsDesk(shop);
  [lamp = 0, sofa = 0] = await stockShelves(shop, [{ stock: 50 }, { price: 90_000, weightGrams: 60_000 }]);
});
afterAll(() => shop.close());

type Listed = OutputOf<typeof restrictionEndpoints.list>;
const path = 'restricted-codes';
const restrict = (codes: string, scope = 'everything') => desk<{ added: number }>('POST', path, { codes, scope });
const allow = (code: string) => desk('DELETE', `${path}/${code}`);
const listed = async (q = '') => (await desk<Listed>('GET', `${path}?q=${q}`)).body;
const estimate = (variationId: number, postalCode: string) =>
  new Shopper(shop).send('GET', `/api/delivery-estimate?variationId=${variationId}&postalCode=${postalCode}`);
const auditEntries = async () =>
  (
    await sql<{ action: string; details: object }>`select action, details from staff.audit where subject_id = ${path} order by id`.execute(
      shop.database.read,
    )
  ).rows;

describe('[§5 restricted codes] set by staff', () => {
  it('product page, cart, address check and checkout refuse a restricted code at once, and take it again', async () => {
    const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
    // 53215 is in Milwaukee: one digit from a code of Columbus.
    const slipped = () => new Shopper(shop).send('POST', '/api/address-verification', { address: { ...ohio, postalCode: '53215' } });
    expect((await slipped()).body).toMatchObject({ result: 'suggestion', suggested: { postalCode: '43215' } });
    expect((await restrict('432, x0a')).body.added).toBe(2);
    expect((await slipped()).body, 'a code that is not delivered to is not suggested').toMatchObject({
      result: 'unverified',
      suggested: null,
    });

    expect((await estimate(lamp, '43215')).body.code).toBe('postal_code_restricted');
    expect((await estimate(lamp, 'X0A 0H0')).body.code).toBe('postal_code_restricted');
    expect((await estimate(lamp, '44101')).status).toBe(200);
    const { shopper, path: checkout } = await startCheckout(shop, [{ variationId: lamp }]);
    // Spec §8, word for word.
    const message = "Sorry, we don't ship to this Zip Code. Please edit your Shipping Address to continue";
    const cart = await shopper.send<{ cart: Cart }>('GET', '/api/cart?zipCode=43215');
    expect(cart.body.cart).toMatchObject({ canCheckout: false, items: [{ errorDetails: { code: 'not_deliverable', message } }] });
    const question = { field: 'postalCode', message };
    expect((await shopper.send('POST', '/api/address-verification', { address: ohio })).body).toMatchObject({
      result: 'question',
      question,
    });
    const fields = { 'shippingAddress.postalCode': message };
    expect((await shopper.send('PUT', checkout, { shippingAddress: ohio })).body).toMatchObject({ code: 'not_shippable', fields });
    expect((await pay(testCards.good)).body, 'a checkout begun before').toMatchObject({ code: 'not_shippable', fields });

    expect((await allow('432')).status).toBe(200);
    expect((await estimate(lamp, '43215')).status).toBe(200);
    expect((await shopper.send('PUT', checkout, { shippingAddress: ohio })).status).toBe(200);
    await allow('X0A');
  });

  it('may concern large items only', async () => {
    await restrict('43215', 'large');
    expect((await estimate(lamp, '43215')).status).toBe(200);
    expect((await estimate(sofa, '43215')).body).toMatchObject({
      code: 'freight_restricted',
      message: 'We can’t deliver large items to this postal code. Please choose another one.',
    });
    const { shopper, path: checkout } = await startCheckout(shop, [{ variationId: sofa }]);
    const fields = { 'shippingAddress.postalCode': expect.stringContaining('large items') };
    expect((await shopper.send('PUT', checkout, { shippingAddress: ohio })).body).toMatchObject({ code: 'freight_not_shippable', fields });
    const cart = await shopper.send<{ cart: Cart }>('GET', '/api/cart?zipCode=43215');
    expect(cart.body.cart.items[0]?.errorDetails?.message).toContain('large items');
    await allow('43215');
  });

  it('are listed by their beginning, with those of the configuration, and audited with before and after', async () => {
    const before = (await auditEntries()).length;
    await restrict('99801\n99802;m5v 2t6');
    expect((await restrict('99801, 99801', 'large')).body.added).toBe(1);
    expect((await restrict('99802')).body.added).toBe(0);
    expect(await listed('998')).toMatchObject({
      total: 2,
      page: 1,
      pages: 1,
      configured: ['10118'],
      restrictions: [
        { code: '99801', scope: 'large' },
        { code: '99802', scope: 'everything' },
      ],
    });
    await allow('99802');
    expect((await allow('99802')).body.code).toBe('restriction_not_found');
    expect((await auditEntries()).slice(before)).toEqual([
      {
        action: 'settings.codes_restricted',
        details: {
          before: { 99801: null, 99802: null, M5V2T6: null },
          after: { 99801: 'everything', 99802: 'everything', M5V2T6: 'everything' },
        },
      },
      { action: 'settings.codes_restricted', details: { before: { 99801: 'everything' }, after: { 99801: 'large' } } },
      { action: 'settings.codes_allowed', details: { before: { 99802: 'everything' }, after: { 99802: null } } },
    ]);
  });

  it.each([
    ['', 'required'],
    ['99801, hello, 12', 'hello, 12'],
    ['123456', '123456'],
  ])('refuses “%s” and writes nothing', async (codes, message) => {
    const { total } = await listed();
    expect((await restrict(codes)).body).toMatchObject({ code: 'invalid_input', fields: { codes: expect.stringContaining(message) } });
    expect((await listed()).total).toBe(total);
  });

  it('[§6] require the permission', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    for (const [who, status] of [
      [merchandiser, 403],
      [null, 401],
    ] as const) {
      const answers = [
        await desk('GET', path, undefined, who),
        await desk('POST', path, { codes: '99950', scope: 'everything' }, who),
        await desk('DELETE', `${path}/99801`, undefined, who),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
    expect((await listed('99950')).total).toBe(0);
  });
});
