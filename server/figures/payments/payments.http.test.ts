import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { figureEndpoints } from '../../../contract/figures/figures.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { sumLedger } from '../../payments/books/store.ts';
import { capturePayment, refundPayment } from '../../payments/operations/request.ts';
import { reconcile } from '../../payments/reconciliation.ts';
import { clockOf } from '../../platform/time/clock.ts';

type Report = OutputOf<typeof figureEndpoints.payments>;

let shop: CommerceShop;
let seller: SignedInStaff;
let payment = '';
let today = '';
const total = 4000;

async function get(url: string, by: SignedInStaff = seller) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const response = await shop.app.inject({ url, headers, cookies: { staff_session_token: by.token } });
  return { status: response.statusCode, text: response.body };
}
const report = async (query = ''): Promise<Report> => JSON.parse((await get(`/api/staff/reports/payments?${query}`)).text);
const now = () => clockOf(shop.database).now();
const sum = () => shop.database.transact((tx) => sumLedger(tx, now()));
/** The night after tomorrow's, when today is a whole day of the books. */
const compare = () => reconcile(shop.parts, new Date(now().getTime() + 26 * 3_600_000));

beforeAll(async () => {
  shop = await commerceShop({ logInto: { write: () => undefined } });
  const [lamp = 0] = await stockShelves(shop, [{ price: 12_500, stock: 9 }]);
  seller = await staffSignedIn(shop, 'merchandiser');
  today = shopDay(now());
  const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: 'ada@example.com' });
  await pay(testCards.good);
  const { rows } = await sql<{ id: string }>`select id from payments.payment limit 1`.execute(shop.database.read);
  payment = rows[0]?.id ?? '';
  const asked = { paymentId: payment, reason: 'test', actor: 'staff:7' } as const;
  await shop.database.transact((tx) => capturePayment(tx, shop.parts, { ...asked, key: 'capture', amount: total }, now()));
  await shop.jobs.drain();
  await shop.database.transact((tx) => refundPayment(tx, shop.parts, { ...asked, key: 'refund', amount: 1500 }, now()));
  await shop.jobs.drain();
});
afterAll(() => shop.close());

describe('[§17.10 figures] payments beside the providers’ books', () => {
  it('are summed by day and provider, and not compared before the first night', async () => {
    await sum();
    await sum();
    const { lines, totals, before, differences, comparisons } = await report();
    expect(lines).toEqual([
      {
        day: today,
        provider: lines[0]?.provider,
        providerName: shop.parts.providers[0]?.name,
        captures: 1,
        captured: total,
        refunds: 1,
        refunded: 1500,
        reportedCaptured: null,
        reportedRefunded: null,
      },
    ]);
    expect(totals).toEqual({ captures: 1, captured: total, refunds: 1, refunded: 1500 });
    expect((await report('page=9')).lines).toEqual(lines);
    expect([before.captured, differences, comparisons]).toEqual([0, [], []]);
  });

  it('stand beside what the provider reports for whole days', async () => {
    expect(await compare()).toEqual([]);
    const { lines, differences, comparisons } = await report();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ captured: total, reportedCaptured: total, refunded: 1500, reportedRefunded: 1500 });
    expect(differences).toEqual([]);
    expect(comparisons.length).toBe(shop.parts.providers.length);
    for (const { askedAt, answeredAt } of comparisons) expect(answeredAt).toBe(askedAt);
  });

  it('list each difference with its order, until both sides are the same again', async () => {
    const db = shop.database.read;
    await sql`update sandbox_gateway.operation set amount = 3900 where key = 'capture'`.execute(db);
    await compare();
    await compare();
    const { lines, differences } = await report();
    const { rows } = await sql<{ number: string }>`select order_number as number from orders.order limit 1`.execute(db);
    expect(differences).toEqual([
      expect.objectContaining({
        key: 'capture',
        kind: 'captured',
        orderNumber: rows[0]?.number,
        ours: { amount: total, state: 'succeeded' },
        theirs: { amount: 3900, state: 'succeeded' },
      }),
    ]);
    expect(lines[0]).toMatchObject({ captured: total, reportedCaptured: 3900 });
    const dismiss = (by: SignedInStaff, body: object) =>
      shop.app.inject({
        method: 'PUT',
        url: '/api/staff/reports/payments/dismissal',
        payload: body,
        cookies: { staff_session_token: by.token },
        headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
      });
    const boss = await staffSignedIn(shop, 'administrator');
    const which = { provider: differences[0]?.provider, key: 'capture' };
    const because = { ...which, reason: 'The provider kept a fee.' };
    expect((await dismiss(seller, because)).statusCode).toBe(403);
    expect((await dismiss(boss, { ...which, reason: ' ' })).json().fields).toEqual({ reason: 'Say what you found' });
    expect((await dismiss(boss, { ...because, key: 'other' })).json().code).toBe('difference_not_found');
    expect((await dismiss(boss, because)).statusCode).toBe(200);
    await compare();
    const after = await report();
    expect([after.differences.length, after.dismissed[0]?.dismissed?.because]).toEqual([0, 'The provider kept a fee.']);
    const log = JSON.parse((await get('/api/staff/audit?action=payment_difference.dismissed', boss)).text);
    expect(log.entries[0]).toMatchObject({
      reason: 'The provider kept a fee.',
      subject: { id: 'capture' },
      details: { ours: { amount: total }, theirs: { amount: 3900 } },
    });
    expect((await dismiss(boss, { ...which, reason: null })).statusCode).toBe(200);
    expect((await report()).differences).toHaveLength(1);
    await dismiss(boss, because);
    // Another amount is another difference.
    await sql`update sandbox_gateway.operation set amount = 3800 where key = 'capture'`.execute(db);
    await compare();
    expect((await report()).differences).toMatchObject([{ key: 'capture', theirs: { amount: 3800 }, dismissed: null }]);
    await sql`update sandbox_gateway.operation set amount = ${total} where key = 'capture'`.execute(db);
    // Also days later, when the movement itself is no longer compared.
    await reconcile(shop.parts, new Date(now().getTime() + 6 * 86_400_000));
    expect((await report()).differences).toEqual([]);
  });

  it('are listed fifty a page, open and dismissed ones apart, and so are orders that do not add up', async () => {
    const db = shop.database.read;
    const provider = shop.parts.providers[0]?.code ?? '';
    await sql`
      insert into payments.difference (provider, key, found_at, kind, our_amount, our_state, dismissed_at, dismissed_by, dismissed_because)
      select ${provider}, 'many-' || lpad(n::text, 3, '0'), now() - n * interval '1 minute', 'captured', 100, 'succeeded',
        case when n > 120 then now() - n * interval '1 minute' end, case when n > 120 then 'Ada' end, case when n > 120 then 'A fee' end
      from generate_series(1, 171) as n`.execute(db);
    await sql`
      insert into figures.order_fault (order_number, fault, found_at)
      select 'X' || lpad(n::text, 3, '0'), 'totals', now() - n * interval '1 minute' from generate_series(1, 51) as n`.execute(db);
    await sql`insert into figures.order_check (checked_at, orders) values (now(), 51) on conflict (is_last) do nothing`.execute(db);
    const keys = (rows: Report['differences']) => [rows.length, rows[0]?.key, rows.at(-1)?.key];
    const first = await report();
    expect(keys(first.differences)).toEqual([50, 'many-001', 'many-050']);
    expect(keys(first.dismissed)).toEqual([50, 'many-121', 'many-170']);
    expect(first.orderCheck?.faults.length).toBe(50);
    expect(first.lists).toEqual({
      differences: { total: 120, page: 1, pages: 3 },
      dismissed: { total: 51, page: 1, pages: 2 },
      faults: { total: 51, page: 1, pages: 2 },
    });
    const last = await report('differencesPage=3&dismissedPage=2&faultsPage=9');
    expect(keys(last.differences)).toEqual([20, 'many-101', 'many-120']);
    expect(keys(last.dismissed)).toEqual([1, 'many-171', 'many-171']);
    expect(last.orderCheck?.faults.map(({ orderNumber }) => orderNumber)).toEqual(['X051']);
    expect(last.lists.faults).toEqual({ total: 51, page: 2, pages: 2 });
    await sql`delete from payments.difference where key like 'many-%'`.execute(db);
    await sql`delete from figures.order_fault`.execute(db);
  });

  it('tell of a provider that did not show its books', async () => {
    const silent = shop.parts.providers.map((provider) => ({
      ...provider,
      code: provider.code,
      list: () => Promise.reject(new Error('down')),
    }));
    await reconcile({ ...shop.parts, providers: silent }, new Date(now().getTime() + 7 * 86_400_000));
    const { comparisons } = await report();
    expect(comparisons.every(({ askedAt, answeredAt }) => answeredAt !== null && answeredAt < askedAt)).toBe(true);
  });

  it('can be downloaded as CSV, by staff with the permission', async () => {
    const { text } = await get(`/api/staff/reports/payments.csv?from=${today}&to=${today}`);
    expect(text.split('\r\n')[1]).toMatch(new RegExp(`^${today},[a-z-]+,1,40.00,1,15.00,40.00,15.00$`));
    const packer = await staffSignedIn(shop, 'fulfilment');
    for (const path of ['payments', 'payments.csv']) {
      expect((await get(`/api/staff/reports/${path}`, packer)).status).toBe(403);
      expect((await get(`/api/staff/reports/${path}?from=${today}&to=2020-01-01`)).status).toBe(400);
    }
  });
});
