import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../contract/search/search.ts';
import { product as productLink } from '../../../web/routes.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { goods, pathOf } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';

const devices = Object.keys(widths) as (keyof typeof widths)[];
/** Titles of the product rows below a product. */
const rows = ['You may also like', 'Bought together', 'Complete the room', 'Recently viewed'];
const row = (page: Page, title: string) => page.getByRole('region', { name: title });
const patient = { timeout: 15_000 };
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** The first result for a search. */
async function found(words: string): Promise<{ productId: number; name: string; path: string }> {
  const { hits }: Listing = await (await fetch(`${fromShop('shopUrl')}/api/search?k=${words}`)).json();
  const [hit] = hits;
  if (!hit) throw new Error(`The shop has no ${words}`);
  return { productId: hit.productId, name: hit.name, path: productLink(hit) };
}

describe('the rows below a product', () => {
  const { visit } = useBrowser();

  it('[§2.10 recommendations] what was bought together has one price and one button', async () => {
    const { path } = await found('marlow+sofa');
    const page = await visit(path);
    const bundle = row(page, 'Bought together');
    await expect
      .poll(async () => {
        await toTheEnd(page);
        return bundle.count();
      }, patient)
      .toBe(1);
    const cents = (text: string) => Number(text.replace(/\D/g, ''));
    const prices = (await bundle.getByText(/^\$[\d,]+\.\d\d$/).allInnerTexts()).map(cents);
    const total = prices.pop();
    expect(prices.length).toBeGreaterThan(1);
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
    await bundle.getByRole('button', { name: /^Add (both|all 3) to cart$/ }).click();
    await bundle.getByText(`Added ${prices.length} items to your cart.`).waitFor();
    await bundle.getByRole('link', { name: 'View cart' }).click();
    await page.getByText(`${prices.length} items`).first().waitFor();
  });

  it.each(devices)('[§2.10 recently viewed] the device’s recent products, without those already on the page, on a %s', async (device) => {
    const kettle = await found('kettle');
    const rug = await found('rug');
    const page = await visit(kettle.path, { device });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).not.toBeNull();
    await page.goto(rug.path);
    await expect
      .poll(async () => {
        await toTheEnd(page);
        return row(page, 'Recently viewed').getByRole('heading', { level: 3 }).allTextContents();
      }, patient)
      .toEqual([kettle.name]);
    const named = (await Promise.all(rows.map((title) => row(page, title).getByRole('heading', { level: 3 }).allTextContents()))).flat();
    expect(named.length).toBeGreaterThan(4);
    expect(named.length).toBe(new Set(named).size);
    expect(named).not.toContain(rug.name);
    await row(page, 'Recently viewed').getByRole('link', { name: kettle.name }).first().click();
    await page.getByRole('heading', { level: 1, name: kettle.name }).waitFor();
  });

  it('[§7.6 recommendations] similar products in stock; a failed call leaves the page as it is', async () => {
    const { path } = await found('sofa');
    const page = await visit('about:blank', { expected: /Failed to load/ });
    let asked = false;
    await page.route('**/api/recommendations/rows*', (route) => {
      asked = true;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.goto(path);
    const similar = row(page, 'You may also like');
    await expect
      .poll(async () => {
        await toTheEnd(page);
        return asked && similar.getByRole('article').count();
      }, patient)
      .toBeGreaterThan(3);
    expect(await row(page, 'Bought together').count()).toBe(0);
  });
});

describe('[checklist 37] without JavaScript', () => {
  const { visit } = useBrowser();

  it('the row of similar products is complete', async () => {
    const { productId, path } = await found('sofa');
    const { products }: { products: unknown[] } = await (
      await fetch(`${fromShop('shopUrl')}/api/recommendations?productId=${productId}`)
    ).json();
    expect(products.length).toBeGreaterThan(5);
    const page = await visit(path, { javaScript: false });
    expect(await row(page, 'You may also like').getByRole('article').count()).toBe(products.length);
  });
});

describe('a page with slow parts', () => {
  const { visit } = useBrowser();

  it.each(devices)('[checklist 38] a part that fails leaves the page as it is, and loads once online, on a %s', async (device) => {
    const { path, name } = await found('sofa');
    const page = await visit('about:blank', { device, expected: /Failed to load/ });
    await page.route(/assets\/reviews-.*js/, (route) => route.abort());
    const asked = page.waitForRequest(/assets\/reviews-.*js/);
    await page.goto(path);
    const reviews = page.getByRole('heading', { level: 2, name: 'Reviews' });
    await reviews.scrollIntoViewIfNeeded();
    await asked;
    await page.waitForTimeout(300);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await reviews.isVisible()).toBe(true);
    await page.unroute(/assets\/reviews-.*js/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: /^5 stars/ }).click();
    await page.getByRole('button', { name: 'Show all' }).waitFor();
    expect(await page.getByRole('link', { name: /^See .*reviews?$/ }).isVisible()).toBe(device === 'phone');
  });

  it.each(devices)('[checklist 38] while offline nothing is added, and the page says so and stays, on a %s', async (device) => {
    const path = await pathOf(goods.plenty);
    const page = await visit(path, { device, expected: /Failed to load/ });
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('alert').getByText('We couldn’t reach the shop.').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' });
    await drawer.waitFor();
    expect(await drawer.evaluate((node) => getComputedStyle(node).position)).toBe('fixed');
  });

  it.each(devices)('[checklist 38] loading rows hold their place, on a %s', async (device) => {
    const page = await visit('about:blank', { device });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/recommendations/rows*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto((await found('sofa')).path);
    const rows = page.locator('[aria-busy]').filter({ has: page.locator('[aria-hidden]') });
    await expect
      .poll(async () => {
        await toTheEnd(page);
        return rows.evaluateAll(([node]) => node?.getBoundingClientRect().height ?? 0);
      }, patient)
      .toBeGreaterThan(300);
    const held = await rows.evaluate((node) => node.firstElementChild?.getBoundingClientRect().height ?? 0);
    answer();
    const first = row(page, 'Bought together').or(row(page, 'Complete the room')).first();
    await first.waitFor();
    expect(Math.abs(((await first.boundingBox())?.height ?? 0) - held)).toBeLessThan(60);
  });
});

describe('choosing and waiting', () => {
  const { visit } = useBrowser();

  it.each(devices)('[§9 option buttons] fourteen values, the others behind a button, all by arrow keys, on a %s', async (device) => {
    const page = await visit(await pathOf(goods.manySizes), { device });
    const values = page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio');
    await expect.poll(() => values.count()).toBe(14);
    await page.getByRole('button', { name: '4 more' }).click();
    expect(await values.count()).toBe(18);
    await values.nth(16).click();
    await expect.poll(() => values.nth(16).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => values.nth(17).getAttribute('aria-checked')).toBe('true');
    await page.reload();
    await expect.poll(() => values.count()).toBe(18);
  });

  it('[§9 option buttons] without script all of them are visible', async () => {
    const page = await visit(await pathOf(goods.manySizes), { javaScript: false });
    expect(await page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio').count()).toBe(18);
    expect(await page.getByRole('button', { name: '4 more' }).count()).toBe(0);
  });

  it.each(devices)('[checklist 18] a back-in-stock alert is confirmed, and an invalid address reported, on a %s', async (device) => {
    const page = await visit(await pathOf(goods.soldOut), { device, expected: /ERR_INTERNET_DISCONNECTED/ });
    const address = page.getByLabel('Email me when it’s back');
    const send = page.getByRole('button', { name: 'Notify me' });
    await address.scrollIntoViewIfNeeded();
    await address.fill('ada@');
    await send.click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await address.inputValue()).toBe('ada@');
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
    await address.fill(`waiting-${device}@example.com`);
    await page.context().setOffline(true);
    await send.click();
    await page.getByText('We couldn’t reach the shop.').waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe(null);
    await page.context().setOffline(false);
    await send.click();
    await page.getByText('We’ll email you as soon as it’s back.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We’ll email you');
    await row(page, 'Similar items in stock').getByRole('article').first().waitFor();
  });
});
