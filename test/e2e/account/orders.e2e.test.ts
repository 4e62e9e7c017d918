import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { addToCart, buy, call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { ship } from '../support/scenes/packing-scenes.ts';

/** Buys one item, or two in one order, as the signed-in customer. */
async function order(page: Page, more?: string): Promise<string> {
  if (more) await addToCart(page, (await variationOf(more)).variationId);
  return (await buy(page, (await variationOf(goods.plenty)).variationId)).orderNumber;
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe('[§2.9] orders and returns', () => {
  const { visit } = useBrowser();

  it.each([
    [390, true],
    [1440, false],
  ])('says what is next, is searched, and buys again (%i px, script: %s)', async (width, javaScript) => {
    const page = await visit('/', { javaScript });
    await page.setViewportSize({ width, height: 900 });
    await register(page);
    await saveAddress(page);
    const shipped = await order(page, goods.plain);
    const other = await order(page);
    await ship(page, shipped, goods.plain);
    await page.goto('/myaccount/orders');
    await page.getByText('2 orders').waitFor();
    expect(await page.getByText(/^Arrives /).count()).toBe(2);
    expect(await page.getByRole('link', { name: 'Track package · Shipped' }).count()).toBe(1);
    expect(await isWide(page)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Order number or product').fill(other.toLowerCase());
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByText(`1 order with “${other.toLowerCase()}”`).waitFor();
    await page.getByRole('button', { name: `Buy again: order ${other}` }).click();
    await page.getByText('Added 1 item to your cart.').waitFor();
    await page.getByLabel('Order number or product').fill('no such thing');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'No orders with “no such thing”' }).waitFor();
    await page.getByRole('link', { name: 'Show most recent orders' }).click();
    await page.getByRole('link', { name: new RegExp(`Order ${shipped}`) }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${shipped}` }).waitFor();
    await page.getByRole('link', { name: 'Invoice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Invoice' }).waitFor();
    expect(await isWide(page)).toBe(false);
    const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    const file = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(file.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${shipped}` }).waitFor();
  });

  it('[§3] follows the filter chosen in another tab, and forgets it at sign-out', async () => {
    const page = await visit('/');
    await register(page);
    await saveAddress(page);
    await order(page);
    await page.goto('/myaccount/orders');
    const other = await page.context().newPage();
    await other.goto('/myaccount/orders');
    await other.getByText('1 order', { exact: true }).waitFor();
    await page.getByLabel('Order date').selectOption('Last year');
    await page.getByRole('heading', { name: 'No orders in this period' }).waitFor();
    await other.getByRole('heading', { name: 'No orders in this period' }).waitFor();
    await page.goto('/myaccount/orders');
    await page.getByRole('heading', { name: 'No orders in this period' }).waitFor();
    const names = async () => (await page.context().cookies()).map(({ name }) => name);
    expect(await names()).toContain('orders_filter');
    await call(page, 'POST', '/api/user/logout');
    expect(await names()).not.toContain('orders_filter');
  });
});
