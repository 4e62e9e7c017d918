import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register, saveAddress } from '../support/accounts.ts';
import { buy, call } from '../support/api.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { findProduct, goods } from '../support/goods.ts';
import { layoutFaults } from '../support/layout.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';

describe('[look: staff console] personal data', () => {
  const { visit } = useBrowser();

  async function look(page: Page): Promise<void> {
    for (const width of [320, widths.phone, 1024, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${page.url()} ${width} px`).toEqual([]);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  async function customer(): Promise<{ email: string; page: Page; customerId: number }> {
    const page = await visit('/');
    const email = await register(page);
    await saveAddress(page);
    const { customerId } = await call<{ customerId: number }>(page, 'GET', '/api/authenticated');
    return { email, page, customerId };
  }

  it.each([true, false])('of two accounts are merged, exported and erased (script: %s)', async (javaScript) => {
    const kept = await customer();
    const gone = await customer();
    const { variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
    const bought = await buy(gone.page, variations[0]?.variationId ?? 0, undefined, gone.email);
    const page = await visit('/', { javaScript });
    await asAdministrator(page);
    await page.goto(`/staff/customers/${kept.customerId}`);
    await page.getByLabel('New note').fill('Prefers calls in the morning');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Note added.').waitFor();
    await page.getByLabel('Other account').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('No account has this number or email.').waitFor();
    await page.getByLabel('Other account').fill(gone.email);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'Merge', exact: true }).waitFor();
    if (javaScript) await look(page);
    await page.getByRole('button', { name: 'Merge accounts' }).click();
    await page.getByText('Reason is required').waitFor();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Registered twice');
    await page.getByRole('button', { name: 'Merge accounts' }).click();
    await page.getByText('Accounts merged.').waitFor();
    await page.getByRole('link', { name: bought.orderNumber }).waitFor();
    if (javaScript) await look(page);

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as a file' }).click()]);
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(exported.notes).toMatchObject([{ words: 'Prefers calls in the morning' }]);
    await kept.page.goto('/myaccount/security');
    const [own] = await Promise.all([
      kept.page.waitForEvent('download'),
      kept.page.getByRole('link', { name: 'Download your data' }).click(),
    ]);
    expect(JSON.parse(await readFile(await own.path(), 'utf8')).orders).toEqual(exported.orders);

    await page.getByRole('link', { name: 'Erase this customer…' }).click();
    await page.getByText('This customer can’t be erased yet.').waitFor();
    await call(page, 'PUT', `/api/staff/orders/${bought.orderNumber}/cancellations/${crypto.randomUUID()}`, {
      reason: 'customer_asked',
      lines: null,
    });
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('button', { name: 'Erase customer' }).count();
      })
      .toBe(1);
    await page.getByRole('button', { name: 'Erase customer' }).click();
    await page.getByText('Choose a reason').last().waitFor();
    await page.getByLabel('Reason').selectOption('request');
    await page.getByLabel('Type the customer’s email').fill(kept.email);
    if (javaScript) await look(page);
    await page.getByRole('button', { name: 'Erase customer' }).click();
    await page.getByText('Customer erased.').waitFor();
    if (javaScript) await look(page);
    await page.getByLabel('Email').fill(kept.email);
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.getByRole('row').count()).toBe(2);
  });
});
