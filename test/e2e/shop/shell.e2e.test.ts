import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { product as productLink } from '../../../web/routes.ts';
import { register } from '../support/accounts.ts';
import { addToCart } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { findProduct, goods, variationOf } from '../support/goods.ts';
import { pathOfPhotographed } from '../support/scenes/scenes.ts';
import { fromShop } from '../support/shop.ts';
import { searchBox } from '../support/shopping.ts';

const offers = (page: Page) => page.getByRole('region', { name: 'Offers and delivery' });

describe('[§2.6 promo banner]', () => {
  const { visit } = useBrowser();

  it('opens the promo code details, which close by button, Escape and a click outside, and return the focus', async () => {
    const page = await visit('/shipping');
    const opener = offers(page).getByRole('button', { name: 'How it works' });
    const details = page.getByRole('dialog', { name: 'Promo code details' });
    const closings = [
      () => details.getByRole('button', { name: 'Start shopping' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 700),
    ];
    for (const close of closings) {
      await opener.click();
      await details.waitFor();
      await close();
      await details.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });

  it('[§4] rotates every four seconds on a phone until paused', async () => {
    const page = await visit('about:blank', { device: 'phone', moving: true });
    await page.clock.install();
    await page.goto('/shipping');
    const strip = offers(page).getByRole('list');
    const shown = () => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
    const pause = page.getByRole('button', { name: 'Pause offers' });
    await pause.waitFor();
    expect(await shown()).toBe(0);
    await page.clock.runFor(4000);
    await expect.poll(shown).toBe(1);
    await pause.click();
    await page.clock.runFor(20_000);
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
    expect(await shown()).toBe(1);
  });
});

describe('[§2.11 cookie consent]', () => {
  const { visit } = useBrowser();
  const drawer = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  it('[§4] shows on every page until dismissed, for a year', async () => {
    const page = await visit('/shipping', { device: 'phone', firstVisit: true });
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await drawer(page).waitFor();
    await page.goto('/faq');
    await drawer(page).waitFor();
    const answer = page.waitForResponse('**/api/consent');
    await drawer(page).getByRole('button', { name: 'Close cookie notice' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    await answer;
    const [consent] = (await page.context().cookies()).filter(({ name }) => name === 'cookie_consent');
    expect(consent?.value).toBe('true');
    expect((consent?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
    await page.goto('/returns', { waitUntil: 'networkidle' });
    expect(await drawer(page).isVisible()).toBe(false);
  });

  it('leaves room for the “Add to cart” bar on a phone', async () => {
    const page = await visit('/', { device: 'phone', firstVisit: true });
    await page.goto(String(await page.locator('main article a').first().getAttribute('href')), { waitUntil: 'networkidle' });
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await drawer(page).waitFor();
    const add = page.getByRole('button', { name: 'Add to cart' }).last();
    await expect.poll(async () => (await page.locator('button[form="add-to-cart"]').count()) > 0).toBe(true);
    // A click requires the button to be on top at that point.
    await add.click({ trial: true });
  });

  it.each([true, false])('lifts the “Add to cart” bar of a phone without a layout shift (moving: %s)', async (moving) => {
    const page = await visit('about:blank', { device: 'phone', firstVisit: true, moving });
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(await pathOfPhotographed());
    await drawer(page).waitFor();
    const gap = async () => {
      const [bar, notice] = await Promise.all([page.locator('form#add-to-cart').boundingBox(), drawer(page).boundingBox()]);
      if (!bar || !notice || notice.y >= 844) return Number.POSITIVE_INFINITY;
      return Math.abs(notice.y - bar.y - bar.height);
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeCloseTo(0, 3);
    // On one line the notice is lower.
    for (const width of [740, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(gap).toBeLessThanOrEqual(1);
    }
  });

  it('[WCAG 2.4.11] covers nothing that the keyboard reaches', async () => {
    const page = await visit('/shipping', { device: 'phone', firstVisit: true });
    const notice = page.getByRole('region', { name: 'Cookies' });
    await notice.waitFor();
    const covered: string[] = [];
    let seen = 0;
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const at = await notice.evaluate((over) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || over.contains(focused)) return null;
        const { bottom, top, height } = focused.getBoundingClientRect();
        return { name: focused.textContent ?? '', isCovered: height > 0 && top >= 0 && bottom > over.getBoundingClientRect().top + 1 };
      });
      if (at) seen++;
      if (at?.isCovered) covered.push(at.name);
    }
    expect(covered).toEqual([]);
    expect(seen).toBeGreaterThan(10);
  });

  it('is a plain form without script, and disappears once submitted', async () => {
    const page = await visit('/shipping', { javaScript: false, firstVisit: true });
    await drawer(page).getByRole('button', { name: 'Close cookie notice' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/shipping');
    expect((await page.context().cookies()).find(({ name }) => name === 'cookie_consent')?.value).toBe('true');
  });
});

describe('[§2.2 campaign label]', () => {
  const { visit } = useBrowser();

  it('shows the link’s campaign status, also on the next page, and nothing for an unknown one', async () => {
    const page = await visit('/shipping?cid=SPRING&token=t');
    await offers(page).getByText('Ended: Spring markdowns').waitFor();
    await page.goto('/returns');
    await offers(page).getByText('Ended: Spring markdowns').waitFor();
    await page.goto('/shipping?cid=FRIDAY');
    await offers(page).getByText('Friday’s markdowns are already in the prices you see. Free shipping from $50 goes with them.').waitFor();
    const asked = page.waitForResponse('**/api/campaign/discount-status*');
    await page.goto('/shipping?cid=nobody-knows&token=t');
    const answer = await asked;
    expect((await answer.json()).status.code).toBe('INVALID');
    // The token is in no URL of the shop's own calls.
    expect([answer.request().method(), new URL(answer.url()).search]).toEqual(['POST', '']);
    expect(await offers(page).getByText('markdowns are already').count()).toBe(0);
  });
});

describe('[§2.2 ship-to bar]', () => {
  const { visit } = useBrowser();

  it.each([800, 1100, 1300])(
    'says what is free and where the shop ships at %i px, the former in its place beside a campaign too',
    async (width) => {
      const page = await visit('/shipping');
      await page.setViewportSize({ width, height: 900 });
      const free = offers(page).getByRole('link', { name: /^Free standard shipping/ });
      await offers(page).getByRole('link', { name: 'Ships to the US and Canada' }).waitFor();
      const place = (await free.boundingBox())?.x;
      expect(place).toBeGreaterThan(0);
      await page.goto('/shipping?cid=FRIDAY');
      await offers(page).getByText('Friday’s markdowns are already in the prices you see.').waitFor();
      expect((await free.boundingBox())?.x).toBe(place);
    },
  );
});

describe('[§9 feature flags] in the visitor call', () => {
  const { visit } = useBrowser();
  /** A page whose visitor call is overridden. */
  async function told(path: string, change: (visitor: { flags: string[] }) => object): Promise<Page> {
    const page = await visit('about:blank');
    await page.route('**/api/authenticated', async (route) => {
      const response = await route.fetch();
      const visitor = await response.json();
      await route.fulfill({ response, json: { ...visitor, ...change(visitor) } });
    });
    await page.goto(path);
    return page;
  }

  it('hide campaigns where discounts are off', async () => {
    const asked: string[] = [];
    const off = ({ flags }: { flags: string[] }) => ({ flags: flags.filter((flag) => flag !== 'discount-activation') });
    const page = await told('about:blank', off);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/shipping?cid=FRIDAY');
    await page.waitForResponse(/load-campaign/);
    await page.waitForFunction(() => document.documentElement.dataset.visitor === 'guest');
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/campaign/discount-status');
  });

  it('admit a vendor’s script to the shop, but not where cards are typed', async () => {
    const script = `${fromShop('shopUrl')}/vendor/chat.js`;
    const page = await told('about:blank', () => ({ scripts: [script] }));
    await page.route('**/vendor/chat.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "here"' }),
    );
    const isHere = () => page.evaluate(() => document.documentElement.dataset.chat === 'here');
    await page.goto('/shipping');
    await expect.poll(isHere).toBe(true);
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/checkout');
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.visitor === 'guest');
    await page.waitForLoadState('networkidle');
    expect(await isHere()).toBe(false);
  });
});

describe('[§2.12 footer]', () => {
  const { visit } = useBrowser();
  const foot = (page: Page) => page.getByRole('contentinfo');

  it('collapses its columns on a phone', async () => {
    const page = await visit('/shipping', { device: 'phone', javaScript: false });
    const careers = foot(page).getByRole('link', { name: 'Careers' });
    expect(await careers.isVisible()).toBe(false);
    await foot(page).locator('summary', { hasText: 'Company information' }).click();
    expect(await careers.isVisible()).toBe(true);
  });

  it('is expanded on larger windows; its links open a new tab, except the orders', async () => {
    const page = await visit('/shipping');
    const column = foot(page).getByRole('navigation', { name: 'Help and company' });
    expect(await column.getByRole('link').count()).toBe(16);
    expect(await column.getByRole('link', { name: 'Careers' }).getAttribute('target')).toBe('_blank');
    expect(await column.getByRole('link', { name: 'Orders' }).getAttribute('target')).toBeNull();
  });

  it('has plain links in the checkout', async () => {
    const page = await visit('/shipping');
    const { variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
    await addToCart(page, variations[0]?.variationId ?? 0);
    await page.goto('/checkout');
    expect(await foot(page).getByRole('link', { name: 'Return policy', exact: true }).isVisible()).toBe(true);
    expect(await foot(page).locator('a[target]').count()).toBe(0);
  });
});

describe('[§2.3] the drawer’s groups', () => {
  const { visit } = useBrowser();
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  };

  it('are Account / Sign In for guests and My Account for customers, who sign out to the sign-in', async () => {
    const page = await visit('/shipping', { device: 'phone' });
    let menu = await open(page);
    await menu.getByText('Account / Sign In').click();
    await menu.getByRole('link', { name: 'Create Account' }).waitFor();
    expect(await menu.getByText('My Account').isVisible()).toBe(false);
    expect(
      await menu
        .getByRole('link', { name: /^Shop All/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await register(page);
    await page.reload();
    menu = await open(page);
    await menu.getByText('My Account').click();
    await menu.getByRole('link', { name: 'Orders & Returns' }).waitFor();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login?tab=login');
  });

  it('have no third level for gifts', async () => {
    const page = await visit('/shipping', { device: 'phone' });
    const menu = await open(page);
    await menu.getByText('Holiday & Gifts', { exact: true }).click();
    await menu.getByRole('link', { name: 'Shop All Holiday & Gifts' }).waitFor();
    await menu.getByRole('link', { name: 'Gifts', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
  });
});

describe('[§3] between tabs', () => {
  const { visit } = useBrowser();

  it('the cart’s badge follows additions in another tab', async () => {
    const one = await visit('/shipping');
    const path = productLink(await findProduct(fromShop('shopUrl'), goods.plenty));
    const other = await visit(path, { sameAs: one });
    await other.getByRole('button', { name: 'Add to cart' }).click();
    await one
      .getByRole('banner')
      .getByRole('link', { name: /^Cart\s*, 1 item/ })
      .waitFor();
  });
});

describe('[§5] the search', () => {
  const { visit } = useBrowser();

  it('is not submitted without a letter or digit', async () => {
    const page = await visit('/help');
    await searchBox(page).fill('?! -');
    await page.keyboard.press('Enter');
    await searchBox(page).fill('rugs 5x8');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rugs-5x8/k/results.html');
    // One step back undoes everything submitted before.
    await page.goBack();
    await page.waitForURL('**/help');
  });
});

describe('[§7.7] the way to the cart', () => {
  const { visit } = useBrowser();

  it('remembers the page before the cart, and leads back to it', async () => {
    const page = await visit('/rugs/k/results.html?sort=price-low');
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await page.waitForURL('**/rugs/k/results.html?sort=price-low');
  });
});

describe('[§2.4 home] blocks below the first view', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are laid out as soon as the browser is idle, or with the page (script: %s)', async (javaScript) => {
    const page = await visit('/', { javaScript });
    const last = page.getByRole('main').getByRole('heading').last();
    await expect.poll(() => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  });
});

describe('[§2.11 not found]', () => {
  const { visit } = useBrowser();

  it('offers the home page and the departments', async () => {
    const page = await visit('/no/such/page');
    expect(await page.getByRole('link', { name: "Let's go shopping" }).getAttribute('href')).toBe('/');
    await page.getByRole('navigation', { name: 'Or look through a department' }).getByRole('link', { name: 'Rugs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rugs' }).waitFor();
  });
});
