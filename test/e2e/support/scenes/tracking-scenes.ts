import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { signWebhook } from '../../../../server/platform/webhook-signature.ts';
import { call } from '../api.ts';
import { carrierSecret } from '../carrier-secret.ts';
import { goods, variationOf } from '../goods.ts';
import { fromShop } from '../shop.ts';
import { asAdministrator, inConsole } from '../staff.ts';
import { orderOfTwo } from './packing-scenes.ts';
import type { Scene } from './scene.ts';

interface Parcel {
  readonly orderNumber: string;
  readonly shipmentUuid: string;
  readonly trackingNumber: string;
}

/** Ships products of an order with the tests' carrier. Adds a staff session; the page's visitor stays the same. */
export async function shipParcel(page: Page, orderNumber: string, skus: readonly string[]): Promise<Parcel> {
  const shipmentUuid = randomUUID();
  const trackingNumber = `4490443${randomInt(10 ** 8, 10 ** 9)}`;
  const lines = [];
  for (const sku of skus) lines.push({ variationId: (await variationOf(sku)).variationId, quantity: 1 });
  await asAdministrator(page);
  await call(page, 'PUT', `/api/staff/fulfilment/${orderNumber}/shipments/${shipmentUuid}`, { carrier: 'fedex', trackingNumber, lines });
  return { orderNumber, shipmentUuid, trackingNumber };
}

/** Sends a carrier's message about a parcel. */
export async function tell({ trackingNumber }: Parcel, code: string, more: { place?: string; expectedOn?: string } = {}): Promise<void> {
  const body = JSON.stringify({ parcel: trackingNumber, code, at: new Date().toISOString(), ...more });
  const headers = { 'content-type': 'application/json', 'carrier-signature': signWebhook(Buffer.from(body), carrierSecret, new Date()) };
  const answer = await fetch(`${fromShop('shopUrl')}/api/webhooks/carriers/fedex`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status} to the carrier: ${await answer.text()}`);
}

/** Buys two products and ships both in one parcel. */
export const newParcel = async (page: Page): Promise<Parcel> => shipParcel(page, await orderOfTwo(page), [goods.plain, goods.plenty]);

const tracked = (codes: readonly string[]) => async (page: Page) => {
  const parcel = await newParcel(page);
  for (const code of codes) await tell(parcel, code, { place: 'Memphis, TN' });
  await page.goto(`/tracking/${parcel.shipmentUuid}`);
};

/** A guest's order look-up, the tracking page in each state, and the list of shipments for staff. */
export const trackingScenes: readonly Scene[] = [
  { name: 'finding an order', heading: 'Find your order', open: (page) => page.goto('/find-order') },
  {
    name: 'an order that is not found',
    heading: 'Find your order',
    open: async (page) => {
      await page.goto('/find-order');
      await page.getByLabel('Order number').fill('7KQ2-M9XWT');
      await page.getByLabel('Email').fill('ann@example.com');
      await page.getByRole('button', { name: 'Find order' }).click();
      await page.getByText('We can’t find an order').waitFor();
    },
  },
  { name: 'a parcel nobody has scanned', heading: 'Shipped', open: tracked([]) },
  { name: 'a parcel that is delayed', heading: 'In transit', open: tracked(['PICKED_UP', 'IN_TRANSIT', 'DELAYED']) },
  { name: 'a parcel out for delivery', heading: 'Out for delivery', open: tracked(['IN_TRANSIT', 'OUT_FOR_DELIVERY']) },
  { name: 'a parcel that has arrived', heading: 'Delivered', open: tracked(['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']) },
  {
    name: 'shipments, one of them delayed',
    heading: 'Shipments',
    frame: 'bare',
    open: async (page) => {
      const [parcel] = [await newParcel(page), await newParcel(page)];
      for (const code of ['IN_TRANSIT', 'DELAYED']) await tell(parcel, code);
      await page.goto('/staff/shipments');
      await page.getByText('Delayed', { exact: true }).last().waitFor();
    },
  },
  {
    name: 'a shipment that is not found',
    heading: 'Shipments',
    frame: 'bare',
    open: inConsole('/staff/shipments?q=1Z0000000000'),
  },
  {
    name: 'a confirmation of an order that has arrived',
    heading: /^Order /,
    open: async (page) => {
      const parcel = await newParcel(page);
      await tell(parcel, 'DELIVERED');
      await page.goto(`/order-confirmation?order=${parcel.orderNumber}`);
    },
  },
];
