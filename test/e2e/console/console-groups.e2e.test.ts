import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register } from '../support/accounts.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { asAdministrator } from '../support/staff.ts';

describe('[look: staff console] groups of customers', () => {
  const { visit } = useBrowser();

  it.each([true, false])('have a rule and members, and a promotion names them (script: %s)', async (javaScript) => {
    const email = await register(await visit('/'));
    const name = javaScript ? 'Trade customers' : 'Trade customers without script';
    const page = await visit('/', { javaScript });
    await asAdministrator(page);
    await page.goto('/staff/customer-groups');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Spent at least').fill('lots');
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByText('Enter an amount in dollars').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe(name);
    await page.getByLabel('Spent at least').fill('500');
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByText('Everyone who spent $500 or more, and everyone you add.').waitFor();
    await page.getByLabel('Customer ID or email').fill(email);
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByRole('button', { name: `Remove ${email}` }).waitFor();
    if (javaScript) {
      for (const width of [320, widths.phone, 1024, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.goto('/staff/customer-groups');
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.goto('/staff/promotions/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(`For ${name}`);
    await page.getByRole('textbox', { name: 'Label' }).fill('10% for the trade');
    await page.getByLabel('Percentage', { exact: true }).fill('10');
    await page.getByRole('group', { name: 'Only customers in these groups' }).getByLabel(name, { exact: true }).check();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText(`for the group “${name.toLowerCase()}”`).first().waitFor();
  });
});
