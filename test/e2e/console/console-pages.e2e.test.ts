import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register } from '../support/accounts.ts';
import { buy, call } from '../support/api.ts';
import { isAwake, useBrowser, widths } from '../support/browser.ts';
import { findProduct, goods } from '../support/goods.ts';
import { layoutFaults } from '../support/layout.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';

const pagesOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
/** The cells of a list's first column, without its heading. */
const firstCells = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr > td:first-child').allInnerTexts();
/** Opens the next page of a list, and waits for it. */
async function older(page: Page, name: string): Promise<void> {
  await pagesOf(page, name).getByRole('link', { name: 'Older' }).click();
  await pagesOf(page, name)
    .getByText(/^Page 2 of/)
    .waitFor();
}

async function look(page: Page): Promise<void> {
  for (const width of [320, widths.phone, 1024, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page), `${page.url()} ${width} px`).toEqual([]);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
}

describe('[look: staff console] lists of several pages', () => {
  const { visit } = useBrowser();

  async function administrator(javaScript: boolean): Promise<Page> {
    const page = await visit('/', { javaScript });
    await asAdministrator(page);
    return page;
  }

  async function lookAt(path: string): Promise<void> {
    const page = await administrator(true);
    await page.goto(path);
    await look(page);
  }

  it('versions of a document are compared and restored from any page', { timeout: 60_000 }, async () => {
    const page = await administrator(false);
    const path = '/staff/content/page/long-letter';
    const { documents } = await call<{ documents: { key: string; latest: number }[] }>(page, 'GET', '/api/staff/content');
    const { body } = await call<{ body: object }>(page, 'GET', '/api/staff/content/page/vault');
    let latest = documents.find(({ key }) => key === 'long-letter')?.latest ?? null;
    for (let i = 0; i < 52; i++) {
      const content = { ...body, title: `Letter ${latest}` };
      latest = (await call<{ number: number }>(page, 'PUT', `/api${path}`, { content, basedOn: latest })).number;
    }
    const second = Number(latest) - 50;
    await page.goto(`${path}/versions`);
    await older(page, 'Pages of versions');
    expect((await firstCells(page, 'Versions, newest first')).slice(0, 2)).toEqual([`${second}`, `${second - 1}`]);
    await page.getByRole('link', { name: `Compare version ${second}`, exact: true }).click();
    await page.getByRole('heading', { name: `Changes from version ${second - 1} to ${second}` }).waitFor();
    await page.getByLabel('To', { exact: true }).selectOption(`${latest}`);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: `Changes from version ${second - 1} to ${latest}` }).waitFor();
    await page.getByRole('button', { name: `Restore version ${second}`, exact: true }).click();
    await page.getByText('The old version is your draft again.').waitFor();
    await lookAt(`${path}/versions?page=2`);
  });

  it('changes of a feature', { timeout: 60_000 }, async () => {
    const page = await administrator(false);
    const path = '/staff/flags/address-verification';
    const reason = (i: number) => `check ${i}`;
    // What it is without a setting, so that no other visitor notices.
    const set = async (method: 'PUT' | 'POST', address: string, given: object) => {
      const { version } = await call<{ version: number }>(page, 'GET', `/api${path}`);
      await call(page, method, address, { version, brand: null, ...given });
    };
    for (let i = 1; i <= 51; i++) await set('PUT', `/api${path}`, { percentage: 100, reason: reason(i) });
    await page.goto(path);
    await page.getByRole('cell', { name: reason(51) }).waitFor();
    await older(page, 'Pages');
    await page
      .getByRole('cell', { name: reason(1), exact: true })
      .first()
      .waitFor();
    await set('POST', `/api${path}/clearing`, { reason: 'checked' });
    await lookAt(`${path}?page=2`);
  });

  it.each([true, false])('a customer’s orders and notes (script: %s)', { timeout: 60_000 }, async (javaScript) => {
    const customer = await visit('/');
    const email = await register(customer);
    const { customerId } = await call<{ customerId: number }>(customer, 'GET', '/api/authenticated');
    const { variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
    const numbers = [];
    for (let i = 0; i < 11; i++) numbers.push((await buy(customer, variations[0]?.variationId ?? 0, undefined, email)).orderNumber);
    const page = await administrator(javaScript);
    for (let i = 1; i <= 21; i++) await call(page, 'POST', `/api/staff/customers/${customerId}/notes`, { words: `Call ${i}` });
    await page.goto(`/staff/customers/${customerId}`);
    expect(await firstCells(page, 'Orders, newest first')).toEqual(numbers.toReversed().slice(0, 10));
    await older(page, 'Pages of orders');
    expect(await firstCells(page, 'Orders, newest first')).toEqual(numbers.slice(0, 1));
    await older(page, 'Pages of notes');
    await page.getByRole('cell', { name: 'Call 1', exact: true }).waitFor();
    expect(await firstCells(page, 'Orders, newest first'), 'the other list stays where it is').toEqual(numbers.slice(0, 1));
    if (javaScript) await look(page);
  });

  it('uploads of tax tables', async () => {
    const page = await administrator(false);
    const ids = [];
    for (let i = 0; i < 11; i++) {
      const text = `US,WA,9810${i % 10},9,yes`;
      ids.push((await call<{ uploadId: number }>(page, 'POST', '/api/staff/settings/taxes/uploads/text', { text })).uploadId);
    }
    await page.goto('/staff/settings/taxes');
    await older(page, 'Pages of uploads');
    const upload = page.getByRole('table', { name: 'Uploads, newest first' }).locator(`a[href="/staff/settings/taxes/uploads/${ids[0]}"]`);
    expect(await upload.count()).toBe(1);
    await lookAt('/staff/settings/taxes?uploadsPage=2');
  });

  it('pictures of the content editor', { timeout: 60_000 }, async () => {
    const page = await administrator(true);
    const word = `shelf${Date.now().toString(36)}`;
    const urls: string[] = [];
    try {
      for (let i = 0; i < 61; i++) {
        const background = { r: i * 4, g: 200 - i, b: Date.now() % 256 };
        const buffer = await sharp({ create: { width: 16, height: 12, channels: 3, background } })
          .png()
          .toBuffer();
        const sent = await page.request.post('/api/staff/content/pictures', {
          headers: { 'sec-fetch-site': 'same-origin' },
          multipart: { picture: { name: `${word} ${i}.png`, mimeType: 'image/png', buffer } },
        });
        urls.push((await sent.json()).url);
      }
      await page.goto('/staff/content/page/designer');
      await page.waitForFunction(isAwake);
      await page.locator('ol > li > details > summary').first().click();
      await page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Search images').fill(word);
      const tiles = dialog.getByRole('button', { name: new RegExp(`^${word} \\d`) });
      await expect.poll(() => tiles.count()).toBe(60);
      await dialog.getByRole('button', { name: 'Show more images' }).press('Enter');
      await expect.poll(() => tiles.count()).toBe(61);
      expect(await tiles.last().evaluate((tile) => tile === document.activeElement)).toBe(true);
      expect(await dialog.getByRole('button', { name: 'Show more images' }).count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    } finally {
      for (const url of urls) await call(page, 'DELETE', `/api/staff/content/pictures?url=${encodeURIComponent(url)}`);
    }
  });
});
