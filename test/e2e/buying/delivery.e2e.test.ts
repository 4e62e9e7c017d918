import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { EstimateAnswer } from '../../../contract/delivery/delivery.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { addToCart, call } from '../support/api.ts';
import { isAwake, useBrowser, widths } from '../support/browser.ts';
import { goods, pathOf, variationOf } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';

const devices = Object.keys(widths) as (keyof typeof widths)[];
const field = (page: Page) => page.getByLabel('ZIP or postal code');
const opener = (page: Page) => page.locator('summary').filter({ hasText: /Enter your ZIP code|Change/ });

/** The form hydrates on interaction; before that it posts as without script. */
async function wake(page: Page): Promise<void> {
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const comesAlive = async () => {
    await page.mouse.move(0, 0);
    await opener(page).hover();
    return opener(page).evaluate(isAlive);
  };
  await expect.poll(comesAlive, { timeout: 15_000 }).toBe(true);
}

async function enter(page: Page, code: string, button = 'Show dates'): Promise<void> {
  if (!(await field(page).isVisible())) await opener(page).click();
  await field(page).fill(code);
  await page.getByRole('button', { name: button }).click();
}

/** The delivery dates shown for an item there. */
async function promised(page: Page, sku: string, postalCode: string): Promise<string> {
  const { variationId } = await variationOf(sku);
  const { estimate } = await call<EstimateAnswer>(
    page,
    'GET',
    `/api/delivery-estimate?variationId=${variationId}&postalCode=${postalCode}`,
  );
  return estimate.arrival ? `Arrives ${arrivalDays(estimate.arrival)}` : '';
}

const remember = (page: Page, code: string) => page.context().addCookies([{ name: 'shipintlpc', value: code, url: fromShop('shopUrl') }]);

describe('[checklist 13] the delivery date in the buy box', () => {
  const { visit } = useBrowser();

  it.each(devices)('is nationwide at first, then for the postal code, also on the next product, on a %s', async (device) => {
    const page = await visit(await pathOf(goods.plenty), { device });
    await page.getByText(/^In the contiguous US/).waitFor();
    await page.getByText(/^Arrives \w{3}, \w{3} \d+/).waitFor();
    await wake(page);
    await enter(page, ' m5v2t6 ');
    await page.getByText('To M5V 2T6').waitFor();
    await page.getByText(await promised(page, goods.plenty, 'M5V2T6')).waitFor();
    await page.getByText('$24.99 shipping, import duties may apply').waitFor();
    expect(await field(page).isVisible()).toBe(false);
    expect(await opener(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await page.goto(await pathOf(goods.plain));
    await page.getByText('To M5V 2T6').waitFor();
  });

  it('[WCAG 2.4.11] keeps field and error clear of the sticky button on a phone', async () => {
    const page = await visit(await pathOf(goods.plenty), { device: 'phone' });
    await wake(page);
    await enter(page, '1234');
    const fault = page.getByText(/^Enter a 5-digit ZIP/);
    await fault.waitFor();
    const isSeen = (node: Element) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there !== null && node.contains(there);
    };
    await expect.poll(() => field(page).evaluate(isSeen)).toBe(true);
    await expect.poll(() => fault.evaluate(isSeen)).toBe(true);
  });

  it('shows a code’s error beside the field, and keeps what was typed', async () => {
    const page = await visit(await pathOf(goods.plenty));
    await wake(page);
    await enter(page, '1234');
    await page.getByText('Enter a 5-digit ZIP code or a Canadian postal code').waitFor();
    expect(await field(page).inputValue()).toBe('1234');
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    await enter(page, '00901');
    await page.getByText("Sorry, we don't ship to this Zip Code. Please edit your Shipping Address to continue").waitFor();
    expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await enter(page, '10001');
    await page.getByText('To 10001').waitFor();
  });

  it.each(devices)('appears in its place without a layout shift, on a %s', async (device) => {
    const page = await visit('about:blank', { device });
    await remember(page, '10001');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/delivery-estimate?*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(await pathOf(goods.plenty));
    await page.getByText(/^In the contiguous US/).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const placeOf = async () => (await page.getByText('Return it for free within 30 days').boundingBox())?.y;
    const before = await placeOf();
    answer();
    await page.getByText('To 10001').waitFor();
    expect(await placeOf()).toBe(before);
  });

  it('follows the chosen variation', async () => {
    const page = await visit('/sheet-set/k/results.html');
    await page.locator('article').getByRole('link').first().click();
    await page.getByText(/^Arrives/).waitFor();
    // An earlier press follows the option's link.
    await page.waitForFunction(isAwake);
    const asked = page.waitForRequest(/\/api\/delivery-estimate\?variationId=/);
    await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').last().click();
    const variation = new URL(page.url()).searchParams.get('variation');
    expect(new URL((await asked).url()).searchParams.get('variationId')).toBe(variation);
    await page.getByText(/^Arrives/).waitFor();
  });

  it('ignores a late answer for a variation chosen before', async () => {
    const page = await visit('/sheet-set/k/results.html');
    await page.locator('article').getByRole('link').first().click();
    await page.getByText(/^Arrives/).waitFor();
    await page.waitForFunction(isAwake);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/delivery-estimate?*', async (route) => {
      await held;
      await route.fulfill({ status: 409, json: { ok: false, statusCode: 409, message: 'Too late' } });
    });
    const sizes = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
    const first = await sizes.evaluateAll((radios) => radios.findIndex((radio) => radio.getAttribute('aria-checked') === 'true'));
    const asked = page.waitForRequest('**/api/delivery-estimate?*');
    await sizes.nth(first === 0 ? 1 : 0).click();
    const answered = (await asked).response();
    await sizes.nth(first).click();
    await page.getByText(/^Arrives/).waitFor();
    release();
    await (await answered)?.finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await page.getByText('Too late').count()).toBe(0);
  });

  it('changes nothing under the hands of who types a postal code when the place becomes known', async () => {
    const page = await visit('about:blank');
    await remember(page, '10001');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/delivery-estimate?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(await pathOf(goods.plenty));
    await wake(page);
    await opener(page).click();
    await field(page).pressSequentially('981');
    release();
    await page.getByText('To 10001').waitFor();
    await page.keyboard.type('01');
    expect(await field(page).inputValue()).toBe('98101');
  });

  it('shows the time left to order, and reloads when it is over', async () => {
    const page = await visit('about:blank');
    await remember(page, '10001');
    const path = await pathOf(goods.plenty);
    const { variationId } = await variationOf(goods.plenty);
    const { body } = await fetchEstimate(variationId);
    const orderBy = Date.parse(body.estimate.orderBy ?? '');
    await page.clock.install({ time: orderBy - 4_500_000 });
    await page.goto(path);
    await page.getByText(/^Order within 1 h \d+ min$/).waitFor();
    const again = page.waitForRequest(/\/api\/delivery-estimate\?/);
    await page.clock.fastForward(4_510_000);
    await again;
  });

  it('[checklist 38] while offline keeps what was typed, and shows the offline message', async () => {
    const page = await visit(await pathOf(goods.plenty), { expected: /Failed to load/ });
    await wake(page);
    await page.context().setOffline(true);
    await enter(page, '10001');
    await page.getByText('We couldn’t reach the shop. Check your connection and try again.').waitFor();
    expect(await field(page).inputValue()).toBe('10001');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Show dates' }).click();
    await page.getByText('To 10001').waitFor();
  });

  it('is absent for sold-out items', async () => {
    const page = await visit(await pathOf(goods.soldOut));
    await page.getByText('No delivery date while out of stock').waitFor();
    expect(await opener(page).isVisible()).toBe(false);
  });

  it('[§8] reports that dates are unavailable, and retries', async () => {
    const page = await visit('about:blank', { expected: /ERR_FAILED/ });
    await remember(page, '10001');
    await page.route('**/api/delivery-estimate?*', (route) => route.abort());
    await page.goto(await pathOf(goods.plenty));
    await page.getByText('Delivery dates are unavailable right now.').waitFor();
    await page.unroute('**/api/delivery-estimate?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('To 10001').waitFor();
  });

  it.each([true, false])('[§8] says that large items cannot go there, and does not offer to try again (script: %s)', async (javaScript) => {
    const page = await visit('about:blank', { javaScript, expected: /409/ });
    await asAdministrator(page);
    await call(page, 'POST', '/api/staff/settings/restricted-codes', { codes: '59001', scope: 'large' });
    for (const [code, place] of [
      ['59001', 'this postal code. Please choose another one.'],
      ['09012', 'military addresses (APO, FPO, DPO). Please choose another ZIP code.'],
    ] as const) {
      await page.goto(await pathOf(goods.heavy));
      if (javaScript) await wake(page);
      await enter(page, code);
      await page.getByText(`We can’t deliver large items to ${place}`).waitFor();
      expect(await page.getByText('Delivery dates are unavailable right now.').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    }
  });

  it.each(devices)('works without script, on a %s', async (device) => {
    const page = await visit(await pathOf(goods.plenty), { device, javaScript: false });
    await page.getByText(/^Arrives/).waitFor();
    await enter(page, 'nowhere');
    await page.getByText('Enter a 5-digit ZIP code').waitFor();
    expect(await field(page).inputValue()).toBe('nowhere');
    await enter(page, '10001-1234');
    await page.getByText('To 10001').waitFor();
    await page.goto('/cart');
    expect((await page.context().cookies()).find(({ name }) => name === 'shipintlpc')?.value).toBe('10001-1234');
  });
});

describe('[checklist 19] the cart’s arrival by the same postal code', () => {
  const { visit } = useBrowser();

  it.each(devices)('has the dates of each line and of the whole, with tax, on a %s', async (device) => {
    const page = await visit('/cart', { device });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/cart');
    await enter(page, '90012', 'Estimate');
    await page.getByText('To 90012').waitFor();
    const days = await promised(page, goods.plenty, '90012');
    expect(await page.getByText(days).count()).toBe(2);
    expect(await page.getByText('depends on your address').count()).toBe(0);
    await page.goto('/checkout');
    expect(await page.locator('[name="shippingAddress.postalCode"]').inputValue()).toBe('90012');
    expect(await page.locator('[name="shippingAddress.stateRegion"]').inputValue()).toBe('CA');
  });

  it('works without script too', async () => {
    const page = await visit('/cart', { javaScript: false });
    await addToCart(page, (await variationOf(goods.plenty)).variationId);
    await page.goto('/cart');
    await enter(page, '00901', 'Estimate');
    await page.getByText("Sorry, we don't ship to this Zip Code").waitFor();
    expect(await field(page).inputValue()).toBe('00901');
    await enter(page, '90012', 'Estimate');
    await page.getByText('To 90012').waitFor();
    expect(await page.getByText(/^Arrives/).count()).toBe(2);
  });
});

async function fetchEstimate(variationId: number): Promise<{ body: EstimateAnswer }> {
  const response = await fetch(`${fromShop('shopUrl')}/api/delivery-estimate?variationId=${variationId}&postalCode=10001`);
  return { body: (await response.json()) as EstimateAnswer };
}
