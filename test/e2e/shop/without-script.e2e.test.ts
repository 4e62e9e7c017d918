import { describe, expect, it } from 'vitest';
import { product as productLink } from '../../../web/routes.ts';
import { addToCart } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { findProduct, goods, variationOf } from '../support/goods.ts';
import { heading } from '../support/heading.ts';
import { fromShop } from '../support/shop.ts';
import { cards, fillCard, fillDetails, finishDetails, placeOrder, searchBox } from '../support/shopping.ts';

describe('[checklist 37] without JavaScript', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)('a visitor gets from the home page to a sorted list’s second page, on a %s', async (device) => {
    const page = await visit('/', { device, javaScript: false });
    await page.getByRole('main').getByRole('link', { name: 'Furniture', exact: true }).first().click();
    await heading(page, 'Furniture');
    await page
      .getByRole('navigation', { name: 'Categories in Furniture' })
      .getByRole('link', { name: /^Living room/ })
      .click();
    await heading(page, 'Living room');
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/sort=price-low/);
    await page.getByRole('link', { name: 'Load more' }).click();
    await page.waitForURL(/page=2/);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('price-low');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Furniture' }).click();
    await heading(page, 'Furniture');
  });

  it('[§2.3] a phone’s menu opens level by level', async () => {
    const page = await visit('/', { device: 'phone', javaScript: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Lighting', { exact: true }).click();
    await menu.getByText('Lamps', { exact: true }).click();
    await menu.getByRole('link', { name: 'Shop All Lamps' }).click();
    await heading(page, 'Lamps');
  });

  it('a search keeps its text, finds products, and says when there are none', async () => {
    const page = await visit('/', { javaScript: false });
    await searchBox(page).fill('qqxxzz & (zzqq)/%');
    await searchBox(page).press('Enter');
    await heading(page, /Nothing for/);
    expect(await searchBox(page).inputValue()).toMatch(/qqxxzz & \(zzqq\).%/);
    await searchBox(page).fill('curtain');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await heading(page, /curtain/);
    expect(await page.locator('article').count()).toBeGreaterThan(2);
  });

  it('an option is chosen, its quantity added, changed, removed and restored', async () => {
    const page = await visit('/sheet-set/k/results.html', { javaScript: false });
    await page.locator('article').getByRole('link').first().click();
    const option = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').last();
    const value = (await option.innerText()).split(',')[0]?.trim() ?? '';
    await option.click();
    await page.waitForURL(/variation=\d+/);
    await page.getByText(`Size: ${value}`).waitFor();
    expect(await page.getByRole('button', { name: 'Share' }).count(), 'what does nothing without script').toBe(0);
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();

    await heading(page, 'Your cart');
    await page.getByText(`Size: ${value}`).waitFor();
    await page.getByText('(2 items)').waitFor();
    await page.getByRole('spinbutton').fill('1');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('(1 item)').waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await heading(page, 'Your cart is empty');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('(1 item)').waitFor();
    await page.locator('summary', { hasText: /Enter your ZIP code|Change/ }).click();
    await page.getByLabel('ZIP or postal code').fill('98101');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await page.getByText('depends on your address').waitFor({ state: 'detached' });
  });

  it('asking for more than available shows the reason on the page', async () => {
    const page = await visit(productLink(await findProduct(fromShop('shopUrl'), goods.couple)), { javaScript: false });
    // Past the browser's own validation.
    await page.getByRole('spinbutton').evaluate((field) => field.removeAttribute('max'));
    await page.getByRole('spinbutton').fill('9');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText(/There (are|is) only \d left/).waitFor();
    expect(await page.getByRole('spinbutton').inputValue()).toBe('9');
    await page.getByRole('spinbutton').evaluate((field) => field.removeAttribute('max'));
    await page.getByRole('spinbutton').fill('100');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('You can order up to 99 of an item.').waitFor();
  });

  it('a checkout shows every error, keeps what was typed, bills elsewhere, and challenges the cardholder', async () => {
    const page = await visit('about:blank', { javaScript: false });
    await addToCart(page, (await variationOf(goods.plenty)).variationId, 3);
    await page.goto('/checkout');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('First name').first().fill('Ann');
    await page.getByRole('button', { name: 'Continue to delivery and payment' }).click();
    await page.getByText('Last name is required').first().waitFor();
    await page.getByText(/valid email/i).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('not an address');
    expect(await page.getByLabel('First name').first().inputValue()).toBe('Ann');
    await fillDetails(page);
    await finishDetails(page);

    await page.getByLabel('Card number').fill('4242');
    await page.getByRole('checkbox', { name: /Billing address/ }).uncheck();
    const billing = page.locator('[name^="billingAddress."]');
    const bill = (field: string) => page.locator(`[name="billingAddress.${field}"]`);
    await bill('lastName').fill('Weaver');
    await placeOrder(page);

    await page.getByText('First name is required').first().waitFor();
    expect(await page.getByText('12 Elm Street').isVisible()).toBe(true);
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    expect(await page.getByRole('checkbox', { name: /Billing address/ }).isChecked()).toBe(false);
    expect(await bill('lastName').inputValue()).toBe('Weaver');
    expect(await billing.first().isVisible()).toBe(true);
    expect(await page.getByLabel('Security code').inputValue()).toBe('');

    await bill('firstName').fill('Bea');
    await bill('addressLine1').fill('7 Mill Lane');
    await bill('city').fill('Toronto');
    await bill('countryCode').selectOption('CA');
    await bill('stateRegion').selectOption('Ontario');
    await bill('postalCode').fill('M5V 2T6');
    await page.getByRole('button', { name: 'Update shipping and tax' }).click();
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    expect(await bill('stateRegion').inputValue()).toBe('ON');

    await fillCard(page, cards.challenged);
    await placeOrder(page);
    await page.getByRole('heading', { name: 'Approve this payment?' }).waitFor();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Your bank did not approve this payment').first().waitFor();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await heading(page, 'Thank you, Ann');
    await page.getByText('Toronto, ON M5V 2T6').waitFor();
    await page.getByText('3 × $24.00').waitFor();
  });
});
