import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderReturn } from '../../../contract/returns/returns.ts';
import { hasServer } from '../../../test/support/app.ts';
import { type CommerceShop, commerceShop, stockOf, stockShelves } from '../../../test/support/commerce.ts';
import { findOrderByNumber } from '../../orders/index.ts';
import { findRefundable } from '../../payments/index.ts';
import { Desk } from '../test-fixtures/desk.ts';

/** All rounds race on a PostgreSQL server; the embedded database has one session and gets fewer. */
const rounds = hasServer ? 100 : 3;
const stocked = 1000;

let shop: CommerceShop;
let desks: readonly [Desk, Desk];
let lamp = 0;

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 120_000 });
  [lamp = 0] = await stockShelves(shop, [{ price: 4200, stock: stocked }]);
  desks = [await Desk.of(shop), await Desk.of(shop)];
}, 60_000);
afterAll(() => shop.close());

/** Who may lose: the request came too late, and says so. */
const isHonest = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 || (status === 409 && (body.code === 'return_changed' || body.code === 'return_not_to_send'));

describe('[money: What must always be true] two staff and the shopper act on a return at once', () => {
  it(`gives nothing twice in ${rounds} rounds`, async () => {
    const [one, two] = desks;
    let gone = 0;
    for (let round = 0; round < rounds; round++) {
      const wish = round % 2 === 0 ? 'refund' : 'replacement';
      const { shopper, orderNumber, path, caseNumber, total } = await one.asked([{ variationId: lamp, quantity: 1 }], wish);
      gone++;
      const send = () => shopper.send<OrderReturn>('POST', `/api/orders/${orderNumber}/returns/${caseNumber}/sent`, {});
      const decisions = await Promise.all([one.decide(path), two.decide(path, { decision: 'declined' }), send()]);
      expect(decisions.every(isHonest)).toBe(true);
      const { state } = (await one.send('GET', path)).body;
      if (state === 'declined') continue;
      const receipts = await Promise.all([one.send('PUT', `${path}/receipt`, {}), two.send('PUT', `${path}/receipt`, {}), send()]);
      expect(receipts.every(isHonest)).toBe(true);
      const lines = [{ variationId: lamp, restocked: 1, damaged: 0, missing: 0 }];
      const looks = await Promise.all([one, two].map((desk) => desk.send('PUT', `${path}/inspection`, { lines })));
      expect(looks.map(({ status }) => status).sort()).toEqual([200, 409]);
      const ends = await Promise.all([
        one.send('PUT', `${path}/refund`, { amount: total }),
        two.send('PUT', wish === 'refund' ? `${path}/refund` : `${path}/replacement`, wish === 'refund' ? { amount: total } : {}),
        one.send('PUT', `${path}/closing`, { words: 'Sorry.' }),
      ]);
      expect(ends.every(isHonest)).toBe(true);
      const ended = (await one.send('GET', path)).body;
      expect(['refunded', 'replaced', 'closed']).toContain(ended.state);
      // The returned unit is back; a replacement has left.
      if (ended.state !== 'replaced') gone--;
      const order = await findOrderByNumber(shop.database.read, orderNumber);
      expect(await findRefundable(shop.database.read, order?.id ?? 0)).toBe(ended.state === 'refunded' ? 0 : total);
    }
    expect(await stockOf(shop, lamp)).toBe(stocked - gone);
  }, 600_000);
});
