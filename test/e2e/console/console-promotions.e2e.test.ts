import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cart as cartLink } from '../../../web/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { addToCart, buy, call } from '../support/api.ts';
import { type Device, isAwake, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';
import { shot } from '../support/shot.ts';
import { asStaff } from '../support/staff.ts';

const byDevice = ['phone', 'desktop'] as const satisfies readonly Device[];
/** Used by no other test. */
const codes = { phone: 'BRAMBLE20', desktop: 'THISTLE20' } as const;

/** Cents of sales and discount that the table of results has in all; nothing before the first order. */
async function figuresOf(page: Page): Promise<{ sales: number; discount: number }> {
  const rows = await page.getByRole('table', { name: 'Results by day' }).getByRole('row').allInnerTexts();
  const cents = rows.map((row) =>
    [...row.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, dollars = '', rest = '']) => Number(dollars.replaceAll(',', '') + rest)),
  );
  const sum = (at: number) => cents.reduce((all, row) => all + (row.at(at) ?? 0), 0);
  return { sales: sum(-2), discount: sum(-1) };
}

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Fields that say “(optional)” beside their label. */
const optional = (page: Page, name: string) => page.getByLabel(`${name} (optional)`, { exact: true });

describe('[money: Promotions] promotions in the console', () => {
  const { visit } = useBrowser();

  it.each(byDevice)('made by keyboard, in a shopper’s cart at once, and gone when stopped (%s)', async (device) => {
    const code = codes[device];
    const name = `Tapers with ${code}`;
    const page = await visit('/staff/sign-in', { device });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/promotions');
    await shot(page, `list-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add promotion' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New promotion' }).waitFor();
    await shot(page, `new-${device}`);

    await label(page, 'Name').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('20% off tapers');
    await page.keyboard.press('Tab');
    expect(await label(page, 'Discount').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await label(page, 'Percentage').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('20,5');
    await label(page, 'A promo code is needed').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type(code.toLowerCase());
    await page.getByRole('button', { name: 'Save and publish' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Enter a percentage, such as 15 or 12.5').waitFor();
    expect(await label(page, 'Name').inputValue()).toBe(name);
    expect(await accessibilityFaults(page)).toEqual([]);
    await shot(page, `wrong-${device}`);
    await label(page, 'Percentage').fill('20');
    await page.getByRole('button', { name: 'Save and publish' }).press('Enter');
    await page.getByText('Published.').waitFor();
    await page.getByText(`20% off everything with code ${code}, from`).waitFor();
    await shot(page, `promotion-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);

    const shopper = await visit('about:blank', { device });
    await addToCart(shopper, (await variationOf(goods.plenty)).variationId, 2);
    await shopper.goto(cartLink());
    await shopper.waitForFunction(isAwake);
    await shopper.getByText('Promo code', { exact: true }).click();
    await shopper.getByRole('textbox', { name: 'Enter a code' }).fill(code);
    await shopper.keyboard.press('Enter');
    const shown = shopper.getByLabel('Order summary').getByText(`20% off tapers (${code})`);
    await shown.waitFor();

    await page.getByRole('link', { name: 'Try it' }).press('Enter');
    await label(page, 'Items').fill(`${goods.plenty} × 2`);
    expect(await optional(page, 'Promo codes').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Try this cart' }).press('Enter');
    await page.getByText('1 promotion applies').waitFor();
    await page
      .getByText(`−$9.60 20% off tapers (${code})`)
      .or(page.getByText(`-$9.60 20% off tapers (${code})`))
      .first()
      .waitFor();
    await shot(page, `tried-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name, exact: true }).first().click();

    await page.getByRole('button', { name: 'Stop now' }).press('Enter');
    await page.getByText('Stopped. Shoppers don’t get it anymore.').waitFor();
    await shopper.reload();
    await shopper.getByLabel('Order summary').waitFor();
    expect(await shown.count()).toBe(0);
  });

  it('what was typed survives somebody else’s change, also without script', async () => {
    const page = await visit('/staff/sign-in', { javaScript: false, expected: /409|422/ });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/promotions/new');
    await label(page, 'Name').fill('Contested cushions');
    await label(page, 'Label').fill('$5 off');
    await label(page, 'Discount').selectOption('Amount off the order');
    expect(await label(page, 'Percentage').isVisible()).toBe(false);
    await label(page, 'Amount').fill('12,50');
    await optional(page, 'Spend over').fill('200');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Enter an amount in dollars, such as 12.50').waitFor();
    expect(await label(page, 'Amount').inputValue()).toBe('12,50');
    await label(page, 'Amount').fill('12.50');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('$12.50 off the order over $200').waitFor();
    const url = page.url();

    const other = await page.context().newPage();
    await other.goto(url);
    await optional(other, 'Spend over').fill('300');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Saved. Carts follow with their next request.').waitFor();
    await other.close();

    await label(page, 'Label').fill('$12.50 off');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The promotion changed after you opened this page. Check the changes and try again.').waitFor();
    expect(await label(page, 'Label').inputValue()).toBe('$12.50 off');
    expect(await page.getByRole('table', { name: 'Differences' }).innerText()).toMatch(/Spend over\s+200(\.00)?\s+300\.00/);
    await shot(page, 'conflict');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. Carts follow with their next request.').waitFor();
    await page.getByText('$12.50 off the order over $200').first().waitFor();
  });

  it('unique codes are created, downloaded and counted', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/promotions/new');
    await label(page, 'Name').fill('Letters to old friends');
    await label(page, 'Label').fill('15% off');
    await label(page, 'Percentage').fill('15');
    await label(page, 'A promo code is needed').check();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').waitFor();
    await label(page, 'How many').fill('many');
    await page.getByRole('button', { name: 'Create codes' }).click();
    await page.getByText('Enter a number from 1 to 10,000').waitFor();
    expect(await page.getByText('Bad Request').count()).toBe(0);
    await label(page, 'How many').fill('1,200');
    await page.getByRole('button', { name: 'Create codes' }).click();
    await page.getByText('1,200 codes, 0 used.').waitFor();
    await shot(page, 'codes');
    const file = await page.getByRole('link', { name: 'Download CSV of 1,200 codes' }).getAttribute('href');
    const csv = await page.evaluate(async (href) => (await fetch(href)).text(), `${fromShop('shopUrl')}${file}`);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1201);
    await page.reload();
    await page.getByText('Downloaded codes').waitFor();
  });

  it('customer care reads promotions and their results, and changes nothing', async () => {
    const page = await visit('/staff/sign-in', { expected: /403/ });
    await asStaff(page, 'customer_care');
    await page.goto('/staff/promotions?q=TAPERS15');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Results' }).waitFor();
    expect(await page.getByRole('button', { name: /^(Save|Stop now|Duplicate)$/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Results' }).click();
    await page.getByRole('heading', { level: 1, name: /^Results of/ }).waitFor();
    // Other tests may use the code, too.
    const before = await figuresOf(page);
    const shopper = await visit('about:blank');
    await addToCart(shopper, (await variationOf(goods.plenty)).variationId);
    const { cart } = await call<{ cart: { cartUuid: string } }>(shopper, 'GET', '/api/cart');
    await call(shopper, 'POST', `/api/cart/${cart.cartUuid}/promo-codes`, { code: 'TAPERS15' });
    await buy(shopper, (await variationOf(goods.plenty)).variationId);
    await page.reload();
    await page.getByRole('img', { name: /^Orders by day from .* The table below has the figures\.$/ }).waitFor();
    const after = await figuresOf(page);
    expect([after.sales - before.sales, after.discount - before.discount]).toEqual([4080, 720]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await shot(page, 'results');
    await page.goto('/staff/promotions/new');
    await page.getByRole('heading', { level: 1, name: 'You don’t have access' }).waitFor();
    const refused = await call<unknown>(page, 'POST', '/api/staff/promotions/1/stop', {}).catch((error: unknown) => String(error));
    expect(JSON.stringify(refused)).toMatch(/403|access|permission/i);
  });
});
