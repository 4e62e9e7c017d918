import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { password, register, saveAddress, signIn, typeAddress } from '../support/accounts.ts';
import { addToCart, buy, call } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { goods, variationOf } from '../support/goods.ts';
import { heading } from '../support/heading.ts';
import { fromShop } from '../support/shop.ts';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const turnTo = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));
const isKnown = () => document.documentElement.dataset.visitor === 'customer';

/** The document's text, visible or not, and its fields' values. */
const everythingOn = (page: Page) =>
  page.evaluate(() => [document.body.textContent, ...Array.from(document.querySelectorAll('input'), ({ value }) => value)].join('\n'));

interface Customer {
  readonly email: string;
  readonly orderNumber: string;
}

/** A customer's page; `prepare` returns personal data on it. */
interface PersonalPage {
  path(customer: Customer): string;
  prepare(page: Page, customer: Customer): Promise<string>;
}

const cart: PersonalPage = {
  path: () => '/cart',
  prepare: (page) => page.getByRole('main').getByRole('link').first().innerText(),
};
const checkout: PersonalPage = {
  path: () => '/checkout',
  async prepare(page) {
    await page.getByText('Edit contact and shipping address').click();
    await page.getByLabel('City').first().fill('Walla Walla');
    return 'Walla Walla';
  },
};
const confirmation: PersonalPage = {
  path: ({ orderNumber }) => `/order-confirmation?order=${orderNumber}`,
  prepare: async (_, { orderNumber }) => orderNumber,
};
const profile: PersonalPage = { path: () => '/myaccount/profile', prepare: async (_, { email }) => email };
const addressForm: PersonalPage = {
  path: () => '/myaccount/addresses?edit=new',
  async prepare(page) {
    await typeAddress(page);
    return '12 elm street';
  },
};
const emailPreferences: PersonalPage = {
  path: ({ email }) => `/manage-email?email=${email}`,
  prepare: async (_, { email }) => email,
};

/** A customer with two items in the cart. */
async function customerOn(page: Page): Promise<{ email: string }> {
  const email = await register(page);
  await addToCart(page, (await variationOf(goods.plenty)).variationId, 2);
  return { email };
}

/** A customer with an address and an order in addition. */
async function buyerOn(page: Page): Promise<Customer> {
  const email = await register(page);
  await saveAddress(page);
  const { variationId } = await variationOf(goods.plenty);
  const { orderNumber } = await buy(page, variationId);
  await addToCart(page, variationId, 2);
  return { email, orderNumber: orderNumber as string };
}

/** As a customer does it. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/help');
  await page.waitForFunction(isKnown);
  await pressSignOut(page);
}

async function pressSignOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.locator('a[href="/myaccount"]').first().focus();
  await header.getByRole('list', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function isEmptied(page: Page, theirs: string): Promise<void> {
  await heading(page, 'Sign in', { exact: true });
  await page.waitForFunction(isAwake);
  expect(new URL(page.url()).search).toBe('?tab=login');
  expect(await everythingOn(page)).not.toContain(theirs);
  await badge(page).filter({ hasNotText: /\d/ }).waitFor();
}

/** Other tabs do not notice before this one shows its next page. */
const endSession = (page: Page) => call(page, 'POST', '/api/user/logout', {});

const withoutChannel = (page: Page) => page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

describe('signing out', () => {
  const { visit } = useBrowser();

  /** Opens the pages in tabs of this visitor, each with personal data. */
  const openTabs = (first: Page, customer: Customer, pages: readonly PersonalPage[], origin = fromShop('shopUrl')) =>
    Promise.all(
      pages.map(async ({ path, prepare }) => {
        const page = await visit(origin + path(customer), { sameAs: first });
        await page.waitForFunction(isKnown);
        const theirs = await prepare(page, customer);
        expect(await everythingOn(page)).toContain(theirs);
        return { page, theirs };
      }),
    );

  describe('[§4, rulings: Session and visitor] a sign-out in one tab clears the others', () => {
    it.each([
      ['of the shop', [cart, checkout, confirmation]],
      ['of the account', [profile, addressForm, emailPreferences]],
    ])('%s at once', async (_, pages) => {
      const first = await visit('about:blank');
      const tabs = await openTabs(first, await buyerOn(first), pages);
      await endSession(first);
      await first.goto('/help');
      await Promise.all(tabs.map(({ page, theirs }) => isEmptied(page, theirs)));
    });

    it('that missed it, when the visitor returns to them', async () => {
      const first = await visit('about:blank');
      await withoutChannel(first);
      const tabs = await openTabs(first, await buyerOn(first), [checkout, addressForm]);
      await endSession(first);
      for (const { page, theirs } of tabs) {
        expect(await everythingOn(page)).toContain(theirs);
        await turnTo(page);
        await isEmptied(page, theirs);
      }
    });

    it('at the sister brand, when the visitor returns to them', async () => {
      const first = await visit('about:blank');
      await withoutChannel(first);
      const tabs = await openTabs(first, await buyerOn(first), [checkout, profile], fromShop('sisterUrl'));
      await endSession(first);
      for (const { page, theirs } of tabs) {
        await turnTo(page);
        await isEmptied(page, theirs);
      }
    });

    it('before the sign-in page appears', async () => {
      const first = await visit('about:blank');
      const { email } = await customerOn(first);
      const page = await visit('/myaccount/profile', { sameAs: first });
      await page.waitForFunction(isKnown);
      const held = Promise.withResolvers<void>();
      await page.route('**/login?**', async (route) => {
        await held.promise;
        await route.continue();
      });
      await endSession(first);
      await first.goto('/help');
      await page.waitForFunction(() => document.body.textContent === 'You’re signed out.');
      held.resolve();
      await isEmptied(page, email);
    });

    it('of badge and name on a public page, which stays', async () => {
      const first = await visit('about:blank');
      await customerOn(first);
      const page = await visit('/help', { sameAs: first });
      await badge(page).filter({ hasText: '2' }).waitFor();
      await page.waitForFunction(isKnown);
      await signOut(first);
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
      await badge(page).filter({ hasNotText: /\d/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/help');
    });
  });

  it('[decision 0176] leaves nothing on the device of what the customer looked for, looked at and wrote', async () => {
    const page = await visit('about:blank');
    await customerOn(page);
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.waitForFunction(isKnown);
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => /^(recent|review_draft)/.test(name)));
    await page.evaluate(() => {
      for (const name of ['recent_searches', 'recently_viewed', 'review_draft_7']) localStorage.setItem(name, '[7]');
    });
    expect(await kept()).toHaveLength(3);
    await pressSignOut(page);
    await expect.poll(kept).toEqual([]);
  });

  it('[§2.10] leaves the drafts of reviews while offline, when nobody is signed out', async () => {
    const page = await visit('about:blank', { expected: /Failed to load|Failed to fetch/ });
    await customerOn(page);
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.waitForFunction(isKnown);
    const draft = () => page.evaluate(() => localStorage.getItem('review_draft_7'));
    await page.evaluate(() => localStorage.setItem('review_draft_7', '[7]'));
    const header = page.getByRole('banner');
    await header.locator('a[href="/myaccount"]').first().focus();
    const button = header.getByRole('list', { name: 'Account' }).getByRole('button', { name: 'Sign out' });
    await button.waitFor();
    await page.context().setOffline(true);
    await button.click();
    await page.getByRole('alert').filter({ hasText: 'you seem to be offline' }).waitFor();
    expect(await draft()).toBe('[7]');
    await page.context().setOffline(false);
    await pressSignOut(page);
    await expect.poll(draft).toBeNull();
  });

  describe('[§4, decision 0032] a page in the browser’s cache', () => {
    it('is hidden until the shop has confirmed its visitor', async () => {
      const page = await visit('about:blank');
      await withoutChannel(page);
      const { email } = await customerOn(page);
      await page.goto('/myaccount/profile');
      await page.waitForFunction(isKnown);
      const turn = (type: string) => page.evaluate((of) => dispatchEvent(new PageTransitionEvent(of, { persisted: true })), type);
      await turn('pagehide');
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
      await turn('pageshow');
      await heading(page, 'Profile', { exact: true });
      await turn('pagehide');
      await endSession(page);
      await turn('pageshow');
      await isEmptied(page, email);
    });

    it('is not shown by the Back button', async () => {
      const page = await visit('about:blank');
      const { email } = await customerOn(page);
      await page.goto('/myaccount/profile');
      await heading(page, 'Profile', { exact: true });
      await signOut(page);
      await page.goBack();
      await page.goBack();
      await heading(page, 'Sign in', { exact: true });
      expect(await everythingOn(page)).not.toContain(email);
    });
  });

  describe('[§4, decision 0032] a sign-out elsewhere', () => {
    it.each([
      ['of all devices', 'DELETE', '/api/accounts/sessions', undefined],
      ['by a changed password', 'PUT', '/api/accounts/password', { currentPassword: password, newPassword: 'spinner-of-9-wheels' }],
    ] as const)('%s clears the page and the badge', async (_, method, path, body) => {
      const page = await visit('about:blank');
      const { email } = await customerOn(page);
      await page.goto('/myaccount/profile');
      await page.waitForFunction(isKnown);
      await badge(page).filter({ hasText: '2' }).waitFor();
      const elsewhere = await visit('about:blank');
      await signIn(elsewhere, email);
      await call(elsewhere, method, path, body);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await isEmptied(page, email);
    });

    it('by another customer who signs in on the device leaves nothing of the first', async () => {
      const first = await visit('about:blank');
      const { email } = await customerOn(first);
      const page = await visit(`/manage-email?email=${email}`, { sameAs: first });
      await page.waitForFunction(isKnown);
      await register(first);
      await turnTo(page);
      await heading(page, 'Hello', { exact: true });
      expect(await everythingOn(page)).not.toContain(email);
    });
  });
});
