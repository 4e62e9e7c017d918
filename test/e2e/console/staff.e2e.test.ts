import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { register } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { type Device, useBrowser, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { staffScenes } from '../support/scenes/staff-scenes.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator, asStaff, codeOf, staffPassword } from '../support/staff.ts';

async function enter(page: Page, email: string, code: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('[look: staff console]', () => {
  const { visit } = useBrowser();

  it.each([true, false])('signs in by two steps, returns to the page asked for, and signs out (script: %s)', async (javaScript) => {
    const page = await visit('/', { javaScript });
    const { email, secret } = await asStaff(page, 'customer_care');
    await page.context().clearCookies();
    await page.goto('/staff/customers?q=zzz');
    await enter(page, email, codeOf(secret));
    await page.getByRole('heading', { name: 'No customers or orders found' }).waitFor();
    const places = page.getByRole('navigation', { name: 'Staff console' }).getByRole('link');
    expect(await places.allInnerTexts()).toEqual([
      'Overview',
      'Orders',
      'Shipments',
      'Returns',
      'Failed payments',
      'Undelivered emails',
      'Customers',
      'Customer groups',
      'Reviews',
      'Promotions',
      'Pip & Alder',
    ]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/staff/customers');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('jumps to a page or a search by keyboard', async () => {
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff');
    const palette = page.getByRole('dialog', { name: 'Jump to' });
    await expect.poll(() => page.keyboard.press('Control+k').then(() => palette.isVisible())).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('syn');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Synonyms' }).waitFor();
    await page.getByRole('button', { name: 'Jump to…' }).click();
    await page.keyboard.type('velvet');
    expect(await palette.getByRole('option').allInnerTexts()).toEqual(['Find “velvet” in orders', 'Find “velvet” in products']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/staff/products?q=velvet');
  });

  it.each([
    [
      'customer_care',
      [
        'Overview',
        'Orders',
        'Shipments',
        'Returns',
        'Failed payments',
        'Undelivered emails',
        'Customers',
        'Customer groups',
        'Reviews',
        'Promotions',
      ],
    ],
    [
      'merchandiser',
      [
        'Overview',
        'Reports',
        'Orders',
        'Shipments',
        'Reviews',
        'Products',
        'Categories',
        'Menu',
        'Synonyms',
        'Search ranking',
        'Promotions',
        'Content',
        'Redirects',
      ],
    ],
    ['fulfilment', ['Overview', 'Orders', 'Shipments', 'Returns', 'Undelivered emails']],
    ['content_editor', ['Overview', 'Content', 'Redirects']],
  ] as const)('shows the role %s its own pages only', async (role, own) => {
    const page = await visit('/staff/sign-in');
    const places = () =>
      page
        .getByRole('navigation', { name: 'Staff console' })
        .locator('a[href^="/staff"]')
        .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
    await asAdministrator(page);
    await page.goto('/staff');
    const all = await places();
    await asStaff(page, role);
    await page.goto('/staff');
    expect((await places()).map(([title]) => title)).toEqual(own);
    for (const [title, href] of all) {
      await page.goto(href);
      const isRefused = (await page.getByRole('heading', { level: 1, name: 'You don’t have access' }).count()) === 1;
      expect(isRefused, title).toBe(!(own as readonly string[]).includes(title));
    }
  });

  it.each(['/staff/customers/99999999', '/staff/orders/NO-SUCH', '/staff/flags/no-such', '/staff/content/page/no-such'])(
    'shows a 404 for %s inside the console',
    async (path) => {
      const page = await visit('/staff/sign-in', { expected: /404/ });
      await asAdministrator(page);
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await page.getByRole('navigation', { name: 'Staff console' }).waitFor();
    },
  );

  it('shows recovery codes that can be copied', async () => {
    const page = await visit('/staff/sign-in');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await staffScenes.find(({ name }) => name === 'recovery codes')?.open(page);
    const codes = await page.locator('main li').allInnerTexts();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    expect(codes).toHaveLength(10);
  });

  it('[rulings: impersonation] has a banner on every page that ends it, and keeps the account closed', async () => {
    const customer = await visit('/');
    const email = await register(customer);
    const page = await visit('/');
    await asStaff(page, 'customer_care');
    await page.goto(`/staff/customers?q=${email}`);
    await page.getByRole('link', { name: email }).click();
    await page.getByRole('link', { name: 'Start session' }).click();
    await page.getByLabel('Reason').fill('cannot find an order');
    await page.getByRole('button', { name: 'Start session' }).click();
    const banner = page.getByRole('complementary', { name: 'Acting for a customer' });
    for (const path of ['/myaccount', '/', '/c/sofas?t=61', '/cart', '/staff']) {
      await page.goto(path);
      await banner.waitFor();
    }
    await page.goto('/myaccount/profile');
    await page.getByText('Only the customer can change their name and email.').waitFor();
    expect(await page.getByLabel('New email').count()).toBe(0);
    await page.goto('/myaccount/security');
    await page.getByText('Only the customer can do this. You’re acting for them.').waitFor();
    await page.goto('/');
    await banner.getByRole('button', { name: 'End session' }).click();
    await page.getByText('You’re no longer acting for this customer.').waitFor();
    expect(await banner.count()).toBe(0);
    expect((await call<{ ok: boolean }>(page, 'GET', '/api/authenticated')).ok).toBe(false);
  });
});

describe('[§2.1 §4 maintenance mode]', () => {
  const { visit, newVisitor } = useBrowser();
  const shown = (path: string) => fetch(fromShop('shopUrl') + path, { headers: { accept: 'text/html' } });

  it('closes every page, cached ones too, but not to staff, and reopens', { timeout: 90_000 }, async () => {
    for (const _ of [1, 2]) expect((await shown('/')).status).toBe(200);
    const page = await visit('/staff', { expected: /status of 503/ });
    await asAdministrator(page);
    await page.goto('/staff/maintenance');
    const notice = page.getByRole('complementary', { name: 'The shop is closed' });
    expect(await notice.count()).toBe(0);
    try {
      await page.getByLabel('Reason').fill('new shelves');
      await page.getByRole('button', { name: 'Close the shop' }).click();
      await page.getByText('The shop is closed.').waitFor();

      for (const path of ['/', '/c/sofas?t=61', '/cart', '/no/such/page']) {
        const closed = await shown(path);
        expect([closed.status, closed.headers.get('cache-control')], path).toEqual([503, 'private, no-store']);
        expect(Number(closed.headers.get('retry-after')), path).toBeGreaterThan(60);
        expect(await closed.text(), path).not.toMatch(/<script (?!id="[\w-]+" type="application\/json")/);
      }
      for (const path of ['/healthz', '/readyz', '/robots.txt', '/staff/sign-in']) expect((await shown(path)).status, path).toBe(200);
      for (const device of Object.keys(widths) as Device[]) await lookAtSign(device);

      await page.goto('/');
      await page.getByRole('link', { name: 'Furniture' }).first().waitFor();
      await notice.getByText('Only staff can see this page.').waitFor();
    } finally {
      await page.request.fetch('/api/staff/maintenance', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } });
    }
    expect((await shown('/')).status).toBe(200);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await notice.waitFor({ state: 'detached' });
  });

  async function lookAtSign(device: Device): Promise<void> {
    const page = await (await newVisitor(device, true)).newPage();
    await page.goto('/');
    await page.getByRole('heading', { name: 'We’re closed for maintenance' }).waitFor();
    await page.getByText('will be back in about 15 minutes').waitFor();
    expect([...(await layoutFaults(page)), ...(await accessibilityFaults(page))], device).toEqual([]);
  }
});
