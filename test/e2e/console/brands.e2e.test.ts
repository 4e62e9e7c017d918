import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';
import { until } from '../support/until.ts';

const port = () => new URL(fromShop('shopUrl')).port;
/** What the shop answers to a host name, which only browsers resolve. */
const answerAt = (host: string, path: string): Promise<{ status: number; text: string }> =>
  new Promise((answered, failed) => {
    get({ host: '127.0.0.1', port: port(), path, headers: { host: `${host}:${port()}` } }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      answered({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() });
    }).on('error', failed);
  });

const add = async (page: Page, key: string) => {
  await asAdministrator(page);
  await page.goto('/staff/brands');
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByLabel('Starts from', { exact: true }).selectOption('Pip & Alder');
  await page.getByLabel('Name', { exact: true }).fill(`Fern & ${key}`);
  await page.getByLabel('Tagline', { exact: true }).fill('Beds and lamps for small rooms');
  await page.getByLabel('Host', { exact: true }).fill('localhost');
  await page.getByLabel('Returns recipient').fill('Fern Returns');
  await page.getByLabel('Return address').fill('1 Dock Road\nColumbus, OH 43217');
  const sells = page.getByRole('group', { name: 'Categories it sells' });
  await sells.getByLabel('Kids', { exact: true }).check();
  await sells.getByLabel('Lighting', { exact: true }).check();
  await page.getByLabel('Place 1').selectOption('lighting');
  await page.getByLabel('Place 2').selectOption('kids/nursery');
  expect(await page.getByRole('radio', { name: /^Closed/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Open/ }).check();
  await page.getByRole('button', { name: 'Add brand' }).click();
  await page.getByText('Enter a host name').waitFor();
  expect(await sells.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await page.getByLabel('Host', { exact: true }).fill(`${key}.localhost`);
  await page.getByRole('button', { name: 'Add brand' }).click();
  await page.getByText('Brand added.').waitFor();
  return `http://${key}.localhost:${port()}` as const;
};

const choose = async (page: Page, key: string, state: string) => {
  await page.goto(`/staff/brands/${key}`);
  await page.getByText(state, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Save brand' }).click();
  await page.getByText('Saved. Changes apply right away').waitFor();
};

describe('[rulings: Names] a brand made in the console', () => {
  const { visit } = useBrowser();

  it.each([true, false])('is added, served at its host, closed and archived (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    const key = javaScript ? 'moss' : 'fern';
    const url = await add(page, key);
    const host = `${key}.localhost`;
    const home = await answerAt(host, '/');
    expect([home.status, home.text]).toEqual([200, expect.stringContaining(`<meta property="og:site_name" content="Fern &amp; ${key}"/>`)]);
    const sofasAt = async (name: string) => Number(JSON.parse((await answerAt(name, '/api/search?k=sofa')).text).total);
    await until('its products', async () => (await answerAt(host, '/sitemap-categories.xml')).text.includes(`${url}/c/lighting?`));
    expect(await sofasAt(host)).toBeLessThan(await sofasAt('localhost'));
    // A home page of its own.
    expect(home.text).toContain(`<title>Fern &amp; ${key}: Beds and lamps for small rooms`);
    expect((await answerAt(host, '/sitemap.xml')).text).toContain(`${url}/sitemap-pages.xml`);
    expect((await answerAt(host, '/feeds/products.xml')).text).toContain(`<title>Fern &amp; ${key}</title>`);
    // The base's theme and pages; its sisters link it, it links them.
    const shopPage = await visit('/', { javaScript, shop: url });
    const accent = await shopPage.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim());
    expect(accent).toBe('#1e6f74');
    const logo = shopPage.getByRole('banner').getByRole('link', { name: /home$/ }).locator('span').first();
    expect(await logo.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(`"Fern & ${key}"`);
    const menu = shopPage.getByRole('navigation', { name: 'Departments' });
    if (javaScript) expect(await menu.getByRole('link').first().innerText()).toBe('Lighting');
    const links = shopPage.getByRole('navigation', { name: 'Our family of shops' }).first();
    expect(await links.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining([`Fern & ${key}`, 'Alder & Loom', 'Pip & Alder']));
    expect(await (await fetch(fromShop('shopUrl'))).text()).toContain(`>Fern &amp; ${key}</a>`);

    await choose(page, key, 'Closed');
    expect((await fetch(fromShop('shopUrl'))).status).toBe(200);
    expect((await answerAt(host, '/')).status).toBe(503);
    expect((await answerAt(host, '/faq')).status).toBe(503);
    await choose(page, key, 'Archived');
    expect((await answerAt(host, '/')).text).toContain('<meta property="og:site_name" content="Alder &amp; Loom"/>');
    expect(await (await fetch(fromShop('shopUrl'))).text()).not.toContain(`>Fern &amp; ${key}</a>`);
  });

  it('[§1 one login] has the sign-in of its sisters', async () => {
    const page = await visit('/staff/sign-in');
    const url = await add(page, 'heath');
    const shopper = await visit('/');
    await signIn(shopper);
    await shopper.goto(fromShop('shopUrl'));
    await shopper.getByRole('navigation', { name: 'Our family of shops' }).getByRole('link', { name: 'Fern & heath' }).click();
    await shopper.waitForURL(`${url}/**`);
    await shopper.waitForFunction(isAwake);
    expect(await shopper.evaluate(async () => (await (await fetch('/api/authenticated')).json()).ok)).toBe(true);
    await choose(page, 'heath', 'Archived');
  });
});
