import type { Page } from 'playwright-core';
import type { DraftOrder } from '../../../../contract/staff/orders/drafts.ts';
import { details } from '../../../support/api-shopper.ts';
import { call } from '../api.ts';
import { goods, variationOf } from '../goods.ts';
import { asAdministrator } from '../staff.ts';
import type { Scene } from './scene.ts';

const drafts = '/api/staff/drafts';

/** A draft with an item, prepared by the administrator; returns its number. */
export async function draftOf(page: Page, sku: string = goods.plenty, change: object = {}): Promise<number> {
  await asAdministrator(page);
  const { draftId } = await call<{ draftId: number }>(page, 'POST', drafts, {});
  const { version } = await call<DraftOrder>(page, 'GET', `${drafts}/${draftId}`);
  await call(page, 'PUT', `${drafts}/${draftId}`, {
    version,
    email: 'ann.lee@example.com',
    address: details.shippingAddress,
    promoCodes: [],
    deliveryMethod: 'GROUND',
    lines: [{ variationId: (await variationOf(sku)).variationId, quantity: 2 }],
    discount: { kind: 'percent', value: 10, reason: 'Ordered on the phone' },
    ...change,
  });
  return draftId;
}

/** Its payment link's path. */
export async function linkTo(page: Page, draftId: number): Promise<string> {
  const { url } = await call<{ url: string }>(page, 'POST', `${drafts}/${draftId}/link`, { days: 7, email: false });
  return new URL(url).pathname;
}

/** Draft orders in the console, and the customer's side of them. */
export const draftScenes: readonly Scene[] = [
  {
    name: 'draft orders',
    heading: 'Draft orders',
    frame: 'bare',
    open: async (page) => {
      await linkTo(page, await draftOf(page));
      await draftOf(page, goods.soldOut);
      await page.goto('/staff/drafts');
    },
  },
  {
    name: 'draft orders, none found',
    heading: 'Draft orders',
    frame: 'bare',
    open: async (page) => {
      await asAdministrator(page);
      await page.goto('/staff/drafts?q=nobodyatall');
    },
  },
  {
    name: 'an empty draft order',
    heading: /^Draft order \d+$/,
    frame: 'bare',
    open: async (page) => {
      await asAdministrator(page);
      const { draftId } = await call<{ draftId: number }>(page, 'POST', drafts, {});
      await page.goto(`/staff/drafts/${draftId}`);
    },
  },
  {
    name: 'a draft order with a link, searching for items',
    heading: /^Draft order \d+$/,
    frame: 'bare',
    open: async (page) => {
      const draftId = await draftOf(page, goods.plain);
      await linkTo(page, draftId);
      await page.goto(`/staff/drafts/${draftId}?items=hurricane&customers=nobodyatall`);
    },
  },
  {
    name: 'a draft order with faults',
    heading: /^Draft order \d+$/,
    frame: 'bare',
    open: async (page) => {
      await page.goto(`/staff/drafts/${await draftOf(page, goods.soldOut, { address: { ...details.shippingAddress, postalCode: '1' } })}`);
      await page.getByLabel('Value').fill('much');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('Enter a percentage').waitFor();
    },
  },
  {
    name: 'a payment link',
    heading: 'Your order is ready to pay',
    open: async (page) => page.goto(await linkTo(page, await draftOf(page))),
  },
  {
    name: 'a withdrawn payment link',
    heading: 'This payment link is no longer valid',
    open: async (page) => {
      const draftId = await draftOf(page);
      const path = await linkTo(page, draftId);
      await call(page, 'DELETE', `${drafts}/${draftId}/link`);
      await page.goto(path);
    },
  },
  {
    name: 'the checkout of a payment link',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await page.goto(await linkTo(page, await draftOf(page)));
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    },
  },
];
