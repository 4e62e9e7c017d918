import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopProcess } from '../../support/shop-process.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { startEmptyShop } from '../support/empty-shop.ts';

const edited = 'web/ui/empty-state.module.css';
const editedFile = join(import.meta.dirname, '../../..', edited);

describe('in development', () => {
  const { visit } = useBrowser();
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await startEmptyShop({ NODE_ENV: 'development' });
  });
  afterAll(() => shop?.stop());

  it('a page has its styles before any script runs', async () => {
    const page = await visit(shop.url, { javaScript: false });
    const looks = await page.evaluate(() => ({
      heading: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
      bar: getComputedStyle(document.querySelector('section[aria-label="Offers and delivery"] > [data-island]:last-of-type > *') as Element)
        .backgroundColor,
    }));
    expect(looks).toEqual({ heading: expect.stringContaining('Fraunces'), bar: 'rgb(44, 74, 59)' });
  });

  it('an edited style is replaced in place: no reload, and the page is never without styles', async () => {
    const page = await visit(`${shop.url}/cart`);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(isAwake);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    // Changes only the file's date; the browser gets the edited contents.
    await page.route(`**/${edited}?t=*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('max-width: 38rem', 'max-width: 123px') });
    });
    const { atime, mtime } = statSync(editedFile);
    try {
      utimesSync(editedFile, new Date(), new Date());
      const title = page.getByRole('heading', { level: 1 });
      await expect.poll(async () => (await title.locator('..').boundingBox())?.width, { timeout: 15_000 }).toBe(123);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
      expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Fraunces');
    } finally {
      utimesSync(editedFile, atime, mtime);
    }
  });
});
