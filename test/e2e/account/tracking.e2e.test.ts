import { describe, expect, it } from 'vitest';
import { details } from '../../support/api-shopper.ts';
import { linkInEmail } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { goods } from '../support/goods.ts';
import { orderOfTwo } from '../support/scenes/packing-scenes.ts';
import { newParcel, shipParcel, tell } from '../support/scenes/tracking-scenes.ts';

describe('[§2.9 tracking] a parcel', () => {
  const { visit } = useBrowser();

  it.each([true, false])('can be tracked from its order to delivery (script: %s)', async (javaScript) => {
    const page = await visit('/', { javaScript });
    const parcel = await newParcel(page);
    await page.goto(`/order-confirmation?order=${parcel.orderNumber}`);
    await page.getByRole('region', { name: 'On its way' }).getByRole('link', { name: 'Track package' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shipped' }).waitFor();
    await page.getByText('This package hasn’t been scanned yet').waitFor();
    await page.getByText('Estimated delivery: ').waitFor();
    expect(await page.getByRole('link', { name: 'Track with FedEx' }).getAttribute('href')).toContain(parcel.trackingNumber);
    expect(await page.content()).not.toContain('Elm Street');

    await tell(parcel, 'IN_TRANSIT', { place: 'Memphis, TN' });
    await tell(parcel, 'DELAYED', { expectedOn: '2039-03-01' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'In transit' }).waitFor();
    await page.getByText('Your package is delayed. We now expect it Tue, Mar 1.').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Memphis, TN' }).innerText()).toMatch(/^In transit/);

    await tell(parcel, 'OUT_FOR_DELIVERY', { place: 'Columbus, OH' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Out for delivery' }).waitFor();
    expect(await page.getByText('is delayed').count()).toBe(0);

    await tell(parcel, 'DELIVERED', { place: 'Columbus, OH' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Delivered' }).waitFor();
    expect(await page.locator('[aria-current=step]').innerText()).toMatch(/^Delivered/);
    await page.getByText('In this package: 2 items').click();
    await page.getByRole('link', { name: 'Everlasting beeswax tapers' }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: parcel.orderNumber }).click();
    await page.getByRole('region', { name: 'Delivered' }).waitFor();
  });

  it('opens from the e-mail’s link without sign-in, and is hidden from others', async () => {
    const shopper = await visit('/');
    const orderNumber = await orderOfTwo(shopper);
    const first = await shipParcel(shopper, orderNumber, [goods.plain]);
    await shipParcel(shopper, orderNumber, [goods.plenty]);
    const stranger = await visit(`/tracking/${first.shipmentUuid}`);
    await stranger.getByText('WE’RE SORRY').or(stranger.getByText("WE'RE SORRY")).waitFor();
    expect((await stranger.goto('/tracking/0b7f1d0e-6a3c-4d0e-9f53-0a1b2c3d4e5f'))?.status()).toBe(404);
    expect((await stranger.goto('/tracking/nothing'))?.status()).toBe(404);
    expect((await stranger.goto(`/tracking/${first.shipmentUuid}?token=x`))?.status()).toBe(404);
    await stranger.goto(await linkInEmail(stranger, details.contact.email, `Part of your order ${orderNumber} is on its way`));
    await stranger.getByText(/Package [12] of 2/).waitFor();
    await stranger.getByRole('link', { name: orderNumber }).click();
    await stranger.getByRole('link', { name: 'Track package 1' }).click();
    await stranger.getByText('Package 1 of 2').waitFor();
  });
});
