import { describe, expect, it } from 'vitest';
import { product } from '../../../web/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { findProduct, goods } from '../support/goods.ts';
import { layoutFaults } from '../support/layout.ts';
import { fromShop } from '../support/shop.ts';
import { asStaff } from '../support/staff.ts';

describe('[look: staff console] reviews', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are approved, answered as the shop, reported, withdrawn and restored (script: %s)', async (javaScript) => {
    const found = await findProduct(fromShop('shopUrl'), goods.plenty);
    const title = javaScript ? 'Steady evening glow' : 'Burns without smoke';
    const author = await visit('/');
    await register(author);
    const words = { title, text: 'Write to me: ana@example.com', author: 'Ana R.', answers: {}, photoIds: [] };
    await call(author, 'POST', '/api/reviews/write/submit', { review: { productId: found.productId, stars: 5, ...words } });

    const page = await visit('/', { javaScript });
    await asStaff(page, 'customer_care');
    await page.goto('/staff/reviews?view=waiting');
    await page.getByLabel('Search reviews').fill(title.split(' ')[1] ?? '');
    await page.getByLabel('Search reviews').press('Enter');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Review approved and published.').waitFor();

    await page.goto(`/staff/reviews?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    const review = page.url();
    await page.getByRole('textbox', { name: 'Answer' }).fill('Thank you, Ana. <b>Enjoy</b> it!');
    await page.getByRole('button', { name: 'Publish answer' }).click();
    await page.getByText('Answer saved.').waitFor();

    const shopper = await visit(`${product(found)}#reviews`, { javaScript });
    const shown = shopper.getByRole('article', { name: new RegExp(title) });
    await shown.getByRole('heading', { name: 'Answer from Alder & Loom' }).waitFor();
    expect(await shown.getByText('Thank you, Ana. <b>Enjoy</b> it!').count()).toBe(1);
    const report = shown.getByRole('button', { name: /^Report(?! review)/ });
    await report.click();
    await shown.getByRole('link', { name: 'Cancel' }).click();
    await report.click();
    await shown.getByLabel('What’s wrong with it?').selectOption('untrue');
    await shown.getByRole('button', { name: 'Report review' }).click();
    await shown.getByText('Thanks. We’ll look at this review.').waitFor();

    await page.goto('/staff/reviews?reported=1');
    await page.getByRole('link', { name: title }).click();
    if (javaScript) {
      for (const width of [320, widths.phone, 1024, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Withdraw review' }).click();
    await page.getByText('Reason is required').waitFor();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Has an email address');
    await page.getByRole('button', { name: 'Withdraw review' }).click();
    await page.getByText('Review withdrawn.').waitFor();
    const get = async () =>
      await call<{ state: string; openReports: number }>(page, 'GET', `/api/staff/reviews/${review.split('/').pop()?.split('?')[0]}`);
    expect(await get()).toMatchObject({ state: 'withdrawn', openReports: 0 });
    await page.getByRole('button', { name: 'Restore review' }).click();
    await page.getByText('Review restored.').waitFor();
    expect(await get()).toMatchObject({ state: 'published' });
  });
});
