import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { campaign, promotion, saveCampaigns, savePromotions, type WrittenPromotion } from '../promotions/index.ts';

let shop: CommerceShop;
let lamp: number;

const running = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2100-01-01T00:00:00Z' };
const offer = (key: string, more: Partial<WrittenPromotion>): WrittenPromotion => ({
  ...running,
  key,
  name: key,
  label: key,
  group: 'item',
  benefit: { kind: 'percent', percent: 10 },
  ...more,
});

beforeAll(async () => {
  shop = await commerceShop();
  [lamp] = (await stockShelves(shop, [{ price: 10_000, stock: 500 }])) as [number];
  await shop.database.transact(async (tx) => {
    await savePromotions(
      tx,
      [
        offer('lighting', { conditions: { categories: { in: ['lighting'] }, code: true }, codes: ['LIGHT'] }),
        offer('rugs', { conditions: { categories: { in: ['rugs'] }, code: true }, codes: ['RUGS'] }),
        offer('friends', { conditions: { campaign: true }, benefit: { kind: 'percent', percent: 30 } }),
      ].map((one) => promotion.parse(one)),
    );
    const link = { ...running, name: 'Friends', shortMessage: '30% off', promotion: 'friends' };
    await saveCampaigns(tx, [campaign.parse({ ...link, campaignId: 'FRIENDS', restrictionToken: 's3cret' })]);
  });
});
afterAll(() => shop.close());

async function withLamp(shopper = new Shopper(shop)): Promise<{ shopper: Shopper; cart: Cart }> {
  const { body: cart } = await shopper.send<Cart>('POST', '/api/cart', { variationId: lamp });
  return { shopper, cart };
}

describe('[§4 promo code] by category', () => {
  it.each([
    ['LIGHT', 'applied', 1000],
    ['RUGS', 'not_eligible', 0],
  ])('%s is %s: a department includes what lies below it', async (code, state, amount) => {
    const { shopper, cart } = await withLamp();
    const { body } = await shopper.send<Cart>('POST', `/api/cart/${cart.cartUuid}/promo-codes`, { code });
    expect(body.promotions.codes).toMatchObject([{ code, state, amount }]);
    expect(body.totals.discount).toBe(amount);
  });
});

describe('[§7.3 campaign values] of a cart', () => {
  const tracking = JSON.stringify({ campaign_cid: 'FRIENDS', token: 's3cret' });

  it('come from the browser’s cookie, or from the query for API clients', async () => {
    const browser = new Shopper(shop);
    browser.cookies.set('campaign', tracking);
    const { cart } = await withLamp(browser);
    expect(cart.totals.discount).toBe(3000);
    const line = `/api/cart/${cart.cartUuid}/variations/${lamp}`;
    expect((await browser.send<Cart>('PUT', line, { quantity: 2 })).body.totals.discount).toBe(6000);

    const { shopper: client, cart: plain } = await withLamp();
    expect(plain.totals.discount).toBe(0);
    const named = `/api/cart/${plain.cartUuid}?campaignId=FRIENDS&restrictionToken=s3cret`;
    expect((await client.send<Cart>('GET', named)).body.totals.discount).toBe(3000);
    const without = `/api/cart/${plain.cartUuid}?campaignId=FRIENDS`;
    expect((await client.send<Cart>('GET', without)).body.totals.discount, 'without its token').toBe(0);
  });

  it('[§6 abuse] cannot be guessed by asking for the cart', async () => {
    const { shopper, cart } = await withLamp();
    const discountWith = async (token: string) =>
      (await shopper.send<Cart>('GET', `/api/cart/${cart.cartUuid}?campaignId=FRIENDS&restrictionToken=${token}`)).body.totals.discount;
    for (let i = 0; i < 10; i++) expect(await discountWith(`guess-${i}`)).toBe(0);
    expect(await discountWith('s3cret')).toBe(0);
  });
});
