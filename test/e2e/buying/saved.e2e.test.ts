import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addToCart } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';

const tapers = 'Everlasting beeswax tapers';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const badge = (page: Page) => page.getByRole('link', { name: /^Cart/ });

describe('[§2.7 §4 cart item] save for later', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', true],
    ['desktop', true],
    ['phone', false],
  ] as const)('on a %s, with script: %s: a line is saved with its units, undone, moved and removed', async (device, javaScript) => {
    const page = await visit('/cart', { device, javaScript });
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 3);
    await page.goto('/cart');
    await press(page, `Save for later: ${tapers}`);
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    const saved = page.getByRole('region', { name: 'Saved for later' });
    await saved.getByText('Quantity 3').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: `Saved ${tapers} for later.` })
      .waitFor();
    // The clicked button is gone: the focus is on Undo.
    if (javaScript) expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await press(page, 'Undo');
    await page.getByText('(3 items)').waitFor();
    expect(await saved.count()).toBe(0);
    if (javaScript) {
      await page
        .getByRole('status')
        .filter({ hasText: `${tapers} is back in your cart.` })
        .waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(tapers);
    }
    await press(page, `Save for later: ${tapers}`);
    await press(page, `Move to cart: ${tapers}`);
    await page.getByText('(3 items)').waitFor();
    if (javaScript) await expect.poll(() => badge(page).innerText()).toMatch(/3/);
    await press(page, `Save for later: ${tapers}`);
    await press(page, `Remove ${tapers} from saved items`);
    await page.getByText(/^Removed .* from your saved items/).waitFor();
    await press(page, 'Undo');
    await saved.getByText('Quantity 3').waitFor();
  });

  it('[§3] shows in the browser’s other tabs', async () => {
    const page = await visit('/cart');
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.reload();
    const other = await visit('/cart', { sameAs: page });
    await other.getByText('(1 item)').waitFor();
    await press(page, `Save for later: ${tapers}`);
    await other.getByRole('region', { name: 'Saved for later' }).getByText(tapers).waitFor();
    await other.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => badge(other).innerText()).not.toMatch(/\d/);
  });
});
