import type { Page } from 'playwright-core';
import type { Product } from '../../../../contract/catalog/catalog.ts';
import type { Order } from '../../../../contract/orders/orders.ts';
import type { Listing } from '../../../../contract/search/search.ts';
import { ApiShopper } from '../../../support/api-shopper.ts';
import { addToCart, buy, call, saveDetails } from '../api.ts';
import { goods, pathOf, variationOf } from '../goods.ts';
import { fromShop } from '../shop.ts';
import { addOpened, cards, fillCard, fillDetails, placeOrder } from '../shopping.ts';
import type { Scene } from './scene.ts';

/** Three items: one with options, one twice, one with a long name. */
async function fillCart(page: Page): Promise<void> {
  const { hits } = await call<Listing>(page, 'GET', '/api/search?k=curtain');
  const { variations } = await call<Product>(page, 'GET', `/api/product/${hits[0]?.productId}`);
  const plentiful = variations.find(({ quantityAvailable }) => quantityAvailable > 20);
  if (plentiful) await addToCart(page, plentiful.variationId);
  await addToCart(page, (await variationOf(goods.plenty)).variationId, 2);
  await addToCart(page, (await variationOf(goods.plain)).variationId);
}

/** Opens the wallet with a cart; returns its page's address. */
async function openWallet(page: Page): Promise<string> {
  const { cartUuid } = await addToCart(page, (await variationOf(goods.plain)).variationId);
  const { url } = await call<{ url: string }>(page, 'POST', '/api/checkouts-paypal-guest', { cartUuid });
  return url;
}

/** From the cart to the confirmation. */
export const buyingScenes: readonly Scene[] = [
  {
    name: 'the added-to-cart drawer',
    heading: 'Everlasting beeswax tapers',
    open: async (page) => {
      await page.goto(await pathOf(goods.plenty));
      await addOpened(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).waitFor();
    },
  },
  { name: 'an empty cart', heading: 'Your cart is empty', open: (page) => page.goto('/cart') },
  {
    name: 'a cart',
    heading: 'Your cart',
    open: async (page) => {
      await fillCart(page);
      await page.goto('/cart');
      await page.getByRole('button', { name: /^Remove Q/ }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'a cart with days of arrival and the postal code open',
    heading: 'Your cart',
    open: async (page) => {
      await page.context().addCookies([{ name: 'shipintlpc', value: '90012', url: fromShop('shopUrl') }]);
      await fillCart(page);
      await page.goto('/cart');
      await page.getByText('Change').click();
      await page.getByLabel('ZIP or postal code').waitFor();
    },
  },
  {
    name: 'a cart with a line that sold out',
    heading: 'Your cart',
    open: async (page) => {
      const { variationId } = await variationOf(goods.lastInCart);
      await fillCart(page);
      await addToCart(page, variationId);
      await new ApiShopper(fromShop('shopUrl')).buy(variationId);
      await page.goto('/cart');
      await page.getByText('out of stock').first().waitFor();
    },
  },
  {
    name: 'an empty checkout form',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await fillCart(page);
      await page.goto('/checkout');
    },
  },
  {
    name: 'the checkout of an app',
    heading: 'Checkout',
    frame: 'bare',
    open: async (page) => {
      await fillCart(page);
      await page.goto('/checkout/mobile');
    },
  },
  {
    name: 'the checkout of an app without a cart',
    heading: 'Your cart is empty',
    frame: 'bare',
    open: (page) => page.goto('/checkout/mobile'),
  },
  {
    name: 'a checkout with errors and a billing address',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await fillCart(page);
      await page.goto('/checkout');
      await page.getByRole('checkbox', { name: /Billing address/ }).uncheck();
      await placeOrder(page);
      await page.getByText('Email is required').waitFor();
    },
  },
  {
    name: 'a checkout after a decline',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await fillCart(page);
      await page.goto('/checkout');
      await fillDetails(page);
      await fillCard(page, cards.declined);
      await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
      await placeOrder(page);
      await page.getByText("We couldn't verify").first().waitFor();
    },
  },
  {
    name: 'a checkout with saved details',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await fillCart(page);
      await saveDetails(page);
      await page.goto('/checkout');
      await page.getByText('12 Elm Street').waitFor();
    },
  },
  {
    name: 'the bank',
    heading: 'Approve this payment?',
    frame: 'bare',
    open: async (page) => {
      const placed = await buy(page, (await variationOf(goods.plenty)).variationId, cards.challenged);
      if (placed.status !== 'challenge') throw new Error(`the payment is ${placed.status}`);
      await page.goto(placed.url);
    },
  },
  { name: 'the sandbox’s wallet', heading: 'Pay Alder & Loom', frame: 'bare', open: async (page) => page.goto(await openWallet(page)) },
  {
    name: 'a review after the wallet',
    heading: 'Review your order',
    frame: 'checkout',
    open: async (page) => {
      await page.goto(await openWallet(page));
      await page.getByRole('button', { name: 'Approve' }).click();
    },
  },
  {
    name: 'a wallet that waits for an approval',
    heading: 'PayPal is waiting for your approval',
    frame: 'checkout',
    open: async (page) => {
      await page.goto(await openWallet(page));
      await page.getByRole('link', { name: 'Return without approving' }).click();
    },
  },
  { name: 'a wallet that was left', heading: 'PayPal payment cancelled', frame: 'checkout', open: (page) => page.goto('/paypal-cancel') },
  {
    name: 'a checkout that waits for the bank',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await buy(page, (await variationOf(goods.plenty)).variationId, cards.challenged);
      await page.goto('/checkout');
      await page.getByRole('link', { name: 'Continue at your bank' }).waitFor();
    },
  },
  {
    name: 'a confirmation',
    heading: 'Thank you, Ann',
    open: async (page) => {
      const { orderNumber } = await buy(page, (await variationOf(goods.plain)).variationId);
      await page.goto(`/order-confirmation?order=${orderNumber}`);
    },
  },
  {
    name: 'an invoice',
    heading: 'Invoice',
    open: async (page) => {
      const { orderNumber } = await buy(page, (await variationOf(goods.plain)).variationId);
      await page.goto(`/order-invoice?order=${orderNumber}`);
    },
  },
  {
    name: 'a confirmation that waits for the bank',
    heading: 'We have your order',
    open: async (page) => {
      const { orderNumber } = await buy(page, (await variationOf(goods.plenty)).variationId, cards.late);
      // The page keeps polling; here the bank never answers, so that the screen stays.
      const order = await call<Order>(page, 'GET', `/api/orders/${orderNumber}`);
      await page.route('**/api/orders/*', (route) => route.fulfill({ json: order }));
      await page.goto(`/order-confirmation?order=${orderNumber}`);
    },
  },
];
