import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { bellName, haveNews, ring } from '../support/scenes/notification-scenes.ts';

describe('[§2.5 §4] the bell and its drawer', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', 390],
    ['desktop', 420],
  ] as const)('announce an order on a %s, %i px wide, and keep and return the focus', async (device, width) => {
    const page = await visit('/login', { device });
    const bell = page.getByRole('link', { name: bellName });
    const fill = () => bell.locator('svg').evaluate((icon) => getComputedStyle(icon).fill);
    expect((await bell.innerText()).trim()).toBe('Notifications');
    expect(await fill(), 'an empty bell').toBe('none');
    await haveNews(page);
    await page.reload();
    await page.getByRole('link', { name: '1 notification', exact: true }).waitFor();
    expect(await fill()).not.toBe('none');
    await page.waitForFunction(isAwake);
    const drawer = await ring(page);
    const card = drawer.getByRole('article');
    await card.getByRole('link', { name: 'See your order' }).waitFor();
    // The page beside it has room for a scroll bar.
    await expect.poll(async () => drawer.boundingBox()).toMatchObject({ width });
    for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await bell.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('mark what is new, log dismissals, and keep dismissed cards away', async () => {
    const page = await visit('/login');
    await haveNews(page);
    await page.reload();
    const drawer = await ring(page);
    await drawer.getByText('New: ').waitFor({ state: 'attached' });
    await expect
      .poll(async () => (await call<{ cards: { viewed: boolean }[] }>(page, 'GET', '/api/content-cards')).cards[0]?.viewed)
      .toBe(true);
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/api/content-cards/events') && (request.postData() ?? '').includes('dismissal'),
    );
    await drawer.getByRole('button', { name: /^Dismiss: Your order/ }).click();
    const kinds = (await told).postDataJSON().events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['click', 'dismissal']));
    await drawer.getByText('All quiet here').waitFor();
    expect(await drawer.getByRole('button', { name: 'Refresh' }).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await page.waitForFunction(isAwake);
    expect((await call<{ cards: object[] }>(page, 'GET', '/api/content-cards')).cards).toEqual([]);
  });

  it('report a failure, and retry', async () => {
    const page = await visit('/login', { expected: /Failed to load resource/ });
    await page.clock.install();
    await page.route('**/api/content-cards', (route) => route.abort());
    const drawer = await ring(page);
    // Five attempts two seconds apart.
    for (let i = 0; i < 5; i++) {
      await page.clock.runFor(2100);
      await page.waitForLoadState('networkidle');
    }
    await drawer.getByRole('alert').waitFor();
    await page.unroute('**/api/content-cards');
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await page.clock.runFor(3000);
    await drawer.getByText('All quiet here').waitFor();
  });

  it('[checklist 37] lead to a page without script, where a card can be dismissed', async () => {
    const page = await visit('/login', { javaScript: false });
    await haveNews(page);
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.getByRole('button', { name: /^Dismiss/ }).click();
    await page.getByText('All quiet here').waitFor();
  });

  it('[§7.7] are not fetched on the order confirmation', async () => {
    const page = await visit('/login');
    await haveNews(page);
    const [card] = (await call<{ cards: { url: string }[] }>(page, 'GET', '/api/content-cards')).cards;
    await page.goto(card?.url ?? '');
    await page.waitForFunction(isAwake);
    await page.getByRole('link', { name: bellName }).click();
    await page.waitForURL('**/notifications');
  });
});
