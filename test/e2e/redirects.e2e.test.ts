import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { asStaff } from './support/staff.ts';

const save = async (page: Page, from: string, to: string) => {
  await page.getByLabel('Old address').fill(from);
  await page.getByLabel('Leads to').fill(to);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const row = (page: Page, from: string) => page.getByRole('row', { name: new RegExp(`^${from}\\b`) });

describe('[§7.6 redirect info] old addresses', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are led on by an editor, changed and removed, and shoppers follow (script: %s)', async (javaScript) => {
    const old = `/collections/couches-${javaScript}`;
    const shopper = await visit('/', { javaScript });
    expect((await shopper.goto(`${old}?cid=spring`))?.status()).toBe(404);
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'content_editor');
    await page.goto('/staff/redirects');
    await save(page, `https://old-shop.example${old}/`, 'https://evil.example/deals');
    await page.getByText('A path of this shop, such as').waitFor();
    expect(await page.getByLabel('Old address').inputValue()).toBe(`https://old-shop.example${old}/`);
    await save(page, `https://old-shop.example${old}/`, `${inject('shopUrl')}/deals`);
    await page.getByText('Saved. It holds from now on.').waitFor();
    await shopper.goto(`${old}?cid=spring`);
    expect(new URL(shopper.url()).pathname + new URL(shopper.url()).search).toBe('/deals?cid=spring');
    await shopper.getByRole('heading', { level: 1 }).waitFor();

    await row(page, old).getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('It has').selectOption('Gone, leads nowhere');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. It holds from now on.').waitFor();
    expect((await fetch(inject('shopUrl') + old)).status).toBe(410);

    await row(page, old).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The address leads nowhere any more.').waitFor();
    expect((await fetch(inject('shopUrl') + old)).status).toBe(404);
  });

  it('are offered for a page that was just taken out of the public', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'content_editor');
    await page.goto('/staff/content');
    await page.getByLabel('Address').fill('autumn-corner');
    await page.getByLabel('Title').fill('Autumn corner');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('It is public.').waitFor();
    expect((await fetch(`${inject('shopUrl')}/autumn-corner`)).status).toBe(200);
    await page.getByText('Publish later, or take out').click();
    await page.getByRole('button', { name: 'Take it out of the public' }).click();
    await page.getByRole('link', { name: 'Lead its address on' }).click();
    expect(await page.getByLabel('Old address').inputValue()).toBe('/autumn-corner');
    await page.getByLabel('Leads to').fill('/designer');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. It holds from now on.').waitFor();
    const answer = await fetch(`${inject('shopUrl')}/autumn-corner`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/designer']);
  });

  it('[§6] can be read by who only writes drafts', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/redirects');
    await page.getByRole('heading', { name: 'Redirects of Alder & Loom' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });
});
