import type { Page } from 'playwright-core';
import { expiryIn, linkInEmail, password, register, saveAddress, saveCard, typeAddress } from '../accounts.ts';
import { addToCart, buy, call } from '../api.ts';
import { findProduct, goods } from '../goods.ts';
import { fromShop } from '../shop.ts';
import { cards } from '../shopping.ts';
import { addPasskey, fillSetUp, twoStep, withPasskeys } from '../two-step.ts';
import type { Scene } from './scene.ts';

async function plenty(): Promise<number> {
  const { variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
  return variations[0]?.variationId ?? 0;
}

/** Opens a page of My account as a new customer, after some preparation. */
const inAccount =
  (path: string, before: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await register(page);
    await before(page);
    await page.goto(path);
  };

async function twoAddresses(page: Page): Promise<void> {
  await saveAddress(page);
  await saveAddress(page, {
    lastName: 'Featherstonehaugh-Cholmondeley',
    addressLine1: '1200 Boulevard of the Americas',
    addressLine2: 'Suite 12',
  });
}

async function twoCards(page: Page): Promise<number> {
  await saveCard(page, cards.accepted);
  return saveCard(page, '3782 822463 10005', expiryIn(1));
}

const order = async (page: Page) => buy(page, await plenty());

/** Every screen of the account in its main states. */
export const accountScenes: readonly Scene[] = [
  { name: 'signing in', heading: 'Sign in', open: (page) => page.goto('/login') },
  {
    name: 'registering with errors',
    heading: 'Create an account',
    open: async (page) => {
      await page.goto('/login?tab=register');
      await page.locator('form').getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Email is required').waitFor();
    },
  },
  { name: 'asking for a new password', heading: 'Reset your password', open: (page) => page.goto('/reset-request') },
  { name: 'an e-mail on its way', heading: 'Check your inbox', open: (page) => page.goto('/reset-request?email=a@b.example&done=sent') },
  {
    name: 'setting a new password',
    heading: 'Set a new password',
    open: async (page) => {
      const email = await register(page);
      await call(page, 'POST', '/api/user/request-password-reset', { email });
      await page.goto(await linkInEmail(page, email, 'Set a new password'));
    },
  },
  { name: 'a spent link', heading: 'This link no longer works', open: (page) => page.goto('/password-reset?token=x') },
  { name: 'confirming an email', heading: 'Confirm your email', open: (page) => page.goto('/verify-email?token=x') },
  {
    name: 'confirming an email from another browser',
    heading: 'Confirm your email',
    open: async (page) => {
      const email = await register(page);
      const link = await linkInEmail(page, email, /^Welcome/);
      await call(page, 'POST', '/api/user/logout');
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await page.getByLabel('Password', { exact: true }).waitFor();
    },
  },
  { name: 'stopping an email change', heading: 'Stop the email change?', open: (page) => page.goto('/stop-email-change?token=x') },
  {
    name: 'an email change that cannot be stopped any more',
    heading: 'This link no longer works',
    open: (page) => page.goto('/stop-email-change'),
  },
  { name: 'stopping stock alerts', heading: /stock/i, open: (page) => page.goto('/stock-alerts/stop?alert=1&token=x') },
  { name: 'a guest’s email preferences', heading: 'Email preferences', open: (page) => page.goto('/manage-email') },
  { name: 'a new account', heading: 'Hello', open: inAccount('/myaccount') },
  {
    name: 'an account in use',
    heading: /^Hello, /,
    open: inAccount('/myaccount', async (page) => {
      await twoAddresses(page);
      await order(page);
    }),
  },
  {
    name: 'the account menu',
    heading: 'Hello',
    open: async (page) => {
      await inAccount('/myaccount')(page);
      await page.getByRole('banner').getByRole('link', { name: 'Account' }).focus();
      await page.getByRole('list', { name: 'Account' }).waitFor({ state: 'attached' });
    },
  },
  { name: 'no orders', heading: 'Orders and returns', open: inAccount('/myaccount/orders') },
  { name: 'orders', heading: 'Orders and returns', open: inAccount('/myaccount/orders', order) },
  {
    name: 'an order of one’s own',
    heading: /^Order /,
    open: async (page) => {
      await register(page);
      const { orderNumber } = await order(page);
      await page.goto(`/myaccount/orders/${orderNumber}`);
    },
  },
  { name: 'no addresses', heading: 'Addresses', open: inAccount('/myaccount/addresses') },
  { name: 'addresses', heading: 'Addresses', open: inAccount('/myaccount/addresses', twoAddresses) },
  {
    name: 'an address with errors',
    heading: 'Add address',
    open: async (page) => {
      await inAccount('/myaccount/addresses?edit=new')(page);
      await page.getByRole('button', { name: 'Save address' }).click();
      await page.getByText('First name is required').waitFor();
    },
  },
  { name: 'no saved cards', heading: 'Payment methods', open: inAccount('/myaccount/payment-methods') },
  { name: 'saved cards', heading: 'Payment methods', open: inAccount('/myaccount/payment-methods', twoCards) },
  {
    name: 'a saved card about to be deleted',
    heading: 'Delete this card?',
    open: async (page) => {
      await register(page);
      await page.goto(`/myaccount/payment-methods?delete=${await twoCards(page)}`);
    },
  },
  {
    name: 'a checkout with saved cards',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await register(page);
      await saveAddress(page);
      await twoCards(page);
      await addToCart(page, await plenty());
      await page.goto('/checkout');
      await page.getByLabel('Security code for this card').waitFor();
    },
  },
  {
    name: 'a checkout with saved addresses to bill',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await register(page);
      await twoAddresses(page);
      await addToCart(page, await plenty());
      await page.goto('/checkout');
      await page.getByRole('checkbox', { name: /Billing address/ }).uncheck();
      await page.getByLabel('Use another address').waitFor();
    },
  },
  { name: 'the profile', heading: 'Profile', open: inAccount('/myaccount/profile') },
  { name: 'a customer’s email preferences', heading: 'Email preferences', open: inAccount('/manage-email') },
  { name: 'sign-in and security', heading: 'Sign-in and security', open: inAccount('/myaccount/security') },
  {
    name: 'sign-in and security with a passkey',
    heading: 'Sign-in and security',
    open: async (page) => {
      await inAccount('/myaccount/security')(page);
      await withPasskeys(page);
      await addPasskey(page, 'My very own phone with a long name for a small window');
    },
  },
  { name: 'setting up two-step sign-in', heading: 'Two-step sign-in', open: inAccount('/myaccount/security/two-step') },
  {
    name: 'new recovery codes',
    heading: 'Save your recovery codes',
    open: async (page) => {
      await inAccount('/myaccount/security/two-step')(page);
      await fillSetUp(page);
    },
  },
  { name: 'turning two-step sign-in off', heading: 'Two-step sign-in', open: inAccount('/myaccount/security/two-step', twoStep) },
  {
    name: 'a code to sign in',
    heading: 'Enter your code',
    open: async (page) => {
      const email = await register(page);
      await twoStep(page);
      await page.context().clearCookies({ name: 'session_token' });
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByLabel('Code', { exact: true }).waitFor();
    },
  },
  {
    name: 'a customer’s checkout',
    heading: 'Checkout',
    frame: 'checkout',
    open: inAccount('/checkout', async (page) => {
      await twoAddresses(page);
      await addToCart(page, await plenty());
    }),
  },
  {
    name: 'an address that is asked about',
    heading: 'Add address',
    open: async (page) => {
      await inAccount('/myaccount/addresses?edit=new')(page);
      await typeAddress(page);
      await page.getByRole('button', { name: 'Save address' }).click();
      await page.getByRole('dialog', { name: 'Is this your address?' }).waitFor();
    },
  },
];
