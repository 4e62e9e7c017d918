import type { Page } from 'playwright-core';
import { register, saveAddress } from '../accounts.ts';
import { buy, call } from '../api.ts';
import { findProduct, goods } from '../goods.ts';
import { fromShop } from '../shop.ts';
import { asAdministrator, asStaff, codeOf, staffPassword, takeOn } from '../staff.ts';
import { twoStep } from '../two-step.ts';
import type { Scene } from './scene.ts';

const inConsole = (path: string) => async (page: Page) => {
  await asAdministrator(page);
  await page.goto(path);
};

/** A customer with an address, an order and a waiting review; leaves the page signed out of the shop. */
async function customer(page: Page): Promise<{ email: string; orderNumber: string }> {
  const { productId, variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
  const email = await register(page);
  await saveAddress(page);
  const { orderNumber } = await buy(page, variations[0]?.variationId ?? 0, undefined, email);
  const words = {
    title: 'They burn for a week',
    text: 'Two have stood on our table since October. Write to me: ana@example.com',
    author: 'Ana R.',
  };
  await call(page, 'POST', '/api/reviews/write/submit', { review: { productId, stars: 4, answers: {}, photoIds: [], ...words } });
  await twoStep(page);
  await page.context().clearCookies();
  return { email, orderNumber };
}

async function openCustomer(page: Page): Promise<void> {
  const { email } = await customer(page);
  await asAdministrator(page);
  await page.goto(`/staff/customers?q=${email}`);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
}

/** Every screen of the staff console in its main states. */
export const staffScenes: readonly Scene[] = [
  {
    name: 'staff signing in with errors',
    heading: 'Sign in',
    frame: 'bare',
    open: async (page) => {
      await page.goto('/staff');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Email is required').waitFor();
    },
  },
  { name: 'the second step', heading: 'Enter your code', frame: 'bare', open: (page) => page.goto('/staff/sign-in?step=code') },
  {
    name: 'setting up a staff account',
    heading: 'Welcome, Jo Park',
    frame: 'bare',
    open: async (page) => page.goto((await takeOn(page, 'fulfilment')).path),
  },
  {
    name: 'recovery codes',
    heading: 'Save your recovery codes',
    frame: 'bare',
    open: async (page) => {
      await page.goto((await takeOn(page, 'fulfilment')).path);
      const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
      await page.getByLabel('Password', { exact: true }).fill(staffPassword);
      await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
      await page.getByRole('button', { name: 'Finish' }).click();
      await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
    },
  },
  { name: 'a spent set-up link', heading: 'This link no longer works', frame: 'bare', open: (page) => page.goto('/staff/set-up?token=x') },
  {
    name: 'a spent link for the owner',
    heading: 'This link no longer works',
    frame: 'bare',
    open: (page) => page.goto('/staff/owner?token=x'),
  },
  { name: 'the staff console', heading: 'Hello, Ida', frame: 'bare', open: inConsole('/staff') },
  {
    name: 'a console page without access',
    heading: 'You don’t have access',
    frame: 'bare',
    open: async (page) => {
      await asStaff(page, 'fulfilment');
      await page.goto('/staff/members');
    },
  },
  { name: 'the list of customers', heading: 'Customers', frame: 'bare', open: inConsole('/staff/customers?sort=since') },
  { name: 'nobody found', heading: 'Customers', frame: 'bare', open: inConsole('/staff/customers?q=nobody-like-this') },
  { name: 'a customer, for care', heading: 'Lotte Weaver', frame: 'bare', open: openCustomer },
  {
    name: 'an order, for care',
    heading: /^Order /,
    frame: 'bare',
    open: async (page) => {
      const { orderNumber } = await customer(page);
      await inConsole(`/staff/orders/${orderNumber}`)(page);
    },
  },
  {
    name: 'erasing a customer who has an open order',
    heading: /^Erase /,
    frame: 'bare',
    open: async (page) => {
      await openCustomer(page);
      await page.getByRole('link', { name: 'Erase this customer…' }).click();
      await page.getByText('This customer can’t be erased yet.').waitFor();
    },
  },
  {
    name: 'two accounts to merge',
    heading: 'Merge accounts',
    frame: 'bare',
    open: async (page) => {
      const { email } = await customer(page);
      await openCustomer(page);
      await page.getByLabel('Other account').fill(email);
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'Merge accounts' }).click();
      await page.getByText('Reason is required').waitFor();
    },
  },
  { name: 'erased customers', heading: 'Erased customers', frame: 'bare', open: inConsole('/staff/erasures') },
  {
    name: 'groups of customers',
    heading: 'Customer groups',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/customer-groups')(page);
      await page.getByRole('button', { name: 'Add group' }).click();
      await page.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'a group of customers',
    heading: /^Regulars /,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/customer-groups')(page);
      await page.getByLabel('Name').fill(`Regulars ${Date.now()}`);
      await page.getByLabel('Orders at least').fill('3');
      await page.getByRole('button', { name: 'Add group' }).click();
      await page.getByText('Group added.').waitFor();
    },
  },
  {
    name: 'reviews to moderate',
    heading: 'Reviews',
    frame: 'bare',
    open: async (page) => {
      await customer(page);
      await inConsole('/staff/reviews?view=waiting')(page);
    },
  },
  {
    name: 'a review',
    heading: 'They burn for a week',
    frame: 'bare',
    open: async (page) => {
      await customer(page);
      await inConsole('/staff/reviews?view=waiting')(page);
      await page.getByRole('link', { name: 'They burn for a week' }).first().click();
      await page.getByRole('button', { name: 'Reject' }).click();
      await page.getByText('Reason is required').waitFor();
    },
  },
  {
    name: 'members of staff and a new link',
    heading: 'Staff',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/members?sort=-seen')(page);
      await page.getByLabel('Name', { exact: true }).fill('Rosa Lindqvist-Featherstonehaugh');
      await page.getByLabel('Email').fill(`rosa-${Date.now()}@staff.example.com`);
      await page.getByRole('button', { name: 'Create set-up link' }).click();
      await page.getByText('Send them this link').waitFor();
      await page.locator('td summary').first().click();
    },
  },
  { name: 'the audit log', heading: 'Audit log', frame: 'bare', open: inConsole('/staff/audit?action=staff.created') },
  { name: 'what a demonstration lacks to go live', heading: 'Going live', frame: 'bare', open: inConsole('/staff/going-live') },
  {
    name: 'closing the shop without a reason',
    heading: 'Maintenance',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/maintenance')(page);
      await page.getByRole('button', { name: 'Close the shop' }).click();
      await page.getByText('Reason is required').waitFor();
    },
  },
  {
    name: 'starting to act for a customer',
    heading: 'Act for a customer',
    frame: 'bare',
    open: async (page) => {
      await openCustomer(page);
      await page.getByRole('link', { name: 'Start session' }).click();
      await page.getByRole('button', { name: 'Start session' }).click();
      await page.getByText('Reason is required').waitFor();
    },
  },
  {
    name: 'acting for a customer',
    heading: 'Hello',
    open: async (page) => {
      await openCustomer(page);
      await page.getByRole('link', { name: 'Start session' }).click();
      await page.getByLabel('Reason').fill('change the address of an order');
      await page.getByRole('button', { name: 'Start session' }).click();
      await page.getByRole('complementary', { name: 'Acting for a customer' }).waitFor();
    },
  },
];
