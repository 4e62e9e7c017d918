import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { results } from '../../../contract/urls/shop.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { goods } from '../support/goods.ts';
import { searchBox } from '../support/shopping.ts';

const count = (page: Page) => page.locator('#list').innerText();
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const patient = { timeout: 15_000 };
const furniture = '/c/furniture?t=1';

async function openFilters(page: Page, device: Device): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: /^Filter/ }).click();
}

describe('filtering a list', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)(
    '[checklist 1 2 3] filters change the list in place and are removed by chips, on a %s',
    async (device) => {
      const page = await visit(furniture, { device });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const before = await count(page);
      await openFilters(page, device);
      const black = filters(page).getByRole('link', { name: /^Black/ });
      const promised = (await black.innerText()).match(/\d+/)?.[0];
      await black.click();
      await page.waitForURL(/color=black/);
      await expect.poll(() => count(page), patient).toBe(`${promised} products`);
      expect(await black.getAttribute('aria-current')).toBe('true');

      // Faster than the responses: each click builds on the one before.
      await filters(page)
        .getByRole('link', { name: /^White/ })
        .click();
      await filters(page).getByRole('link', { name: /^Wood/ }).click();
      await page.waitForURL(/color=black&color=white&material=wood/);
      if (device === 'phone')
        await filters(page)
          .getByRole('button', { name: /^Show \d+ results?$/ })
          .click();
      await chips(page).getByRole('link', { name: 'Remove Black' }).click();
      await page.waitForURL((url) => !url.search.includes('black'));
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Remove White');
      await chips(page).getByRole('link', { name: 'Clear all' }).click();
      await expect.poll(() => count(page), patient).toBe(before);
      await page.goBack();
      await chips(page).getByRole('link', { name: 'Remove White' }).waitFor();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

  it('[checklist 4] a range is typed, and an empty result offers a way back', async () => {
    const page = await visit(furniture);
    await page.getByLabel('Price from, dollars').fill('$400');
    await page.getByLabel('Price to, dollars').fill('200');
    await page.getByLabel('Price to, dollars').press('Enter');
    await page.waitForURL(/price=200-400/);
    await page.getByLabel('Price from, dollars').fill('9000000');
    await page.getByLabel('Price to, dollars').fill('');
    await page.getByLabel('Price to, dollars').press('Enter');
    await page.getByRole('heading', { name: 'No products match all your filters' }).waitFor();
    await page.getByRole('link', { name: 'clear them all' }).click();
    await page.waitForURL((url) => url.search === '?t=1');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('list');
  });

  it('cleared in their drawer leave the focus on the button that shows the results', async () => {
    const page = await visit(`${furniture}&color=black`, { device: 'phone' });
    await openFilters(page, 'phone');
    const clear = filters(page).getByRole('link', { name: 'Clear all' });
    await clear.press('Enter');
    await clear.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Show [\d,]+ results$/);
  });

  it('[checklist 7] a swatch shows the product in its colour, and a second click opens it', async () => {
    const page = await visit('/sofa/k/results.html');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('list', { name: 'Colors' }) })
      .first();
    const shown = () => card.locator('img').first().getAttribute('src');
    const before = await shown();
    const other = card.getByRole('list', { name: 'Colors' }).getByRole('link').nth(1);
    await other.click();
    await expect.poll(shown, patient).not.toBe(before);
    const href = await other.getAttribute('href');
    await other.click();
    await page.waitForURL((url) => url.pathname + url.search === href);
  });

  it('[checklist 7] a list filtered by colour shows and links its products in that colour', async () => {
    const page = await visit('/coffee-table/k/results.html');
    const card = page.getByRole('article').filter({ hasText: 'Thorne oval coffee table' });
    const shown = () => card.locator('img').first().getAttribute('src');
    const before = await shown();
    await page
      .getByRole('link', { name: /^Black\b/ })
      .first()
      .click();
    await page.waitForURL(/black/);
    await expect.poll(shown, patient).not.toBe(before);
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/variation=/);
    await page.getByRole('radio', { name: 'Black oak', checked: true }).waitFor();
  });

  it('[checklist 6 38] a list grows, after a retry where the first attempt failed, its URL follows, and Back restores it', async () => {
    const page = await visit(furniture, { expected: /Failed to load/ });
    await page.route('**/c/furniture*', (route) => route.abort());
    await page.getByRole('link', { name: 'Load more' }).click();
    await page.getByRole('alert').getByText('We couldn’t load the list').waitFor();
    expect(await page.locator('article').count()).toBe(24);
    await page.unroute('**/c/furniture*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('article').count(), patient).toBe(48);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect.poll(() => page.locator('article').count(), patient).toBe(72);
    expect(page.url()).toContain('page=3');
    const card = page.locator('article').nth(50).getByRole('link').first();
    const name = await card.innerText();
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await card.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('article').count(), patient).toBe(72);
    await expect.poll(() => page.evaluate(() => scrollY), patient).toBeGreaterThan(top - 50);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(top + 50);
  });

  it('[checklist 6] Back returns to where a filter was chosen', async () => {
    const page = await visit(furniture);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await filters(page)
      .getByRole('link', { name: /^Black/ })
      .evaluate((link: HTMLElement) => link.click());
    await chips(page).getByRole('link', { name: 'Remove Black' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(900);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY), patient).toBe(900);
  });

  it('[checklist 6] a filter chosen while a list grows back is shown', async () => {
    const page = await visit(furniture);
    for (const products of [48, 72]) {
      await page.getByRole('link', { name: 'Load more' }).click();
      await expect.poll(() => page.locator('article').count(), patient).toBe(products);
    }
    await page.locator('article').nth(50).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/c/furniture*', async (route) => {
      const isGrowing = route.request().headers().accept === 'application/json' && !route.request().url().includes('color=');
      if (isGrowing) await held;
      // The page has given it up meanwhile.
      await route.continue().catch(() => undefined);
    });
    const growing = page.waitForRequest((request) => /furniture\?.*page=2/.test(request.url()));
    await page.goBack();
    await growing;
    await filters(page)
      .getByRole('link', { name: /^Black/ })
      .evaluate((link: HTMLElement) => link.click());
    await chips(page).getByRole('link', { name: 'Remove Black' }).waitFor();
    release();
    expect(page.url()).toContain('color=black');
  });

  it('[checklist 37] without script filters are links and ranges a form', async () => {
    const page = await visit(furniture, { javaScript: false });
    await filters(page)
      .getByRole('link', { name: /^Black/ })
      .click();
    await page.waitForURL(/color=black/);
    await page.getByLabel('Price to, dollars').fill('900');
    await page.getByLabel('Price to, dollars').press('Enter');
    await page.waitForURL(/t=1&price=-900&color=black/);
    await chips(page)
      .getByRole('link', { name: /Remove/ })
      .first()
      .waitFor();
  });
});

describe('a list with few results', () => {
  const { visit } = useBrowser();

  it.each(['phone', 'desktop'] as const)(
    '[checklist 10] a single result has no order to choose, but related categories, on a %s',
    async (device) => {
      const page = await visit(results({ k: goods.plain }), { device });
      expect(await page.getByRole('article').count()).toBe(1);
      expect(await page.getByLabel('Sort by').count()).toBe(0);
      await page.getByRole('navigation', { name: 'Related categories' }).getByRole('link', { name: 'Ottomans & poufs' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ottomans & poufs' }).waitFor();
    },
  );
});

describe('type-ahead', () => {
  const { visit } = useBrowser();

  it('[§5 suggestions] the keyboard goes through the list and past none; Enter picks or searches', async () => {
    const page = await visit('/');
    await searchBox(page).pressSequentially('lam');
    await options(page).first().waitFor();
    const active = () => searchBox(page).getAttribute('aria-activedescendant');
    await searchBox(page).press('ArrowUp');
    const last = await active();
    expect(last).not.toBeNull();
    await searchBox(page).press('ArrowDown');
    expect(await active()).toBeNull();
    await searchBox(page).press('ArrowDown');
    const first = await options(page).first().getAttribute('href');
    await searchBox(page).press('Enter');
    await page.waitForURL((url) => url.pathname + url.search === first);

    await searchBox(page).fill('blue sofa');
    await searchBox(page).press('Enter');
    await page.waitForURL('**/blue-sofa/k/results.html');
    expect(await searchBox(page).inputValue()).toBe('blue sofa');
  });

  it('[§9 suggestions] a list of 360 px with lines of 36 ends with a whole visible product, and scrolls', async () => {
    const page = await visit('/', { device: 'phone' });
    await searchBox(page).fill('sof');
    await options(page).first().waitFor();
    const list = await page.getByRole('listbox', { name: 'Suggestions' }).evaluate((element) => ({
      height: element.clientHeight,
      below: element.scrollHeight,
      cut: [...element.querySelectorAll('[role=option]')].filter((option) => {
        const { top, bottom } = option.getBoundingClientRect();
        const edge = element.getBoundingClientRect().bottom;
        return top < edge - 1 && bottom > edge + 1;
      }).length,
      last: [...element.querySelectorAll('[role=option]')].findLast(
        (option) => option.getBoundingClientRect().bottom < element.getBoundingClientRect().bottom + 1,
      )?.innerHTML,
    }));
    expect(list).toMatchObject({ height: 360, cut: 0, last: expect.stringMatching(/<img.*\$/) });
    expect(list.below).toBeGreaterThan(list.height);
  });

  it('[§9 timing] is called once, 200 ms after the last key', async () => {
    const page = await visit('/');
    // Everything it needs is loaded, including the flag.
    await searchBox(page).fill('lam');
    await options(page).first().waitFor();
    await page.evaluate(() => {
      const asked: unknown[] = [];
      const send = fetch;
      Object.assign(window, {
        asked,
        fetch: (...given: Parameters<typeof fetch>) => {
          if (String(given[0]).includes('/suggestions')) asked.push(JSON.parse(String(given[1]?.body)).query);
          return send(...given);
        },
      });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 600_000);
    await searchBox(page).fill('lamp');
    await page.clock.runFor(150);
    await searchBox(page).fill('lamps');
    await page.clock.runFor(199);
    expect(await asked()).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(asked).toEqual(['lamps']);
  });

  it('[§2.1 resolved URL] a query that is a category’s name opens the category', async () => {
    const page = await visit('/');
    await searchBox(page).pressSequentially('sof');
    await options(page).getByText('sofas', { exact: true }).first().click();
    await page.waitForURL(/\/c\/sofas\?t=\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor();
  });

  it('[§2.2 recent searches] searches are offered again until removed', async () => {
    const page = await visit('/', { device: 'phone' });
    await searchBox(page).fill('wool rug');
    await page.locator('input[aria-autocomplete]').waitFor();
    await searchBox(page).press('Enter');
    await page.waitForURL('**/wool-rug/k/results.html');
    await page.goto('/');
    await searchBox(page).tap();
    await options(page).getByText('wool rug').waitFor();
    await page.getByRole('button', { name: 'Remove wool rug from recent searches' }).click();
    await expect.poll(() => options(page).count(), patient).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' });
  });

  it('[§8 silent] a failed call keeps the list, and a late response is ignored', async () => {
    const page = await visit('/', { expected: /Failed to load/ });
    await searchBox(page).pressSequentially('lamp');
    await options(page).first().waitFor();
    const shown = await options(page).allInnerTexts();
    await page.route('**/api/autocomplete/suggestions', (route) => route.fulfill({ status: 500, json: {} }));
    await searchBox(page).press('s');
    await page.waitForResponse('**/api/autocomplete/suggestions');
    expect(await options(page).allInnerTexts()).toEqual(shown);
  });

  it.each(['phone', 'desktop'] as const)(
    '[checklist 38] while offline the search says so and keeps what was typed; its list loads later, on a %s',
    async (device) => {
      const page = await visit('/', { device, expected: /Failed to load/ });
      await page.context().setOffline(true);
      await searchBox(page).click();
      await searchBox(page).fill('lamp');
      await searchBox(page).press('Enter');
      const told = page.getByRole('alert').filter({ hasText: 'you seem to be offline' });
      await told.waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.context().setOffline(false);
      await told.waitFor({ state: 'detached' });
      await searchBox(page).fill('lamps');
      await options(page).first().waitFor();
      const { height } = (await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThan(361);
      await searchBox(page).press('Enter');
      await page.waitForURL('**/lamps/k/results.html');
    },
  );

  it('[§5 search text] a text without a letter or digit is not searched', async () => {
    const page = await visit('/');
    await searchBox(page).fill(' -/&');
    await searchBox(page).press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
    // A price in the text becomes a removable filter.
    await searchBox(page).fill('rug under $100');
    await searchBox(page).press('Enter');
    await page.waitForURL('**/rug,_-100/k,price/results.html');
    await page.getByRole('heading', { level: 1, name: 'Results for rug' }).waitFor();
    await page.getByRole('link', { name: /^Remove .*\$100/ }).click();
    await page.waitForURL('**/rug/k/results.html');
  });
});
