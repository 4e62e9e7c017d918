import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { payoutEndpoints } from '../../../contract/figures/payouts.ts';
import { daysAfter, shopDay } from '../../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { capturePayment, refundPayment } from '../../payments/operations/request.ts';
import { fetchPayouts } from '../../payments/payouts/operations.ts';
import { clockOf } from '../../platform/time/clock.ts';

type Report = OutputOf<typeof payoutEndpoints.report>;

let shop: CommerceShop;
let reader: SignedInStaff;
let boss: SignedInStaff;
let today = '';
let orderNumber = '';
const total = 4000;
const base = '/api/staff/reports/payouts';
const now = () => clockOf(shop.database).now();

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, by: SignedInStaff, payload?: string) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const form = payload !== undefined && {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: `--b\r\ncontent-disposition: form-data; name="report"; filename="r.csv"\r\n\r\n${payload}\r\n--b--\r\n`,
  };
  const response = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: by.token }, ...form });
  return { status: response.statusCode, text: response.body, body: () => response.json() };
}
const report = async (query = ''): Promise<Report> => (await send('GET', `${base}?from=2026-01-01&to=2027-06-30&${query}`, reader)).body();

/** A report of Stripe's, whose payouts were made the day after the shop's present one. */
const stripeReport = (...rows: readonly (readonly [id: string, category: string, source: string, gross: string, fee: string])[]) =>
  [
    'automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,created,currency,gross,fee,net,reporting_category,source_id,payment_intent_id',
    ...rows.map(([id, category, source, gross, fee], index) =>
      [
        id,
        `${shopDay(daysAfter(now(), 1))} 00:00:00`,
        `txn_${index}`,
        now().toISOString(),
        'usd',
        gross,
        fee,
        '',
        category,
        source,
        source,
      ].join(','),
    ),
  ].join('\n');

beforeAll(async () => {
  shop = await commerceShop({ logInto: { write: () => undefined } });
  const [lamp = 0] = await stockShelves(shop, [{ price: 12_500, stock: 9 }]);
  reader = await staffSignedIn(shop, 'merchandiser');
  boss = await staffSignedIn(shop, 'administrator');
  today = shopDay(now());
  const { pay } = await readyToPay(shop, [{ variationId: lamp }], { email: 'ada@example.com' });
  orderNumber = (await pay(testCards.good)).body.orderNumber;
  const { rows } = await sql<{ id: string }>`select id from payments.payment limit 1`.execute(shop.database.read);
  const asked = { paymentId: rows[0]?.id ?? '', reason: 'test', actor: 'staff:7' } as const;
  await shop.database.transact((tx) => capturePayment(tx, shop.parts, { ...asked, key: 'capture', amount: total }, now()));
  await shop.jobs.drain();
  await shop.database.transact((tx) => refundPayment(tx, shop.parts, { ...asked, key: 'refund', amount: 1500 }, now()));
  await shop.jobs.drain();
});
afterAll(() => shop.close());

describe('[§17.10 figures] payouts beside the ledger', () => {
  it('come from the sandboxes once a day is over, and agree with the ledger', async () => {
    await fetchPayouts(shop.parts, now());
    expect((await report()).payouts).toEqual([]);
    const tomorrow = daysAfter(now(), 1);
    await fetchPayouts(shop.parts, tomorrow);
    await fetchPayouts(shop.parts, tomorrow);
    const { payouts, totals, differences, notPaidOut } = await report();
    const sums = { captured: total, refunded: 1500, other: 0, fees: 146, ledgerCaptured: total, ledgerRefunded: 1500, differences: 0 };
    expect(payouts).toEqual([
      {
        ...sums,
        payoutId: expect.any(Number),
        provider: 'sandbox',
        providerName: 'Sandbox',
        reference: `sandbox_${today}`,
        paidOn: shopDay(tomorrow),
      },
    ]);
    expect(totals).toEqual({ ...sums, payouts: 1 });
    expect([differences, notPaidOut]).toEqual([[], []]);
  });

  it('come from Stripe’s report, whose movements are found in the ledger, a charge and what it did not take together', async () => {
    const db = shop.database.read;
    await sql`update payments.payment set gateway = 'stripe'`.execute(db);
    await sql`alter table payments.entry disable trigger user`.execute(db);
    await sql`update payments.entry set reference = case key when 'capture' then 'pi_1' else 're_1' end where key in ('capture', 'refund')`.execute(
      db,
    );
    const lines = [
      ['po_1', 'charge', 'pi_1', '125.00', '1.46'],
      ['po_1', 'partial_capture_reversal', 'pi_1', '-85', '0.00'],
      ['po_1', 'dispute', 'dp_1', '-10.00', '15.00'],
      ['po_2', 'refund', 're_1', '-14.00', '0'],
      ['po_2', 'charge', 'pi_9', '9.00', '0.5'],
    ] as const;
    const imported = await send('POST', base, boss, stripeReport(...lines));
    expect([imported.status, imported.body()]).toEqual([200, { ok: true, payouts: 2 }]);
    const { payouts, differences, totals } = await report();
    const stripe = payouts.filter(({ provider }) => provider === 'stripe').sort((a, b) => (a.reference < b.reference ? -1 : 1));
    const none = { captured: 0, refunded: 0, other: 0, ledgerCaptured: 0, ledgerRefunded: 0 };
    expect(stripe).toMatchObject([
      { ...none, reference: 'po_1', captured: total, other: -1000, fees: 1646, ledgerCaptured: total, differences: 0 },
      { ...none, reference: 'po_2', captured: 900, refunded: 1400, fees: 50, ledgerRefunded: 1500, differences: 2 },
    ]);
    expect(totals.differences).toBe(2);
    expect(differences.map(({ kind, reference, paid, inLedger, orderNumber: order }) => [kind, reference, paid, inLedger, order])).toEqual([
      ['captured', 'pi_9', 900, 0, null],
      ['refunded', 're_1', -1400, -1500, orderNumber],
    ]);
    const log = (await send('GET', '/api/staff/audit?action=payouts.imported', boss)).body();
    expect(log.entries[0]).toMatchObject({ subject: { id: 'stripe' }, details: { payouts: 2, lines: 5 } });
    // Imported again when it is right, even by two at once, it agrees.
    const right = () => send('POST', base, boss, stripeReport(['po_2', 'refund', 're_1', '-15.00', '0']));
    expect((await Promise.all([right(), right(), right()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await report();
    expect([again.payouts.length, again.totals.differences, again.differences]).toEqual([3, 0, []]);
  });

  it('tell what was captured and refunded since the first one and is in none', async () => {
    const { payouts } = await report();
    const lines = await sql<{ key: string }>`
      select key from payments.payout_line where payout_id = ${payouts.find(({ reference }) => reference === 'po_1')?.payoutId ?? 0}`.execute(
      shop.database.read,
    );
    expect(new Set(lines.rows.map(({ key }) => key))).toEqual(new Set(['capture', null]));
    await sql`update payments.payout set paid_on = ${today}::date where provider = 'stripe'`.execute(shop.database.read);
    await sql`delete from payments.payout_line where key = 'refund'`.execute(shop.database.read);
    expect((await report()).notPaidOut).toMatchObject([{ providerName: 'stripe', movements: 1, amount: -1500 }]);
  });

  it('refuse files that are none, and are removed', async () => {
    const wrong = await send('POST', base, boss, 'a,b\n1,2');
    expect([wrong.status, wrong.body().code, wrong.body().fields.report]).toEqual([
      422,
      'payout_file_unreadable',
      expect.stringContaining('neither Stripe’s'),
    ]);
    expect((await send('POST', base, boss)).body().code).toBe('no_payout_file');
    const [first] = (await report()).payouts;
    expect((await send('DELETE', `${base}/${first?.payoutId}`, boss)).status).toBe(200);
    expect((await send('DELETE', `${base}/${first?.payoutId}`, boss)).body().code).toBe('payout_not_found');
    expect((await report()).payouts).toHaveLength(2);
  });

  it('can be downloaded, and are for staff with the permission', async () => {
    const { text } = await send('GET', `${base}.csv?from=${today}&to=${today}`, reader);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Paid on,Provider,Payout,Captured');
    expect(lines.slice(1)).toContainEqual(expect.stringMatching(new RegExp(`^${today},stripe,po_`)));
    const packer = await staffSignedIn(shop, 'fulfilment');
    for (const url of [base, `${base}.csv`]) expect((await send('GET', url, packer)).status).toBe(403);
    expect((await send('GET', `${base}?from=${today}&to=2020-01-01`, reader)).status).toBe(400);
    expect((await send('POST', base, reader, 'a')).status).toBe(403);
    expect((await send('DELETE', `${base}/1`, reader)).status).toBe(403);
  });
});
