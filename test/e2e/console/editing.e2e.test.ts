import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import { type Device, isAwake, useBrowser } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { fromShop } from '../support/shop.ts';
import { asStaff, codeOf, staffPassword } from '../support/staff.ts';

const homepage = '/staff/content/page/homepage';
const saved = (page: Page) => page.getByText('Saved.', { exact: true }).waitFor();
const header = (page: Page) => page.getByLabel('Heading', { exact: true }).first();
/** The blocks' summaries without their numbers. */
const blockTitles = async (page: Page) =>
  (await page.locator('ol > li > details > summary').allInnerTexts()).map((text) => text.replace(/^Block \d+:\s*/, ''));

/** Opens a document of the console for editing. */
async function edit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isAwake);
}
const openBlock = (page: Page, index: number) => page.locator('ol > li > details > summary').nth(index).click();

/** Publishes the built-in home page again. */
async function putBack(page: Page): Promise<void> {
  await call(page, 'POST', '/api/staff/content/page/homepage/restorations', { version: 1 });
  await call(page, 'POST', '/api/staff/content/page/homepage/publications', {});
}

describe('[content] an editor', () => {
  const { visit } = useBrowser({ pictures: true });

  it.each(['desktop', 'phone'] as const)(
    'signs in with a code, writes a headline, previews it, publishes, and shoppers see it (%s)',
    {
      timeout: 120_000,
    },
    async (device: Device) => {
      const headline = `Rooms for long evenings, on a ${device}`;
      const shown = async () => (await (await fetch(`${fromShop('shopUrl')}/`)).text()).includes(headline);
      const page = await visit('/staff/sign-in', { device });
      const { email, secret } = await asStaff(page, 'content_editor');
      await page.context().clearCookies({ name: 'staff_session_token' });
      await page.goto(homepage);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(staffPassword);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Code').fill(codeOf(secret));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Blocks' }).waitFor();
      await page.waitForFunction(isAwake);
      try {
        await openBlock(page, 0);
        await header(page).fill(headline);
        await page.getByText('Unsaved changes').waitFor();
        expect([...(await layoutFaults(page)), ...(await accessibilityFaults(page))]).toEqual([]);

        await page.getByRole('link', { name: 'Preview', exact: true }).click();
        const frame = page.frameLocator('iframe');
        await frame.getByRole('heading', { level: 1, name: headline }).waitFor();
        expect(await shown(), 'a draft is nobody’s').toBe(false);

        await page.getByRole('link', { name: 'Back to editing' }).click();
        await page.waitForFunction(isAwake);
        await page.getByRole('button', { name: 'Publish now' }).click();
        await page.getByText('Published. Shoppers can see it now.').waitFor();
        const shopper = await visit('/', { device });
        await shopper.getByRole('heading', { level: 1, name: headline }).waitFor();
      } finally {
        await putBack(page);
      }
      expect(await shown()).toBe(false);
    },
  );

  it('moves, copies, removes and adds blocks, and undoes it all', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    await edit(page, '/staff/content/page/designer');
    const before = await blockTitles(page);
    await page.locator('ol > li > details > summary').nth(1).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText(/moved to position 1 of/).waitFor();
    expect((await blockTitles(page))[0]).toBe(before[1]);
    await page.keyboard.press('Alt+ArrowDown');
    expect(await blockTitles(page)).toEqual(before);
    const summaries = page.locator('ol > li > details > summary');
    await summaries.nth(0).dragTo(summaries.nth(2), { targetPosition: { x: 60, y: 50 } });
    expect((await blockTitles(page)).slice(0, 3)).toEqual([before[1], before[2], before[0]]);
    await page
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Remove “/ })
      .nth(2)
      .click();
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('button', { name: /^Text/ }).click();
    expect(await blockTitles(page)).toHaveLength(before.length + 1);
    const undo = page.getByRole('button', { name: 'Undo' });
    for (const _ of [1, 2, 3, 4, 5, 6]) await undo.click();
    expect(await blockTitles(page)).toEqual(before);
    expect(await undo.isDisabled()).toBe(true);
  });

  it('places the spots of a room on its image by click, drag and keys', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    await edit(page, '/staff/content/page/designer');
    await page.locator('ol > li > details > summary', { hasText: 'The rules in one room' }).click();
    const board = page.getByRole('button', { name: 'Add spot on the image' });
    const spot = (n: number) => page.getByRole('button', { name: new RegExp(`^Spot ${n}, `) });
    const placeOf = async (n: number) =>
      Promise.all(
        ['Left, %', 'Top, %'].map(async (label) =>
          Number(
            await page
              .getByLabel(label)
              .nth(n - 1)
              .inputValue(),
          ),
        ),
      );
    await board.scrollIntoViewIfNeeded();
    // It may scroll to the spot.
    await spot(1).hover();
    const box = await board.boundingBox();
    if (!box) throw new Error('The picture is not shown');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75, { steps: 3 });
    await page.mouse.up();
    const [left = 0, top = 0] = await placeOf(1);
    expect([Math.round(left), Math.round(top)]).toEqual([25, 75]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await placeOf(1)).toEqual([left + 1, top - 1].map((percent) => Math.round(percent * 10) / 10));
    expect([...(await layoutFaults(page)), ...(await accessibilityFaults(page))]).toEqual([]);

    await board.click({ position: { x: box.width * 0.1, y: box.height * 0.1 } });
    const picker = page.getByRole('dialog', { name: 'Select product' });
    await picker.getByRole('searchbox').fill('throw');
    await picker.getByRole('button', { name: /throw/i }).first().click();
    await picker.waitFor({ state: 'hidden' });
    expect((await placeOf(7)).map(Math.round)).toEqual([10, 10]);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(page);
  });

  it('moves and removes an item of a list with the keyboard, which stays with it', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    await edit(page, '/staff/content/page/designer');
    await page.locator('ol > li > details > summary', { hasText: 'The rules in one room' }).click();
    const places = () => page.getByLabel('Left, %').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    const [first, second, third, ...others] = await places();
    await page.getByRole('button', { name: 'Move Spot 3 up', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Spot 3 moved to position 2 of').waitFor();
    await expect.poll(focused).toBe('Move Spot 2 up');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Move Spot 1 down');
    expect(await places()).toEqual([third, first, second, ...others]);
    await page.getByRole('button', { name: 'Remove Spot 3', exact: true }).press('Enter');
    await expect.poll(focused).toBe('Remove Spot 3');
    expect(await places()).toEqual([third, first, ...others]);
  });

  it('merges with what somebody else saved meanwhile', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    const url = '/api/staff/content/page/holiday-gift-guide';
    await edit(page, '/staff/content/page/holiday-gift-guide');
    await openBlock(page, 0);
    await header(page).fill('Presents, by us');
    const { number, body } = await call<{ number: number; body: { title: string } }>(page, 'GET', url);
    await call(page, 'PUT', url, { content: { ...body, title: 'A title of theirs' }, basedOn: number });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText(/saved version \d+ on/).waitFor();
    expect(await header(page).inputValue()).toBe('Presents, by us');
    await page.getByRole('button', { name: 'Merge changes' }).click();
    await page.getByText('Changes merged. Review them, then save.').waitFor();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(page);
    await header(page).fill('Presents, by us all');
    await page.getByText('Saved.', { exact: true }).waitFor({ state: 'detached' });
    const both = await call<{ body: { title: string; blocks: { header_text: string }[] } }>(page, 'GET', url);
    expect([both.body.title, both.body.blocks[0]?.header_text]).toEqual(['A title of theirs', 'Presents, by us']);
  });

  it('restores changes that were never saved', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    await edit(page, '/staff/content/page/vault');
    await openBlock(page, 0);
    await header(page).fill('Typed in a train');
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('Typed in a train'));
    page.on('dialog', (dialog) => dialog.accept());
    await edit(page, '/staff/content/page/vault');
    await page.getByRole('button', { name: 'Restore changes' }).click();
    expect(await header(page).inputValue()).toBe('Typed in a train');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await header(page).inputValue()).not.toBe('Typed in a train');
  });

  it('edits, compares versions and restores one without script', async () => {
    const page = await visit('/staff/sign-in', { javaScript: false });
    await asStaff(page, 'content_editor');
    const path = '/staff/content/page/mind-of-a-chef';
    await page.goto(path);
    await openBlock(page, 0);
    const before = await header(page).inputValue();
    await header(page).fill('One pot is enough');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').waitFor();
    await page.goto(`${path}/versions`);
    await page.getByText('Heading', { exact: true }).waitFor();
    expect(await page.locator('ins').allInnerTexts()).toEqual(['One pot is enough']);
    await page.getByRole('button', { name: 'Restore version 1', exact: true }).click();
    await page.getByText('The old version is your draft again.').waitFor();
    await openBlock(page, 0);
    expect(await header(page).inputValue()).toBe(before);
  });
});

describe('[content] publishing', () => {
  const { visit } = useBrowser({ pictures: true });

  it('publishes a new page where there was a 404', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    const status = async () => (await fetch(`${fromShop('shopUrl')}/linen-weeks`)).status;
    expect(await status()).toBe(404);
    await page.goto('/staff/content');
    await page.getByLabel('Address').fill('linen-weeks');
    await page.getByLabel('Title').fill('Linen weeks');
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published. Shoppers can see it now.').waitFor();
    await expect.poll(status, { timeout: 3000 }).toBe(200);
    await page.locator('summary', { hasText: 'Schedule' }).click();
    await page.getByLabel('Unpublish on').fill('2024-02-29T12:00');
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await page.getByText('This time has passed. Choose a later one, or leave it empty.').waitFor();
    expect([await page.getByLabel('Unpublish on').inputValue(), await status()]).toEqual(['2024-02-29T12:00', 200]);
    await page.getByLabel('Unpublish on').fill('');
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect.poll(status, { timeout: 3000 }).toBe(404);
  });
});

describe('[content] a schedule', () => {
  const { visit } = useBrowser({ pictures: true });

  it('is carried out on time, cached pages included; a time in the past is refused', { timeout: 60_000 }, async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    const status = async () => (await fetch(`${fromShop('shopUrl')}/wool-weeks`)).status;
    await page.goto('/staff/content');
    await page.getByLabel('Address').fill('wool-weeks');
    await page.getByLabel('Title').fill('Wool weeks');
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.locator('summary', { hasText: 'Schedule' }).click();
    await page.getByLabel('Publish on').fill('2024-02-29T12:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText('This time has passed. Choose a later one, or publish it now.').waitFor();
    expect([await page.getByLabel('Publish on').inputValue(), await status()]).toEqual(['2024-02-29T12:00', 404]);
    const plan = (what: 'publications' | 'withdrawals') =>
      call(page, 'POST', `/api/staff/content/page/wool-weeks/${what}`, { at: new Date(Date.now() + 2000).toISOString() });
    await plan('publications');
    expect(await status()).toBe(404);
    await expect.poll(status, { timeout: 15_000 }).toBe(200);
    await plan('withdrawals');
    expect(await status()).toBe(200);
    await expect.poll(status, { timeout: 15_000 }).toBe(404);
  });
});

describe('[§9 feature flags] in the console', () => {
  const { visit } = useBrowser({ pictures: true });

  it('a feature is switched off and on again, and the shop follows at once', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'administrator');
    const isOn = async () => (await call<{ on: string[] }>(page, 'GET', '/api/flags')).on.includes('image-zoom');
    await page.goto('/staff/flags');
    await page.getByRole('link', { name: 'Image zoom' }).click();
    await page.getByLabel('Status', { exact: true }).selectOption('Off');
    await page.getByLabel('Reason').first().fill('the lens flickers');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The change applies right away.').waitFor();
    expect(await isOn()).toBe(false);
    await page.locator('summary', { hasText: 'Remove' }).click();
    await page.getByLabel('Reason').last().fill('mended');
    await page.getByRole('button', { name: 'Remove setting' }).click();
    await page.getByText('Setting removed.').waitFor();
    expect(await isOn()).toBe(true);
  });
});
