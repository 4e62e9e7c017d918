import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { register } from '../support/accounts.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';
import { until } from '../support/until.ts';

const outbox = async <T>(path = ''): Promise<T> => (await (await fetch(`${fromShop('shopUrl')}/api/dev/outbox${path}`)).json()) as T;

/** The welcome that a new customer gets, as plain text. */
async function welcome(page: Page): Promise<string> {
  const email = await register(page);
  const find = async () => (await outbox<{ mails: { mailId: number; to: string }[] }>()).mails.find(({ to }) => to === email);
  await until('the welcome', async () => (await find()) !== undefined, 30_000);
  return (await outbox<{ text: string }>(`/${(await find())?.mailId}`)).text;
}

describe('[look: staff console] the wording of emails', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', true],
    ['desktop', false],
  ] as const satisfies readonly (readonly [Device, boolean])[])(
    'is previewed, saved, sent to the next customer and undone (%s, script: %s)',
    async (device, javaScript) => {
      const page = await visit('/staff/sign-in', { device, javaScript });
      await asAdministrator(page);
      await page.goto('/staff/settings');
      await page.getByRole('link', { name: 'Email wording' }).click();
      await page.getByRole('table', { name: 'Emails to customers' }).getByRole('link', { name: 'Welcome', exact: true }).click();
      const opening = page.getByLabel('Opening');
      const shown = page.frameLocator('iframe').getByRole('paragraph');
      const usual = await opening.inputValue();
      expect(usual).toMatch(/^Your account is ready/);

      await opening.fill('Glad you’re here, {firstName}!');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('This email can’t fill in {firstName}.').waitFor();
      expect(await opening.inputValue()).toBe('Glad you’re here, {firstName}!');

      await opening.fill('Glad you’re here.\nYours, {brand}');
      await page.getByRole('button', { name: 'Preview' }).click();
      await shown.getByText('Yours, Alder & Loom', { exact: true }).waitFor();
      expect(await welcome(page)).toContain('Your account is ready');

      await page.getByRole('button', { name: 'Save text' }).click();
      await page.getByText('Saved. Emails sent from now on').waitFor();
      expect(await welcome(page)).toContain('\n\nGlad you’re here.\nYours, Alder & Loom\n\nConfirm my email');
      await page.getByRole('link', { name: 'All emails of' }).click();
      await page.getByText('Changed: Opening', { exact: true }).waitFor();
      await page.getByText('Welcome, Opening: default → Glad you’re here.').first().waitFor();

      await page.getByRole('link', { name: 'Welcome', exact: true }).click();
      await opening.fill('');
      await page.getByRole('button', { name: 'Save text' }).click();
      await page.getByText('Saved. Emails sent from now on').waitFor();
      expect(await opening.inputValue()).toBe(usual);
    },
  );
});
