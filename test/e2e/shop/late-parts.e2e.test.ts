import { describe, expect, it } from 'vitest';
import { isAwake, useBrowser } from '../support/browser.ts';
import { goods, pathOf } from '../support/goods.ts';
import { pathOfPhotographed } from '../support/scenes/scenes.ts';
import { searchBox } from '../support/shopping.ts';

describe('[checklist 38] the files of a lazy part', () => {
  const { visit } = useBrowser();

  it('are fetched before it is imported, because a browser may remember a failed import for the page’s lifetime', async () => {
    const page = await visit(await pathOf(goods.plenty), { expected: /Failed to load|Failed to fetch/ });
    await page.waitForLoadState('networkidle');
    const failed: string[] = [];
    page.on('requestfailed', (request) => request.url().includes('/assets/') && failed.push(request.resourceType()));
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('alert').getByText('We couldn’t reach the shop.').waitFor();
    expect(failed).toContain('fetch');
    expect(failed).not.toContain('script');
  });

  it('come over the network once, under one address each', async () => {
    const page = await visit(await pathOfPhotographed());
    await page.getByRole('button', { name: 'View pictures full screen' }).click();
    await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor();
    const transferred = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\/assets\/.*\.js/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(transferred.some((name) => name.includes('picture-dialog'))).toBe(true);
    expect(transferred.map((name) => new URL(name).search).join('')).toBe('');
    expect(transferred).toHaveLength(new Set(transferred).size);
  });

  it('are not among what every page loads', async () => {
    const page = await visit('/help');
    const first = await page.locator('link[rel="modulepreload"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(first.length).toBeGreaterThan(2);
    expect(first.filter((file) => /\/features-/.test(file ?? ''))).toEqual([]);
  });

  it('bring no styles: the page has them already, so that a press does not lay it out again', async () => {
    const page = await visit('/');
    await page.waitForFunction(isAwake);
    const asked: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'stylesheet' && asked.push(request.url())));
    await searchBox(page).fill('lamp');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    const { height } = (await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(361);
    expect(asked).toEqual([]);
  });

  it('arrive after a click: the click is answered then', async () => {
    const page = await visit('about:blank');
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/assets\/header-.*\.js/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/help', { waitUntil: 'domcontentloaded' });
    const toggle = page.getByRole('button', { name: 'Furniture menu' });
    await toggle.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    arrive();
    await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Sofas', exact: true }).waitFor();
  });

  it('may be gone after a deployment: the part works as it does without script', async () => {
    const page = await visit('about:blank');
    const gone = /assets\/reviews-.*js/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    const asked = page.waitForResponse(gone);
    await page.goto(await pathOfPhotographed());
    await page.getByRole('heading', { level: 2, name: 'Reviews' }).scrollIntoViewIfNeeded();
    await asked;
    const before = page.url();
    await page.getByRole('button', { name: /^5 stars/ }).click();
    await page.waitForURL((url) => url.href !== before);
    await page
      .getByRole('link', { name: 'Show all' })
      .or(page.getByRole('button', { name: 'Show all' }))
      .waitFor();
  });

  it('are missing while offline: a form is kept, with the offline message', async () => {
    const page = await visit(await pathOfPhotographed(), { expected: /Failed to load|Failed to fetch/ });
    // The code that keeps forms loads when the page is idle.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const before = page.url();
    await page.getByRole('button', { name: /^5 stars/ }).click();
    const told = page.getByRole('alert').filter({ hasText: 'you seem to be offline' });
    await told.waitFor();
    expect(page.url()).toBe(before);
    await page.context().setOffline(false);
    await told.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^5 stars/ }).click();
    await page.getByRole('button', { name: 'Show all' }).waitFor();
  });
});
