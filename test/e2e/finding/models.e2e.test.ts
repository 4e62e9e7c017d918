import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../contract/catalog/catalog.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { product as productLink } from '../../../web/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser, webgl, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { fromShop } from '../support/shop.ts';

/** The first product of the demonstration catalogue that is found by the words. */
async function found(words: string): Promise<Product> {
  const shop = fromShop('shopUrl');
  const { hits }: Listing = await (await fetch(`${shop}/api/search?k=${encodeURIComponent(words)}`)).json();
  return (await fetch(`${shop}/api/product/${hits[0]?.productId}`)).json();
}

/** A chair whose model has two colours, with its first and last variation. */
async function shown() {
  const product = await found('nolan slipper chair');
  const first = product.variations[0];
  const last = product.variations.at(-1);
  if (!first || !last) throw new Error('the chair has no variations');
  return { product, first, last, path: productLink(product, last), model: product.model?.url ?? '' };
}

const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return () => paths.filter((path) => /model|\.glb$/.test(path));
};
const button = (page: Page) => page.getByRole('button', { name: 'View in 3D' });
const loaded = (page: Page) => page.getByText('Drag to turn').waitFor({ timeout: 40_000 });
const variant = (page: Page) =>
  page.evaluate(() => (document.querySelector('model-viewer') as { variantName?: string } | null)?.variantName);

describe('[§2.10 3-D] a product with a model', () => {
  const { visit } = useBrowser({ more: webgl });

  it('rotates by keyboard in the chosen colour; nothing loads before, a failure can be retried, Escape closes', async () => {
    const { product, first, last, path, model } = await shown();
    const page = await visit('about:blank', { device: 'phone', expected: /Failed to load|fetch|500/ });
    const requests = asked(page);
    await page.route(`**${model}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(requests()).toEqual([]);

    await button(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `${product.name} in 3D` });
    await dialog.getByRole('alert').getByText('We couldn’t load the 3D view.').waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await loaded(page);
    expect(requests()).toContain(model);
    expect(await variant(page)).toBe(last.options.Color);
    expect(await dialog.innerText()).toContain(last.options.Color);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 844 });
      expect([...(await layoutFaults(page)), ...(await accessibilityFaults(page))]).toEqual([]);
    }

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('radio', { name: first.options.Color as string }).click();
    await button(page).click();
    await loaded(page);
    expect(await variant(page)).toBe(first.options.Color);
  });
});

describe('[§2.10 3-D] a rug with a model', () => {
  const { visit } = useBrowser({ more: webgl });

  it('is as large as the chosen size, and seen from above', async () => {
    const rug = await found('anatolia kilim');
    const page = await visit(productLink(rug, rug.variations[0]));
    const area = async () => {
      await button(page).click();
      await loaded(page);
      const model = page.locator('model-viewer');
      const read = () =>
        model.evaluate((element) => {
          const viewer = element as HTMLElement & { getDimensions(): { x: number; z: number }; getCameraOrbit(): { phi: number } };
          const { x, z } = viewer.getDimensions();
          return { area: x * z, phi: viewer.getCameraOrbit().phi };
        });
      await expect.poll(async () => (await read()).phi).toBeLessThan(1);
      const { area } = await read();
      await page.keyboard.press('Escape');
      return area;
    };
    const small = await area();
    await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').last().click();
    expect(await area()).toBeGreaterThan(small * 1.2);
  });
});

describe('[§2.10 3-D] a browser that cannot draw it', () => {
  const { visit } = useBrowser();

  it('says so and leads back to the pictures', async () => {
    const { path } = await shown();
    const page = await visit(path);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await button(page).click();
    await page.getByRole('alert').getByText('This browser can’t show 3D views.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the pictures' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});
