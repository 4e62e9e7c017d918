import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cart as cartLink } from '../../../web/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { addToCart } from '../support/api.ts';
import { type Device, isAwake, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';

const devices: readonly Device[] = ['phone', 'desktop'];
const list = '/lamps/k/results.html';
const search = (page: Page) => page.getByRole('banner').getByLabel('Search products');
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const bottomOf = (page: Page) => search(page).evaluate((input) => input.getBoundingClientRect().bottom);
/** Scrolls at once, and waits until the page has heard of it. */
const move = (page: Page, pixels: number) =>
  page.evaluate(
    (by) =>
      new Promise<void>((done) => {
        scrollBy({ top: by, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    pixels,
  );

describe('[§9 header heights] the header of a long page', () => {
  const { visit } = useBrowser();

  it.each(devices)('leaves while one scrolls down, and is back at 64 pixels at most when one scrolls up (%s)', async (device) => {
    const page = await visit(list, { device });
    const main = await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top);
    await move(page, 900);
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
    await move(page, -100);
    // Until it has slid in.
    await expect.poll(() => bottomOf(page)).toBeGreaterThanOrEqual(49);
    for (const part of [search(page), cart(page)]) {
      const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(64);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await move(page, 200);
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
    // Its place was kept, so nothing has moved.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top)).toBe(main);
  });

  it('is shown to whoever comes to it with the keyboard', async () => {
    const page = await visit(list);
    await move(page, 1200);
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
    await search(page).focus();
    await expect.poll(() => bottomOf(page)).toBeGreaterThan(40);
    await page.keyboard.type('oak ');
    await expect.poll(() => search(page).inputValue()).toMatch(/oak/);
    expect(await bottomOf(page)).toBeGreaterThan(40);
  });

  it('gives the whole width to the search on a phone', async () => {
    const page = await visit(list, { device: 'phone' });
    await move(page, 1200);
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
    await move(page, -100);
    await expect.poll(() => bottomOf(page)).toBeGreaterThan(40);
    await search(page).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await expect.poll(async () => (await search(page).boundingBox())?.width).toBeGreaterThan(280);
  });

  it('[WCAG 2.4.11] leaves the Undo button in sight, which takes the focus', async () => {
    const page = await visit('about:blank', { device: 'phone' });
    for (const sku of [goods.plenty, goods.plain, goods.manySizes, goods.heavy]) {
      await addToCart(page, (await variationOf(sku)).variationId, 1);
    }
    await page.goto(cartLink());
    await page.waitForFunction(isAwake);
    await move(page, 900);
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await move(page, 100);
    await move(page, -50);
    await expect.poll(() => bottomOf(page)).toBeGreaterThan(40);
    // Where it is when both have slid to their places.
    const isOnTop = () =>
      undo.evaluate((button) => {
        const { left, top, width } = button.getBoundingClientRect();
        return button === document.activeElement && button.contains(document.elementFromPoint(left + width / 2, top + 4));
      });
    await expect.poll(isOnTop).toBe(true);
    expect((await undo.boundingBox())?.y).toBeGreaterThanOrEqual(56);
  });
});

describe('[WCAG 2.4.1] a list', () => {
  const { visit } = useBrowser();

  it.each(['/c/bedding?t=4', list])('has its first product within twenty stops of the keyboard (%s)', async (path) => {
    const page = await visit(path);
    const skips = /^Skip to main content$|^Skip to products$|^Skip filters$/;
    let stops = 0;
    for (; stops < 30; stops++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => ({
        text: document.activeElement?.textContent?.trim() ?? '',
        isProduct: document.activeElement?.closest('article') !== null,
      }));
      if (at.isProduct) break;
      if (skips.test(at.text)) await page.keyboard.press('Enter');
    }
    expect(stops + 1).toBeLessThanOrEqual(20);
  });
});
