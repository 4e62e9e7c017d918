import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/orders/orders.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { addToCart, call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { heading } from '../support/heading.ts';
import { lookAt } from '../support/look.ts';
import { fillDetails, orderNumberOf, placeOrder } from '../support/shopping.ts';
import { shot } from '../support/shot.ts';
import { apply, fillApplication, testNumbers } from '../support/store-card.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function holds(page: Page): Promise<void> {
  // Sums that wait for an answer are dimmed.
  await page.waitForLoadState('networkidle');
  const { faults } = await lookAt(page, { axe: true, shell: 'store card' });
  expect(faults).toEqual([]);
}

/** A checkout of more than $400. */
async function toCheckout(page: Page): Promise<void> {
  const { variationId } = await variationOf(goods.plenty);
  for (let boxes = 0; boxes < 2; boxes++) await addToCart(page, variationId, 10);
  await page.goto('/checkout');
  await heading(page, 'Checkout');
}

describe('[§2 store card]', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)('is applied for, used at once with a plan, and managed, on a %s', async (device) => {
    const page = await visit('/credit-card', { device });
    await page.getByRole('link', { name: 'Apply now' }).click();
    await heading(page, 'Apply for the Alder & Loom Card');
    await shot(page, `apply-${device}`);
    await press(page, 'Continue to Hearthside Bank');
    await heading(page, 'Apply for the Alder & Loom Card');
    await shot(page, `bank-${device}`);
    await fillApplication(page, testNumbers.approved);
    await page.getByLabel('City').fill('');
    await press(page, 'Submit application');
    await page.getByText('City is required').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Social Security number').inputValue()).toBe('');
    await shot(page, `bank-errors-${device}`);
    await fillApplication(page, testNumbers.approved);
    await press(page, 'Submit application');
    await heading(page, 'You’re approved');
    await shot(page, `bank-approved-${device}`);
    await page.getByRole('link', { name: 'Return to Alder & Loom' }).click();
    await heading(page, 'Your Alder & Loom Card is ready');
    await shot(page, `ready-${device}`);

    await toCheckout(page);
    await fillDetails(page);
    // The total follows from the address and the way to pay; the shopper agrees to what is shown last.
    await page.getByText('Shipping and tax follow from your address').waitFor({ state: 'hidden' });
    await page.getByRole('radio', { name: /^Alder & Loom Card/ }).check();
    await page.getByText('$25 off your first order with our card').first().waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: /^6 monthly payments of/ }).check();
    expect(await page.getByLabel('Card number').isVisible()).toBe(false);
    await shot(page, `checkout-${device}`);
    await placeOrder(page);
    await page.waitForURL(/\/order-confirmation/);
    await page.getByText('6 monthly payments').first().waitFor();
    const order = await call<Order>(page, 'GET', `/api/orders/${orderNumberOf(page)}`);
    expect(order).toMatchObject({ payment: { type: 'PLCC', planMonths: 6 }, paymentSettled: true });

    await page.goto('/credit-card/manage');
    await heading(page, 'Your Alder & Loom Card');
    await page.getByRole('link', { name: `Order ${order.orderNumber}` }).waitFor();
    await shot(page, `manage-${device}`);
    if (device === 'desktop') await holds(page);
  });

  it.each(['phone', 'desktop'] as const)('is added at checkout by somebody who has it already, on a %s', async (device) => {
    const holder = await visit('/credit-card/apply');
    await press(holder, 'Continue to Hearthside Bank');
    await fillApplication(holder, testNumbers.approved);
    await press(holder, 'Submit application');
    await heading(holder, 'You’re approved');
    const number = await holder.getByText(/^\d{4} \d{4} \d{4} \d{4}$/).innerText();
    await holder.getByRole('link', { name: 'Return to Alder & Loom' }).click();
    await heading(holder, 'Your Alder & Loom Card is ready');

    const page = await visit('about:blank', { device });
    await toCheckout(page);
    await fillDetails(page);
    await page.getByRole('link', { name: 'Add your card' }).click();
    const fields = page.getByRole('group', { name: 'Your Alder & Loom Card' });
    const add = fields.getByRole('button', { name: 'Add your card' });
    expect(await fields.getByLabel('Card number').evaluate((field) => field === document.activeElement)).toBe(true);
    await add.click();
    await fields.getByText('Card number is required').waitFor();
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel('Billing ZIP code').fill('10001');
    await fields.getByLabel('Billing ZIP code').press('Enter');
    await fields.getByText('We couldn’t find a card with that number and ZIP code.').waitFor();
    await shot(page, `link-${device}`);
    await holds(page);
    await fields.getByLabel('Billing ZIP code').fill('43215');
    await add.click();
    const choice = page.getByRole('radio', { name: /^Alder & Loom Card/ });
    await choice.waitFor();
    await expect.poll(() => choice.isChecked()).toBe(true);
    expect(await fields.count()).toBe(0);
    expect(await choice.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.getByText(`Alder & Loom Card ending in ${number.slice(-4)}`).waitFor();
    await page.getByRole('radio', { name: /^6 monthly payments of/ }).check();
    await shot(page, `linked-${device}`);
    await placeOrder(page);
    await page.waitForURL(/\/order-confirmation/);
    const order = await call<Order>(page, 'GET', `/api/orders/${orderNumberOf(page)}`);
    expect(order).toMatchObject({ payment: { type: 'PLCC', planMonths: 6 }, paymentSettled: true });
  });

  it('works without script', async () => {
    const page = await visit('/credit-card/apply', { javaScript: false });
    await press(page, 'Continue to Hearthside Bank');
    await fillApplication(page, testNumbers.frozen);
    await press(page, 'Submit application');
    await heading(page, 'Your credit file is frozen');
    await page.getByRole('link', { name: 'Return to Alder & Loom' }).click();
    await heading(page, 'Your credit file is frozen');
    await page.getByRole('link', { name: 'Continue application' }).click();
    await press(page, 'I’ve lifted the freeze');
    await heading(page, 'You’re approved');
    await page.getByRole('link', { name: 'Return to Alder & Loom' }).click();
    await heading(page, 'Your Alder & Loom Card is ready');
  });

  it.each([
    [testNumbers.referred, 'Your application is under review'],
    [testNumbers.declined, 'Your application was declined'],
  ])('tells the applicant with %s how it stands', async (number, words) => {
    const page = await visit('/credit-card/apply', { device: 'phone' });
    await apply(page, number);
    await heading(page, words);
    await shot(page, `standing-${number}`);
  });

  it('shows its form without faults at every width', async () => {
    const page = await visit('/credit-card/apply');
    await holds(page);
    await press(page, 'Continue to Hearthside Bank');
    await press(page, 'Submit application');
    await page.getByText('Last name is required').waitFor();
    await holds(page);
  });

  it('shows a prescreened offer once', async () => {
    const page = await visit('about:blank');
    await register(page);
    await saveAddress(page);
    await page.goto('/myaccount');
    await page.getByText(/You’re prescreened for the Alder & Loom Card/).waitFor();
    await shot(page, 'prescreen');
    await page.goto('/myaccount');
    await heading(page, /^Hello/);
    expect(await page.getByText(/You’re prescreened/).count()).toBe(0);
    await page.goto('/credit-card/apply');
    await heading(page, 'You’re prescreened for the Alder & Loom Card');
  });
});
