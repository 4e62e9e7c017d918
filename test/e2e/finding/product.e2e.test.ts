import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../contract/catalog/catalog.ts';
import type { ReviewPage } from '../../../contract/reviews/reviews.ts';
import { buy } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { goods, pathOf, variationOf } from '../support/goods.ts';
import { pathOfPhotographed } from '../support/scenes/scenes.ts';
import { fromShop } from '../support/shop.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const scaleOf = (page: Page) =>
  dialogOf(page)
    .locator('[style*=scale]')
    .evaluate((node) => Number(/scale\(([\d.]+)\)/.exec(node.getAttribute('style') ?? '')?.[1]));

/** Of the demonstration: a sectional with a shape, a colour and a size, and a line about financing. */
const threeOptions = 'FSE-1103-LSH-IVO-FOU';

describe('[§2.10] a product’s pictures', () => {
  const { visit } = useBrowser({ pictures: true });

  it('are navigated in full screen by keys, and return the focus', async () => {
    const page = await visit(await pathOfPhotographed());
    const opener = page.getByRole('button', { name: 'View pictures full screen' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.getByText(/^1 of \d+/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^2 of \d+/).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Previous picture' }).press('Enter');
    await page.getByText(/^1 of \d+/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^2 of \d+/).waitFor();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('are one tab stop with arrow keys', async () => {
    const page = await visit(await pathOfPhotographed());
    const strip = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('list')
      .first();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const shown = () => strip.evaluate((node) => Math.round(node.scrollLeft / node.clientWidth));
    await strip.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('View pictures full screen');
    expect(await shown()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText(/^2 of \d+/).waitFor();
  });

  it('[WCAG 2.3.3] are at their place at once with reduced motion, as are the products of a row', async () => {
    const page = await visit(await pathOfPhotographed());
    const thumbnail = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link').nth(1);
    const scrolled = (link: HTMLElement | SVGElement) => {
      (link as HTMLElement).click();
      const list = link.closest('section')?.querySelector('ul');
      return (list?.scrollLeft ?? 0) / (list?.clientWidth ?? 1);
    };
    expect(await thumbnail.evaluate(scrolled)).toBeCloseTo(1, 1);
    const more = page.getByRole('button', { name: 'More products' }).first();
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => more.evaluate((button) => button.closest('[data-island]')?.hasAttribute('data-alive'))).toBe(true);
    expect(await more.evaluate(scrolled)).toBeGreaterThan(0);
  });

  it('[checklist 38] that cannot open full screen while offline say so, and open later', async () => {
    const path = await pathOfPhotographed();
    const page = await visit(path, { expected: /Failed to load|Failed to fetch/ });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const opener = page.getByRole('button', { name: 'View pictures full screen' });
    await opener.click();
    await page.getByRole('alert').filter({ hasText: 'you seem to be offline' }).waitFor();
    await page.context().setOffline(false);
    await opener.click();
    await dialogOf(page).waitFor();
  });

  it('are magnified under the mouse', async () => {
    const page = await visit(await pathOfPhotographed());
    const picture = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('listitem')
      .first();
    const lens = page.locator('[data-shown] > img');
    await expect
      .poll(async () => {
        await picture.hover({ position: { x: 80, y: 90 } });
        await picture.hover({ position: { x: 120, y: 140 } });
        return lens.isVisible();
      })
      .toBe(true);
    const [large, plain] = await Promise.all([lens.boundingBox(), picture.boundingBox()]);
    expect((large?.width ?? 0) / (plain?.width ?? 1)).toBeCloseTo(2.5, 1);
    await page.mouse.move(5, 5);
    await lens.waitFor({ state: 'hidden' });
  });

  it('zoom by pinch', async () => {
    const page = await visit(await pathOfPhotographed(), { device: 'phone' });
    const devtools = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 400, id })),
      });
    await page.getByRole('button', { name: 'View pictures full screen' }).click();
    await dialogOf(page).waitFor();
    await fingers('touchStart', 30);
    for (const apart of [45, 60, 75]) await fingers('touchMove', apart);
    await fingers('touchEnd');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  });

  it('fit a phone’s screen, however long their label', async () => {
    const page = await visit(await pathOfPhotographed(), { device: 'phone' });
    await page.getByRole('button', { name: 'View pictures full screen' }).click();
    await dialogOf(page).waitFor();
    const title = dialogOf(page).locator('header p').first();
    await title.evaluate((node) => (node.textContent = 'Quarzazate Donaudampfschifffahrtsgesellschaft floor cushion '.repeat(3)));
    const close = await dialogOf(page).getByRole('button', { name: 'Close' }).boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  it('are a placeholder where there are none, without zoom', async () => {
    const page = await visit(await pathOf(goods.plain));
    const gallery = page.getByRole('region', { name: /^Pictures of/ });
    await gallery.getByRole('img', { name: 'No picture yet' }).waitFor();
    await page.waitForFunction(isAwake);
    expect(await gallery.getByRole('button').count()).toBe(0);
  });

  it('[checklist 12] measure the chosen shape, and name the size if another is chosen', async () => {
    const page = await visit('/galley-wooden-tray/k/results.html');
    await page.getByRole('link', { name: 'Galley wooden tray', exact: true }).click();
    await page.getByRole('radio', { name: 'Large' }).click();
    await page.getByText(/^24" W .* pictured in Medium: 20/).waitFor();
    // The specifications follow, and without script the address of the size has them.
    const dimensions = page.getByRole('row', { name: /^Dimensions/ });
    expect(await dimensions.textContent()).toContain('24" W × 16" D');
    const plain = await visit(page.url().slice(new URL(page.url()).origin.length), { javaScript: false });
    expect(await plain.getByRole('row', { name: /^Dimensions/ }).textContent()).toContain('24" W × 16" D');
    await page.getByRole('radio', { name: 'Round' }).click();
    await page.getByRole('link', { name: /^Size, picture/ }).waitFor({ state: 'detached' });
  });

  it('[checklist 35] have the 3-D button beside the thumbnails on a phone, not over the picture', async () => {
    const page = await visit('/tall-bookcase/k/results.html', { device: 'phone' });
    await page.getByRole('link', { name: 'Maren tall bookcase', exact: true }).click();
    const [way, picture] = await Promise.all([
      page.getByRole('button', { name: 'View in 3D' }).boundingBox(),
      page.getByRole('main').getByRole('img').first().boundingBox(),
    ]);
    expect(way?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  });

  it('[checklist 12] show another colour’s room last, with that colour’s name', async () => {
    const page = await visit('/track-arm-sofa/k/results.html');
    await page.getByRole('link', { name: 'Marlow track-arm sofa', exact: true }).click();
    const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
    await thumbnails.first().waitFor();
    await page.getByRole('link', { name: /^Picture .* in a room/ }).click();
    await page.getByText('Shown in Moss').waitFor();
    await page.getByRole('radio', { name: 'Moss' }).click();
    await page.getByText('Shown in Moss').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Picture .* in a room/ }).waitFor();
  });
});

describe('deciding to buy', () => {
  const { visit } = useBrowser({ pictures: true });

  it('[search engines 1] the document itself has name, price, availability and the first reviews', async () => {
    const path = await pathOfPhotographed();
    const shop = fromShop('shopUrl');
    const id = /(\d+)\/product\.html/.exec(path)?.[1];
    const product: Product = await (await fetch(`${shop}/api/product/${id}`)).json();
    const { reviews }: ReviewPage = await (await fetch(`${shop}/api/reviews?productId=${id}`)).json();
    const page = await visit(path, { javaScript: false });
    // Distant parts are not laid out, and would have no inner text.
    const text = await page.getByRole('main').textContent();
    expect(text).toContain(product.name);
    expect(text).toMatch(new RegExp(`\\$${(product.lowestVariationPrice.amount / 100).toLocaleString('en-US')}`));
    expect(text).toMatch(/In stock|Only \d+ left|Sold out/);
    expect(text).toContain(reviews[0]?.title);
  });

  it.each(['phone', 'desktop'] as const)(
    '[checklist 17] choosing changes address, price, picture and date without a layout shift, on a %s',
    async (device) => {
      const page = await visit('/track-arm-sofa/k/results.html', { device });
      await page.getByRole('link', { name: 'Marlow track-arm sofa', exact: true }).click();
      await page.getByText(/^Arrives/).waitFor();
      await page.waitForFunction(isAwake);
      const moved = await page.evaluateHandle(() => {
        const moved: { shifts: number } = { shifts: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift' });
        return moved;
      });
      const price = page
        .getByRole('main')
        .getByText(/^\$[\d,.]+$/)
        .first();
      const picture = page
        .getByRole('region', { name: /^Pictures of/ })
        .getByRole('img')
        .first();
      const before = [await price.innerText(), await picture.getAttribute('src')];
      await page.getByRole('radio', { name: '96"' }).click();
      await page.getByRole('radio', { name: 'Moss' }).click();
      await page.waitForURL(/variation=\d+/);
      await expect.poll(() => picture.getAttribute('src')).not.toBe(before[1]);
      expect(await price.innerText()).not.toBe(before[0]);
      await page.getByText(/^Arrives/).waitFor();
      await page.waitForTimeout(500);
      expect(await moved.evaluate(({ shifts }) => shifts)).toBeLessThan(0.01);
      const chosen = page.url();
      await page.reload();
      expect(page.url()).toBe(chosen);
      await page.getByRole('radio', { name: 'Moss', checked: true }).waitFor();
    },
  );

  it('[§4 sale urgency] a sale shows how long it lasts, and its reference price', async () => {
    const page = await visit(await pathOf(goods.reduced));
    await page.getByText(/^Sale ends in 2 days \d+ hour/).waitFor();
    await page.getByText('Save 20%').waitFor();
    await page.getByLabel('About this price').click();
    await page.getByText('Our price until the sale began').waitFor();
    const plain = await visit(await pathOf(goods.reduced), { javaScript: false });
    expect(await plain.getByText(/^Sale ends/).textContent()).toMatch(/^Sale ends [A-Z][a-z]{2} \d{1,2}$/);
  });

  it('[§3 availability] a restricted item says why, and cannot be bought', async () => {
    const page = await visit(await pathOf(goods.restricted));
    await page.getByText('Untreated wood may not cross state lines.').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/delivery date|standard shipping|within 30 days of delivery/i);
    expect(await page.getByRole('button', { name: 'Not available online' }).first().isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
  });

  it('[checklist 35] on a phone name, price and picture share the first view with the button, which stays in reach', async () => {
    const page = await visit(await pathOf(goods.plain), { device: 'phone' });
    const main = page.getByRole('main');
    const button = (await main.getByRole('button', { name: 'Add to cart' }).boundingBox())?.y ?? 0;
    const price = main.getByText(/^\$[\d,.]+$/).first();
    for (const [part, share] of [
      [main.getByRole('heading', { level: 1 }), 1],
      [price, 1],
      [main.getByRole('img').first(), 0.6],
    ] as const) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      expect(y).toBeGreaterThan(0);
      expect(y + height * share).toBeLessThan(button);
    }
    const bar = page.getByRole('region', { name: 'Buy this product' });
    expect(await bar.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
  });

  it('[checklist 35] on a phone is no wider than the window, however long its name', async () => {
    const page = await visit(await pathOf(goods.plain), { device: 'phone' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('[checklist 35] on a desktop a bar takes the place of the button once that has left, and covers nothing', async () => {
    const page = await visit(await pathOf(threeOptions));
    const main = page.getByRole('main');
    const bottomOfButton = async () => {
      const button = await main.getByRole('button', { name: 'Add to cart' }).boundingBox();
      return (button?.y ?? 0) + (button?.height ?? 0);
    };
    expect(await main.getByRole('radiogroup').count()).toBe(3);
    expect(await bottomOfButton()).toBeLessThan(860);
    await page.goto(await pathOf(goods.plain));
    expect(await bottomOfButton()).toBeLessThan(860);
    const bar = page.getByRole('region', { name: 'Buy this product' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await bar.waitFor();
    // The page's end stays clear of it; rows that arrive later move the end.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const footer = await page.getByRole('contentinfo').boundingBox();
        const over = await bar.boundingBox();
        return Math.round((footer?.y ?? 0) + (footer?.height ?? 0)) - Math.round(over?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);
    const isOnTop = await bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
  });

  it('[§9 caching] returning to a page after twenty seconds refreshes its stock', async () => {
    const page = await visit(await pathOf(goods.fleeting));
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    await page.clock.install();
    await page.reload();
    const rival = await visit('/');
    const { variationId } = await variationOf(goods.fleeting);
    await buy(rival, variationId);
    await page.clock.fastForward(21_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('button', { name: 'Sold out' }).first().waitFor();
  });

  it('[checklist 18] says why a variation was not added beside that one only', async () => {
    const page = await visit(await pathOf(goods.manySizes));
    const refusal = { ok: false, statusCode: 409, message: 'A cart holds up to 100 different items.' };
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText(refusal.message).waitFor();
    await page.getByRole('radio', { name: '4 ft long', exact: true }).click();
    await page.getByText(refusal.message).waitFor({ state: 'detached' });
  });

  it('[checklist 17] the browser’s own keys stay its own among the values of an option', async () => {
    const page = await visit(await pathOf(goods.manySizes));
    const chosen = page.getByRole('radio', { checked: true });
    const before = await chosen.innerText();
    await chosen.focus();
    await page.keyboard.press('Alt+ArrowRight');
    expect(await chosen.innerText()).toBe(before);
    await page.keyboard.press('ArrowRight');
    expect(await chosen.innerText()).not.toBe(before);
  });

  it('[checklist 18] what Add to cart finds sold out takes the focus of its button', async () => {
    const page = await visit(await pathOf(goods.plenty));
    await page.waitForFunction(isAwake);
    const refusal = { ok: false, statusCode: 409, message: 'This item is out of stock.' };
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    );
    await page.route('**/api/product/*/offers*', async (route) => {
      const response = await route.fetch();
      const { variations, ...rest } = await response.json();
      const none = { availability: 'OUT_OF_STOCK', quantityAvailable: 0 };
      await route.fulfill({ response, json: { ...rest, variations: variations.map((one: object) => ({ ...one, ...none })) } });
    });
    await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter');
    await page.getByLabel('Email me when it’s back').waitFor();
    await page.getByText(refusal.message).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  });

  it('[§7.3] Share copies a link without the campaign that brought the visitor', async () => {
    const page = await visit('about:blank');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${await pathOf(goods.plenty)}?cid=FRIDAY&token=t`);
    await page.waitForFunction(isAwake);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').first().waitFor();
    const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(shared.pathname + shared.search).toBe(
      `${await pathOf(goods.plenty)}?variation=${(await variationOf(goods.plenty)).variationId}`,
    );
  });

  it('[checklist 18] an alternative to what is sold out passes the focus on to the button that adds it', async () => {
    const page = await visit(await pathOf(goods.manySizes));
    await page.clock.install();
    await page.reload();
    await page.waitForFunction(isAwake);
    await page.route('**/api/product/*/offers*', async (route) => {
      const response = await route.fetch();
      const { variations, ...rest } = await response.json();
      const [first, ...others] = variations;
      await route.fulfill({
        response,
        json: { ...rest, variations: [{ ...first, availability: 'OUT_OF_STOCK', quantityAvailable: 0 }, ...others] },
      });
    });
    await page.clock.fastForward(21_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('link', { name: '4 ft long', exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add to cart');
  });
});
