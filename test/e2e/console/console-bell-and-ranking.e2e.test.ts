import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { asStaff } from '../support/staff.ts';

const address = '/staff/search-ranking';
const side = (page: Page, name: string) => page.getByRole('region', { name });
const namesIn = (page: Page, name: string) => side(page, name).getByRole('link').allTextContents();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe('[§3 search] search ranking in the console', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', true],
    ['desktop', false],
  ] as const)('is previewed side by side, saved and put back (%s, script: %s)', async (device, javaScript) => {
    const page = await visit('/staff/sign-in', { device, javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto(address);
    const q = 'carpet under $2000';
    await page.getByLabel('Search', { exact: true }).fill(q);
    await page.getByLabel('Newness').selectOption({ label: 'Most' });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: `How “${q}” is understood` }).waitFor();
    for (const words of ['Synonyms of “carpet”', 'Price: $2,000 and less']) await page.getByText(words).first().waitFor();
    const now = await namesIn(page, 'Now');
    const weighed = await namesIn(page, 'With these weights');
    expect(now.toSorted()).not.toEqual([]);
    expect(weighed).not.toEqual(now);
    const one = await side(page, 'Now').boundingBox();
    const other = await side(page, 'With these weights').boundingBox();
    expect([one?.y, (other?.x ?? 0) > (one?.x ?? 0)]).toEqual([other?.y, true]);
    expect(await isWide(page)).toBe(false);

    expect(await page.getByLabel('Newness').inputValue()).toBe('most');
    await page.getByRole('button', { name: 'Save ranking' }).click();
    await page.getByText('Saved. Searches and lists follow this ranking now.').waitFor();
    expect(await namesIn(page, 'Now')).toEqual(weighed);
    await page.getByText('Newness: default → Most').first().waitFor();
    await page.getByRole('button', { name: 'Return to the defaults' }).click();
    await page.getByText('Restored.').waitFor();
    await page.goto(`${address}?q=${encodeURIComponent(q)}`);
    expect(await namesIn(page, 'Now')).toEqual(now);
  });
});

describe('[look: staff console] the bell', () => {
  const { visit } = useBrowser();

  it('shows what is new once, with its lists, on a phone and a desktop', async () => {
    const page = await visit('/staff/sign-in', { device: 'phone' });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/products/import');
    const letter = { name: 'letter.csv', mimeType: 'text/csv', buffer: Buffer.from('Dear shop,\nplease import this') };
    await page.getByLabel('Upload file').setInputFiles(letter);
    await page.getByText('cannot be imported').first().waitFor();

    await page.goto('/staff/synonyms');
    const bell = page.getByRole('link', { name: /^Needs your attention/ });
    const panel = page.getByRole('dialog', { name: 'Needs your attention' });
    const failed = panel.getByRole('link', { name: /Imports failed or stopped/ });
    await bell.filter({ hasText: /: \d+ new$/ }).waitFor();
    await bell.focus();
    await Promise.all([page.waitForResponse(/bell\/seen/), page.keyboard.press('Enter')]);
    await failed.filter({ hasText: 'new' }).waitFor();
    expect(await isWide(page)).toBe(false);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });

    await page.setViewportSize({ width: 1440, height: 900 });
    await Promise.all([page.waitForResponse(/api\/staff\/bell$/), page.reload()]);
    await bell.click();
    await failed.waitFor();
    expect(await panel.textContent()).not.toContain('new');
    await failed.click();
    await page.waitForURL(/staff\/products\/import/);
  });

  it('leads to the overview without script', async () => {
    const page = await visit('/staff/sign-in', { javaScript: false });
    await asStaff(page, 'customer_care');
    await page.goto('/staff/returns');
    await page.getByRole('link', { name: 'Needs your attention' }).click();
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  });
});
