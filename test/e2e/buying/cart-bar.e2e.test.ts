import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cart as cartLink, checkout as checkoutLink } from '../../../web/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { addToCart } from '../support/api.ts';
import { holdScripts, isAwake, useBrowser, type VisitOptions } from '../support/browser.ts';
import { findProduct, goods, variationOf } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Check out' });
const summary = (page: Page) => page.getByLabel('Order summary');

describe('[§2.7] Check out in the cart', () => {
  const { visit } = useBrowser();

  async function withGoods(options: VisitOptions): Promise<Page> {
    const page = await visit('about:blank', options);
    for (const sku of [goods.plenty, goods.plain]) await addToCart(page, (await variationOf(sku)).variationId, 1);
    await page.goto(cartLink());
    await page.waitForFunction(isAwake);
    return page;
  }

  it('stays in reach on a phone, with the total, until the summary’s own button is in view', async () => {
    const page = await withGoods({ device: 'phone' });
    const place = () => bar(page).evaluate((element) => element.getBoundingClientRect().toJSON());
    // It slides in.
    await expect.poll(async () => Math.round((await place()).bottom)).toBe(844);
    expect((await place()).height).toBeLessThanOrEqual(80);
    const total = await summary(page).getByText('Estimated total').locator('xpath=following-sibling::dd').innerText();
    expect(await bar(page).innerText()).toContain(total);
    expect(await accessibilityFaults(page)).toEqual([]);

    const own = summary(page).getByRole('link', { name: 'Check out' });
    await own.scrollIntoViewIfNeeded();
    await bar(page).waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await bar(page).waitFor();
    await bar(page).getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL(`**${checkoutLink()}**`);
  });

  it('[WCAG 2.4.11] covers nothing that the keyboard reaches on a phone', async () => {
    const page = await withGoods({ device: 'phone' });
    await bar(page).waitFor();
    const covered: string[] = [];
    let seen = 0;
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        const over = document.querySelector('section[aria-label="Check out"]');
        if (!focused || focused === document.body) return null;
        if (!over || over.contains(focused)) return { name: '', isCovered: false, isOver: false };
        const { bottom, height } = focused.getBoundingClientRect();
        const edge = over.getBoundingClientRect().top;
        return { name: focused.textContent ?? '', isCovered: height > 0 && bottom > edge + 1, isOver: true };
      });
      if (!at) break;
      if (at.isOver) seen++;
      if (at.isCovered) covered.push(at.name);
    }
    expect(covered).toEqual([]);
    expect(seen).toBeGreaterThan(5);
  });

  it('comes before what goes with the cart on a phone, and is beside the lines on a desktop', async () => {
    for (const device of ['phone', 'desktop'] as const) {
      const page = await withGoods({ device });
      const [lines, totals] = await Promise.all([page.getByRole('region', { name: 'Items' }).boundingBox(), summary(page).boundingBox()]);
      if (!lines || !totals) throw new Error('no cart');
      if (device === 'phone') expect(totals.y).toBeGreaterThanOrEqual(lines.y + lines.height);
      else {
        expect(Math.round(totals.y)).toBe(Math.round(lines.y));
        expect(totals.x).toBeGreaterThan(lines.x + lines.width);
        await page.setViewportSize({ width: 1440, height: 300 });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await bar(page).count()).toBe(0);
      }
    }
  });
});

describe('[§4 cart item] Check out', () => {
  const { visit } = useBrowser();

  it('waits for a promo code that is being entered', async () => {
    const page = await visit('about:blank');
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 1);
    await page.goto(cartLink());
    await page.waitForFunction(isAwake);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let isAnswered = false;
    await page.route('**/promo-codes*', async (route) => {
      await held;
      isAnswered = true;
      await route.continue();
    });
    await page.getByText('Promo code', { exact: true }).click();
    await page.getByLabel('Enter a code').fill('NONE');
    await page.getByRole('button', { name: 'Apply' }).click();
    const checkOut = summary(page).getByRole('link', { name: 'Check out' });
    await checkOut.click();
    expect(await checkOut.getAttribute('aria-busy')).toBe('true');
    const asked = page.waitForRequest(`**${checkoutLink()}`);
    release();
    await asked;
    expect(isAnswered).toBe(true);
  });

  it('leads to the line whose quantity was refused', async () => {
    const page = await visit('about:blank', { device: 'phone' });
    for (const sku of [goods.plenty, goods.plain]) await addToCart(page, (await variationOf(sku)).variationId, 1);
    await page.goto(cartLink());
    await page.waitForFunction(isAwake);
    const refusal = { ok: false, statusCode: 409, message: 'This item is out of stock.' };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/cart/*/variations/*', async (route) => {
      await held;
      await route.fulfill({ status: 409, json: refusal });
    });
    await page.getByRole('button', { name: 'One more' }).first().click();
    const checkOut = summary(page).getByRole('link', { name: 'Check out' });
    await checkOut.scrollIntoViewIfNeeded();
    await checkOut.click();
    release();
    const line = page.getByRole('region', { name: 'Items' }).getByRole('listitem').filter({ hasText: refusal.message });
    await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true);
    const { top, height } = await line.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(top + height).toBeGreaterThan(0);
    expect(top).toBeLessThan(844);
    expect(new URL(page.url()).pathname).toBe(cartLink());
  });
});

describe('[§2.7] what completes a purchase', () => {
  const { visit } = useBrowser();

  it('is added in place: its row stays with the focus, and the shop says so', async () => {
    const page = await visit('about:blank');
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 1);
    const offers = await Promise.all([goods.plain, goods.heavy].map((sku) => findProduct(fromShop('shopUrl'), sku)));
    const variations = offers.map(({ productId, name, slug, departmentSlug, variations: [first] }) => ({
      productId,
      name,
      slug,
      departmentSlug,
      image: null,
      variationId: first?.variationId,
      options: first?.options,
      price: first?.price,
    }));
    await page.route('**/api/cross-sell', (route) => route.fulfill({ json: { ok: true, variations } }));
    await page.goto(cartLink());
    const offered = page.getByRole('region', { name: 'Complete your purchase with' });
    const refusal = { ok: false, statusCode: 409, message: 'This item is out of stock.' };
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    );
    await offered.getByRole('button', { name: /^Add Solid granite/ }).click();
    await offered.getByRole('alert').getByText(refusal.message).waitFor();
    await page.unroute('**/api/cart');
    await offered.getByRole('button', { name: /^Add Quarzazate/ }).press('Enter');
    await summary(page).getByText('2 items').waitFor();
    await offered.getByRole('button', { name: /^Added Quarzazate/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Added');
    await offered
      .getByRole('status')
      .filter({ hasText: /^Added Quarzazate .* to your cart\.$/ })
      .waitFor();
    await offered.getByRole('button', { name: /^Add Solid granite/ }).waitFor();
  });
});

describe('[§4 cart item] a quantity', () => {
  const { visit } = useBrowser();

  it('leaves the focus on the button that has reached its end', async () => {
    const page = await visit('about:blank');
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 2);
    await page.goto(cartLink());
    await page.waitForFunction(isAwake);
    const less = page.getByRole('button', { name: 'One less' });
    await less.press('Enter');
    await summary(page).getByText('1 item').waitFor();
    expect(await less.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('spinbutton', { name: /^Quantity of/ }).inputValue()).toBe('1');
  });

  it('typed before the script ran counts', async () => {
    const page = await visit('about:blank');
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 1);
    const runScripts = await holdScripts(page);
    await page.goto(cartLink(), { waitUntil: 'commit' });
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
    await quantity.fill('3');
    await page.getByRole('heading', { level: 1 }).click();
    await runScripts();
    await summary(page).getByText('3 items').waitFor();
    await page.reload();
    expect(await quantity.inputValue()).toBe('3');
  });
});
