import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPath } from '../../contract/staff/exports.ts';
import { type CommerceShop, commerceShop, stockShelves } from '../../test/support/commerce.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { Desk } from '../returns/test-fixtures/desk.ts';

let shop: CommerceShop;

beforeAll(async () => {
  shop = await commerceShop();
});
afterAll(() => shop.close());

describe('[look: staff console] the list of returns as CSV', () => {
  it('has a row each, with its items and what was refunded', async () => {
    const [chair = 0, cover = 0] = await stockShelves(shop, [
      { price: 5000, stock: 20 },
      { price: 2000, stock: 20 },
    ]);
    const { token } = await staffSignedIn(shop, 'fulfilment');
    const desk = await Desk.of(shop);
    const items = [
      { variationId: chair, quantity: 2 },
      { variationId: cover, quantity: 1 },
    ];
    const inspected = await desk.asked(items, 'refund');
    const { quoted } = await desk.inspected(inspected.path);
    const { body } = await desk.send('PUT', `${inspected.path}/refund`, { amount: quoted - 700, reason: 'Scratched' });
    expect(body.state).toBe('refunded');
    const waiting = await desk.asked([{ variationId: cover, quantity: 1 }], 'replacement', { reason: 'item_damaged' });
    await shop.database.transact((tx) =>
      sql`update returns.return set requested_at = '2020-05-02T03:59:00Z' where case_number = ${waiting.caseNumber}`.execute(tx),
    );
    const rowsOf = async (query: string) =>
      (await shop.app.inject({ url: `${exportPath('returns')}?${query}`, cookies: { staff_session_token: token } })).body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(','));
    const [sku, other] = body.lines.map((line) => line.sku);
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await rowsOf('from=2026-01-01')).toEqual([
      [
        ...[inspected.caseNumber, inspected.orderNumber, 'Refunded', 'refund', 'Item is defective', time, time, time, time],
        ...[`"${sku} × 2 (restocked 2`, ' damaged 0', ` missing 0); ${other} × 1 (restocked 1`, ' damaged 0', ' missing 0)"'],
        ...['3', '3', '0', '0', 'USD', ((quoted - 700) / 100).toFixed(2)],
      ],
    ]);
    expect(await rowsOf('from=2020-05-01&to=2020-05-01')).toEqual([
      [
        ...[waiting.caseNumber, waiting.orderNumber, 'Requested', 'replacement', 'Item is damaged', '2020-05-02T03:59:00.000Z', '', '', ''],
        ...[`${other} × 1`, '1', '', '', '', 'USD', ''],
      ],
    ]);
  });
});
