import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { asAdministrator } from '../support/staff.ts';

describe('[look: staff console] webhooks', () => {
  const { visit } = useBrowser();

  it.each([true, false])('an administrator adds one, tests it, turns it off and deletes it (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await asAdministrator(page);
    await page.goto('/staff/webhooks');
    const address = `https://erp-${javaScript}.example.com/mantel`;
    await page.getByLabel('Address').fill('https://10.0.0.1/');
    await page.getByLabel('Order paid').check();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByText('Enter a public address that starts with https://').waitFor();
    expect(await page.getByLabel('Order paid').isChecked()).toBe(true);
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByText(/^whsec_[\w-]{43}$/).waitFor();
    await page.getByRole('link', { name: address }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText('A test event will be sent within a minute.').waitFor();
    await page.getByRole('row', { name: /test/ }).getByRole('button', { name: 'Resend' }).click();
    await page.getByText('The event will be sent again within a minute.').waitFor();
    await page.getByLabel('Send events to this address').uncheck();
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await page.getByText('Webhook saved.').waitFor();
    expect(await page.getByLabel('Send events to this address').isChecked()).toBe(false);
    await page.getByText('Delete webhook', { exact: true }).click();
    await page.getByText('This can’t be undone.').waitFor();
    await page.getByRole('button', { name: 'Delete this webhook' }).click();
    await page.getByText('Webhook deleted.').waitFor();
    expect(await page.getByRole('link', { name: address }).count()).toBe(0);
  });
});
