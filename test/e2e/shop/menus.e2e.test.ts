import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isAwake, useBrowser } from '../support/browser.ts';
import { searchBox } from '../support/shopping.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Departments', exact: true });
const panelLink = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

describe('[§2.4] the department bar', () => {
  const { visit } = useBrowser();

  it('opens a panel where the pointer rests, follows it to the next department, and closes when it leaves', async () => {
    const page = await visit('/');
    await bar(page).getByRole('link', { name: 'Furniture', exact: true }).hover();
    await panelLink(page, 'Sofas').waitFor();
    await bar(page).getByRole('link', { name: 'Kitchen', exact: true }).hover();
    await panelLink(page, 'Cookware').waitFor();
    expect(await panelLink(page, 'Sofas').count()).toBe(0);
    await page.mouse.move(700, 880);
    await panelLink(page, 'Cookware').waitFor({ state: 'detached' });
  });

  it('[§9 timing] opens the first panel after 300 ms, and the next one at once', async () => {
    const page = await visit('about:blank');
    await page.clock.install();
    await page.goto('/help');
    await page.waitForFunction(isAwake);
    await page.clock.pauseAt(Date.now() + 600_000);
    const pointAt = async (name: string) => {
      const box = await bar(page).getByRole('link', { name, exact: true }).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    };
    const isOpen = (name: string) => bar(page).locator(`button[aria-label="${name} menu"]`).getAttribute('aria-expanded');
    await pointAt('Furniture');
    await page.clock.runFor(299);
    expect(await isOpen('Furniture')).toBe('false');
    await page.clock.runFor(1);
    await expect.poll(() => isOpen('Furniture')).toBe('true');
    await pointAt('Kitchen');
    await expect.poll(() => isOpen('Kitchen')).toBe('true');
    expect(await isOpen('Furniture')).toBe('false');
  });

  it('[§9 layout] stays within its department’s maximum height', async () => {
    const page = await visit('/help');
    const most = { Furniture: 620, Bedding: 550, Bath: 550, Lighting: 550, 'Storage & Cleaning': 550, Kids: 450 };
    const heights: Record<string, number> = {};
    for (const name of Object.keys(most)) {
      await bar(page).getByRole('link', { name, exact: true }).hover();
      await bar(page).locator(`button[aria-label="${name} menu"][aria-expanded="true"]`).waitFor();
      const panel = bar(page).locator('div[style*="--most-height"]:visible');
      await panel.waitFor();
      heights[name] = (await panel.boundingBox())?.height ?? Number.NaN;
    }
    const tooHigh = Object.entries(most).filter(([name, height]) => !((heights[name] ?? Number.NaN) <= height));
    expect(tooHigh.map(([name]) => [name, heights[name]])).toEqual([]);
  });

  it('shows the sale as tiles with pictures', async () => {
    const page = await visit('/');
    await bar(page).getByRole('link', { name: 'Sales & Deals', exact: true }).hover();
    const tile = panelLink(page, 'Rugs on sale');
    await tile.waitFor();
    expect(await tile.locator('img').count()).toBe(1);
    await tile.click();
    await page.getByRole('heading', { level: 1, name: 'Rugs on sale' }).waitFor();
    expect(await panelLink(page, 'Rugs on sale').count()).toBe(0);
  });

  it('opens by keyboard behind the department, and closes on Escape and when the focus moves on', async () => {
    const page = await visit('/');
    const opener = bar(page).getByRole('button', { name: 'Lighting menu' });
    await bar(page).getByRole('link', { name: 'Lighting', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panelLink(page, 'Lamps').waitFor();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lamps');
    await page.keyboard.press('Escape');
    await panelLink(page, 'Lamps').waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.press('Enter');
    await panelLink(page, 'Lamps').waitFor();
    await searchBox(page).focus();
    await panelLink(page, 'Lamps').waitFor({ state: 'detached' });
  });
});

describe('[§2.4 account menu] the account menu', () => {
  const { visit } = useBrowser();

  it('[WCAG 1.4.13] is dismissed by Escape under the pointer and around the focus, and opens again later', async () => {
    const page = await visit('/help');
    const items = page.getByRole('list', { name: 'Account' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first();
    await link.hover();
    await items.waitFor();
    await page.keyboard.press('Escape');
    await items.waitFor({ state: 'hidden' });
    await page.mouse.move(300, 700);
    await link.focus();
    await items.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await items.waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await link.hover();
    await items.waitFor();
    await page.mouse.move(300, 700);
    await searchBox(page).focus();
    await items.waitFor({ state: 'hidden' });
    await link.hover();
    await items.waitFor();
  });
});

describe('[§9 layout] the header', () => {
  const { visit } = useBrowser();

  it('has its heights and the drawer its widths at every window size', async () => {
    const page = await visit('/faq');
    const sizes: Record<number, object> = {};
    for (const width of [390, 700, 800, 1199, 1200, 1696]) {
      await page.setViewportSize({ width, height: 900 });
      sizes[width] = await page.evaluate(() => {
        // Without the hairlines between the parts.
        const heightOf = (element: Element | null | undefined) => element?.clientHeight;
        const header = document.querySelector('header');
        const drawer = document.querySelector<HTMLDialogElement>('dialog[aria-label="Menu"]');
        const main = heightOf(header?.firstElementChild);
        const isSmall = document.querySelector(`button[commandfor="${drawer?.id}"]`)?.checkVisibility() ?? false;
        if (isSmall) drawer?.showModal();
        const share = isSmall && drawer ? Math.round((drawer.getBoundingClientRect().width / window.innerWidth) * 100) : null;
        drawer?.close();
        return {
          shipTo: heightOf([...document.querySelectorAll('a')].find((a) => a.textContent === 'Ships to the US and Canada')?.closest('div')),
          main,
          nav: heightOf(document.querySelector('nav[aria-label="Departments"]')),
          spacer: header && getComputedStyle(header).marginBottom,
          drawer: share,
        };
      });
    }
    const bar = { shipTo: 32 };
    const spacer = { spacer: '24px' };
    expect(sizes).toEqual({
      390: { ...bar, main: 106, nav: 0, ...spacer, drawer: 90 },
      700: { ...bar, main: 106, nav: 0, ...spacer, drawer: 50 },
      800: { ...bar, main: 80, nav: 0, ...spacer, drawer: 40 },
      1199: { ...bar, main: 80, nav: 0, ...spacer, drawer: 40 },
      1200: { ...bar, main: 83, nav: 36, ...spacer, drawer: null },
      1696: { ...bar, main: 83, nav: 36, ...spacer, drawer: null },
    });
  });
});

describe('[§9 layout] pages, slim banner and footer', () => {
  const { visit } = useBrowser();

  it('stay within their maximum widths at every window size', async () => {
    const page = await visit('/shipping');
    const across = () =>
      page.evaluate(() => {
        const contentOf = (element: Element | null | undefined) => {
          if (!element) return null;
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        };
        const strip = document.querySelector('button[aria-label="Pause offers"]')?.parentElement?.querySelector('ul');
        return {
          strip: [strip?.clientWidth, strip?.clientHeight],
          footer: [...document.querySelectorAll('body footer > div')].map(contentOf),
        };
      });
    const sizes: Record<number, object> = {};
    for (const width of [1100, 1695, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      const { strip, footer } = await across();
      sizes[width] = { strip, footer: [...new Set(footer.map((size) => Math.round(size ?? 0)))] };
    }
    expect(sizes).toEqual({
      1100: { strip: [expect.any(Number), 56], footer: [960] },
      1695: { strip: [1680, 56], footer: [1312] },
      2200: { strip: [1680, 56], footer: [1620] },
    });
    const widest = async (path: string) => {
      await page.goto(path);
      return page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main [data-island] > *, main > :not([data-island])')].map(
            (part) => part.getBoundingClientRect().width,
          ),
        ),
      );
    };
    expect([await widest('/cart'), await widest('/deals')]).toEqual([1440, 1680]);
  });

  it('leave 44 px for the drawer’s own header', async () => {
    const page = await visit('/shipping', { device: 'phone' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect((await menu.getByText('Departments', { exact: true }).locator('..').boundingBox())?.height).toBe(44);
  });
});

describe('[§2.3] the menu of small windows', () => {
  const { visit } = useBrowser();

  it('goes down two levels and back up, keeps the focus inside, and returns it on Escape', async () => {
    const page = await visit('/', { device: 'phone' });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Bedding', { exact: true }).click();
    await menu.getByRole('link', { name: 'Shop All Bedding' }).waitFor();
    await menu.getByText('Bed linen', { exact: true }).click();
    await menu.getByRole('link', { name: 'Shop All Bed linen' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Shop All Bedding' }).isVisible()).toBe(false);
    await menu.getByText('Bed linen', { exact: true }).click();
    await menu.getByRole('link', { name: 'Shop All Bedding' }).waitFor();
    for (let i = 0; i < 25; i++) await page.keyboard.press('Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('slides a level out on the way back, over its parent list', async () => {
    const page = await visit('/shipping', { device: 'phone', moving: true });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const bedding = menu.getByText('Bedding', { exact: true });
    await bedding.click();
    await menu.getByRole('link', { name: 'Shop All Bedding' }).waitFor();
    await bedding.evaluate((summary) => Promise.all(summary.nextElementSibling?.getAnimations().map((move) => move.finished) ?? []));
    const leaving = await bedding.evaluate((summary) => {
      (summary as HTMLElement).click();
      const panel = summary.nextElementSibling;
      const moves = panel?.getAnimations().map((move) => (move as CSSTransition).transitionProperty);
      return { moves, shown: panel?.checkVisibility(), below: summary.checkVisibility({ visibilityProperty: true }) };
    });
    expect(leaving).toEqual({ moves: ['translate'], shown: true, below: true });
    await menu.getByRole('link', { name: 'Shop All Bedding' }).waitFor({ state: 'hidden' });
  });

  it('closes by its button and by a click outside', async () => {
    const page = await visit('/', { device: 'phone' });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await opener.click();
    await menu.getByText('Contact Us', { exact: true }).waitFor();
    await page.mouse.click(385, 500);
    await menu.waitFor({ state: 'hidden' });
  });

  it('closes once a link is chosen, also one that loads no page, and in a window that grows past 1200 px', async () => {
    const page = await visit('/shipping');
    await page.setViewportSize({ width: 1100, height: 900 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    await open();
    await menu.getByText('Contact Us', { exact: true }).click();
    const call = menu.getByRole('link', { name: /^Call/ });
    // Without asking the browser for a program that calls.
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await call.click();
    await menu.waitFor({ state: 'hidden' });
    await open();
    await menu.waitFor();
    await page.setViewportSize({ width: 1300, height: 900 });
    await menu.waitFor({ state: 'hidden' });
  });

  it('contains every link of the menu once, also for crawlers', async () => {
    const page = await visit('/', { javaScript: false });
    const links = await page
      .locator('dialog[aria-label="Menu"] a[href^="/c/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.length).toBeGreaterThan(100);
    expect(new Set(links).size).toBe(links.length);
  });
});
