import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { shot } from '../support/shot.ts';
import { asAdministrator, asStaff } from '../support/staff.ts';

const byDevice = ['phone', 'desktop'] as const satisfies readonly Device[];
/** Words used by no other product. */
const names = { phone: 'Quillback settle', desktop: 'Thornmere settle' } as const;

const photo = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#2c4a3b' } })
    .jpeg()
    .toBuffer();

const open = async (page: Page) => {
  await asStaff(page, 'merchandiser');
  await page.goto('/staff/products');
};

describe('[§17 products] products in the console', () => {
  const { visit } = useBrowser();

  it.each(byDevice)('a merchandiser makes a product from nothing, and the shop has it (%s)', async (device) => {
    const name = names[device];
    const page = await visit('/staff/sign-in', { device });
    await open(page);
    await shot(page, `list-${device}`);
    await page.getByRole('link', { name: 'Add product' }).click();
    await shot(page, `new-${device}`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Choose a category').last().waitFor();
    await shot(page, `wrong-${device}`);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);

    await page.getByLabel('Category', { exact: true }).selectOption('furniture/living-room/sofas');
    await page.getByLabel(/^Description/).fill('A bench with a back.\n\nFor two.');
    await page.getByLabel('Page title').fill(`${name} with a back`);
    await page.getByLabel('Option 1', { exact: true }).fill('Color');
    await page.getByLabel('Values of option 1').fill('Sage #8a9a7b, Oak');
    await page.getByLabel('Price', { exact: true }).fill('1,250');
    await page.getByRole('button', { name: 'Update variations' }).click();
    await page.getByText('Variations (2)').waitFor();
    expect(await page.getByLabel('Price of Oak', { exact: true }).inputValue()).toBe('1,250');
    await page.getByLabel('Price of Oak', { exact: true }).fill('1190.50');
    await page
      .getByLabel(/^Stock, .* of Sage$/)
      .first()
      .fill('4');
    await page.getByLabel('Upload pictures').setInputFiles({ name: 'settle.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.getByRole('link', { name: 'Picture 1' }).click();
    await page.getByLabel('Alt text of picture 1').fill('The settle from the front');
    await page.getByLabel('Upload video').setInputFiles('sample/media/films/evening-study.mp4');
    await page.getByLabel('Video title').fill('The settle by lamplight');
    await page.getByLabel('Upload 3D model').setInputFiles('README.md');
    await page.getByText('It is not a GLB file.').waitFor();
    await page.getByLabel('Upload 3D model').setInputFiles('sample/media/york-counter-stool/model.glb');
    await page.getByText('The new 3D model is used once you save').waitFor();
    await page.getByRole('button', { name: 'Add related product' }).click();
    await page.getByLabel('Search products').fill('counter stool');
    const stool = page.getByRole('dialog').getByRole('button', { name: /stool/i }).first();
    const related = (await stool.innerText()).trim();
    await stool.click();
    await page.getByRole('checkbox', { name: related }).waitFor();
    await shot(page, `filled-${device}`);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Published. The product is in the shop.').waitFor();
    await shot(page, `product-${device}`);

    await page.getByRole('link', { name: 'View in the shop' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.title()).toContain(`${name} with a back`);
    expect(await page.getByLabel('The settle by lamplight', { exact: true }).getAttribute('poster')).toMatch(/^\/media\/.+\.webp$/);
    await page.getByRole('button', { name: 'View in 3D' }).waitFor();
    await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded();
    await page.locator('#similar').getByRole('link', { name: related }).first().waitFor();
    await page
      .getByText(/\$1,(250|190)/)
      .first()
      .waitFor({ state: 'attached' });
    await page.goto(`/search?q=${encodeURIComponent(name)}`);
    expect(await page.getByRole('link', { name }).count()).toBeGreaterThan(0);
  });

  it('without script, a price is changed in the list and taken back', async () => {
    const page = await visit('/staff/sign-in', { javaScript: false });
    await open(page);
    await page.goto('/staff/products?stock=&sort=name&q=candle');
    const price = page.getByLabel(/^Price of /).first();
    const before = await price.inputValue();
    await price.fill('12,50');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page.getByText('Enter a price such as 129.50').waitFor();
    expect(await price.inputValue()).toBe('12,50');
    await price.fill('77.70');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page.getByText('Saved.').waitFor();
    expect(await price.inputValue()).toBe('77.70');
    await shot(page, 'undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Change undone.').waitFor();
    expect(await price.inputValue()).toBe(before);
  });

  it('two people edit one product: the second gets what the first changed, sees what both did, and may keep their own', async () => {
    const mine = await visit('/staff/sign-in');
    await open(mine);
    await mine.goto('/staff/products?sort=name&q=lamp');
    await mine.getByRole('table').getByRole('link').nth(4).click();
    await mine.getByLabel('Name', { exact: true }).waitFor();
    const theirs = await visit('/staff/sign-in');
    await asStaff(theirs, 'merchandiser');
    await theirs.goto(mine.url());
    await theirs.getByLabel('Brand').fill('Their brand');
    await theirs.getByLabel('Highlights').fill('Theirs');
    await theirs.getByRole('button', { name: 'Save', exact: true }).click();
    await theirs.getByText('Saved.').waitFor();
    await mine.getByLabel('Tags').fill('my tag');
    await mine.getByLabel('Highlights').fill('Mine');
    await mine.getByRole('button', { name: 'Save', exact: true }).click();
    await mine.getByText('Nothing is lost').waitFor();
    await shot(mine, 'conflict');
    expect(await mine.getByRole('table', { name: 'Differences' }).getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Field'),
      expect.stringMatching(/^Highlights\s+Mine\s+Theirs$/),
    ]);
    await mine.getByRole('button', { name: 'Save', exact: true }).click();
    await mine.getByText('Saved.').waitFor();
    expect(await mine.getByLabel('Brand').inputValue()).toBe('Their brand');
    expect(await mine.getByLabel('Highlights').inputValue()).toBe('Mine');
    expect(await mine.getByLabel('Tags').inputValue()).toBe('my tag');
  });

  it('what was typed is not lost by another button or a link: the browser asks, and it is saved with the publication', async () => {
    const page = await visit('/staff/sign-in', { expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
    await asAdministrator(page);
    const draft = {
      name: 'Hallett plant stand',
      category: 'furniture/living-room/sofas',
      variations: [{ sku: 'E2E-HALLETT', price: 9000, weightGrams: 900, stock: {} }],
    };
    const { productId } = await call<{ productId: number }>(page, 'POST', '/api/staff/products', draft);
    await page.goto(`/staff/products/${productId}`);
    await page.getByLabel('Brand').fill('Hallett & Daughter');
    // Nor where saving it failed; the code that keeps forms loads when the page is idle.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByRole('alert').filter({ hasText: 'you seem to be offline' }).waitFor();
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false);
    await page.context().setOffline(false);
    const asked = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'Publish', exact: true }).click({ noWaitAfter: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await pressed;
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Published. The product is in the shop.').waitFor();
    expect(await page.getByLabel('Brand').inputValue()).toBe('Hallett & Daughter');
  });

  it('a draft is planned and cancelled without script on a phone; brands and delivery are chosen with it', async () => {
    const page = await visit('/staff/sign-in', { device: 'phone', javaScript: false });
    await asAdministrator(page);
    const draft = {
      name: 'Fennimore valet stand',
      category: 'furniture/living-room/sofas',
      variations: [{ sku: 'E2E-FENNIMORE', price: 9000, weightGrams: 900, stock: {} }],
    };
    const { productId } = await call<{ productId: number }>(page, 'POST', '/api/staff/products', draft);
    const path = `/staff/products/${productId}`;
    await page.goto(path);
    await page.getByText('Publish later…').click();
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.getByText('Enter a date and a time').waitFor();
    await page.getByLabel('Publish on (New York time)').fill('2101-11-27T09:00');
    await page.getByRole('button', { name: 'Plan', exact: true }).first().click();
    await page.getByText('Will be published on Nov 27, 2101, 9:00 AM EST.').waitFor();
    await page.getByText('Withdraw later…').click();
    await shot(page, 'planned-phone');
    await page.goto('/staff/products?state=planned');
    expect(await page.getByRole('row', { name: /Fennimore/ }).textContent()).toContain('Publishes Nov 27, 2101');
    await shot(page, 'planned-list-phone');
    await page.goto(path);
    await page.getByRole('button', { name: 'Cancel publication' }).click();
    await page.getByText('Schedule cancelled.').waitFor();

    const desk = await visit('/staff/sign-in', { device: 'desktop' });
    await asAdministrator(desk);
    await desk.goto(path);
    const sister = desk.getByLabel('Pip & Alder', { exact: true });
    expect(await sister.locator('option:checked').textContent()).toBe('By its rules (not sold)');
    await sister.selectOption('Always');
    await desk.getByText('More: barcode').click();
    const delivery = desk.getByLabel('Delivery', { exact: true });
    expect(await delivery.locator('option:checked').textContent()).toBe('Automatic (parcel)');
    await delivery.selectOption('Large item');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('Saved.').waitFor();
    expect([await sister.inputValue(), await delivery.inputValue()]).toEqual(['always', 'large']);
    await shot(desk, 'sold-at-desktop');
  });

  it('[WCAG 1.4.10] a phone has the links that sort the list, in a line above it', async () => {
    const page = await visit('/staff/sign-in', { device: 'phone' });
    await open(page);
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await page.waitForURL(/sort=price/);
  });

  it('an uploaded file shows what it changes, and is imported when that is confirmed', async () => {
    const page = await visit('/staff/sign-in');
    await open(page);
    await page.getByRole('link', { name: 'Import' }).click();
    const rows =
      'Handle,Title,Type,Variant SKU,Variant Price,Variant Inventory Qty\nmoorwell-vase,Moorwell vase,Vases,E2E-MOOR-1,48.00,3\n';
    await page.getByLabel('Upload file').setInputFiles({ name: 'vases.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await page.getByText('1 would be new').waitFor();
    await shot(page, 'import');
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await page.getByText('Imported. The shop shows the changes now.').waitFor();
    await page.goto('/staff/products?q=E2E-MOOR-1');
    expect(await page.getByLabel('Price of Moorwell vase').inputValue()).toBe('48.00');
  });

  it('[§6] a role without the permission sees no products and no way to them', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'fulfilment');
    await page.goto('/staff/products');
    await page.getByRole('heading', { name: 'You don’t have access' }).waitFor();
    expect(await page.getByRole('link', { name: 'Products' }).count()).toBe(0);
  });
});
