import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { asStaff } from '../support/staff.ts';

const table = '<table><caption>Care</caption><tbody><tr><th scope="row">Wash</th><td>Cold</td></tr></tbody></table>';

async function openNew(page: Page, name: string): Promise<void> {
  await asStaff(page, 'merchandiser');
  await page.goto('/staff/products/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('furniture/living-room/sofas');
  await page.getByLabel('Price', { exact: true }).fill('480');
}
/** Never published: other tests read all products of the shop. */
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved.').waitFor();
};
const shown = async (page: Page) => {
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  const details = page.getByRole('region', { name: 'The details' });
  await details.waitFor();
  return details;
};
const text = (page: Page) => page.getByRole('textbox', { name: /^Description/ });
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Formatting: Description' }).getByRole('button', { name });

describe('[look: staff console] formatted text', () => {
  const { visit } = useBrowser();

  it('is written with a heading, a list, emphasis and a link, which the shop shows', async () => {
    const page = await visit('/staff/sign-in');
    await openNew(page, 'Fernhollow settle');
    await tool(page, 'Heading').click();
    await page.keyboard.type('Made to last');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Oak, ');
    await page.keyboard.press('Control+b');
    expect(await tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type('solid');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' throughout.');
    await page.keyboard.press('Enter');
    await tool(page, 'Numbered list').click();
    await page.keyboard.type('Unpack');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sit');
    await page.keyboard.press('Shift+Home');
    await tool(page, 'Link').click();
    await page.getByLabel('Link address').fill('/shipping');
    expect(await accessibilityFaults(page, { withShell: false })).toEqual([]);
    await page.keyboard.press('Enter');
    await save(page);
    await page.locator('[contenteditable]').getByText('Unpack').waitFor();

    const about = await shown(page);
    expect(await about.getByRole('heading', { name: 'Made to last' }).count()).toBe(1);
    expect(await about.locator('strong').innerText()).toBe('solid');
    expect(await about.locator('ol > li').allInnerTexts()).toEqual(['Unpack', 'Sit']);
    expect(await about.getByRole('link', { name: 'Sit' }).getAttribute('href')).toBe('/shipping');
  });

  it('is its HTML where the editor would drop something, and nothing is lost', async () => {
    const page = await visit('/staff/sign-in');
    await openNew(page, 'Larkmoor settle');
    await tool(page, 'HTML').click();
    await text(page).fill(`<p>Linen.</p>${table}`);
    await save(page);
    expect(await text(page).inputValue()).toBe(`<p>Linen.</p>${table}`);
    await page.getByText('Has formatting that the editor would drop').waitFor();
    await page.getByRole('button', { name: 'Formatted text' }).click();
    expect(await text(page).inputValue()).toContain('<caption>Care</caption>');
  });

  it.each([true, false])('takes paragraphs as plain text until the editor is there (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript, expected: /ERR_FAILED/ });
    await asStaff(page, 'merchandiser');
    if (javaScript) await page.route('**/rich-text-editor*.js', (route) => route.abort());
    await page.goto('/staff/products/new');
    const name = javaScript ? 'Reedwater settle' : 'Saltmere settle';
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Category', { exact: true }).selectOption('furniture/living-room/sofas');
    await page.getByLabel('Price', { exact: true }).fill('480');
    await page.getByLabel(/^Description/).fill('A bench with a back.\n\nFor two & more.');
    await save(page);
    const about = await shown(page);
    expect(await about.locator('p').allInnerTexts()).toEqual(['A bench with a back.', 'For two & more.']);
  });
});
