import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';

/** An item's spot on the room's picture; the list has a link of the same name and a price. */
const spot = (page: Page, name: string) => page.locator('[data-tid="notes-shoppable"]').getByRole('link', { name, exact: true });
const card = (page: Page, name: string) => spot(page, name).getByText(name, { exact: true }).last();
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
  );

describe('[content] a shoppable room', () => {
  const { visit } = useBrowser({ pictures: true });
  const piece = 'Ellery modular sectional';

  it('shows an item’s card on hover and by keyboard, and links to the item', async () => {
    const page = await visit('/designer');
    await spot(page, piece).scrollIntoViewIfNeeded();
    expect(await card(page, piece).isVisible()).toBe(false);
    await spot(page, piece).hover();
    await card(page, piece).waitFor();
    await page.mouse.move(0, 0);
    await card(page, piece).waitFor({ state: 'hidden' });
    await spot(page, piece).focus();
    await card(page, piece).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: piece }).waitFor();
  });

  it('shows the card at the first tap and opens the product at the next', async () => {
    const page = await visit('/designer', { device: 'phone' });
    const loaded = page.waitForResponse(/assets\/shoppable-room/);
    await spot(page, piece).scrollIntoViewIfNeeded();
    await loaded;
    await page.waitForFunction((name) => {
      const link = [...document.querySelectorAll('[data-tid="notes-shoppable"] a')].find((a) => a.textContent?.includes(name));
      return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
    }, piece);
    await spot(page, piece).tap();
    await card(page, piece).waitFor();
    expect(new URL(page.url()).pathname).toBe('/designer');
    await spot(page, piece).tap();
    await page.getByRole('heading', { level: 1, name: piece }).waitFor();
  });

  it('links to its items without script', async () => {
    const page = await visit('/designer', { javaScript: false });
    await spot(page, piece).click();
    await page.getByRole('heading', { level: 1, name: piece }).waitFor();
  });
});

describe('[§3 video tile grid] a film', () => {
  const { visit } = useBrowser({ pictures: true });
  const title = /^The study, once/;

  it.each(['desktop', 'phone'] as const)('plays over the page and returns to it (%s)', async (device) => {
    const page = await visit('/designer', { device });
    const loaded = page.waitForResponse(/assets\/video-tile-grid-.*js/);
    const tile = page.getByRole('link', { name: title });
    await tile.scrollIntoViewIfNeeded();
    await loaded;
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-tid="notes-films"] a, a[href$=".mp4"]')].some((link) =>
        Object.keys(link).some((key) => key.startsWith('__reactProps')),
      ),
    );
    await tile.click();
    const film = page.getByRole('dialog', { name: title });
    await film.waitFor();
    await page.waitForFunction(() => (document.querySelector('dialog video') as HTMLVideoElement).currentTime > 0.2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await film.waitFor({ state: 'detached' });
    expect(await tile.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('plays over the page although its tile was clicked before hydration', async () => {
    const page = await visit('/');
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/assets\/video-tile-grid-.*js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/designer');
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL(/\/designer#film-/);
    letThrough();
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.waitForURL(/\/designer$/);
  });

  it('plays in its tile without script', async () => {
    const page = await visit('/designer', { javaScript: false });
    await page.getByRole('link', { name: title }).click();
    const player = page.locator('li', { has: page.getByRole('link', { name: title }) }).locator('video');
    await player.waitFor();
    expect(await player.getAttribute('poster')).toMatch(/^\/images\/1200\//);
    const address = await player.getAttribute('src');
    const answer = await fetch(new URL(address ?? '', fromShop('shopUrl')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  });
});

describe('[content] content pages', () => {
  const { visit } = useBrowser({ pictures: true });

  it('[checklist 36] have their largest picture in the initial HTML, as the only one with high priority', async () => {
    for (const path of ['/', '/deals', '/designer']) {
      const html = await (await fetch(fromShop('shopUrl') + path)).text();
      const urgent = [...html.matchAll(/<img\b[^>]*fetchpriority="high"[^>]*>/gi)].map(([tag]) => tag);
      expect(urgent, path).toHaveLength(1);
      // Browsers load eagerly by default.
      expect(urgent[0]).not.toContain('loading=');
    }
  });

  it('[checklist 36] fetch no block’s script before it comes near, and none for text and pictures', async () => {
    const page = await visit('/designer');
    await page.waitForLoadState('networkidle');
    const blocks = /^(countdown-banner|product-block|shoppable-room|video-tile-grid)$/;
    expect((await scripts(page)).filter((name) => blocks.test(name))).toEqual([]);
    await page.getByRole('heading', { name: 'A room from these notes' }).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts(page)).toContain('product-block');
    expect((await scripts(page)).some((name) => /story|text-block|content-page-screen/.test(name))).toBe(false);
  });

  it('the gift guide links to the presents by recipient', async () => {
    const page = await visit('/holiday-gift-guide');
    await page.getByRole('link', { name: 'The gardener' }).click();
    expect(new URL(page.url()).hash).toBe('#for-the-gardener');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#for-the-gardener')?.getBoundingClientRect().top))
      .toBeLessThan(200);
  });
});
