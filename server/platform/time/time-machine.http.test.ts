import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/orders/orders.ts';
import type { OrderReturn, ReturnQuote } from '../../../contract/returns/returns.ts';
import { type CommerceShop, commerceShop, stockShelves } from '../../../test/support/commerce.ts';
import { Desk } from '../../returns/test-fixtures/desk.ts';
import { clockOf } from './clock.ts';
import { lengthOf, moveForward, refusalToMove } from './time-machine.ts';

const day = 86_400_000;

let shop: CommerceShop;
let desk: Desk;
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ price: 4200, stock: 50 }]);
  desk = await Desk.of(shop);
});
afterAll(() => shop.close());

const subjectsTo = async (text: string) => {
  const { rows } = await sql<{ subject: string }>`
    select subject from email.outbox where body like ${`%${text}%`} order by created_at, id`.execute(shop.database.read);
  return rows.map(({ subject }) => subject);
};

describe('[docs: time machine] time moved forward', () => {
  it('delivers parcels, reminds of and ends returns, closes windows and sends every e-mail, in order', async () => {
    const { shopper, orderNumber, path, caseNumber } = await desk.asked([{ variationId: lamp, quantity: 2 }], 'refund', {
      units: [{ variationId: lamp, quantity: 1 }],
    });
    await desk.decide(path);
    const before = clockOf(shop.database).now().getTime();
    const now = await moveForward(shop, 12 * day);
    expect(Math.round((now.getTime() - before) / day)).toBe(12);
    expect((await shopper.send<Order>('GET', `/api/orders/${orderNumber}`)).body).toMatchObject({ stage: 'delivered' });
    const sent = await subjectsTo(orderNumber);
    expect(sent.findIndex((subject) => /delivered/i.test(subject))).toBeGreaterThan(
      sent.findIndex((subject) => /on its way/i.test(subject)),
    );
    const { lines } = (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body;
    expect(lines[0]?.refundAmounts).toHaveLength(1);
    await moveForward(shop, 34 * day);
    const { returns } = (await shopper.send<{ returns: OrderReturn[] }>('GET', `/api/orders/${orderNumber}/returns`)).body;
    expect(returns[0]?.state).toBe('expired');
    expect((await subjectsTo(caseNumber)).map((subject) => subject.replace(/: case .*/, ''))).toEqual([
      'Return Requested',
      'Your return is approved',
      'Time to send your return',
      'Your return has expired',
    ]);
    const later = (await shopper.send<ReturnQuote>('GET', `/api/orders/${orderNumber}/return`)).body.lines;
    expect(later[0]?.refusal).toBe('The 30-day return window has closed.');
  }, 120_000);

  it('keeps the real time for codes of other devices', async () => {
    await moveForward(shop, day / 24);
    const clock = clockOf(shop.database);
    expect(Math.abs(clock.real(clock.now()).getTime() - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['production', 'production', 'embedded', false],
    ['production', 'test', 'server', false],
    ['demo', 'production', 'server', false],
    ['demo', 'production', 'embedded', true],
    ['demo', 'development', 'embedded', true],
    ['demo', 'test', 'server', true],
  ] as const)('%s stage, %s mode, %s database: allowed %s', (stage, mode, kind, isAllowed) => {
    expect(refusalToMove({ stage, mode }, { kind }) === null).toBe(isAllowed);
  });

  it.each([
    ['12d', 12 * day],
    ['6h', day / 4],
    ['90m', 5_400_000],
    ['366d', 366 * day],
    ['367d', null],
    ['0d', null],
    ['-1d', null],
    ['12', null],
    ['d', null],
  ])('reads %s', (text, ms) => {
    expect(lengthOf(text)).toBe(ms);
  });
});
