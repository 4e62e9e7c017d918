import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Device, useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asStaff } from '../support/staff.ts';

const byDevice = ['phone', 'desktop'] as const satisfies readonly Device[];
/** Words used by no product, different for each test. */
const unheard = { phone: 'snuggery', desktop: 'lollabout', keyboard: 'sprawler' } as const;

const resultsFor = (word: string) => `${fromShop('shopUrl')}/${word}/k/results.html`;
/** Whether the served page has results. */
const finds = async (word: string) => !(await (await fetch(resultsFor(word))).text()).includes('Nothing for');

const write = async (page: Page, phrase: string, means: string) => {
  await page.getByLabel('Search term', { exact: true }).fill(phrase);
  await page.getByLabel('Synonym', { exact: true }).fill(means);
};

describe('[§7.6 suggestions, search] synonyms in the console', () => {
  const { visit } = useBrowser();

  it.each(byDevice)('a merchandiser adds, changes and deletes one, and search follows at once (%s)', async (device) => {
    const word = unheard[device];
    // Twice, so that the page is cached.
    for (const _ of [1, 2]) expect(await finds(word)).toBe(false);
    const page = await visit('/staff/sign-in', { device });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff');
    await page.getByRole('link', { name: 'Synonyms', exact: true }).click();
    await write(page, word, 'sofa');
    await page.getByRole('radio', { name: 'One way' }).check();
    await page.getByRole('button', { name: 'Add synonym' }).click();
    await page.getByText('It applies from the next search.').waitFor();
    expect(await page.getByLabel('Search synonyms').inputValue()).toBe(word);
    expect(await finds(word)).toBe(true);

    await page.getByRole('link', { name: `View results for ${word}` }).click();
    await page.getByRole('heading', { level: 1, name: word }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: /sofa/i }).count()).toBeGreaterThan(0);
    await page.goBack();

    await page.getByRole('link', { name: `${word} and sofa` }).click();
    expect(await page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Both ways' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Synonym saved.').waitFor();
    await page.locator('td', { hasText: 'Both ways' }).waitFor();

    await page.getByRole('link', { name: `${word} and sofa` }).click();
    const url = page.url();
    await page.getByRole('button', { name: 'Delete synonym' }).click();
    await page.getByText('Synonym deleted.').waitFor();
    expect(await finds(word)).toBe(false);
    await page.goto(url);
    await page.getByText('This synonym has been deleted.').waitFor();
  });

  it.each([true, false])(
    'errors are at their fields, keep what was typed, and link to the existing synonym (script: %s)',
    async (javaScript) => {
      const page = await visit('/staff/sign-in', { javaScript });
      await asStaff(page, 'merchandiser');
      await page.goto('/staff/synonyms');
      await write(page, 'a small round side table', '');
      await page.getByRole('radio', { name: 'One way' }).check();
      await page.getByRole('button', { name: 'Add synonym' }).click();
      await page.getByText('Use three words at most').waitFor();
      const phrase = page.getByLabel('Search term', { exact: true });
      expect(await phrase.inputValue()).toBe('a small round side table');
      expect(await phrase.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
      await page.getByText('Synonym is required').waitFor();

      await write(page, 'Sofas', 'couches');
      await page.getByRole('button', { name: 'Add synonym' }).click();
      await page.getByText('This synonym already exists: couch ↔ sofa').waitFor();
      await page.getByRole('link', { name: 'Edit the existing synonym' }).click();
      await page.getByRole('heading', { level: 1, name: 'couch, sofa' }).waitFor();
      expect(await phrase.inputValue()).toBe('couch');
    },
  );

  it('work by keyboard alone', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/synonyms');
    await page.getByLabel('Search term', { exact: true }).focus();
    await page.keyboard.type(unheard.keyboard);
    await page.keyboard.press('Tab');
    await page.keyboard.type('rug');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('It applies from the next search.').waitFor();
    await page.locator('td', { hasText: 'One way' }).waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('diaper table');
    await page.keyboard.press('Enter');
    await page.getByText('1 synonym with “diaper table”.').waitFor();
    await page.getByRole('link', { name: 'Show all synonyms' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of').waitFor();
    await page.goto(`/staff/synonyms?q=${unheard.keyboard}`);
    await page.locator('tbody a').first().press('Enter');
    await page.getByRole('button', { name: 'Delete synonym' }).press('Enter');
    await page.getByText('Synonym deleted.').waitFor();
  });
});
