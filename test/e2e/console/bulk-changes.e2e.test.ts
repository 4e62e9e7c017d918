import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { shot } from '../support/shot.ts';
import { asStaff } from '../support/staff.ts';

describe('[§17 products] many products at once', () => {
  const { visit } = useBrowser();

  it.each([
    { javaScript: true, device: 'desktop' },
    { javaScript: true, device: 'phone' },
    { javaScript: false, device: 'desktop' },
  ] as const)('are selected, changed once the changes are seen, and changed back (%j)', async ({ javaScript, device }) => {
    const word = `Bulkhead ${randomInt(1e6)}`;
    const page = await visit('/staff/sign-in', { javaScript, device });
    await asStaff(page, 'merchandiser');
    for (const [kind, price] of [
      ['stool', 10_000],
      ['bench', 20_000],
    ] as const) {
      const variations = [{ price, options: {} }];
      await call(page, 'POST', '/api/staff/products', {
        name: `${word} ${kind}`,
        category: 'furniture/living-room/sofas',
        variations,
      });
    }
    const shown = async (text: string) => {
      // Without script the page is read again by its reader.
      for (let tries = 0; !javaScript && tries < 40 && (await page.getByText(text).count()) === 0; tries++) await page.reload();
      await page.getByText(text).first().waitFor();
    };
    const list = `/staff/products?q=${encodeURIComponent(word)}`;
    const prices = async () => {
      await page.goto(list);
      return Promise.all(['stool', 'bench'].map((kind) => page.getByLabel(`Price of ${word} ${kind}`).inputValue()));
    };

    await page.goto(list);
    await page.getByRole('button', { name: 'Change selected' }).press('Enter');
    await page.getByText('No products selected').waitFor();
    await page.goto(list);
    if (javaScript) {
      await page.getByLabel('Select all on this page').check();
      await page.getByText('2 selected').waitFor();
    } else for (const kind of ['stool', 'bench']) await page.getByLabel(`Select ${word} ${kind}`).check();
    await shot(page, `bulk-list-${device}-${javaScript}`);
    await page.getByRole('button', { name: 'Change selected' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Change 2 products' }).waitFor();
    await shot(page, `bulk-choose-${device}-${javaScript}`);
    await page.getByRole('radio', { name: /^Change prices/ }).check();
    await page.getByRole('button', { name: 'Check changes' }).press('Enter');
    await page.getByText('Enter a number such as 10 or 12.50').waitFor();
    await page.getByLabel('By', { exact: true }).fill('10');
    await shot(page, `bulk-price-${device}-${javaScript}`);
    await page.getByRole('button', { name: 'Check changes' }).press('Enter');

    await shown('What would change');
    expect(await page.getByText('$179.99').count()).toBe(1);
    await shot(page, `bulk-check-${device}-${javaScript}`);
    const opened = page.url();
    await page.getByRole('button', { name: 'Schedule start' }).press('Enter');
    await page.getByText('Enter a date and a time').waitFor();
    await page.getByLabel('Starts (New York time)').fill('2031-01-01T09:00');
    await page.getByRole('button', { name: 'Schedule start' }).press('Enter');
    await page.getByText('Starts automatically on Jan 1, 2031, 9:00').waitFor();
    await page.getByRole('button', { name: 'Cancel schedule' }).press('Enter');
    await page.getByRole('button', { name: 'Schedule start' }).waitFor();
    await page.getByRole('button', { name: 'Change 2 products' }).press('Enter');
    await shown('Changed. The shop shows the changes now.');
    expect(await prices()).toEqual(['89.99', '179.99']);

    await page.goto(opened);
    await page.getByRole('link', { name: 'Undo change' }).press('Enter');
    await page.getByRole('button', { name: 'Undo change' }).press('Enter');
    await shown('Change undone.');
    expect(await prices()).toEqual(['100.00', '200.00']);
  });
});
