import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { newNumber, orderOfTwo } from '../support/scenes/packing-scenes.ts';
import { asStaff } from '../support/staff.ts';

const shipAll = async (page: Page, number: string) => {
  await page.getByLabel('Tracking number').fill(number);
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByText('Marked as shipped. The customer has been notified.').waitFor();
};

describe('[rulings: Orders] shipping an order', () => {
  const { visit } = useBrowser();

  it.each([true, false])('in two parcels that its shopper can track (script: %s)', async (javaScript) => {
    const shopper = await visit('/');
    const orderNumber = await orderOfTwo(shopper);
    const ups = newNumber();
    const fedex = newNumber();
    const page = await visit('/', { javaScript });
    await asStaff(page, 'fulfilment');
    await page.goto('/staff');
    await page.getByRole('link', { name: /Orders to ship/ }).click();
    await page.getByLabel('Search orders').fill(orderNumber.toLowerCase());
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: orderNumber }).click();
    await page.getByText('12 Elm Street').first().waitFor();
    await page.getByLabel(/^Quantity \(max 1\): Everlasting/).fill('0');
    await shipAll(page, ` ${ups.slice(0, 2)} ${ups.slice(2, 8)}-${ups.slice(8)}`);
    await page.getByText('Partially shipped · ').waitFor();
    await page.getByLabel('Carrier').selectOption('FedEx');
    await shipAll(page, fedex);
    expect(await page.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0);

    await shopper.goto(`/order-confirmation?order=${orderNumber}`);
    const parcels = shopper.getByRole('region', { name: 'On its way' });
    await parcels.getByText('1 × Everlasting beeswax tapers').waitFor();
    for (const [name, href] of [
      ['UPS', `https://www.ups.com/track?tracknum=${ups}`],
      ['FedEx', `https://www.fedex.com/fedextrack/?trknbr=${fedex}`],
    ] as const) {
      await shopper.goto(`/order-confirmation?order=${orderNumber}`);
      await parcels.getByRole('link', { name: `Track package ${name === 'UPS' ? 1 : 2}` }).click();
      expect(await shopper.getByRole('link', { name: `Track with ${name}` }).getAttribute('href')).toBe(href);
    }
    await shopper.goto('/notifications');
    await shopper.getByText('Part of your order is on its way').first().waitFor();
  });
});
