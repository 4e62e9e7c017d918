import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { isAwake, useBrowser, widths } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { asStaff } from '../support/staff.ts';

describe('[§2.4 main menu] menu items in the console', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are added, ordered, edited and deleted by keyboard, and every page has them (script: %s)', async (javaScript) => {
    const label = `Journal ${randomInt(1e6)}`;
    const page = await visit('/staff/sign-in', { javaScript });
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/menu');
    await page.getByLabel('Label', { exact: true }).fill(label);
    await page.getByLabel('Link', { exact: true }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    await page.getByText('Enter a path of this shop').waitFor();
    await page.getByLabel('Link', { exact: true }).fill('/help');
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    await page.getByText('Menu item added').waitFor();
    await page.getByLabel('Label 1', { exact: true }).fill('Our story');
    await page.getByLabel('Link 1', { exact: true }).fill('/about');
    await page.getByLabel('Label 2', { exact: true }).fill('Delivery');
    await page.getByLabel('Link 2', { exact: true }).fill('/shipping');
    await page.getByLabel('Link 2', { exact: true }).press('Enter');
    await page.getByText('Menu item saved.').waitFor();
    expect(await page.getByRole('button', { name: 'Up link 1', exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Down link 2', exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Label 2', { exact: true }).fill('Shipping');
    await page.getByRole('button', { name: 'Up link 2', exact: true }).press('Enter');
    await page.getByText('Order saved.').waitFor();
    const below = () => Promise.all([1, 2].map((number) => page.getByLabel(`Label ${number}`, { exact: true }).inputValue()));
    expect(await below(), 'moved, with what was typed').toEqual(['Shipping', 'Our story']);
    await page.getByRole('button', { name: 'Down link 1', exact: true }).press('Enter');
    await page.waitForURL(/#link-2$/);
    expect(await below()).toEqual(['Our story', 'Shipping']);
    if (javaScript) {
      for (const width of [320, widths.phone, 1024, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${width} px`).toEqual([]);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
    }

    await page.getByRole('link', { name: 'The whole menu' }).press('Enter');
    await page.getByRole('button', { name: `Up ${label}`, exact: true }).press('Enter');
    await page.getByText('Order saved.').waitFor();

    const desktop = await visit('/', { device: 'desktop', javaScript });
    // A page is served as it was once more, while it is renewed.
    const bar = async () => {
      await desktop.reload();
      return desktop.getByRole('navigation', { name: 'Departments' }).getByRole('link').allTextContents();
    };
    await expect.poll(async () => (await bar()).at(-2)).toBe(label);
    if (javaScript) {
      await desktop.getByRole('button', { name: `${label} menu` }).press('Enter');
      await desktop.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Our story', exact: true }).waitFor();
    }
    const phone = await visit('/', { device: 'phone', javaScript });
    await phone.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = phone.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText(label, { exact: true }).click();
    expect(await drawer.getByRole('link', { name: `Shop All ${label}`, exact: true }).getAttribute('href')).toBe('/help');
    expect(await drawer.getByRole('link', { name: 'Our story', exact: true }).getAttribute('href')).toBe('/about');

    await page.getByRole('link', { name: label, exact: true }).click();
    await page.getByLabel('Hide from the menu').check();
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Menu item saved.').waitFor();
    await expect.poll(bar).not.toContain(label);
    await page.getByRole('button', { name: 'Delete menu item' }).press('Enter');
    await page.getByText('Menu item deleted.').waitFor();
    expect(await page.getByRole('link', { name: label, exact: true }).count()).toBe(0);
  });

  it('open no panel and dim no page while nothing is below them', async () => {
    const label = `Journal ${randomInt(1e6)}`;
    const page = await visit('/staff/sign-in');
    await asStaff(page, 'merchandiser');
    await page.goto('/staff/menu');
    await page.getByLabel('Label', { exact: true }).fill(label);
    await page.getByLabel('Link', { exact: true }).fill('/help');
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    await page.getByText('Menu item added').waitFor();

    const desktop = await visit('/');
    const bar = desktop.getByRole('navigation', { name: 'Departments' });
    const own = bar.getByRole('link', { name: label, exact: true });
    await expect.poll(async () => (await desktop.reload()) && (await own.count())).toBe(1);
    await desktop.waitForFunction(isAwake);
    const scrim = bar.locator('> div');
    const sofas = bar.getByRole('link', { name: 'Sofas', exact: true });
    await bar.getByRole('link', { name: 'Furniture', exact: true }).hover();
    await sofas.waitFor();
    expect(await scrim.count()).toBe(1);
    await own.hover();
    await sofas.waitFor({ state: 'detached' });
    expect(await scrim.count()).toBe(0);

    await page.getByRole('button', { name: 'Delete menu item' }).press('Enter');
    await page.getByText('Menu item deleted.').waitFor();
  });
});
