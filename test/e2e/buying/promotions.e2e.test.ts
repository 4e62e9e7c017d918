import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cart as cartLink, checkout as checkoutLink } from '../../../web/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { addToCart, call } from '../support/api.ts';
import { isAwake, useBrowser, type VisitOptions } from '../support/browser.ts';
import { findProduct, goods, pathOf, variationOf } from '../support/goods.ts';
import { codes } from '../support/promotions.ts';
import { fromShop } from '../support/shop.ts';
import { cards, fillCard, fillDetails, finishDetails, placeOrder } from '../support/shopping.ts';
import { asAdministrator } from '../support/staff.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^(Enter a|Add another|Try another) code$/ });
const summary = (page: Page) => page.getByLabel('Order summary');
const entered = (page: Page) => page.getByRole('list', { name: 'Promo code' }).getByRole('listitem');
const unfold = (page: Page) => page.getByText('Promo code', { exact: true }).click();

async function enter(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await field(page).press('Enter');
}

/** A visitor on the cart page with this many tapers ($24.00 each). */
async function withTapers(
  visit: ReturnType<typeof useBrowser>['visit'],
  quantity: number,
  options: VisitOptions & { path?: string } = {},
): Promise<Page> {
  const { path = cartLink(), ...more } = options;
  const page = await visit('about:blank', more);
  await addToCart(page, (await variationOf(goods.plenty)).variationId, quantity);
  await page.goto(path);
  if (more.javaScript !== false) await page.waitForFunction(isAwake);
  return page;
}

describe.each(['phone', 'desktop'] as const)('[§2.7, §4 promo code] in the cart on a %s', (device) => {
  const { visit } = useBrowser();

  it('is collapsed, applies in any spelling, and shows its discount at the line and in the summary', async () => {
    const page = await withTapers(visit, 2, { device });
    expect(await field(page).isVisible()).toBe(false);
    await unfold(page);
    await enter(page, ' tapers 15 ');
    await entered(page).filter({ hasText: 'TAPERS15 — 15% off tapers' }).filter({ hasText: 'You save $7.20.' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'TAPERS15 applied. You save $7.20.' }).waitFor({ state: 'attached' });
    expect(await field(page).inputValue()).toBe('');
    const line = page.getByRole('region', { name: 'Items' }).getByRole('listitem').first();
    expect(await line.innerText()).toMatch(/15% off tapers \(TAPERS15\) −\$7\.20/);
    expect(await line.innerText()).toMatch(/Was\s+\$48\.00\s+now\s+\$40\.80/);
    expect(await summary(page).innerText()).toMatch(/15% off tapers \(TAPERS15\)\s+−\$7\.20/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('keeps an unknown code in the field with an error, and accepts another', async () => {
    const page = await withTapers(visit, 1, { device });
    await unfold(page);
    await enter(page, 'NOBODYKNOWS');
    await page.getByRole('alert').filter({ hasText: 'That promo code isn’t valid. Check it and try again.' }).waitFor();
    expect(await field(page).inputValue()).toBe('NOBODYKNOWS');
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page).fill('');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').filter({ hasText: 'Promo code is required' }).waitFor();
    await enter(page, codes.tapers);
    await entered(page).filter({ hasText: 'You save $3.60.' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'promo code' }).count()).toBe(0);
  });

  it('[checklist 23] says what is missing, and applies once the cart qualifies', async () => {
    const page = await withTapers(visit, 4, { device });
    await unfold(page);
    await enter(page, codes.twenty);
    await entered(page).filter({ hasText: 'Add $4.00 more' }).waitFor();
    await summary(page).getByText('Spend $4.00 more to save $20.00').waitFor();
    expect(await field(page).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)).toBe('Try another code');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'One more' }).click();
    await entered(page).filter({ hasText: 'You save $20.00.' }).waitFor();
    expect(await summary(page).innerText()).toMatch(/\$20 off \$100 \(TWENTYOFF\)\s+−\$20\.00/);
  });
});

describe('[§4 promo code] in the cart', () => {
  const { visit } = useBrowser();

  it('says when it has ended, and which offer is better', async () => {
    const page = await withTapers(visit, 5);
    await unfold(page);
    await enter(page, codes.ended);
    await entered(page)
      .filter({ hasText: /LASTYEAR — \$5 off\s*Ended on / })
      .waitFor();
    await enter(page, codes.twenty);
    await entered(page).filter({ hasText: 'You save $20.00.' }).waitFor();
    await enter(page, codes.tiers);
    await entered(page).filter({ hasText: 'SPENDMORE' }).filter({ hasText: 'You save $24.00.' }).waitFor();
    await entered(page)
      .filter({ hasText: 'TWENTYOFF' })
      .filter({ hasText: 'You already have a better offer: Spend more, save more.' })
      .waitFor();
  });

  it('[§9] takes off at most the cap, and says so', async () => {
    const page = await visit('about:blank');
    const { variations } = await findProduct(fromShop('shopUrl'), goods.manySizes);
    for (const { variationId } of variations.slice(-10)) await addToCart(page, variationId, 15);
    await page.goto(cartLink());
    await page.waitForFunction(isAwake);
    await unfold(page);
    await enter(page, codes.half);
    await entered(page).filter({ hasText: 'You save $5,000.00.' }).waitFor();
    await summary(page).getByText('Promotions can take up to $5,000 off an order.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is removed by keyboard, and the focus goes to the field', async () => {
    const page = await withTapers(visit, 1);
    await unfold(page);
    await enter(page, codes.shipping);
    await entered(page).filter({ hasText: 'You save $6.99.' }).waitFor();
    expect(await summary(page).innerText()).toMatch(/Shipping\s+Free shipping \(FREEPOST\), −\$6\.99\s+FREE/);
    await page.getByRole('button', { name: 'Remove FREEPOST' }).press('Enter');
    await entered(page).waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: 'Removed FREEPOST.' }).waitFor({ state: 'attached' });
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await summary(page).innerText()).toMatch(/Shipping\s+\$6\.99/);
  });

  it('keeps what is typed while offline', async () => {
    const page = await withTapers(visit, 1, { expected: /ERR_INTERNET_DISCONNECTED/ });
    await unfold(page);
    await page.context().setOffline(true);
    await enter(page, codes.tapers);
    await page
      .getByRole('alert')
      .filter({ hasText: 'We’re unable to apply this promo code. Check your connection and try again.' })
      .waitFor();
    expect(await field(page).inputValue()).toBe(codes.tapers);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Apply' }).click();
    await entered(page).filter({ hasText: 'You save' }).waitFor();
  });

  it('comes from a link, to the cart or an earlier page, and only once', async () => {
    const page = await withTapers(visit, 1, { path: cartLink({ promo: codes.tapers }) });
    await entered(page).filter({ hasText: 'You save $3.60.' }).waitFor();
    expect(page.url()).not.toContain('promo');
    await page.getByRole('button', { name: 'Remove TAPERS15' }).click();
    await entered(page).waitFor({ state: 'detached' });
    await page.reload();
    expect(await field(page).isVisible()).toBe(false);

    await page.goto(`${await pathOf(goods.plain)}?promo=${codes.shipping}`);
    await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'promo_code')?.value).toBe(codes.shipping);
    await page.goto(cartLink());
    await entered(page).filter({ hasText: 'FREEPOST' }).waitFor();
    expect((await page.context().cookies()).some(({ name }) => name === 'promo_code')).toBe(false);
  });

  it('asks for a proof of work after many misses, and continues by itself', async () => {
    const page = await withTapers(visit, 1);
    await unfold(page);
    for (let miss = 0; miss < 11; miss++) {
      await enter(page, `GUESS${miss}`);
      await page.getByRole('alert').filter({ hasText: 'isn’t valid' }).waitFor();
    }
    await enter(page, codes.tapers);
    await entered(page).filter({ hasText: 'You save $3.60.' }).waitFor();
  });
});

describe('[checklist 37] a promo code without JavaScript', () => {
  const { visit } = useBrowser();

  it('is entered, refused and removed in the cart', async () => {
    const page = await withTapers(visit, 2, { javaScript: false });
    await unfold(page);
    await field(page).fill('NOBODYKNOWS');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('That promo code isn’t valid. Check it and try again.').waitFor();
    expect(await field(page).inputValue()).toBe('NOBODYKNOWS');
    await enter(page, codes.tapers);
    await entered(page).filter({ hasText: 'You save $7.20.' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(cartLink());
    await enter(page, codes.shipping);
    await entered(page).filter({ hasText: 'FREEPOST' }).waitFor();
    await entered(page).filter({ hasText: 'TAPERS15' }).waitFor();
    await page.getByRole('button', { name: 'Remove TAPERS15' }).click();
    await entered(page).filter({ hasText: 'TAPERS15' }).waitFor({ state: 'detached' });
    await page.goto(cartLink({ removePromo: codes.shipping }));
    expect(await entered(page).count(), 'an address alone changes nothing').toBe(1);
  });

  it('typed beside another button at checkout is applied, or comes back', async () => {
    const page = await withTapers(visit, 2, { javaScript: false, path: checkoutLink() });
    await unfold(page);
    await enter(page, 'NOBODYKNOWS');
    await page.getByText('That promo code isn’t valid. Check it and try again.').waitFor();
    expect(await field(page).inputValue()).toBe('NOBODYKNOWS');
    expect(await page.getByText(/ is required/).count()).toBe(0);
    await enter(page, codes.twenty);
    await entered(page).filter({ hasText: 'TWENTYOFF' }).filter({ hasText: 'Add $52.00 more' }).waitFor();
    expect(await field(page).inputValue()).toBe('');

    await fillDetails(page);
    await finishDetails(page);
    await fillCard(page, cards.accepted);
    await field(page).fill('NOBODYKNOWS');
    await placeOrder(page);
    await page.getByText('Please check your promo code before you place your order.').waitFor();
    await page.getByText('That promo code isn’t valid. Check it and try again.').waitFor();
    expect(await field(page).inputValue()).toBe('NOBODYKNOWS');
    await fillCard(page, cards.accepted);
    await field(page).fill(codes.tapers);
    await placeOrder(page);
    await entered(page).filter({ hasText: 'TAPERS15' }).filter({ hasText: 'You save $7.20.' }).waitFor();
    await page.getByText('The total has changed').waitFor();
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await page
      .getByText(/Thank you/)
      .first()
      .waitFor();
    await page.getByText('15% off tapers (TAPERS15)').first().waitFor();
  });

  it('is entered and removed at checkout, keeping everything typed beside it', async () => {
    const page = await withTapers(visit, 2, { javaScript: false, path: checkoutLink() });
    await fillDetails(page, 'promo@example.com');
    await unfold(page);
    await field(page).fill('NOBODYKNOWS');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('That promo code isn’t valid. Check it and try again.').waitFor();
    await field(page).fill(codes.tapers);
    await page.getByRole('button', { name: 'Apply' }).click();
    await entered(page).filter({ hasText: 'You save $7.20.' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('promo@example.com');
    expect(await page.getByLabel('City').first().inputValue()).toBe('Seattle');
    await page.getByRole('button', { name: 'Remove TAPERS15' }).click();
    await entered(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('City').first().inputValue()).toBe('Seattle');
    await page.goto(page.url());
    expect(await entered(page).count(), 'the address does not enter it again').toBe(0);
    await unfold(page);
    expect(await field(page).inputValue()).toBe('');
  });
});

describe.each(['phone', 'desktop'] as const)('[§2.8 promo code] at checkout on a %s', (device) => {
  const { visit } = useBrowser();

  it('lowers the total paid, and the order names it', async () => {
    const page = await withTapers(visit, 2, { device, path: checkoutLink() });
    await unfold(page);
    await enter(page, codes.tapers);
    await entered(page).filter({ hasText: 'You save $7.20.' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillDetails(page);
    await fillCard(page, cards.accepted);
    await placeOrder(page);
    await agreeAnew(page);
    await page.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor();
    const details = await page.getByRole('main').innerText();
    expect(details).toMatch(/15% off tapers \(TAPERS15\) −\$7\.20/);
    expect(details).toMatch(/Was\s+\$48\.00\s+now\s+\$40\.80/);
    expect(details).toMatch(/15% off tapers \(TAPERS15\)\s+−\$7\.20/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

/** A total changed by shipping and tax since it was shown is agreed to by clicking again. */
async function agreeAnew(page: Page): Promise<void> {
  const changed = page.getByText(/The total has changed|Your total with shipping and tax is/);
  const placed = page.getByRole('heading', { level: 1, name: /Thank you/ });
  await Promise.race([changed.waitFor(), placed.waitFor()]);
  if (await changed.isVisible()) await placeOrder(page);
}

describe('[§3 promotions] an advertised price', () => {
  const { visit } = useBrowser();

  it('is on its product’s page and card, and on no other', async () => {
    const page = await visit(await pathOf(goods.plenty), { javaScript: false });
    await page.getByText('$20.40 with code TAPERS15').waitFor();
    await page.goto(await pathOf(goods.plain));
    expect(await page.getByText('with code').count()).toBe(0);
    await page.goto('/tapers/k/results.html');
    const card = page.getByRole('article').filter({ hasText: 'Everlasting beeswax tapers' });
    await card.getByText('$20.40 with code TAPERS15').waitFor();
  });
});

describe('[§2.6 promo banner] the coupon’s code', () => {
  const { visit } = useBrowser();
  const site = '/api/staff/content/site/site';
  type Draft = { number: number; body: { slimLineBanner: { coupon: object } } };

  it('is copied by its button, which confirms it, and can be selected without script', async () => {
    const page = await visit('about:blank');
    await asAdministrator(page);
    const { number, body } = await call<Draft>(page, 'GET', site);
    const { slimLineBanner } = body;
    const coupon = { ...slimLineBanner.coupon, code: codes.tapers };
    const content = { ...body, slimLineBanner: { ...slimLineBanner, coupon } };
    const saved = await call<Draft>(page, 'PUT', site, { content, basedOn: number });
    await call(page, 'POST', `${site}/publications`, { version: saved.number });
    try {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/shipping');
      await page.waitForFunction(isAwake);
      const offers = page.getByRole('region', { name: 'Offers and delivery' });
      await offers.getByRole('button', { name: 'Copy code TAPERS15' }).press('Enter');
      await offers.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.tapers);
      expect(await accessibilityFaults(page)).toEqual([]);

      const plain = await visit('/shipping', { javaScript: false, device: 'phone' });
      await plain.getByText(codes.tapers).first().waitFor();
      expect(await plain.getByRole('button', { name: 'Copy code TAPERS15' }).isVisible()).toBe(false);
    } finally {
      await call(page, 'POST', `${site}/publications`, { version: number });
    }
  });
});
