import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../contract/cart/cart.ts';
import { product as productLink } from '../../../web/routes.ts';
import { ApiShopper } from '../../support/api-shopper.ts';
import { addToCart, call } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { findProduct, goods, variationOf } from '../support/goods.ts';
import { mailsTo } from '../support/outbox.ts';
import { fromShop } from '../support/shop.ts';
import { cards, fillCard, fillDetails, placeOrder } from '../support/shopping.ts';

const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order');
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();

describe('when things go wrong', () => {
  const { visit } = useBrowser();

  /** A complete checkout, ready to be placed. */
  async function readyToPlace(email: string): Promise<Page> {
    const page = await visit('about:blank', { expected: /ERR_FAILED|status of 5/ });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await page.waitForFunction(isAwake);
    await fillDetails(page, email);
    await fillCard(page, cards.accepted);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    return page;
  }

  describe('[checklist 31] exactly one order', () => {
    it('results from a double click', async () => {
      const page = await readyToPlace('double@example.com');
      await page.getByRole('button', { name: /^Place order/ }).dblclick();
      await thanks(page);
      expect(await mailsTo('double@example.com')).toEqual([expect.stringContaining(orderOf(page) ?? '?')]);
    });

    it('results from two tabs that place the same checkout at once', async () => {
      const one = await readyToPlace('tabs@example.com');
      const other = await visit('/checkout', { sameAs: one });
      await fillCard(other, cards.accepted);
      // Without waiting until a page stands still: on a busy machine the other's order would be there first.
      await Promise.all(
        [one, other].map((page) => page.getByRole('button', { name: /^Place order/ }).evaluate((button: HTMLElement) => button.click())),
      );
      await Promise.all([thanks(one), thanks(other)]);
      expect(orderOf(other)).toBe(orderOf(one));
      expect(await mailsTo('tabs@example.com')).toHaveLength(1);
    });

    it('results after Back, and after reloading the confirmation', async () => {
      const page = await readyToPlace('back@example.com');
      await placeOrder(page);
      await thanks(page);
      const order = orderOf(page);
      await page.reload();
      await thanks(page);
      expect(orderOf(page)).toBe(order);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /Your cart is empty|Thank you/ }).waitFor();
      expect(await page.getByRole('button', { name: /^Place order/ }).count()).toBe(0);
      expect(await mailsTo('back@example.com')).toHaveLength(1);
    });

    it.each<[string, string, (route: Route) => Promise<unknown>]>([
      ['before the order has arrived', 'before@example.com', async () => {}],
      ['before its answer has come', 'after@example.com', (route) => route.fetch()],
    ])('results when the connection is lost %s and the button clicked again', async (_when, email, reach) => {
      const page = await readyToPlace(email);
      await page.route('**/place', async (route) => {
        await reach(route);
        await route.abort();
      });
      await placeOrder(page);
      const lost = page.getByText('you will not be charged twice');
      await lost.waitFor();
      await expect
        .poll(() => lost.evaluate((words) => words.getBoundingClientRect().top), { message: 'scrolled to from the button' })
        .toBeGreaterThan(0);
      expect(await page.getByLabel('Card number').inputValue()).toBe(cards.accepted);
      await page.unroute('**/place');
      await placeOrder(page);
      await thanks(page);
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });

  describe('[checklist 38] nothing is lost or duplicated', () => {
    it('when a message disappears under the pointer: the click still hits its target', async () => {
      const page = await readyToPlace('press@example.com');
      await fillCard(page, cards.declined);
      await placeOrder(page);
      await page.getByText("We couldn't verify").first().waitFor();
      await page.getByLabel('Card number').focus();
      const same = page.getByRole('checkbox', { name: /Billing address/ });
      await same.click();
      expect(await same.isChecked()).toBe(false);
      await page.getByLabel('Security code').fill('1');
      await same.click({ delay: 50 });
      expect(await same.isChecked()).toBe(true);
      await page.getByText('Please enter the 3 or 4 digits').waitFor();
    });

    /** The page of a plentiful product, with three units chosen. */
    async function threeChosen(): Promise<Page> {
      const product = await findProduct(fromShop('shopUrl'), goods.plenty);
      const page = await visit(productLink(product), { expected: /ERR_FAILED|status of 5/ });
      await page.getByRole('spinbutton').fill('3');
      return page;
    }
    const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' });
    const inCart = async (page: Page) => (await call<{ cart: Cart | null }>(page, 'GET', '/api/cart')).cart?.itemQuantity ?? 0;
    const refusal = (statusCode: number, message: string) => ({ status: statusCode, json: { statusCode, message, ok: false } });
    const busy = {
      status: 503,
      json: { statusCode: 503, code: 'overloaded', message: 'The shop is very busy. Please try again in a moment.', ok: false },
    };

    it.each<[string, string | RegExp, (route: Route) => Promise<void>]>([
      [
        'fails',
        'Something went wrong. Please try again or come back later.',
        (route) => route.fulfill(refusal(500, "We're sorry. It looks like something went wrong.")),
      ],
      ['is busy', 'The shop is very busy', (route) => route.fulfill(busy)],
      [
        'is behind a proxy that fails',
        'Something went wrong. Please try again or come back later.',
        (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      ],
      ['cannot be reached', 'We couldn’t reach the shop', (route) => route.abort()],
    ])('when adding while the shop %s', async (_how, words, failing) => {
      const page = await threeChosen();
      await page.route('**/api/cart', failing);
      await add(page).click();
      await page.getByText(words).waitFor();
      expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
      await page.unroute('**/api/cart');
      await add(page).click();
      await page.getByRole('dialog').getByText('Quantity: 3').waitFor();
      expect(await page.getByText(words).count()).toBe(0);
      expect(await inCart(page)).toBe(3);
    });

    it('when adding takes long and is clicked again', async () => {
      const page = await threeChosen();
      const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/api/cart', async (route) => {
        await goneOn;
        await route.continue();
      });
      const button = page.locator('button[aria-busy]');
      await add(page).click();
      await button.waitFor();
      await button.click();
      goOn();
      await page.getByRole('dialog').getByText('Quantity: 3').waitFor();
      expect(await inCart(page)).toBe(3);
    });

    it('when a quantity cannot be changed: the line says so and keeps the old one', async () => {
      const page = await visit('about:blank', { expected: /status of 5/ });
      await addToCart(page, (await variationOf(goods.plenty)).variationId, 2);
      await page.goto('/cart');
      await page.waitForFunction(isAwake);
      await page.route('**/api/cart/**', (route) => route.fulfill(busy));
      await page.getByRole('button', { name: 'One more' }).click();
      await page.getByText('The shop is very busy').waitFor();
      expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByText('The shop is very busy').waitFor();
      await page.unroute('**/api/cart/**');
      await page.getByRole('button', { name: 'One more' }).click();
      await page.getByText('(3 items)').waitFor();
      expect(await page.getByText('The shop is very busy').count()).toBe(0);
    });

    it('when Check out is pressed before a quantity is answered: it counts, or the line says why not', async () => {
      const page = await visit('about:blank', { expected: /status of 5/ });
      await addToCart(page, (await variationOf(goods.plenty)).variationId);
      await page.goto('/cart');
      await page.waitForFunction(isAwake);
      const checkOut = page.getByLabel('Order summary').getByRole('link', { name: 'Check out' });
      const pressBoth = async (fail: boolean) => {
        const { promise: held, resolve: release } = Promise.withResolvers<void>();
        await page.route('**/api/cart/**', async (route) => {
          await held;
          await (fail ? route.fulfill(busy) : route.continue());
        });
        await page.getByRole('button', { name: 'One more' }).click();
        await page.getByRole('button', { name: 'One more' }).click();
        await checkOut.click();
        release();
      };
      await pressBoth(true);
      await page.getByText('The shop is very busy').waitFor();
      expect(new URL(page.url()).pathname).toBe('/cart');
      await page.unroute('**/api/cart/**');
      await pressBoth(false);
      await page.waitForURL('**/checkout**');
      await page.getByText('Quantity 3').last().waitFor();
    });

    it('when quantities of two lines change quickly: both end as on the server', async () => {
      const page = await visit('about:blank');
      await addToCart(page, (await variationOf(goods.plenty)).variationId);
      await addToCart(page, (await variationOf(goods.plain)).variationId);
      await page.goto('/cart');
      await page.waitForFunction(isAwake);
      const more = page.getByRole('button', { name: 'One more' });
      await more.first().click();
      await more.last().click();
      await more.first().click();
      await page.getByText('(5 items)').waitFor();
      const shown = await page.getByRole('spinbutton').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      expect(shown.toSorted()).toEqual(['2', '3']);
    });
  });

  describe('[checklist 20] somebody else takes the last units', () => {
    it('of an item in the cart: its line says so, and the order is for what is left', async () => {
      const { variationId } = await variationOf(goods.few);
      const page = await visit('about:blank');
      await addToCart(page, variationId, 3);
      const other = new ApiShopper(fromShop('shopUrl'));
      await other.buy(variationId);
      await page.goto('/cart');
      await page.waitForFunction(isAwake);
      await page.getByText(/only 2/i).waitFor();
      await page.getByText('(2 items)').waitFor();

      await other.buy(variationId);
      await page.getByRole('button', { name: 'One less' }).click();
      await page.getByText('(1 item)').waitFor();
      await page.getByRole('link', { name: /check out/i }).click();
      await page.waitForFunction(isAwake);
      await fillDetails(page);
      await fillCard(page, cards.accepted);
      await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
      await placeOrder(page);
      await thanks(page);
      await page.getByText('1 × $24.00').waitFor();
    });

    it('of the item on the page: the button says so, and there is an alert for when it is back', async () => {
      const product = await findProduct(fromShop('shopUrl'), goods.lastOne);
      const page = await visit(productLink(product));
      await page.getByText('Only 1 left').waitFor();
      await new ApiShopper(fromShop('shopUrl')).buy(product.variations[0]?.variationId ?? 0);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByText('out of stock').waitFor();
      await page.getByRole('button', { name: 'Sold out' }).first().waitFor();
      await page.getByRole('button', { name: 'Notify me' }).waitFor();
    });
  });
});
