import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { details } from '../../support/api-shopper.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { addToCart, buy, call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { hasFocus, keyboardOf } from '../support/keyboard.ts';
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

  it('[checklist 34] leads through cancelling, returning, tracking and finding an order by keyboard alone', async () => {
    const page = await visit('/');
    await register(page);
    await saveAddress(page);
    const shipped = await order(page, goods.plain);
    const unwanted = await order(page, goods.plain);
    await ship(page, shipped, goods.plain);
    const { press, focusOn, type } = keyboardOf(page);
    /** Changes the field that has the focus; it keeps it. */
    const choose = async (key: string) => {
      await press(key);
      expect(await hasFocus(page)).toBe(true);
    };
    const isHeading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

    await page.goto('/myaccount/orders');
    await page.getByText('2 orders').waitFor();
    await focusOn(/Order date/);
    await choose('ArrowDown');
    await choose('ArrowUp');
    await type(/Order number or product/, unwanted);
    await press('Enter');
    await page.getByText(`1 order with “${unwanted}”`).waitFor();
    await focusOn(new RegExp(`Order ${unwanted}`));
    await press('Enter');
    await isHeading(`Order ${unwanted}`);

    await focusOn(/Cancel items/);
    await choose('Enter');
    await focusOn(/The whole order/);
    await choose('ArrowDown');
    await focusOn(/Quantity to cancel/);
    await choose('ArrowDown');
    await focusOn(/Cancel items/);
    await choose('Enter');
    await page.getByText('Select a reason').waitFor();
    expect(await page.getByLabel('Reason for cancelling').evaluate((field) => field === document.activeElement)).toBe(true);
    await choose('ArrowDown');
    await focusOn(/Cancel items/);
    await press('Enter');
    await page.getByText('The items are cancelled.').waitFor();

    await focusOn(/Cancel items/);
    await choose('Enter');
    await focusOn(/Reason for cancelling/);
    await choose('ArrowDown');
    await focusOn(/Cancel order/);
    await press('Enter');
    await page.getByText('Your order is cancelled.').waitFor();

    await page.goto(`/myaccount/orders/${shipped}`);
    await focusOn(/Return items/);
    await press('Enter');
    await isHeading('Return items');
    await focusOn(/Quantity/);
    await choose('ArrowDown');
    await focusOn(/Reason for return/);
    await choose('ArrowDown');
    await type(/Comments/, 'It hums');
    await focusOn(/A refund/);
    await choose('ArrowDown');
    await focusOn(/Request return/);
    await press('Enter');
    await isHeading('Return Requested');

    await focusOn(/Back to your order/);
    await press('Enter');
    await isHeading(`Order ${shipped}`);
    await focusOn(/Track package/);
    await press('Enter');
    await isHeading('Shipped');
    await focusOn(/In this package/);
    await choose('Space');
    await focusOn(new RegExp(shipped));
    await press('Enter');
    await isHeading(`Order ${shipped}`);

    await page.goto('/find-order');
    await focusOn(/Order number/);
    await press('Enter');
    await page.getByText('Order number is required').waitFor();
    expect(await hasFocus(page)).toBe(true);
    await page.keyboard.type(shipped);
    await type(/Email/, details.contact.email);
    await press('Enter');
    await isHeading(`Order ${shipped}`);
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
