import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Device, useBrowser } from '../support/browser.ts';
import { shot } from '../support/shot.ts';
import { asStaff } from '../support/staff.ts';

const byDevice = ['phone', 'desktop'] as const satisfies readonly Device[];

const photo = async (background: string) =>
  (
    await sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

/** Drops files on the panel of pictures, as a browser does. */
async function drop(page: Page, files: readonly { name: string; type: string; base64: string }[]) {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  const panel = page.getByRole('region', { name: 'Pictures', exact: true });
  await panel.dispatchEvent('dragover', { dataTransfer: data });
  await panel.dispatchEvent('drop', { dataTransfer: data });
}

const tiles = (page: Page) => page.getByRole('link', { name: /^Picture \d/ });
const order = async (page: Page) => Promise.all((await page.locator('input[name$=".alt"]').all()).map(async (field) => field.inputValue()));

/** Describes picture `place`, and leaves its fields open. */
async function describePicture(page: Page, place: number, alt: string) {
  await tiles(page)
    .nth(place - 1)
    .click();
  await page.getByLabel(`Alt text of picture ${place}`).fill(alt);
}

describe('[§17 products] pictures of a product', () => {
  const { visit } = useBrowser({ pictures: true });

  it.each(byDevice)('are dropped, put in order, tied to colors and given a subject, which stays with them (%s)', async (device) => {
    const page = await visit('/staff/sign-in', { device });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/products/new');
    const name = `Pictured bench ${device}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Category', { exact: true }).selectOption('furniture/living-room/sofas');
    await page.getByLabel('Option 1', { exact: true }).fill('Color');
    await page.getByLabel('Values of option 1').fill('Sage #8a9a7b, Oak');
    await page.getByLabel('Price', { exact: true }).fill('120');
    await page.getByRole('button', { name: 'Update variations' }).click();
    await page.getByText('Variations (2)').waitFor();

    await drop(page, [
      { name: 'green.jpg', type: 'image/jpeg', base64: await photo('#2c4a3b') },
      { name: 'notes.txt', type: 'text/plain', base64: btoa('notes') },
      { name: 'red.jpg', type: 'image/jpeg', base64: await photo('#a8492a') },
      { name: 'broken.jpg', type: 'image/jpeg', base64: btoa('broken') },
      { name: 'sand.jpg', type: 'image/jpeg', base64: await photo('#e9e1d4') },
    ]);
    await page.getByText('2 files were left out:').waitFor();
    await expect.poll(() => tiles(page).count()).toBe(3);
    expect(await page.getByText(/^(notes\.txt|broken\.jpg): This image can’t be opened\./).count()).toBe(2);
    for (const [index, alt] of ['Green', 'Red', 'Sand'].entries()) await describePicture(page, index + 1, alt);

    // By mouse, by its keys, and by a button.
    await tiles(page)
      .nth(2)
      .dragTo(tiles(page).nth(0), { targetPosition: { x: 5, y: 40 } });
    await expect.poll(() => order(page)).toEqual(['Sand', 'Green', 'Red']);
    await tiles(page).nth(2).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => order(page)).toEqual(['Sand', 'Red', 'Green']);
    await page.getByText('Picture 3 moved to position 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => order(page)).toEqual(['Red', 'Sand', 'Green']);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Move later.*picture 1$/ }).click();
    await expect.poll(() => order(page)).toEqual(['Sand', 'Red', 'Green']);
    expect(await tiles(page).first().textContent()).toContain('Main');

    // The second one shows oak, its subject is at its foot.
    await page.getByRole('link', { name: 'Picture 2', exact: true }).click();
    const second = page.getByRole('group', { name: 'Picture 2', exact: true });
    if (!(await second.isVisible())) await page.getByRole('link', { name: 'Picture 2', exact: true }).click();
    await second.getByRole('checkbox', { name: 'Oak' }).check();
    const ground = second.getByRole('button', { name: 'Set the subject of picture 2' });
    const box = await ground.boundingBox();
    await ground.click({ position: { x: (box?.width ?? 0) * 0.5, y: (box?.height ?? 0) * 0.9 } });
    const subject = second.getByRole('button', { name: /^Subject of picture 2/ });
    await subject.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: /^Subject of picture 2, 50% from the left, 91% from the top/ }).waitFor();
    await shot(page, `pictures-${device}`);

    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').waitFor();
    expect(await order(page)).toEqual(['Sand', 'Red', 'Green']);
    await page.getByRole('link', { name: 'Picture 2 · Oak' }).click();
    expect(await page.getByRole('checkbox', { name: 'Oak' }).and(page.locator('[name="p1.shows"]')).isChecked()).toBe(true);
    expect(
      await tiles(page)
        .nth(1)
        .locator('img')
        .evaluate((picture) => getComputedStyle(picture).objectPosition),
    ).toBe('50% 91%');
  });

  it('without script, a picture’s fields are all there', async () => {
    const page = await visit('/staff/sign-in', { javaScript: false });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/products?sort=name&q=lamp');
    await page.getByRole('table').getByRole('link', { name: /lamp/i }).first().click();
    await page.getByLabel('Alt text of picture 1').waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isVisible()).toBe(true);
  });
});
