import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Checkout, PlaceResult } from '../../../../contract/checkout/checkout.ts';
import { details } from '../../../support/api-shopper.ts';
import { addToCart, buy, call, saveDetails } from '../api.ts';
import { goods, variationOf } from '../goods.ts';
import { cards } from '../shopping.ts';
import { asAdministrator, inConsole } from '../staff.ts';
import { until } from '../until.ts';
import type { Scene } from './scene.ts';

/** Buys two items; returns the order's number. */
export async function orderOfTwo(page: Page): Promise<string> {
  await addToCart(page, (await variationOf(goods.plain)).variationId);
  return (await buy(page, (await variationOf(goods.plenty)).variationId)).orderNumber;
}

/** Buys an item for an address whose ZIP code is in another state; returns the order's number. */
export async function heldOrder(page: Page): Promise<string> {
  await addToCart(page, (await variationOf(goods.plain)).variationId);
  const { checkoutUuid } = await saveDetails(page);
  const path = `/api/guest/checkouts/${checkoutUuid}`;
  const shippingAddress = { ...details.shippingAddress, city: 'Denver', stateRegion: 'CO' };
  const { totals } = await call<Checkout>(page, 'PUT', path, { shippingAddress });
  const card = { number: cards.accepted, expiry: '12/30', securityCode: '123', name: 'Ann Lee' };
  return (await call<PlaceResult>(page, 'POST', `${path}/place`, { card, expectedTotal: totals.total })).orderNumber;
}

/** A tracking number that no parcel has. */
export const newNumber = (): string => `1Z999AA1${randomInt(10 ** 9, 10 ** 10)}`;

/** Ships an item of an order as staff; the page's visitor stays the same, with access to the console. */
export async function ship(page: Page, orderNumber: string, sku: string): Promise<void> {
  await asAdministrator(page);
  await call(page, 'PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, {
    carrier: 'ups',
    trackingNumber: newNumber(),
    lines: [{ variationId: (await variationOf(sku)).variationId, quantity: 1 }],
  });
}

/** Shipping an order: the packing list, the order, and what its shopper sees. */
export const packingScenes: readonly Scene[] = [
  {
    name: 'orders to ship',
    heading: 'Orders',
    frame: 'bare',
    open: async (page) => {
      await orderOfTwo(page);
      await asAdministrator(page);
      await page.goto('/staff/orders');
    },
  },
  {
    name: 'a pick list',
    heading: 'Pick list',
    frame: 'bare',
    open: async (page) => {
      const orderNumber = await orderOfTwo(page);
      await asAdministrator(page);
      await page.goto(`/staff/orders/pick-list?order=${orderNumber}`);
    },
  },
  {
    name: 'packing slips',
    heading: 'Packing slips',
    frame: 'bare',
    open: async (page) => {
      const orderNumber = await orderOfTwo(page);
      await asAdministrator(page);
      await page.goto(`/staff/orders/packing-slips?order=${orderNumber}`);
    },
  },
  {
    name: 'shipping orders, one of which is left out',
    heading: 'Ship orders',
    frame: 'bare',
    open: async (page) => {
      const orderNumber = await orderOfTwo(page);
      const held = await heldOrder(page);
      await asAdministrator(page);
      await page.goto(`/staff/orders/ship?order=${orderNumber}&order=${held}`);
      await page.getByText('1 order is left out').click();
    },
  },
  {
    name: 'an order held for review',
    heading: /^Order /,
    frame: 'bare',
    open: async (page) => {
      const orderNumber = await heldOrder(page);
      await asAdministrator(page);
      await page.goto(`/staff/orders/${orderNumber}`);
      await page.getByRole('heading', { name: 'On hold for review' }).waitFor();
    },
  },
  {
    name: 'an order that is packed, with what is wrong',
    heading: /^Order /,
    frame: 'bare',
    open: async (page) => {
      const orderNumber = await orderOfTwo(page);
      await ship(page, orderNumber, goods.plain);
      await page.goto(`/staff/orders/${orderNumber}`);
      await page.getByRole('button', { name: 'Mark as shipped' }).click();
      await page.getByText('Tracking number is required').waitFor();
    },
  },
  {
    name: 'a capture that failed',
    heading: 'Failed payments',
    frame: 'bare',
    open: async (page) => {
      const { orderNumber } = await buy(page, (await variationOf(goods.plenty)).variationId, cards.captureFails);
      await ship(page, orderNumber, goods.plenty);
      await until('the capture fails', async () => {
        await page.goto('/staff/payments');
        return page.getByRole('link', { name: orderNumber }).isVisible();
      });
    },
  },
  {
    name: 'no undelivered emails',
    heading: 'Undelivered emails',
    frame: 'bare',
    open: inConsole('/staff/emails'),
  },
  {
    name: 'a confirmation of an order in two parcels',
    heading: /^Order /,
    open: async (page) => {
      const orderNumber = await orderOfTwo(page);
      for (const sku of [goods.plain, goods.plenty]) await ship(page, orderNumber, sku);
      await page.goto(`/order-confirmation?order=${orderNumber}`);
      await page.getByText('Package 2: left').waitFor();
    },
  },
];
