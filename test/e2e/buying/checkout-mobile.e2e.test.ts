import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ApiShopper } from '../../support/api-shopper.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';
import { cards, fillCard, fillDetails, finishDetails, orderNumberOf, placeOrder } from '../support/shopping.ts';
import { until } from '../support/until.ts';

const userAgent = 'Mozilla/5.0 (Linux; Android 16; wv) AlderApp-Android/4.1';

/** Plays the app around the web view; returns the messages received so far. */
async function asApp(page: Page): Promise<readonly unknown[]> {
  const heard: unknown[] = [];
  await page.exposeFunction('toApp', (json: string) => void heard.push(JSON.parse(json)));
  await page.addInitScript('window.Mantel = { postMessage: (json) => window.toApp(json) }');
  return heard;
}

/** Opens a page with a bearer token on the first request only, as the app opens its web view. */
async function openWith(page: Page, path: string, bearer: string): Promise<void> {
  const pattern = (url: URL) => url.pathname === path;
  await page.route(pattern, (route) => route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${bearer}` } }), {
    times: 1,
  });
  await page.goto(path);
}

const barely = async (page: Page) =>
  expect(await page.locator('body header:not(main header, dialog header), footer:not(main footer)').count()).toBe(0);

describe('[§2.1 /checkout/mobile]', () => {
  const { visit } = useBrowser();

  it('checks out in the app’s session, without header and footer, and sends the app messages', async () => {
    const app = new ApiShopper(fromShop('shopUrl'));
    await app.fillCart((await variationOf(goods.plenty)).variationId);
    const page = await visit('about:blank', { userAgent });
    const heard = await asApp(page);
    await openWith(page, '/checkout/mobile', app.token);
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await barely(page);
    expect(page.url()).not.toContain(app.token);
    await fillDetails(page);
    await page.getByText('Estimated tax').first().waitFor({ state: 'detached' });
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.getByRole('heading', { name: 'Thank you, Ann' }).waitFor();
    await barely(page);
    const orderNumber = orderNumberOf(page);
    await until('a message', async () => heard.length > 0);
    expect(heard).toEqual([{ type: 'checkout.placed', orderNumber }]);
    await page.getByRole('button', { name: 'Back to the app' }).click();
    await until('a second message', async () => heard.length > 1);
    expect(heard[1]).toEqual({ type: 'checkout.closed' });
  });

  it('sends the app a message when the cart is empty or the session has ended', async () => {
    const page = await visit('about:blank', { userAgent });
    const heard = await asApp(page);
    await page.goto('/checkout/mobile');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await until('a message', async () => heard.length === 1);
    await openWith(page, '/checkout/mobile', `s.${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await until('a second message', async () => heard.length === 2);
    expect(heard).toEqual([
      { type: 'checkout.closed' },
      { type: 'checkout.failed', message: 'Please go back to the app and sign in again.' },
    ]);
  });

  it('[checklist 24] works without script', async () => {
    const app = new ApiShopper(fromShop('shopUrl'));
    await app.fillCart((await variationOf(goods.plenty)).variationId);
    const page = await visit('about:blank', { userAgent, javaScript: false });
    await openWith(page, '/checkout/mobile', app.token);
    await fillDetails(page);
    await finishDetails(page);
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page.getByRole('heading', { name: 'Thank you, Ann' }).waitFor();
    await barely(page);
  });
});
