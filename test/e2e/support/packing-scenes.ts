import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { addToCart, buy, call } from './api.ts';
import { goods, variationOf } from './goods.ts';
import type { Scene } from './scene.ts';
import { cards } from './shopping.ts';
import { asAdministrator } from './staff.ts';
import { until } from './until.ts';

/** Buys two items; returns the order's number. */
export async function orderOfTwo(page: Page): Promise<string> {
  await addToCart(page, (await variationOf(goods.plain)).variationId);
  return (await buy(page, (await variationOf(goods.plenty)).variationId)).orderNumber;
}

/** Ships an item of an order as staff; the page's visitor stays the same, with access to the console. */
export async function ship(page: Page, orderNumber: string, sku: string): Promise<void> {
  await asAdministrator(page);
  await call(page, 'PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${randomUUID()}`, {
    carrier: 'ups',
    trackingNumber: '1Z999AA10123456784',
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
