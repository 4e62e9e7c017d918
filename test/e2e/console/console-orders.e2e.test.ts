import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { newNumber, orderOfTwo } from '../support/scenes/packing-scenes.ts';
import { asStaff } from '../support/staff.ts';

describe('[look: staff console] orders', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are found, noted, changed and refunded (script: %s)', async (javaScript) => {
    const orderNumber = await orderOfTwo(await visit('/'));
    const number = newNumber();
    const page = await visit('/', { javaScript });
    await asStaff(page, 'fulfilment');
    await page.goto(`/staff/orders/${orderNumber}?edit=contact`);
    await page.getByLabel('Address', { exact: true }).fill('');
    await page.getByLabel('Reason', { exact: true }).last().fill('Wrong street');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Address is required').waitFor();
    await page.getByLabel('Address', { exact: true }).fill('14 Elm Street');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Address and email saved.').waitFor();
    await page.getByText('12 Elm Street → 14 Elm Street').waitFor();
    await page.getByLabel('Tracking number').fill(number);
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByText('Marked as shipped.').waitFor();

    await asStaff(page, 'customer_care');
    await page.goto('/staff/orders');
    await page.getByLabel('Search orders').fill(orderNumber);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: orderNumber }).click();
    await page.getByText(number).waitFor();
    await page.getByLabel('New note').fill('Prefers mornings');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Prefers mornings').waitFor();
    await expect.poll(async () => (await page.reload()) && page.getByRole('heading', { name: 'Refund' }).isVisible()).toBe(true);
    if (javaScript) {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
    }
    await page.getByRole('radio', { name: 'Another amount' }).check();
    await page.getByLabel('Amount in dollars').fill('5');
    await page.getByRole('region', { name: 'Refund' }).getByLabel('Reason').selectOption('Goodwill');
    await page.getByRole('button', { name: 'Review refund' }).click();
    await page.getByRole('heading', { name: 'Refund $5.00?' }).waitFor();
    await page.getByRole('button', { name: 'Refund $5.00' }).click();
    await page.getByText('Refund requested.').waitFor();
    await page.getByText('Amount: $5.00').waitFor();
  });
});
