import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { type Device, useBrowser } from './support/browser.ts';
import { asStaff } from './support/staff.ts';

const byDevice = ['phone', 'desktop'] as const satisfies readonly Device[];
/** Words that nothing in the shop is called by, so that each test has its own. */
const unheard = { phone: 'snuggery', desktop: 'lollabout', keyboard: 'sprawler' } as const;

const resultsFor = (word: string) => `${inject('shopUrl')}/${word}/k/results.html`;
/** Whether the page as it is served has found anything. */
const finds = async (word: string) => !(await (await fetch(resultsFor(word))).text()).includes('Nothing found for');

const write = async (page: Page, phrase: string, means: string) => {
  await page.getByLabel('What shoppers type').fill(phrase);
  await page.getByLabel('What it also finds').fill(means);
};

describe('[issue 4, 1 synonyms] in the console', () => {
  const { visit } = useBrowser();

  it.each(byDevice)('a merchandiser adds, changes and deletes a line, and the shop finds at once (%s)', async (device) => {
    const word = unheard[device];
    // Twice, so that the page is kept.
    for (const _ of [1, 2]) expect(await finds(word)).toBe(false);
    const page = await visit('/staff/sign-in', { device });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff');
    await page.getByRole('link', { name: 'Edit synonyms' }).click();
    await write(page, word, 'sofa');
    await page.getByRole('radio', { name: 'One way' }).check();
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('The next search knows it.').waitFor();
    expect(await page.getByLabel('Find a line').inputValue()).toBe(word);
    expect(await finds(word)).toBe(true);

    await page.getByRole('link', { name: `See results for ${word}` }).click();
    await page.getByRole('heading', { level: 1, name: word }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: /sofa/i }).count()).toBeGreaterThan(0);
    await page.goBack();

    await page.getByRole('link', { name: `${word} and sofa` }).click();
    expect(await page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Both ways' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The line is changed.').waitFor();
    await page.locator('td', { hasText: 'Both ways' }).waitFor();

    await page.getByRole('link', { name: `${word} and sofa` }).click();
    const line = page.url();
    await page.getByRole('button', { name: 'Delete this line' }).click();
    await page.getByText('The line is deleted.').waitFor();
    expect(await finds(word)).toBe(false);
    await page.goto(line);
    await page.getByText('This line is no longer there').waitFor();
  });

  it.each([true, false])(
    'says at its field what is wrong, keeps what was typed, and leads to the line there is (script: %s)',
    async (javaScript) => {
      const page = await visit('/staff/sign-in', { javaScript });
      await asStaff(page, 'merchandiser');
      await page.goto('/staff/synonyms');
      await write(page, 'a small round side table', '');
      await page.getByRole('radio', { name: 'One way' }).check();
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByText('Use three words at most').waitFor();
      const phrase = page.getByLabel('What shoppers type');
      expect(await phrase.inputValue()).toBe('a small round side table');
      expect(await phrase.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
      await page.getByText('What it also finds is required').waitFor();

      await write(page, 'Sofas', 'couches');
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByText('There is a line already: couch ↔ sofa').waitFor();
      await page.getByRole('link', { name: 'Change the line that is there' }).click();
      await page.getByRole('heading', { level: 1, name: 'couch, sofa' }).waitFor();
      expect(await phrase.inputValue()).toBe('couch');
    },
  );

  it('is worked by the keyboard alone', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/synonyms');
    await page.getByLabel('What shoppers type').focus();
    await page.keyboard.type(unheard.keyboard);
    await page.keyboard.press('Tab');
    await page.keyboard.type('rug');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('The next search knows it.').waitFor();
    await page.locator('td', { hasText: 'One way' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('chest of');
    await page.keyboard.press('Enter');
    await page.getByText('1 line with “chest of”.').waitFor();
    await page.getByRole('link', { name: 'All lines' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of').waitFor();
    await page.goto(`/staff/synonyms?q=${unheard.keyboard}`);
    await page.locator('tbody a').first().press('Enter');
    await page.getByRole('button', { name: 'Delete this line' }).press('Enter');
    await page.getByText('The line is deleted.').waitFor();
  });
});
