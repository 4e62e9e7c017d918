import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addToCart } from '../support/api.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { cards, fillCard, fillDetails, placeOrder } from '../support/shopping.ts';
import { asStaff } from '../support/staff.ts';

/** Waits until the browser has noted something of the visit, which it tells the shop at once. */
const noted = (page: Page, part: 'clicked' | 'orders') =>
  page.waitForFunction((name) => (JSON.parse(localStorage.getItem('noted_visit') ?? '{}')[name] ?? []).length > 0, part);

describe('[§17.10 figures] banners in the console', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as Device[])('an order counts for the banner that was clicked last before it (%s)', async (device) => {
    const shopper = await visit('/', { device });
    const hero = shopper.locator('[data-banner]').first();
    const name = (await hero.getAttribute('data-banner')) ?? '';
    const heading = (await shopper.getByRole('heading', { level: 1 }).innerText()).trim();
    // The page starts counting when its browser is idle.
    await shopper.waitForFunction(() => localStorage.getItem('noted_visit') !== null);
    await hero.getByRole('link').first().click();
    await noted(shopper, 'clicked');
    await addToCart(shopper, (await variationOf(goods.plenty)).variationId);
    await shopper.goto('/checkout');
    await fillDetails(shopper);
    await shopper.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await fillCard(shopper, cards.accepted);
    await placeOrder(shopper);
    await shopper.getByRole('heading', { level: 1, name: 'Thank you, Ann' }).waitFor();
    await noted(shopper, 'orders');

    const page = await visit('/staff/sign-in', { device });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/reports');
    await page.getByRole('link', { name: 'Banners' }).click();
    const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: heading });
    await expect
      .poll(
        async () => {
          await page.reload();
          return (await row.count()) > 0 && /[1-9]\d* \(.*\d%\)[\s\S]*[1-9]\d* \(.*\d%\)[\s\S]*\$[1-9]/.test(await row.innerText());
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBe(true);
    await page.getByRole('img', { name: /Sales after clicks on banners/ }).waitFor();
  });

  it('one that stays below the first view is told as seen only when it was scrolled to', async () => {
    const page = await visit('/');
    await page.waitForFunction(() => localStorage.getItem('noted_visit') !== null);
    const last = page.locator('[data-banner]').last();
    const name = (await last.getAttribute('data-banner')) ?? '';
    const shown = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return (JSON.parse(localStorage.getItem('noted_visit') ?? '{}').shown ?? []) as string[];
      });
    const before = await shown();
    expect(before.length).toBeGreaterThan(0);
    expect(before).not.toContain(`homepage ${name}`);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(shown).toContain(`homepage ${name}`);
  });
});
