import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';

describe('[look: staff console] API keys', () => {
  const { visit } = useBrowser();

  it.each([true, false])('an administrator creates a key that works, and revokes it (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await asAdministrator(page);
    await page.goto('/staff/api-keys');
    const name = `ERP ${javaScript}`;
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Select at least one permission').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe(name);
    await page.getByLabel('Read orders').check();
    await page.getByRole('button', { name: 'Create key' }).click();
    const secret = await page.getByText(/^mantel_[\w-]{43}$/).innerText();
    const status = async () =>
      (await fetch(`${fromShop('shopUrl')}/api/staff/orders`, { headers: { authorization: `Bearer ${secret}` } })).status;
    expect(await status()).toBe(200);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('Revoke', { exact: false }).first().click();
    await row.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('API key revoked.').waitFor();
    expect(await status()).toBe(401);
  });
});
