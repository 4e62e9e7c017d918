import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/orders/orders.ts';
import { walletSandboxWords } from '../../../contract/payments/wallet.ts';
import { addToCart, call } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { heading } from '../support/heading.ts';
import { lookAt } from '../support/look.ts';
import { cards, fillCard, fillDetails, finishDetails, orderNumberOf, placeOrder } from '../support/shopping.ts';
import { shot } from '../support/shot.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choosePayPal = (page: Page) => page.getByRole('radio', { name: /^PayPal/ }).check();
const wallet = (page: Page) => heading(page, 'Pay Alder & Loom');

/** Expects the confirmation's order to be paid by wallet. */
async function isPaidByWallet(page: Page): Promise<void> {
  await page.waitForURL(/\/order-confirmation/);
  // Beside the order, and in its timeline.
  await page.getByText('PayPal (p•••@example.com)').first().waitFor();
  const order = await call<Order>(page, 'GET', `/api/orders/${orderNumberOf(page)}`);
  expect(order).toMatchObject({ payment: { type: 'PAYPAL' }, paymentSettled: true });
}

async function holds(page: Page): Promise<void> {
  const { faults } = await lookAt(page, { axe: true, shell: 'wallet' });
  expect(faults).toEqual([]);
}

describe('[§2.1 wallet] paying with PayPal', () => {
  const { visit } = useBrowser();

  async function withCart(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
    const page = await visit('/', options);
    await addToCart(page, (await variationOf(goods.plain)).variationId);
    await page.goto('/cart');
    return page;
  }

  it.each(['phone', 'desktop'] as const)('from the cart, with the wallet’s address, to the confirmation, on a %s', async (device) => {
    const page = await withCart({ device });
    await shot(page, `cart-${device}`);
    await page.getByText(walletSandboxWords).waitFor();
    await press(page, 'Pay with PayPal');
    await wallet(page);
    await shot(page, `wallet-${device}`);
    await page.getByText(walletSandboxWords).waitFor();
    await page.getByRole('radio', { name: /Portland/ }).check();
    await press(page, 'Approve');
    await page.waitForURL(/\/paypal-checkout/);
    await heading(page, 'Review your order');
    await page.getByText('400 NW Couch Street').first().waitFor();
    await shot(page, `review-${device}`);
    await placeOrder(page);
    await isPaidByWallet(page);
    await page.goBack();
    await page.goto('/checkout');
    await heading(page, 'Your cart is empty');
  });

  it('from the checkout, chosen by keyboard, with a review that can be reloaded', async () => {
    const page = await withCart();
    await page.goto('/checkout');
    await fillDetails(page);
    await page.getByRole('radio', { name: /^Card/ }).focus();
    await page.keyboard.press('ArrowDown');
    await shot(page, 'choice');
    await page.getByText(walletSandboxWords).waitFor();
    await page.getByRole('heading', { name: 'Payment method' }).waitFor();
    await page.getByRole('button', { name: 'Continue to PayPal' }).focus();
    await page.keyboard.press('Enter');
    await wallet(page);
    await page.getByText('12 Elm Street, Seattle, WA 98101').waitFor();
    await press(page, 'Approve');
    await heading(page, 'Review your order');
    await page.reload();
    await page.getByText('Approved by p•••@example.com').waitFor();
    await placeOrder(page);
    await isPaidByWallet(page);
  });

  it('[§8] that could not begin offers to try again or pay another way', async () => {
    const page = await withCart({ expected: /ERR_FAILED/ });
    await page.route('**/api/checkouts-paypal-guest*', (route) => route.abort());
    await press(page, 'Pay with PayPal');
    await page.getByText('We couldn’t complete your payment with PayPal. Please try again or use another payment method.').waitFor();
  });

  it('that cannot be chosen says why beside the choice, without moving the focus', async () => {
    const page = await withCart({ device: 'phone' });
    await page.goto('/checkout');
    await page.waitForFunction(isAwake);
    const refusal = { ok: false, statusCode: 409, message: 'PayPal is not available for this order.' };
    await page.route('**/api/guest/checkouts/*', (route) => route.fulfill({ status: 409, json: refusal }));
    await choosePayPal(page);
    const said = page.getByRole('alert').filter({ hasText: refusal.message });
    await said.waitFor();
    expect(await said.evaluate((notice) => notice.previousElementSibling?.tagName)).toBe('FIELDSET');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('PAYPAL');
  });

  it('is cancelled in the wallet, and a card pays', async () => {
    const page = await withCart();
    await page.goto('/checkout');
    await fillDetails(page);
    await choosePayPal(page);
    await press(page, 'Continue to PayPal');
    await wallet(page);
    await page.getByRole('link', { name: 'Cancel and return' }).click();
    await heading(page, 'PayPal payment cancelled');
    expect(await page.title()).toContain('PayPal payment cancelled');
    await holds(page);
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.waitForURL(/\/order-confirmation/);
  });

  it('resumes after returning without an approval', async () => {
    const page = await withCart();
    await press(page, 'Pay with PayPal');
    await wallet(page);
    await page.getByRole('link', { name: 'Return without approving' }).click();
    await heading(page, 'PayPal is waiting for your approval');
    await holds(page);
    await page.getByRole('link', { name: 'Continue at PayPal' }).click();
    await wallet(page);
    await press(page, 'Approve');
    await heading(page, 'Review your order');
  });

  it('is declined when the order is placed, and another source is chosen', async () => {
    const page = await withCart();
    await press(page, 'Pay with PayPal');
    await page.getByRole('radio', { name: /Declined card/ }).check();
    await press(page, 'Approve');
    await heading(page, 'Review your order');
    await placeOrder(page);
    await page.getByText('Please try again or use another payment method.').waitFor();
    await shot(page, 'declined');
    await press(page, 'Continue to PayPal');
    await press(page, 'Approve');
    await placeOrder(page);
    await isPaidByWallet(page);
  });

  it('shows an address we cannot ship to with its error', async () => {
    const page = await withCart();
    await press(page, 'Pay with PayPal');
    await page.getByRole('radio', { name: /San Juan/ }).check();
    await press(page, 'Approve');
    await page.getByText('We can’t ship to the address from PayPal.').waitFor();
    await shot(page, 'address');
    expect(await page.getByLabel('Address', { exact: true }).first().inputValue()).toBe('27 Calle Fortaleza');
    await page.getByLabel('City').first().fill('Seattle');
    await page.locator('[name="shippingAddress.stateRegion"]').selectOption('WA');
    await page.locator('[name="shippingAddress.postalCode"]').fill('98101');
    await page.getByLabel('Phone').first().focus();
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await placeOrder(page);
    await isPaidByWallet(page);
  });

  it('says what is missing when a stranger returns', async () => {
    const page = await withCart();
    await press(page, 'Pay with PayPal');
    await press(page, 'Approve');
    await heading(page, 'Review your order');
    const back = `/paypal-processing?checkout=${new URL(page.url()).searchParams.get('checkout')}&token=ABCDEFGHIJKLMNOPQ`;
    const stranger = await visit('/', { expected: /404/ });
    await stranger.goto(back);
    await stranger.getByText('Please log in or re-enter your email to continue.').waitFor();
  });

  it('works without script, from the cart and from the checkout', async () => {
    const page = await withCart({ javaScript: false });
    await press(page, 'Pay with PayPal');
    await heading(page, 'Taking you to PayPal');
    await page.getByRole('link', { name: 'Continue to PayPal' }).click();
    await wallet(page);
    await press(page, 'Approve');
    await heading(page, 'Review your order');
    await placeOrder(page);
    await isPaidByWallet(page);

    const other = await withCart({ javaScript: false });
    await other.goto('/checkout');
    await fillDetails(other);
    await finishDetails(other);
    await choosePayPal(other);
    expect(await other.getByLabel('Card number').isVisible()).toBe(false);
    await press(other, 'Continue to PayPal');
    await other.getByRole('link', { name: 'Continue to PayPal' }).click();
    await press(other, 'Approve');
    await heading(other, 'Review your order');
    await placeOrder(other);
    await isPaidByWallet(other);
  });

  it('[checklist 34 35] has pages that hold at every width, and axe finds nothing', async () => {
    const page = await withCart();
    await holds(page);
    await press(page, 'Pay with PayPal');
    await wallet(page);
    await holds(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, 'Approve');
    await heading(page, 'Review your order');
    await holds(page);
  });
});
