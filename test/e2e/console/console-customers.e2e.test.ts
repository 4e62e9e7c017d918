import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { asStaff } from '../support/staff.ts';
import { twoStep } from '../support/two-step.ts';

describe('[look: staff console] customers', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are listed, and found by what they say on the phone (script: %s)', async (javaScript) => {
    const lastName = javaScript ? 'Featherstone' : 'Quillfeather';
    const phone = javaScript ? '206 555 0181' : '206 555 0182';
    const customer = await visit('/');
    const email = await register(customer);
    await saveAddress(customer, { firstName: 'Zenobia', lastName, phone });
    const page = await visit('/', { javaScript });
    await asStaff(page, 'customer_care');
    await page.goto('/staff/customers');
    const found = page.getByRole('row').filter({ hasText: `Zenobia ${lastName}` });
    for (const said of [`zenobia ${lastName.slice(0, 5)}`, phone, email]) {
      await page.getByLabel('Search customers').fill(said);
      await page.getByLabel('Email', { exact: true }).selectOption('Not confirmed');
      await page.getByLabel('Search customers').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === said && url.searchParams.get('email') === 'unconfirmed');
      expect(await found.count(), said).toBe(1);
      expect(await found.getByText(email).count(), said).toBe(said === email ? 1 : 0);
    }
    await page.getByRole('link', { name: 'Clear' }).click();
    if (javaScript) {
      for (const width of [320, widths.phone, 1024, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.goto(`/staff/customers?q=${encodeURIComponent(phone)}`);
    await found.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Zenobia ${lastName}` }).waitFor();
  });

  it.each([true, false])('have two-step sign-in turned off for them (script: %s)', async (javaScript) => {
    const customer = await visit('/');
    const email = await register(customer);
    await twoStep(customer);
    const page = await visit('/', { javaScript });
    await asStaff(page, 'customer_care');
    await page.goto(`/staff/customers?q=${email}`);
    await page.getByRole('link', { name: email }).click();
    await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await page.getByText('Two-step sign-in is off. The customer is signed out everywhere.').waitFor();
    expect(await page.getByRole('button', { name: 'Turn off two-step sign-in' }).count()).toBe(0);
    await customer.goto('/myaccount');
    await customer.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
});
