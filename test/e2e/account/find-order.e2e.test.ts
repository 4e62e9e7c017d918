import { describe, expect, it } from 'vitest';
import { details } from '../../support/api-shopper.ts';
import { useBrowser } from '../support/browser.ts';
import { orderOfTwo } from '../support/scenes/packing-scenes.ts';

describe('[rulings: Orders] a guest who lost the confirmation', () => {
  const { visit } = useBrowser();

  it.each([true, false])('finds the order by its number and email (script: %s)', async (javaScript) => {
    const orderNumber = await orderOfTwo(await visit('/'));
    const page = await visit('/order-confirmation', { javaScript });
    await page.getByRole('heading', { level: 1, name: 'Find your order' }).waitFor();
    await page.getByRole('button', { name: 'Find order' }).click();
    await page.getByText('Order number is required').waitFor();
    await page.getByLabel('Order number').fill(orderNumber.toLowerCase());
    await page.getByLabel('Email').fill('somebody.else@example.com');
    await page.getByRole('button', { name: 'Find order' }).click();
    await page.getByRole('alert').filter({ hasText: 'We can’t find an order with that number and email' }).waitFor();
    expect(await page.getByLabel('Order number').inputValue()).toBe(orderNumber.toLowerCase());
    await page.getByLabel('Email').fill(details.contact.email);
    await page.getByRole('button', { name: 'Find order' }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` }).waitFor();
    await page.getByText(orderNumber).first().waitFor();
  });

  it('gets there from the sign-in page and the footer', async () => {
    for (const [path, name] of [
      ['/login', 'find an order'],
      ['/cart', 'Find an order'],
    ] as const) {
      const page = await visit(path);
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Find your order' }).waitFor();
    }
  });
});
