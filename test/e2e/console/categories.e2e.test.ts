import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asStaff } from '../support/staff.ts';

const byDevice = ['phone', 'desktop'] as const satisfies readonly Device[];

describe('[§2.3 departments] categories in the console', () => {
  const { visit } = useBrowser();

  it.each(byDevice)('a merchandiser renames one, and its former address redirects (%s)', async (device) => {
    const page = await visit('/staff/sign-in', { device });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/categories');
    await page.getByRole('link', { name: 'Bath', exact: true }).first().click();
    const name = page.getByLabel('Name', { exact: true });
    const address = page.getByLabel('Address', { exact: true });
    const title = await name.inputValue();
    const slug = await address.inputValue();
    const taxonomyId = page.url().split('/').at(-1);
    await name.fill(`${title} ${device}`);
    await address.fill(`${slug}-${device}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Category saved.').waitFor();
    // A page that was shown before is served as it was once more, while it is renewed.
    const former = async () => {
      const { status, headers } = await fetch(`${fromShop('shopUrl')}/c/${slug}?t=${taxonomyId}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    await expect.poll(former).toEqual([301, `/c/${slug}-${device}?t=${taxonomyId}`]);

    await name.fill(title);
    await address.fill(slug);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByText('Category saved.').waitFor();
  });

  it.each([true, false])('orders siblings by keyboard, and a conflict shows what is stored (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/categories');
    const departments = () => page.locator('[data-depth="0"]').allTextContents();
    const [first = '', second = ''] = await departments();
    await page.getByRole('button', { name: `Down ${first}`, exact: true }).press('Enter');
    await page.getByText('Order saved.').waitFor();
    expect((await departments()).slice(0, 2)).toEqual([second, first]);
    // One goes on from the row that moved.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
    await page.getByRole('button', { name: `Up ${first}`, exact: true }).press('Enter');
    await page.getByRole('button', { name: `Up ${first}`, exact: true, disabled: true }).waitFor();
    expect((await departments()).slice(0, 2)).toEqual([first, second]);

    await page.getByRole('link', { name: first, exact: true }).first().click();
    await page
      .locator('input[name="version"]')
      .first()
      .evaluate((field: HTMLInputElement) => {
        field.value = '999';
      });
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved by someone else').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mine');
    await page.getByRole('definition').filter({ hasText: first }).first().waitFor();
  });

  it.each([true, false])('fills one by rules, seen before they are saved (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/categories');
    const title = `Small prices ${javaScript}`;
    await page.getByLabel('Name', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Add category' }).press('Enter');
    // Other tests count what is in the menu.
    await page.getByLabel('Show in the menu').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Category saved.').waitFor();

    await page.getByRole('link', { name: 'Fill by rules instead' }).press('Enter');
    await page.getByLabel('First rule').selectOption('Price');
    await page.getByRole('button', { name: 'Add rule' }).press('Enter');
    await page.getByLabel('Highest price').fill('thirty');
    await page.getByRole('button', { name: 'Show matching products' }).press('Enter');
    await page.getByText('Enter an amount in dollars').waitFor();
    await page.getByLabel('Highest price').fill('30');
    await page.getByLabel('Another rule').selectOption('In stock');
    await page.getByRole('button', { name: 'Add rule' }).press('Enter');
    await page.getByText(/products match\. The 8 most popular/).waitFor();
    const matching = page.getByRole('table', { name: 'Products that match' });
    const names = await matching.getByRole('link').allTextContents();
    await matching.getByText('Price up to $30.00, In stock').first().waitFor();
    // Enter in a field saves.
    await page.getByLabel('Highest price').press('Enter');
    await page.getByText('Rules saved.').waitFor();
    await page.getByText('all products last checked').waitFor();

    await page.getByRole('link', { name: names[0] ?? '', exact: true }).click();
    await page.getByText('By their rules also in').waitFor();
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'View in the shop' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: names[0] ?? '' })
      .first()
      .waitFor();

    await page.goBack();
    await page.getByRole('button', { name: 'Stop filling by rules' }).press('Enter');
    await page.getByText('The category is no longer automatic.').waitFor();
    await page.getByRole('link', { name: 'Fill by rules instead' }).waitFor();

    // It keeps its products. Other tests crawl the shop, where nothing leads to it: take them out again.
    const [, taxonomyId] = /categories\/(\d+)/.exec(page.url()) ?? [];
    const { version } = await call<{ version: number }>(page, 'GET', `/api/staff/categories/${taxonomyId}`);
    const none = { match: 'all', rules: [{ kind: 'price', to: 0 }] };
    await call(page, 'PUT', `/api/staff/categories/${taxonomyId}/rules`, { version, rules: none });
  });

  it.each([true, false])('merges one into another, seen before it is done (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'merchandiser');
    const add = async (title: string) => {
      await page.goto('/staff/categories');
      await page.getByLabel('Name', { exact: true }).fill(title);
      // Not a department: other tests order those of the menu.
      await page.getByLabel('Inside').selectOption({ label: 'Furniture' });
      await page.getByRole('button', { name: 'Add category' }).press('Enter');
      await page.getByText('Category added.').waitFor();
    };
    const kept = `Kept ${javaScript}`;
    const gone = `Gone ${javaScript}`;
    await add(kept);
    await add(gone);
    if (javaScript) {
      // Dropped on the middle of the other's row, it goes into it.
      await page.goto('/staff/categories?open=all');
      const grip = page.getByRole('row', { name: gone }).getByTitle('Drag to move');
      await grip.dragTo(page.getByRole('row', { name: kept }));
      await page.getByText('Order saved.').waitFor();
      await page.getByRole('link', { name: gone, exact: true }).click();
    }
    await page.getByRole('link', { name: 'Choose filters' }).press('Enter');
    await page.getByLabel('Brand', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Down Category' }).press('Enter');
    await page.getByRole('button', { name: 'Save filters' }).press('Enter');
    await page.getByText('Filters saved.').waitFor();
    expect(await page.getByLabel('Brand', { exact: true }).isChecked()).toBe(false);

    await page.getByLabel('Merge into').selectOption({ label: `– ${kept}` });
    await page.getByRole('button', { name: 'Show what moves' }).press('Enter');
    await page.getByText('It isn’t used anywhere else.').waitFor();
    const former = /categories\/(\d+)/.exec(page.url())?.[1];
    await page.getByRole('button', { name: `Merge into ${kept}` }).press('Enter');
    await page.getByText('Categories merged.').waitFor();
    await page.getByRole('heading', { level: 1, name: kept }).waitFor();
    await page.goto(`/c/any-name?t=${former}`);
    await page.getByRole('heading', { level: 1, name: kept }).waitFor();
  });

  it.each([true, false])('shows the columns that one chooses (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/products?q=sofa');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'SKU', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Changed', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Show columns' }).press('Enter');
    await page.getByRole('columnheader', { name: 'SKU' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Changed' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('q')).toBe('sofa');
  });
});
