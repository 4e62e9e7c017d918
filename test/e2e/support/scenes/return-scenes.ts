import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { OrderReturn, ReturnWish } from '../../../../contract/returns/returns.ts';
import { register } from '../accounts.ts';
import { call } from '../api.ts';
import { goods, variationOf } from '../goods.ts';
import { asAdministrator } from '../staff.ts';
import { orderOfTwo, ship } from './packing-scenes.ts';
import type { Scene } from './scene.ts';

/** Buys two products and ships one; returns the order number. */
export async function orderToReturn(page: Page): Promise<string> {
  const orderNumber = await orderOfTwo(page);
  await ship(page, orderNumber, goods.plain);
  return orderNumber;
}

/** Requests a return of the shipped product. */
export const askToReturn = async (
  page: Page,
  orderNumber: string,
  reason = 'changed_mind',
  comment = '',
  wish: ReturnWish = 'refund',
): Promise<OrderReturn> =>
  call(page, 'POST', '/api/return', {
    orderNumber,
    returnUuid: randomUUID(),
    wish,
    lines: [{ variationId: (await variationOf(goods.plain)).variationId, quantity: 1, reason, comment }],
  });

const open = (orderNumber: string) => `/myaccount/orders/return?order=${orderNumber}`;

/** The return form, its errors, and the confirmation. */
export const returnScenes: readonly Scene[] = [
  {
    name: 'a return, with what is wrong',
    heading: 'Return items',
    open: async (page) => {
      await register(page);
      await page.goto(open(await orderToReturn(page)));
      await page.getByLabel('Quantity').selectOption('1 of 1');
      await page.getByRole('button', { name: /^(Request return|Continue)$/ }).click();
      await page.getByText('Select a reason').waitFor();
    },
  },
  {
    name: 'a return, for a guest',
    heading: 'Return items',
    open: async (page) => page.goto(open(await orderToReturn(page))),
  },
  {
    name: 'nothing to return',
    heading: 'Return items',
    open: async (page) => {
      await page.goto(open(await orderOfTwo(page)));
      await page.getByText('Nothing to return').waitFor();
    },
  },
  {
    name: 'a return that was requested',
    heading: 'Return Requested',
    open: async (page) => {
      await register(page);
      const orderNumber = await orderToReturn(page);
      const { caseNumber } = await askToReturn(page, orderNumber);
      await page.goto(`${open(orderNumber)}&case=${caseNumber}`);
    },
  },
  {
    name: 'an order with a return',
    heading: /^Order /,
    open: async (page) => {
      await register(page);
      const orderNumber = await orderToReturn(page);
      await askToReturn(page, orderNumber, 'defective', 'No light');
      await page.goto(`/myaccount/orders/${orderNumber}`);
      await page.getByRole('region', { name: 'Returns' }).getByText('Return Requested').waitFor();
    },
  },
];

/** Requests a return and opens its page as staff; returns the case number. */
async function atTheDesk(page: Page, reason = 'item_damaged', wish: ReturnWish = 'refund'): Promise<string> {
  const { caseNumber } = await askToReturn(page, await orderToReturn(page), reason, 'The rim is chipped', wish);
  await asAdministrator(page);
  await page.goto(`/staff/returns/${caseNumber}`);
  return caseNumber;
}

/** Takes a return to the inspection. */
async function received(page: Page): Promise<void> {
  await atTheDesk(page);
  await page.getByLabel('Message to the customer').fill('Send it to 1 Mill Road.');
  await page.getByRole('button', { name: 'Approve return' }).click();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await page.getByRole('button', { name: 'Save inspection' }).waitFor();
}

/** A return that staff have approved; returns where its shopper sees it. */
async function approved(page: Page): Promise<string> {
  const orderNumber = await orderToReturn(page);
  const { caseNumber } = await askToReturn(page, orderNumber, 'item_damaged', 'The rim is chipped', 'replacement');
  await asAdministrator(page);
  await call(page, 'PUT', `/api/staff/returns/${caseNumber}/decision`, { decision: 'approved', words: 'We’re sorry about that.' });
  return `order=${orderNumber}&case=${caseNumber}`;
}

/** What a shopper sees of an approved return. */
export const approvedReturnScenes: readonly Scene[] = [
  {
    name: 'a return to be sent',
    heading: 'Return approved',
    open: async (page) => {
      await page.goto(`/myaccount/orders/return?${await approved(page)}`);
    },
  },
  {
    name: 'a return label',
    heading: 'Your return label',
    open: async (page) => {
      const [, orderNumber, caseNumber] = /^order=(.*)&case=(.*)$/.exec(await approved(page)) ?? [];
      await page.goto(`/returns/${caseNumber}/label?order=${orderNumber}`);
    },
  },
];

/** The returns desk: the queue, and a return at each step. */
export const returnDeskScenes: readonly Scene[] = [
  {
    name: 'returns that wait',
    heading: 'Returns',
    frame: 'bare',
    open: async (page) => {
      await atTheDesk(page);
      await page.goto('/staff/returns');
    },
  },
  {
    name: 'starting a return for a customer, with what is wrong',
    heading: /^Order /,
    frame: 'bare',
    open: async (page) => {
      const orderNumber = await orderToReturn(page);
      await asAdministrator(page);
      await page.goto(`/staff/orders/${orderNumber}?edit=return`);
      await page.getByRole('button', { name: 'Start return' }).click();
      await page.getByText('Choose at least one item').waitFor();
    },
  },
  {
    name: 'no return of that number',
    heading: 'Returns',
    frame: 'bare',
    open: async (page) => {
      await asAdministrator(page);
      await page.goto('/staff/returns?q=R-2222-22222');
      await page.getByText('No returns found').waitFor();
    },
  },
  {
    name: 'a return to be answered, with what is wrong',
    heading: /^Return R-/,
    frame: 'bare',
    open: async (page) => {
      await atTheDesk(page);
      await page.getByRole('button', { name: 'Decline return' }).click();
      await page.getByText('Tell the customer why you decline').waitFor();
    },
  },
  {
    name: 'a replacement to be answered',
    heading: /^Return R-/,
    frame: 'bare',
    open: async (page) => {
      await atTheDesk(page, 'item_damaged', 'replacement');
      await page.getByRole('button', { name: 'Approve replacement' }).waitFor();
    },
  },
  { name: 'a return to be inspected', heading: /^Return R-/, frame: 'bare', open: received },
  {
    name: 'a return to be refunded, with what is wrong',
    heading: /^Return R-/,
    frame: 'bare',
    open: async (page) => {
      await received(page);
      await page.getByRole('button', { name: 'Save inspection' }).click();
      await page.getByLabel('Amount', { exact: true }).fill('1');
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await page.getByText('Enter a reason for the lower refund').waitFor();
    },
  },
];
