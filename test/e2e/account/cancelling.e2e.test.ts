import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { addToCart, buy, call } from '../support/api.ts';
import { holdScripts, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { asStaff } from '../support/staff.ts';

/** Buys three units of one item and one of another. */
async function orderOfFour(page: Page): Promise<string> {
  await addToCart(page, (await variationOf(goods.plain)).variationId, 3);
  return (await buy(page, (await variationOf(goods.plenty)).variationId)).orderNumber;
}

const section = (page: Page) => page.getByRole('region', { name: 'Cancel items' });
const open = (page: Page) => section(page).getByText('Cancel items', { exact: true }).click();
const confirm = (page: Page, name: 'Cancel order' | 'Cancel items' | 'Continue') => page.getByRole('button', { name, exact: true }).click();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
/** The refund shown in the form. */
const sumOf = async (page: Page) =>
  /\$[\d.,]+/.exec(
    await page
      .getByText(/won’t be charged|get back/)
      .first()
      .innerText(),
  )?.[0];

describe('[§2.9, §4 order] cancelling', () => {
  const { visit } = useBrowser();

  it.each([
    [390, true],
    [1440, false],
  ])('units, then the rest, on a guest’s page (%i px, script: %s)', async (width, javaScript) => {
    const page = await visit('/', { javaScript });
    await page.setViewportSize({ width, height: 900 });
    const orderNumber = await orderOfFour(page);
    await page.goto(`/order-confirmation?order=${orderNumber}`);
    await open(page);
    await page.getByLabel('Only some items').check();
    await confirm(page, javaScript ? 'Cancel items' : 'Continue');
    await section(page).getByText('Choose at least one item').waitFor();
    await page.getByLabel(/^Quantity to cancel: Everlasting/).selectOption('1 of 1');
    await confirm(page, javaScript ? 'Cancel items' : 'Continue');
    await section(page).getByText('Select a reason').waitFor();
    expect(await page.getByLabel('Reason for cancelling').locator('option').allInnerTexts()).toEqual([
      'Select reason',
      'Wrong address',
      'Used wrong payment method',
      'Ordered wrong item/size',
      'Wrong quantity',
      'Duplicate order',
      'Better price elsewhere',
      'Changed my mind',
    ]);
    await page.getByLabel('Reason for cancelling').selectOption('Wrong quantity');
    if (!javaScript) await confirm(page, 'Continue');
    const sum = await sumOf(page);
    expect(await isWide(page)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await confirm(page, 'Cancel items');
    await page.getByText(`The items are cancelled. You won’t be charged ${sum}.`).waitFor();
    await page.getByText('Cancelled', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Order activity' }).getByText('Items cancelled').waitFor();
    expect(await isWide(page)).toBe(false);

    await open(page);
    await page.getByLabel('The whole order').check();
    await page.getByLabel('Reason for cancelling').selectOption('Changed my mind');
    if (!javaScript) await confirm(page, 'Continue');
    await confirm(page, 'Cancel order');
    await page.getByRole('heading', { level: 1, name: 'This order was cancelled' }).waitFor();
    await page.getByText('Your order is cancelled.').waitFor();
    expect(await section(page).getByRole('combobox').count()).toBe(0);
    await page.getByText(/ (?:is being )?released$/).waitFor();
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('counts what was chosen before the script ran', async () => {
    const page = await visit('/');
    const orderNumber = await orderOfFour(page);
    const runScripts = await holdScripts(page);
    await page.goto(`/order-confirmation?order=${orderNumber}`, { waitUntil: 'commit' });
    await open(page);
    await page.getByLabel('Only some items').check();
    await page.getByLabel(/^Quantity to cancel: (?!Everlasting)/).selectOption('2 of 3');
    await page.getByLabel('Reason for cancelling').selectOption('Duplicate order');
    await runScripts();
    await confirm(page, 'Cancel items');
    await page.getByText('The items are cancelled.').waitFor();
    await page.getByText('2 of 3 cancelled').waitFor();
  });

  it('[checklist 38] stays in the form while offline, and is done by a press later', async () => {
    const page = await visit('/', { expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
    const orderNumber = await orderOfFour(page);
    await page.goto(`/order-confirmation?order=${orderNumber}`);
    await open(page);
    await page.getByLabel('Reason for cancelling').selectOption('Changed my mind');
    // The code that keeps forms loads when the page is idle.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await confirm(page, 'Cancel order');
    await page.getByRole('alert').filter({ hasText: 'you seem to be offline' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel order' }).getAttribute('aria-busy')).toBe(null);
    await page.context().setOffline(false);
    await confirm(page, 'Cancel order');
    await page.getByText('Your order is cancelled.').waitFor();
  });

  it('in the account updates other tabs and the list of orders', async () => {
    const page = await visit('/');
    await register(page);
    await saveAddress(page);
    const orderNumber = await orderOfFour(page);
    const list = await visit('/myaccount/orders', { sameAs: page });
    await list.getByText('Processing', { exact: true }).waitFor();
    await page.goto(`/myaccount/orders/${orderNumber}`);
    const other = await visit(`/myaccount/orders/${orderNumber}`, { sameAs: page });
    await open(page);
    await page.getByLabel('Only some items').check();
    await page.getByLabel(/^Quantity to cancel: (?!Everlasting)/).selectOption('2 of 3');
    await page.getByLabel('Reason for cancelling').selectOption('Duplicate order');
    await confirm(page, 'Cancel items');
    await page.getByText('The items are cancelled.').waitFor();
    await list.getByText('Processing, partly cancelled').waitFor();
    await other.getByText('2 of 3 cancelled').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('too late is refused with the reason', async () => {
    const page = await visit('/');
    const orderNumber = await orderOfFour(page);
    await page.goto(`/order-confirmation?order=${orderNumber}`);
    await open(page);
    await page.getByLabel('Reason for cancelling').selectOption('Changed my mind');
    const staff = await visit('/');
    await asStaff(staff, 'fulfilment');
    const lines = await Promise.all(
      [goods.plain, goods.plenty].map(async (sku) => ({ variationId: (await variationOf(sku)).variationId, quantity: 1 })),
    );
    await call(staff, 'PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${crypto.randomUUID()}`, { carrier: 'own', lines });
    await confirm(page, 'Cancel order');
    await page.getByRole('alert').getByText('Part of this order has shipped').waitFor();
    expect(await page.getByLabel('The whole order').count()).toBe(0);
  });

  it.each([
    [1440, true],
    [390, false],
  ])('by staff, with one of the shop’s reasons (%i px, script: %s)', async (width, javaScript) => {
    const shopper = await visit('/');
    const orderNumber = await orderOfFour(shopper);
    const page = await visit('/', { javaScript });
    await page.setViewportSize({ width, height: 900 });
    await asStaff(page, 'customer_care');
    await page.goto(`/staff/orders/${orderNumber}`);
    const panel = page.getByRole('region', { name: 'Cancel', exact: true });
    await panel.getByText('Cancel the order or items', { exact: true }).click();
    await panel.getByLabel('Only some items').check();
    await panel.getByLabel(/^Quantity to cancel: Everlasting/).selectOption('1 of 1');
    await panel.getByLabel('Reason for cancelling').selectOption('Out of stock');
    if (!javaScript) await confirm(page, 'Continue');
    expect(await isWide(page)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await confirm(page, 'Cancel items');
    await page.getByText('Cancelled. The customer has been notified.').waitFor();
    const history = page.getByRole('region', { name: 'History' });
    for (const fact of ['Payment method', 'Subtotal']) await page.getByRole('term').filter({ hasText: fact }).waitFor();
    await history.getByRole('row', { name: /Items cancelled.*Out of stock.*Jo Park/ }).waitFor();
    await shopper.goto(`/order-confirmation?order=${orderNumber}`);
    await shopper.getByText('Items cancelled by us').waitFor();
    expect(await shopper.getByText('Out of stock').count()).toBe(0);
  });
});
