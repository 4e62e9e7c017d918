import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { results } from '../../../web/routes.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { findProduct, goods } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';
import { asStaff } from '../support/staff.ts';

/** Words used by no product, different for each test. */
const unheard = { phone: 'flumpet', desktop: 'quandoodle' } as const satisfies Record<Device, string>;

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

/** Reads the report anew until the shop has saved what browsers reported; the steps of a visit are saved one after the other. */
const untilReported = (page: Page, words: string, figures = /./) =>
  expect
    .poll(
      async () => {
        await page.reload();
        return (await rowOf(page, words).allInnerTexts()).join('\n');
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toMatch(figures);

/** Waits until the page has reported what happened. */
const counted = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/visit-events') && response.ok());

describe('[§17.10 figures] searches in the console', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)(
    'one without results leads to a synonym, and then says that it finds something (%s)',
    async (device) => {
      const words = unheard[device];
      const shopper = await visit('/', { device });
      await Promise.all([counted(shopper), shopper.goto(results({ k: words }))]);

      const page = await visit('/staff/sign-in', { device });
      await asStaff(page, 'merchandiser');
      await page.goto('/staff/reports');
      await page.getByRole('link', { name: 'Searches without results' }).click();
      await untilReported(page, words);
      expect(await rowOf(page, words).innerText()).toContain('Still none');
      await page.getByRole('link', { name: `Add synonym for ${words}` }).click();
      expect(await page.getByLabel('Search term', { exact: true }).inputValue()).toBe(words);
      await page.getByLabel('Synonym', { exact: true }).fill('sofa');
      await page.getByRole('button', { name: 'Add synonym' }).click();
      await page.getByText('It applies from the next search.').waitFor();

      await page.goto('/staff/reports?by=searches-without-results');
      const found = rowOf(page, words);
      expect(await found.innerText()).toMatch(/Finds \d+ products?/);
      await found.getByRole('link', { name: 'sofa' }).click();
      expect(await page.getByLabel('Search term', { exact: true }).inputValue()).toBe(words);
    },
  );

  it('a search counts for the product and the cart that it led to', async () => {
    const { name } = await findProduct(fromShop('shopUrl'), goods.plenty);
    const words = name.toLowerCase();
    const shopper = await visit('/');
    await Promise.all([counted(shopper), shopper.goto(results({ k: words }))]);
    await shopper.getByRole('main').getByRole('link', { name }).first().click();
    const add = shopper.getByRole('button', { name: 'Add to cart' });
    await Promise.all([counted(shopper), add.waitFor()]);
    await Promise.all([counted(shopper), add.click()]);
    await Promise.all([counted(shopper), shopper.goto('/checkout')]);

    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/reports?by=searches');
    await untilReported(page, words, /1\s+0\s+1 \(100%\)\s+1 \(100%\)/);
    await page.getByRole('link', { name: 'Funnel' }).click();
    await page.getByRole('heading', { name: 'By day' }).waitFor();
    // A head and a day; two days when the shop's midnight passes meanwhile.
    expect(await page.getByRole('table', { name: 'Visits by day' }).getByRole('row').count()).toBeGreaterThanOrEqual(2);
  });
});

describe('[§7.7 speed insights] a page view', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)('that is measured tells how fast it was once the visitor leaves (%s)', async (device) => {
    const page = await visit('/', { device });
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await Promise.all([page.waitForResponse((response) => /\/vitals-[\w-]+\.js/.test(response.url())), page.goto(results({ k: 'sofa' }))]);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto('/cart');
    const counted = async () => {
      const metrics = await (await fetch(`${fromShop('shopUrl')}/metrics`)).text();
      return ['LCP', 'CLS', 'FCP', 'TTFB'].filter((vital) =>
        metrics.includes(`web_vitals_total{vital="${vital}",page="results",device="${device}",rating=`),
      );
    };
    await expect.poll(counted, { timeout: 15_000 }).toEqual(['LCP', 'CLS', 'FCP', 'TTFB']);
  });
});
