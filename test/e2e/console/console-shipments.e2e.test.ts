import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { lookAt } from '../support/look.ts';
import { newParcel, tell } from '../support/scenes/tracking-scenes.ts';
import { shot } from '../support/shot.ts';
import { asStaff } from '../support/staff.ts';

describe('[look: staff console] the list of shipments', () => {
  const { visit } = useBrowser();

  it.each([true, false])('leads from a tracking number to its order, and shows what is delayed (script: %s)', async (javaScript) => {
    const shopper = await visit('/');
    const parcel = await newParcel(shopper);
    const other = await newParcel(shopper);
    await tell(parcel, 'IN_TRANSIT');
    await tell(parcel, 'DELAYED');
    const page = await visit('/', { javaScript });
    await asStaff(page, 'customer_care');
    await page.goto('/staff');
    await page.getByRole('navigation', { name: 'Staff console' }).getByRole('link', { name: 'Shipments' }).click();
    await page.getByRole('row').filter({ hasText: other.orderNumber }).getByText('Shipped', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Delayed' }).click();
    const row = page.getByRole('row').filter({ hasText: parcel.orderNumber });
    await row.getByText('In transit').waitFor();
    await row.getByText('Delayed').waitFor();
    expect(await page.getByText(other.orderNumber).count()).toBe(0);
    if (javaScript) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await shot(page, `shipments-${width}`);
      }
      expect((await lookAt(page, { axe: true, shell: 'staff' })).faults).toEqual([]);
    }

    await page.getByLabel('Search shipments').fill('4490');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('No shipments found').waitFor();
    await page.getByRole('link', { name: 'Show all shipments' }).click();
    await page.getByLabel('Search shipments').fill(`${other.trackingNumber.slice(0, 4)} ${other.trackingNumber.slice(4)}`);
    await page.getByLabel('Carrier').selectOption('FedEx');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('1 shipment', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('carrier')).toBe('fedex');
    await page.getByRole('link', { name: other.orderNumber }).click();
    await page.getByRole('heading', { name: `Order ${other.orderNumber}` }).waitFor();
  });
});
