import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import { useBrowser, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { asStaff } from '../support/staff.ts';

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const menu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Staff console' }).getByRole('link', { name, exact: true });
const queryOf = (page: Page) => new URL(page.url()).search;

describe('[look: staff console] saved views', () => {
  const { visit } = useBrowser();

  it.each([true, false])('keep filters, open the list, and are renamed, replaced and deleted (script: %s)', async (javaScript) => {
    const page = await visit('/', { javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/products?stock=out&sort=name');
    await page.getByText('Save as a view').click();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('Name is required').waitFor();
    await page.getByLabel('View name').fill('Sold out');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('View saved.').waitFor();
    expect(await tab(page, 'Sold out').getAttribute('aria-current')).toBe('page');

    await page.getByText('Edit view').click();
    await page.getByRole('button', { name: 'Open by default' }).click();
    await page.getByText('opens this list with this view from now on').waitFor();
    await menu(page, 'Orders').click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await menu(page, 'Products').click();
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    expect(queryOf(page)).toBe('?stock=out&sort=name');
    await tab(page, 'All').click();
    await expect.poll(() => queryOf(page)).toBe('');

    await page.goto('/staff/products?stock=low');
    await page.getByText('Save as a view').click();
    await page.getByLabel('Or replace the filters of').selectOption('Sold out');
    await page.getByRole('button', { name: 'Replace filters' }).click();
    await page.getByText('View saved with these filters.').waitFor();
    await page.getByText('Edit view').click();
    await page.getByLabel('View name').fill('Nearly gone');
    await page.getByRole('button', { name: 'Rename view' }).click();
    await page.getByText('View renamed.').waitFor();
    if (javaScript) {
      await page.getByText('Edit view').click();
      for (const width of [320, widths.phone, 1024, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByText('Edit view').click();
    }
    await page.getByText('Edit view').click();
    await page.getByRole('button', { name: 'Delete view Nearly gone' }).click();
    await page.getByText('View deleted.').waitFor();
    expect(await tab(page, 'Nearly gone').count()).toBe(0);
  });

  it('open although one of their filters no longer exists', async () => {
    const page = await visit('/');
    await asStaff(page, 'customer_care');
    const view = { name: 'From before', query: 'state=held&channel=fax&sort=shoe-size' };
    await call(page, 'POST', '/api/staff/views/orders', view);
    await page.goto('/staff/orders');
    await tab(page, 'From before').click();
    await page.waitForURL('**/staff/orders?state=held');
    expect(await tab(page, 'From before').getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('held');
  });

  it.each([
    [
      'customer_care',
      '/staff/customers?email=confirmed',
      '/staff/returns?show=ended&q=R-1',
      '/staff/reviews?rating=1',
      '/staff/drafts?state=paid',
    ],
    [
      'merchandiser',
      '/staff/promotions?q=rugs&state=active',
      '/staff/synonyms?q=sofa',
      '/staff/redirects?q=old',
      '/staff/content?state=draft',
    ],
    ['administrator', '/staff/settings/restricted-codes?q=998', '/staff/settings/taxes?q=981'],
  ] as const)('are on each list with filters (%s)', async (role, ...lists) => {
    const page = await visit('/');
    await asStaff(page, role);
    for (const list of lists) {
      await page.goto(list);
      await page.getByText('Save as a view').click();
      await page.getByLabel('View name').fill('Mine');
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByText('View saved.').waitFor();
      expect(await tab(page, 'Mine').getAttribute('href')).toBe(list);
      expect(await accessibilityFaults(page), list).toEqual([]);
    }
  });
});
