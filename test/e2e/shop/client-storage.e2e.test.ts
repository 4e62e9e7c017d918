import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { register } from '../support/accounts.ts';
import { addToCart, call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { heading } from '../support/heading.ts';
import { lookAt } from '../support/look.ts';
import { shot } from '../support/shot.ts';

const ehid = 'AbCdEfGhIjKlMnOpQrStU_';
const label = (page: Page) => page.getByRole('region', { name: 'Offers and delivery' }).getByText(/^Friday’s markdowns/);

/** The visit's names of spec §3 and their values, decoded; what is in local storage as text. */
const storedBy = (page: Page) =>
  page.evaluate(() => {
    const cookies = document.cookie.split('; ').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [name, decodeURIComponent(value)];
    });
    const visit = ['customer_id', 'is_guest', 'is_login_skipped', 'referer_url', 'ehid', 'baggage'];
    const local = ['session_data', 'activated_discount', 'liked_reviews'].flatMap((name) => {
      const value = localStorage.getItem(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    return Object.fromEntries([...cookies.filter(([name]) => visit.includes(name)), ...local]);
  });
const stored = async (page: Page, name: string) => (await storedBy(page))[name];
const visitOf = async (page: Page): Promise<{ id: string; customerId: number | null }> =>
  JSON.parse((await stored(page, 'session_data')) ?? 'null');

async function shopping(page: Page): Promise<void> {
  await addToCart(page, (await variationOf(goods.plenty)).variationId, 2);
}

describe('[§3 client storage names]', () => {
  const { visit } = useBrowser();

  it('a visit is stored by its origin, e-mail, campaign and visitor, and emptied at sign-out in every tab', async () => {
    const page = await visit('about:blank');
    await page.goto(`/shipping?cid=FRIDAY&ehid=${ehid}`, { referer: 'https://www.example.com/search?q=lamps' });
    await label(page).waitFor();
    await expect.poll(() => stored(page, 'ehid')).toBe(ehid);
    expect(page.url()).not.toContain('ehid');
    const begun = await visitOf(page);
    expect(await storedBy(page)).toMatchObject({
      is_guest: 'true',
      referer_url: 'https://www.example.com',
      baggage: `visit=${begun.id}`,
      activated_discount: expect.stringContaining('"campaignId":"FRIDAY"'),
    });
    expect(begun.customerId).toBeNull();

    // The next page has the label before the shop answers, and its own address is no origin.
    await page.route('**/api/campaign/discount-status*', () => {});
    await page.goto('/returns', { referer: page.url() });
    await label(page).waitFor();
    expect(await stored(page, 'referer_url')).toBe('https://www.example.com');
    await page.unroute('**/api/campaign/discount-status*');

    await register(page);
    await page.goto('/help');
    await expect.poll(() => stored(page, 'is_guest')).toBe('false');
    const { customerId } = await call<{ customerId: number }>(page, 'GET', '/api/authenticated');
    await expect.poll(() => visitOf(page)).toEqual(expect.objectContaining({ id: begun.id, customerId }));
    expect(await stored(page, 'customer_id')).toBe(String(customerId));

    await page.evaluate(() => localStorage.setItem('liked_reviews', '{"7":4}'));

    const other = await visit('/myaccount/profile', { sameAs: page });
    await heading(other, 'Profile', { exact: true });
    await call(page, 'POST', '/api/user/logout', {});
    // Away from campaigns, which belong to the device.
    await page.context().clearCookies({ name: 'campaign' });
    await page.goto('/help');
    await expect.poll(async () => (await visitOf(page)).id).not.toBe(begun.id);
    await heading(other, 'Sign in', { exact: true });
    for (const tab of [page, other]) {
      const { session_data, baggage, ...left } = await storedBy(tab);
      expect(left).toEqual({ is_guest: 'true' });
      expect(session_data).not.toContain(begun.id);
      expect(baggage).not.toContain(begun.id);
    }
  });

  it('an e-mail’s hash leaves the address and is not stored without consent', async () => {
    const page = await visit(`/shipping?ehid=${ehid}`, { firstVisit: true });
    await expect.poll(() => page.url()).not.toContain('ehid');
    await expect.poll(() => stored(page, 'is_guest')).toBe('true');
    expect(await stored(page, 'ehid')).toBeUndefined();
  });

  it('[§4] a tab that heard nothing is emptied by its cookie, while the shop does not answer', async () => {
    const first = await visit('about:blank');
    await first.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    const email = await register(first);
    const page = await visit('/myaccount/profile', { sameAs: first });
    await page.waitForFunction(() => document.documentElement.dataset.visitor === 'customer');
    await call(first, 'POST', '/api/user/logout', {});
    await page.route('**/api/authenticated', () => {});
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await heading(page, 'Sign in', { exact: true });
    expect(await page.locator('body').innerText()).not.toContain(email);
  });

  it.each(['phone', 'desktop'] as const)(
    'is_login_skipped: the checkout offers to sign in until a guest goes on, on a %s',
    async (device) => {
      const page = await visit('/help', { device });
      await shopping(page);
      await page.goto('/checkout');
      const offer = page.getByRole('region', { name: 'Have an account?' });
      await offer.waitFor();
      await shot(page, `sign-in-offer-${device}`);
      const { faults } = await lookAt(page, { axe: true, shell: 'checkout' });
      expect(faults).toEqual([]);
      await page.getByLabel('City').first().fill('Walla Walla');
      await offer.getByRole('button', { name: 'Continue as guest' }).click();
      await offer.waitFor({ state: 'detached' });
      expect(await page.getByLabel('City').first().inputValue()).toBe('Walla Walla');
      expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
      await expect.poll(() => stored(page, 'is_login_skipped')).toBe('true');
      await page.goto('/checkout');
      await page.getByText('Have an account? Sign in').waitFor();
      expect(await offer.count()).toBe(0);
    },
  );

  it('is_login_skipped works without script, and from the sign-in page', async () => {
    const page = await visit('/help', { javaScript: false });
    await shopping(page);
    await page.goto('/checkout');
    await page.getByRole('region', { name: 'Have an account?' }).getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in', { exact: true });
    await shot(page, 'sign-in-guest');
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await heading(page, 'Checkout', { exact: true });
    await page.getByText('Have an account? Sign in').waitFor();
    expect(await page.getByRole('button', { name: 'Continue as guest' }).count()).toBe(0);
  });
});
