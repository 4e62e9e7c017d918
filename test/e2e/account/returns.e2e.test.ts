import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register } from '../support/accounts.ts';
import { holdScripts, useBrowser } from '../support/browser.ts';
import { askToReturn, orderToReturn } from '../support/scenes/return-scenes.ts';
import { asStaff } from '../support/staff.ts';
import { until } from '../support/until.ts';

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const press = (page: Page, javaScript: boolean) =>
  page.getByRole('button', { name: javaScript ? 'Request return' : 'Continue', exact: true }).click();

describe('[§2.9, §4 return] a return', () => {
  const { visit } = useBrowser();

  it.each([
    [390, true],
    [1440, false],
  ])('takes a guest from the order to a case number (%i px, script: %s)', async (width, javaScript) => {
    const page = await visit('/', { javaScript });
    await page.setViewportSize({ width, height: 900 });
    const orderNumber = await orderToReturn(page);
    await page.goto(`/order-confirmation?order=${orderNumber}`);
    await page.getByRole('region', { name: 'Returns' }).getByRole('link', { name: 'Return items' }).click();
    await page.getByRole('heading', { level: 1, name: 'Return items' }).waitFor();
    await page.getByText('This item hasn’t shipped yet.').waitFor();
    await press(page, javaScript);
    await page.getByText('Choose at least one item').waitFor();
    await page.getByLabel('Quantity').selectOption('1 of 1');
    await press(page, javaScript);
    await page.getByText('Select a reason').waitFor();
    expect(await page.locator('optgroup').evaluateAll((groups) => groups.map((group) => group.getAttribute('label')))).toEqual([
      'Product did not meet expectations',
      'Shipment problem',
      'Shipment never delivered',
      'Item or package damaged',
      'Parts missing or defective',
    ]);
    await page.getByLabel('Reason for return').selectOption('Item is damaged');
    await press(page, javaScript);
    await page.getByRole('alert').getByText('Please provide a bit more detail').waitFor();
    await page.getByLabel('Comments').fill('The rim is chipped');
    if (!javaScript) await press(page, javaScript);
    const sum = /\$[\d.,]+/.exec(await page.getByText('You’ll get back').innerText())?.[0] ?? 'none';
    expect(await isWide(page)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, true);
    await page.getByRole('heading', { level: 1, name: 'Return Requested' }).waitFor();
    await page.getByText(/^Case number R-/).waitFor();
    await page.getByText('Customer care contacts you within 24 hours.').waitFor();
    await page.getByText(`Expected refund: ${sum}`).waitFor();
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a8603c' } })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Add a photo').setInputFiles({ name: 'chip.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Upload photo' }).click();
    const photo = page.getByRole('img', { name: 'The damage you reported, 1 of 1' });
    await photo.waitFor();
    expect((await page.request.get(String(await photo.getAttribute('src')))).headers()['content-type']).toBe('image/webp');
    await page.getByLabel('Add a photo').setInputFiles({ name: 'chip.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByRole('button', { name: 'Upload photo' }).click();
    await page.getByRole('alert').getByText('It is not a JPEG, PNG, WebP or AVIF picture.').waitFor();
    expect(await isWide(page)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to your order' }).click();
    const returns = page.getByRole('region', { name: 'Returns' });
    await returns.getByText('Return Requested').waitFor();
    expect(await returns.getByRole('link', { name: 'Return items' }).count()).toBe(0);
    await page.getByRole('region', { name: 'Order activity' }).getByText('Return Requested').waitFor();
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('shows as Return Initiated in the account’s orders, and is hidden from others', async () => {
    const page = await visit('/');
    await register(page);
    const orderNumber = await orderToReturn(page);
    const list = await visit('/myaccount/orders', { sameAs: page });
    await page.goto(`/myaccount/orders/${orderNumber}`);
    await page.getByRole('link', { name: 'Return items' }).click();
    await page.getByLabel('Quantity').selectOption('1 of 1');
    await page.getByLabel('Reason for return').selectOption('Changed my mind');
    await press(page, true);
    await page.getByRole('heading', { level: 1, name: 'Return Requested' }).waitFor();
    await list.getByText('Return Initiated').waitFor();
    const eve = await visit('/');
    await register(eve);
    const answer = await eve.goto(`/myaccount/orders/return?order=${orderNumber}`);
    expect(answer?.status()).toBe(404);
  });

  it.each([
    [1440, true],
    [390, false],
  ])('is approved, inspected and refunded by staff, and the shopper sees each step (%i px, script: %s)', async (width, javaScript) => {
    const shopper = await visit('/');
    const orderNumber = await orderToReturn(shopper);
    const { caseNumber } = await askToReturn(shopper, orderNumber, 'item_damaged', 'The rim is chipped');
    const page = await visit('/', { javaScript });
    await page.setViewportSize({ width, height: 900 });
    await asStaff(page, 'customer_care');
    await page.goto('/staff');
    await page
      .getByRole('region', { name: 'To do' })
      .getByRole('link', { name: /Returns/ })
      .click();
    await page.getByRole('link', { name: caseNumber }).click();
    await page.getByText('The rim is chipped').waitFor();
    await page.getByLabel('Message to the customer').fill('Send it to 1 Mill Road.');
    await page.getByRole('button', { name: 'Approve return' }).click();
    await page.getByText('Approved. The customer has been notified.').waitFor();
    await shopper.goto(`/order-confirmation?order=${orderNumber}`);
    await shopper.getByText('Customer care wrote: Send it to 1 Mill Road.').waitFor();
    await page.getByLabel('New note').fill('Called twice');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('row', { name: /Jo Park.*Called twice/ }).waitFor();
    await page.getByRole('button', { name: 'Mark as received' }).click();
    await page.getByLabel('Restock').fill('0');
    await page.getByRole('button', { name: 'Save inspection' }).click();
    await page.getByText('Restock, damaged and missing must add up to 1').waitFor();
    await page.getByLabel('Damaged').fill('1');
    await page.getByRole('button', { name: 'Save inspection' }).click();
    await page.getByText('Inspection saved.').waitFor();
    expect(await isWide(page)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(page)).toEqual([]);
    const amount = await page.getByLabel('Amount', { exact: true }).inputValue();
    await page.getByLabel('Amount', { exact: true }).fill('99999');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('That’s more than can be refunded').waitFor();
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('Refunded. The customer has been notified.').waitFor();
    expect(await page.getByRole('button', { name: 'Close return' }).count()).toBe(0);
    await shopper.reload();
    await shopper.getByText(`We’ve refunded $${amount}.`).waitFor();
    await until('the refund is in the order', async () => {
      await shopper.reload();
      return shopper.getByText(new RegExp(`^\\$${amount} refunded`)).isVisible();
    });
  });

  it('counts what was chosen before the script ran', async () => {
    const page = await visit('/');
    const orderNumber = await orderToReturn(page);
    const runScripts = await holdScripts(page);
    await page.goto(`/myaccount/orders/return?order=${orderNumber}`, { waitUntil: 'commit' });
    await page.getByLabel('Quantity').selectOption('1 of 1');
    await page.getByLabel('Reason for return').selectOption('Item is damaged');
    await page.getByLabel('Comments').fill('The rim is chipped');
    await page.getByText('A replacement', { exact: true }).click();
    await runScripts();
    await press(page, true);
    await page.getByText('Replacement at no charge').waitFor();
  });

  it.each([
    [390, true],
    [1440, false],
  ])('is replaced: label, sent, received, and a new order at no charge (%i px, script: %s)', async (width, javaScript) => {
    const shopper = await visit('/', { javaScript });
    await shopper.setViewportSize({ width, height: 900 });
    const orderNumber = await orderToReturn(shopper);
    await shopper.goto(`/myaccount/orders/return?order=${orderNumber}`);
    expect(await shopper.getByText('You’ll get back').count()).toBe(0);
    await shopper.getByLabel('Quantity').selectOption('1 of 1');
    await shopper.getByLabel('Reason for return').selectOption('Item is damaged');
    await shopper.getByLabel('Comments').fill('The rim is chipped');
    await shopper.getByText('A replacement', { exact: true }).click();
    await shopper
      .getByRole('status')
      .getByText('We’ll replace the items at no charge')
      .waitFor({ state: javaScript ? 'visible' : 'detached' });
    await press(shopper, javaScript);
    if (!javaScript) await press(shopper, true);
    await shopper.getByRole('heading', { level: 1, name: 'Return Requested' }).waitFor();
    await shopper.getByText('Replacement at no charge').waitFor();
    const caseNumber = /R-[\w-]+/.exec(await shopper.getByText(/^Case number R-/).innerText())?.[0] ?? '';
    const staff = await visit('/', { javaScript });
    await staff.setViewportSize({ width, height: 900 });
    await asStaff(staff, 'customer_care');
    await staff.goto(`/staff/returns/${caseNumber}`);
    await staff.getByLabel('How the items come back').selectOption('The carrier picks it up');
    await staff.getByLabel('Message to the customer').fill('We’re sorry about that.');
    await staff.getByRole('button', { name: 'Approve replacement' }).click();
    await staff.getByText('Choose a day after today').waitFor();
    await staff.getByLabel('How the items come back').selectOption('The customer drops it off');
    await staff.getByRole('button', { name: 'Approve replacement' }).click();
    await staff.getByText('Approved. The customer has been notified.').waitFor();
    await shopper.goto(`/myaccount/orders/return?order=${orderNumber}&case=${caseNumber}`);
    await shopper.getByRole('link', { name: 'Print the label' }).click();
    await shopper.getByRole('heading', { level: 1, name: 'Your return label' }).waitFor();
    await shopper.getByRole('img', { name: `Barcode ${caseNumber}` }).waitFor();
    expect(await isWide(shopper)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(shopper)).toEqual([]);
    await shopper.emulateMedia({ media: 'print' });
    await shopper.locator('h1').waitFor({ state: 'hidden' });
    expect(await shopper.getByText('Columbus, OH 43217', { exact: true }).isVisible()).toBe(true);
    await shopper.emulateMedia({ media: 'screen' });
    const eve = await visit('/');
    expect((await eve.goto(new URL(shopper.url()).pathname + new URL(shopper.url()).search))?.status()).toBe(404);
    await shopper.getByRole('link', { name: 'Back to your return' }).click();
    await shopper.getByRole('button', { name: 'I’ve sent the items' }).click();
    await shopper.getByRole('heading', { level: 1, name: 'On its way back' }).waitFor();
    await staff.reload();
    await staff.getByRole('button', { name: 'Mark as received' }).click();
    await staff.getByRole('button', { name: 'Save inspection' }).click();
    await staff.getByRole('button', { name: 'Order the replacement' }).click();
    await staff.getByText('Replacement ordered. The customer has been notified.').waitFor();
    expect(await isWide(staff)).toBe(false);
    if (javaScript) expect(await accessibilityFaults(staff)).toEqual([]);
    await shopper.reload();
    await shopper.getByRole('link', { name: 'See the replacement' }).click();
    await shopper.getByRole('heading', { level: 1 }).waitFor();
    await shopper.getByText('$0.00').first().waitFor();
  });
});
