import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asStaff } from '../support/staff.ts';

const save = async (page: Page, from: string, to: string) => {
  await page.getByLabel('Redirect from').fill(from);
  await page.getByLabel('Redirect to').fill(to);
  await page.getByRole('button', { name: 'Save redirect' }).click();
};
const row = (page: Page, from: string) => page.getByRole('row', { name: new RegExp(`^${from}\\b`) });

describe('[§7.6 redirect info] old addresses', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are redirected, changed and deleted by an editor, and shoppers follow (script: %s)', async (javaScript) => {
    const old = `/collections/couches-${javaScript}`;
    const shopper = await visit('/', { javaScript });
    expect((await shopper.goto(`${old}?cid=spring`))?.status()).toBe(404);
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'content_editor');
    await page.goto('/staff/redirects');
    await save(page, `https://old-shop.example${old}/`, 'https://evil.example/deals');
    await page.getByText('Enter a path of this shop, such as').waitFor();
    expect(await page.getByLabel('Redirect from').inputValue()).toBe(`https://old-shop.example${old}/`);
    await save(page, `https://old-shop.example${old}/`, `${fromShop('shopUrl')}/deals`);
    await page.getByText('Redirect saved. It applies right away.').waitFor();
    await shopper.goto(`${old}?cid=spring`);
    expect(new URL(shopper.url()).pathname + new URL(shopper.url()).search).toBe('/deals?cid=spring');
    await shopper.getByRole('heading', { level: 1 }).waitFor();

    await row(page, old).getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Type').selectOption('Gone, no redirect');
    await page.getByRole('button', { name: 'Save redirect' }).click();
    await page.getByText('Redirect saved. It applies right away.').waitFor();
    expect((await fetch(fromShop('shopUrl') + old)).status).toBe(410);

    await row(page, old).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Redirect deleted.').waitFor();
    expect((await fetch(fromShop('shopUrl') + old)).status).toBe(404);
  });

  it('are offered for a page that was just unpublished', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    await page.goto('/staff/content');
    await page.getByLabel('Address').fill('autumn-corner');
    await page.getByLabel('Title').fill('Autumn corner');
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published. Shoppers can see it now.').waitFor();
    expect((await fetch(`${fromShop('shopUrl')}/autumn-corner`)).status).toBe(200);
    await page.getByText('Schedule or unpublish').click();
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await page.getByRole('link', { name: 'Redirect its address' }).click();
    expect(await page.getByLabel('Redirect from').inputValue()).toBe('/autumn-corner');
    await page.getByLabel('Redirect to').fill('/designer');
    await page.getByRole('button', { name: 'Save redirect' }).click();
    await page.getByText('Redirect saved. It applies right away.').waitFor();
    const answer = await fetch(`${fromShop('shopUrl')}/autumn-corner`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/designer']);
  });

  it('[§6] are read-only without the permission to publish', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/redirects');
    await page.getByRole('heading', { name: 'Redirects for Alder & Loom' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save redirect' }).count()).toBe(0);
  });
});
