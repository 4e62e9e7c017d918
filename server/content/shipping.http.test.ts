import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import {
  type CommerceShop,
  commerceShop,
  readyToPay,
  Shopper,
  startCheckout,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { publish, saveDraft, unpublish } from './editing.ts';

let shop: CommerceShop;
let lamp: number;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 6000, stock: 50 }]);
});
afterAll(() => shop.close());

const site = { brand: 'alder-loom', kind: 'site', key: 'site' } as const;
const actor = () => ({ by: 'pia', now: new Date() });
const money = (amount: number) => ({ amount, currency: 'USD' });

/** Content sets these figures from now on. */
async function say(threshold: number, rate: number): Promise<void> {
  const body = { navBar: { id: 'main' }, flatShippingMetaData: { threshold: money(threshold), rate: money(rate) } };
  await saveDraft(shop, site, { body }, actor());
  await publish(shop, site, {}, actor());
}

async function cart(): Promise<Cart['totals']> {
  return (await new Shopper(shop).send<Cart>('POST', '/api/cart', { variationId: lamp })).body.totals;
}

it('[§9 free shipping] uses the configured figures while content sets none', async () => {
  expect(await cart()).toMatchObject({ shipping: 0, freeShipping: { threshold: 4999, missing: 0 } });
});

it('[§3 flat shipping] cart, checkout, product page and delivery call use the figures set by content', async () => {
  await say(7500, 899);
  expect(await cart()).toMatchObject({ shipping: 899, total: 6899, freeShipping: { threshold: 7500, missing: 1501 } });
  expect((await startCheckout(shop, [{ variationId: lamp }])).checkout.totals).toMatchObject({ shipping: 899 });
  const estimate = (await shop.app.inject(`/api/delivery-estimate?variationId=${lamp}&postalCode=43215`)).json();
  expect(estimate.shipping).toMatchObject({ price: 899, freeShipping: { threshold: 7500, missing: 1501 } });
  const { methods } = (await shop.app.inject('/api/delivery?postalCode=43215')).json();
  expect(methods).toMatchObject([{ price: 899, freeOver: 7500 }, {}]);
});

it('[§3 flat shipping] an order is never charged another total than its shopper saw', async () => {
  await say(7500, 899);
  const { pay, shopper, path } = await readyToPay(shop, [{ variationId: lamp }]);
  await say(4999, 699);
  expect((await pay(testCards.good)).body).toMatchObject({ statusCode: 409, code: 'total_changed' });
  const { totals } = (await shopper.send<Checkout>('GET', path)).body;
  expect(totals).toMatchObject({ shipping: 0 });
  expect((await pay(testCards.good, totals.total)).body).toMatchObject({ status: 'placed' });
});

it('[§9 free shipping] returns to the configured figures when content is withdrawn', async () => {
  await say(7500, 899);
  await unpublish(shop, site, {}, actor());
  expect(await cart()).toMatchObject({ shipping: 0, freeShipping: { threshold: 4999 } });
});
