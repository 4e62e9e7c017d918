import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { heldOrder, newNumber, orderOfTwo } from '../support/scenes/packing-scenes.ts';
import { asStaff } from '../support/staff.ts';

/** Selects orders of the list, the newest first. */
const choose = async (page: Page, orderNumbers: readonly string[]) => {
  await page.goto('/staff/orders');
  for (const orderNumber of orderNumbers) await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
};
const look = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page)).toEqual([]);
  }
};

describe('[look: staff console] packing many orders', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are picked, packed and shipped from the list (script: %s)', async (javaScript) => {
    const shopper = await visit('/');
    const orders = [await orderOfTwo(shopper), await orderOfTwo(shopper)];
    const [first = '', second = ''] = orders;
    const number = newNumber();
    const page = await visit('/', { javaScript });
    await asStaff(page, 'fulfilment');

    await choose(page, orders);
    if (javaScript) {
      await page.getByText('2 selected').waitFor();
      await look(page);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      expect(await page.getByRole('checkbox', { name: `Select ${first}` }).isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck();
      await choose(page, orders);
    }
    await page.getByRole('button', { name: 'Pick list' }).click();
    await page.getByRole('heading', { name: 'Pick list' }).waitFor();
    await page.getByText('4 units for 2 orders', { exact: true }).waitFor();
    expect(await page.getByText(`${first} × 1`).count()).toBe(2);
    if (javaScript) await look(page);

    await choose(page, orders);
    await page.getByRole('button', { name: 'Packing slips' }).click();
    const slip = page.getByRole('region', { name: `Order ${second}` });
    await slip.getByText('12 Elm Street').waitFor();
    expect(await page.getByRole('heading', { name: 'Packing slip', exact: true }).count()).toBe(2);
    expect(await slip.innerText()).not.toContain('$');
    if (javaScript) await look(page);

    await choose(page, orders);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await page.getByLabel(`Tracking number of ${second}`).fill(newNumber());
    if (javaScript) {
      await look(page);
      await page.getByLabel(`Tracking number of ${second}`).press('Enter');
      expect(await page.getByLabel(`Tracking number of ${first}`).evaluate((field) => field === document.activeElement)).toBe(true);
    }
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('heading', { name: '1 order is marked as shipped, 1 not.' }).waitFor();
    expect(await page.getByText('The tracking number is missing or incomplete').count()).toBe(2);
    if (javaScript) await look(page);
    await page.getByLabel(`Tracking number of ${first}`).fill(number);
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('heading', { name: '1 order is marked as shipped.' }).waitFor();
    await page.getByRole('link', { name: first }).click();
    await page.getByRole('link', { name: number }).waitFor();
  });

  it('go from paper to paper without the orders that came in meanwhile', async () => {
    const shopper = await visit('/');
    const packed = await orderOfTwo(shopper);
    const page = await visit('/', { javaScript: false });
    await asStaff(page, 'fulfilment');
    await page.goto('/staff/orders/pick-list?all=1');
    const later = await orderOfTwo(shopper);
    await page.getByRole('link', { name: 'Packing slips' }).click();
    await page.getByRole('region', { name: `Order ${packed}` }).waitFor();
    expect(await page.getByRole('region', { name: `Order ${later}` }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ship these orders' }).click();
    await page.getByLabel(`Tracking number of ${packed}`).waitFor();
    expect(await page.getByLabel(`Tracking number of ${later}`).count()).toBe(0);
  });

  it('say so where nothing is selected', async () => {
    const page = await visit('/', { javaScript: false });
    await asStaff(page, 'fulfilment');
    await page.goto('/staff/orders');
    await page.getByRole('button', { name: 'Pick list' }).click();
    await page.getByRole('heading', { name: 'No orders selected' }).waitFor();
    await page.getByRole('link', { name: 'Back to orders' }).click();
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  });

  it('are for those who ship: care sees no boxes, and no page', async () => {
    const page = await visit('/');
    await asStaff(page, 'customer_care');
    await page.goto('/staff/orders');
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('button', { name: 'Pick list' }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.goto('/staff/orders/packing-slips?all=1');
    await page.getByRole('heading', { name: 'You don’t have access' }).waitFor();
  });
});

describe('[money: Orders] an order held for review', () => {
  const { visit } = useBrowser();

  it.each([true, false])('is found, cannot be shipped, and is released (script: %s)', async (javaScript) => {
    const orderNumber = await heldOrder(await visit('/'));
    const page = await visit('/', { javaScript });
    await asStaff(page, 'fulfilment');
    await choose(page, [orderNumber]);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await page.getByText('1 order is left out').click();
    await page.getByText(`${orderNumber}: On hold for review`).waitFor();

    await page.goto('/staff/orders');
    await page.getByRole('link', { name: 'On hold', exact: true }).click();
    if (javaScript) await look(page);
    await page.getByRole('link', { name: orderNumber }).click();
    const hold = page.getByRole('region', { name: 'On hold for review' });
    await hold.getByText('don’t agree').waitFor();
    expect(await page.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0);
    expect(await hold.getByRole('link', { name: 'Cancel order' }).getAttribute('href')).toBe('#cancel');
    if (javaScript) await look(page);
    await hold.getByLabel('Reason to release').fill('Called the customer');
    await hold.getByRole('button', { name: 'Release' }).click();
    await page.getByText('Released. It’s ready to ship.').waitFor();
    await page.getByRole('button', { name: 'Mark as shipped' }).waitFor();
    await page.getByText('On hold for: Address → Released').waitFor();
  });
});
