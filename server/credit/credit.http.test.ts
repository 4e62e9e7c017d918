import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checkout, PlaceResult } from '../../contract/checkout/checkout.ts';
import type { CreditOfferStatus, CreditSetup, StoreCardDetails } from '../../contract/credit/store-card.ts';
import type { BankApplication } from '../../contract/payments/sandbox-financing.ts';
import { shopDay, shopDayAfter, startOfShopDay } from '../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, ohio, readyToPay, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { promote, written } from '../../test/support/promotions.ts';
import { setFlag } from '../flags/index.ts';
import { findOrderByNumber } from '../orders/index.ts';
import { captureOrder, type FinancingPartner, refundOrder } from '../payments/index.ts';
import { sweepRepayments } from './repayments.ts';

const base = '/api/credit/hearthside-bank';
const statusPath = '/api/credit/customer/credit-offer-status';
const logged: string[] = [];
let shop: CommerceShop;
let [lamp, sofa, shade]: number[] = [];

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 1000, logInto: { write: (line) => logged.push(line) } });
  [lamp, sofa, shade] = await stockShelves(shop, [
    { price: 10_000, stock: 100 },
    { price: 45_000, stock: 100 },
    { price: 2_000, stock: 100 },
  ]);
  await promote(
    shop,
    written('welcome-card', {
      group: 'order',
      benefit: { kind: 'amount', amount: 2500 },
      conditions: { minimumMerchandise: 10_000, paymentTypes: { in: ['PLCC'] }, storeCardDays: 30 },
      usesPerCustomer: 1,
    }),
  );
});
afterAll(() => shop.close());

const typed = {
  firstName: 'Ada',
  lastName: 'Weaver',
  birthDate: '1990-04-12',
  addressLine1: '12 Elm Street',
  city: 'Columbus',
  stateRegion: 'OH',
  postalCode: '43215',
  annualIncome: '51,987',
  agrees: 'yes',
};

type Opened = { applicationId: string; url: string | null; state: string };
const open = async (shopper: Shopper) => (await shopper.send<Opened>('POST', `${base}/unified-setup-config`, {})).body.applicationId;
const bank = (applicationId: string) => `/api/sandbox/financing/${applicationId}`;
const submit = (shopper: Shopper, applicationId: string, ssn: string) =>
  shopper.send<BankApplication>('POST', bank(applicationId), { ...typed, ssn });
const tell = (shopper: Shopper, applicationId: string) =>
  shopper.send<CreditOfferStatus>('POST', `${base}/application-event`, { applicationId, event: 'returned' });
const status = async (shopper: Shopper) => (await shopper.send<CreditOfferStatus>('GET', statusPath)).body;

let count = 0;
async function customer(): Promise<Shopper> {
  const made = new Shopper(shop);
  await made.send('POST', '/api/user/register', { email: `credit-${count++}@example.com`, password: 'weaver-of-7-looms' });
  return made;
}

/** Applies with a test number and returns the card's id. */
async function withCard(shopper: Shopper, ssn = '666-00-0001'): Promise<number> {
  const applicationId = await open(shopper);
  await submit(shopper, applicationId, ssn);
  const { body } = await tell(shopper, applicationId);
  return body.cards[0]?.accountId ?? 0;
}

const details = (shopper: Shopper, accountId: number) => shopper.send<StoreCardDetails>('GET', `/api/credit/accounts/${accountId}`);

/** A checkout to be paid by store card. */
async function checkoutWith(shopper: Shopper, items: { variationId: number; quantity?: number }[]) {
  const ready = await readyToPay(shop, items, { shopper });
  const { body: checkout } = await shopper.send<Checkout>('PUT', ready.path, { paymentType: 'PLCC' });
  const pay = (storeCard?: object, expectedTotal = checkout.totals.total) =>
    shopper.send<PlaceResult>('POST', `${ready.path}/place`, { storeCard, expectedTotal });
  return { checkout, path: ready.path, pay };
}

async function orderOf(orderNumber: string) {
  const order = await findOrderByNumber(shop.database.read, orderNumber);
  if (!order) throw new Error('no order');
  return order;
}

describe('[§2 store card] applying', () => {
  it('is described for the brand, and not for another partner', async () => {
    const shopper = new Shopper(shop);
    const { body } = await shopper.send<CreditSetup>('GET', `${base}/unified-setup-config`);
    expect(body).toMatchObject({ card: 'Alder & Loom Card', partner: 'Hearthside Bank', isSandbox: true, apr: 2999 });
    expect(body.terms.map(({ months, from }) => [months, from])).toEqual([
      [6, 19_900],
      [12, 39_900],
    ]);
    expect((await shopper.send('GET', '/api/credit/other-bank/unified-setup-config')).status).toBe(404);
  });

  it('is approved at once, with a temporary number that is shown whole once', async () => {
    const shopper = new Shopper(shop);
    const applicationId = await open(shopper);
    expect(await status(shopper)).toMatchObject({ application: { state: 'open', url: `/sandbox/financing/${applicationId}` }, cards: [] });
    const decided = await submit(shopper, applicationId, '666-00-0001');
    expect(decided.body).toMatchObject({ state: 'approved', account: { isWhole: true, limit: 500_000 } });
    const number = decided.body.account?.number ?? '';
    expect(number).toMatch(/^9900 42\d\d \d{4} \d{4}$/);
    const { body } = await tell(shopper, applicationId);
    expect(body).toMatchObject({
      application: { state: 'approved', url: null },
      cards: [{ last4: number.slice(-4), isTemporary: true, limit: 500_000 }],
    });
    expect((await shopper.send<BankApplication>('GET', bank(applicationId))).body.account).toMatchObject({
      number: `•••• ${number.slice(-4)}`,
      isWhole: false,
    });
    expect((await submit(shopper, applicationId, '666-00-0001')).status).toBe(409);
    expect((await shopper.send('POST', `${base}/unified-setup-config`, {})).body).toMatchObject({ code: 'has_store_card' });
  });

  it('is declined, and possible again after 30 days', async () => {
    const shopper = new Shopper(shop);
    const applicationId = await open(shopper);
    await submit(shopper, applicationId, '666-00-0004');
    const { body } = await tell(shopper, applicationId);
    expect(body).toMatchObject({ application: { state: 'declined', canApplyOn: expect.any(String) }, cards: [] });
    const again = await shopper.send('POST', `${base}/unified-setup-config`, {});
    expect(again.body).toMatchObject({ code: 'application_too_soon', details: { canApplyOn: body.application?.canApplyOn } });
    await shop.database.transact((tx) =>
      sql`update credit.application set updated_at = updated_at - interval '31 days' where id = ${applicationId}::uuid`.execute(tx),
    );
    expect((await shopper.send('POST', `${base}/unified-setup-config`, {})).status).toBe(200);
  });

  it.each([
    ['referred', '666-00-0003', true, 'approved'],
    ['referred', '666-00-0003', false, 'declined'],
    ['frozen', '666-00-0005', true, 'approved'],
  ] as const)('stays %s until the bank decides', async (state, ssn, approve, outcome) => {
    const shopper = new Shopper(shop);
    const applicationId = await open(shopper);
    await submit(shopper, applicationId, ssn);
    expect((await tell(shopper, applicationId)).body.application).toMatchObject({ state, url: expect.any(String) });
    expect(await open(shopper)).toBe(applicationId);
    await shopper.send('POST', `${bank(applicationId)}/review`, { approve });
    const { body } = await tell(shopper, applicationId);
    expect(body.application?.state).toBe(outcome);
    expect(body.cards.length).toBe(outcome === 'approved' ? 1 : 0);
    expect((await tell(shopper, applicationId)).body).toEqual(body);
  });

  it('refuses what is missing or a real number, at its field', async () => {
    const shopper = new Shopper(shop);
    const applicationId = await open(shopper);
    const { status: code, body } = await shopper.send('POST', bank(applicationId), { ...typed, city: '', ssn: '123-45-6789' });
    expect([code, Object.keys(body.fields ?? {}).sort()]).toEqual([400, ['city', 'ssn']]);
    expect((await status(shopper)).application?.state).toBe('open');
  });

  it('stores and logs neither Social Security number, income nor card number', async () => {
    const shopper = new Shopper(shop);
    const applicationId = await open(shopper);
    await submit(shopper, applicationId, '666-41-9999');
    const numbered = new Shopper(shop);
    const { account } = (await submit(numbered, await open(numbered), '666-72-0001')).body;
    await shop.jobs.drain();
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(shop.database.read);
    const texts = [logged.join('\n')];
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(
        shop.database.read,
      );
      texts.push(...rows.map((row) => row.text));
    }
    const kept = texts.join('\n');
    for (const secret of [
      '666-41-9999',
      '666419999',
      '666720001',
      '51,987',
      '51987',
      '1990-04-12',
      account?.number ?? '',
      (account?.number ?? '').replaceAll(' ', ''),
    ])
      expect(kept).not.toContain(secret);
  });

  it('belongs to its visitor alone', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper);
    const applicationId = (await status(shopper)).application?.applicationId ?? '';
    const other = await customer();
    expect((await details(other, accountId)).status).toBe(404);
    expect((await tell(other, applicationId)).status).toBe(404);
    expect(await status(other)).toMatchObject({ application: null, cards: [] });
    await withCard(other);
    const theirs = await checkoutWith(other, [{ variationId: lamp ?? 0 }]);
    expect(await theirs.pay({ accountId })).toMatchObject({ status: 404, body: { code: 'store_card_not_found' } });
  });

  it('is opened ten times an hour from one address', async () => {
    const shopper = new Shopper(shop);
    for (let time = 0; time < 10; time++) expect((await shopper.send('POST', `${base}/unified-setup-config`, {})).status).toBe(200);
    expect((await shopper.send('POST', `${base}/unified-setup-config`, {})).status).toBe(429);
  });

  it('is one brand’s: the sister has her own', async () => {
    const shopper = new Shopper(shop);
    await withCard(shopper);
    const ask = async (url: string) =>
      (await shop.app.inject({ url, headers: { host: 'localhost:3010' }, cookies: Object.fromEntries(shopper.cookies) })).json();
    expect(await ask(`${base}/unified-setup-config`)).toMatchObject({ card: 'Pip & Alder Card' });
    expect(await ask(statusPath)).toMatchObject({ application: null, cards: [] });
  });

  it('moves to the account its guest signs in to', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper);
    await shopper.send('POST', '/api/user/register', { email: 'adopts@example.com', password: 'weaver-of-7-looms' });
    expect((await details(shopper, accountId)).status).toBe(200);
  });
});

describe('[§2 store card] the prescreened offer', () => {
  it('is made to a customer with an address, and is new once', async () => {
    const shopper = await customer();
    expect((await status(shopper)).prescreen).toBeNull();
    await shopper.send('POST', '/api/accounts/addresses', { address: ohio });
    expect((await status(shopper)).prescreen).toEqual({ limit: 300_000, isNew: true });
    await shopper.send('POST', statusPath, {});
    expect(shopper.cookies.get('prescreen_shown')).toBe('true');
    expect((await status(shopper)).prescreen).toEqual({ limit: 300_000, isNew: false });
    // A small decision becomes the limit that was promised.
    await withCard(shopper, '666-00-0002');
    expect(await status(shopper)).toMatchObject({ prescreen: null, cards: [{ limit: 300_000 }] });
  });
});

describe('[§2 store card] paying', () => {
  it('is not offered without a card; one can apply', async () => {
    const ready = await readyToPay(shop, [{ variationId: lamp ?? 0 }]);
    expect(ready.checkout).toMatchObject({ paymentTypes: ['CARD', 'PAYPAL'], storeCard: { cards: [] } });
    expect((await ready.shopper.send('PUT', ready.path, { paymentType: 'PLCC' })).body.code).toBe('payment_type_unavailable');
  });

  it('places an order with a plan, takes $25 off the first, and gives the balance back on a refund', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper);
    const { checkout, pay } = await checkoutWith(shopper, [{ variationId: sofa ?? 0 }]);
    expect(checkout).toMatchObject({
      paymentType: 'PLCC',
      totals: { discount: 2500 },
      storeCard: { plans: [{ months: 6 }, { months: 12 }] },
    });
    const { total } = checkout.totals;
    expect(await pay({ accountId, planMonths: 9 })).toMatchObject({ status: 409, body: { code: 'plan_unavailable' } });
    const placed = await pay({ accountId, planMonths: 12 });
    expect(placed.body.status).toBe('placed');
    const orderNumber = 'orderNumber' in placed.body ? placed.body.orderNumber : '';
    expect((await shopper.send('GET', `/api/orders/${orderNumber}`)).body).toMatchObject({
      payment: { type: 'PLCC', card: 'Alder & Loom Card', planMonths: 12 },
    });
    const figures = async () => (await details(shopper, accountId)).body.figures;
    expect(await figures()).toEqual({ balance: 0, reserved: total, available: 500_000 - total });
    const order = await orderOf(orderNumber);
    await shop.database.transact((tx) =>
      captureOrder(tx, shop.parts, { orderId: order.id, reason: 'shipped', actor: 'system' }, new Date()),
    );
    await shop.jobs.drain();
    expect(await figures()).toEqual({ balance: total, reserved: 0, available: 500_000 - total });
    await shop.database.transact((tx) =>
      refundOrder(tx, shop.parts, { orderId: order.id, key: 'refund-1', amount: 10_000, reason: 'returned', actor: 'system' }, new Date()),
    );
    await shop.jobs.drain();
    expect(await figures()).toEqual({ balance: total - 10_000, reserved: 0, available: 510_000 - total });
    const statement = (await details(shopper, accountId)).body.charges;
    expect(statement).toMatchObject([{ orderNumber, charged: total, refunded: 10_000, reserved: 0, plan: { months: 12 } }]);
    expect(statement[0]?.plan?.monthly).toBe(Math.ceil((total - 10_000) / 12));
    // The welcome offer is for one order.
    const second = await checkoutWith(shopper, [{ variationId: sofa ?? 0 }]);
    expect(second.checkout.totals.discount).toBe(0);
  });

  it('gives the welcome offer from $100 and for 30 days', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper);
    const small = await checkoutWith(shopper, [{ variationId: shade ?? 0 }]);
    expect(small.checkout.totals.discount).toBe(0);
    const large = await checkoutWith(shopper, [{ variationId: lamp ?? 0 }]);
    expect(large.checkout.totals.discount).toBe(2500);
    await shop.database.transact((tx) =>
      sql`update credit.account set approved_at = approved_at - interval '32 days' where id = ${accountId}`.execute(tx),
    );
    const late = await shopper.send<Checkout>('GET', large.path);
    expect(late.body.totals.discount).toBe(0);
    expect(late.body.storeCard?.cards[0]?.isTemporary).toBe(false);
  });

  it('keeps the welcome offer until the end of the day that it names', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper);
    const { path } = await checkoutWith(shopper, [{ variationId: lamp ?? 0 }]);
    const lastDay = async (approvedAt: Date) => {
      await shop.database.transact((tx) =>
        sql`update credit.account set approved_at = ${approvedAt.toISOString()}::timestamptz where id = ${accountId}`.execute(tx),
      );
      const { totals, storeCard } = (await shopper.send<Checkout>('GET', path)).body;
      return [storeCard?.cards[0]?.welcomeUntil, totals.discount];
    };
    const now = new Date();
    const began = startOfShopDay(shopDayAfter(now, -30));
    expect(await lastDay(began)).toEqual([shopDay(now), 2500]);
    expect(await lastDay(new Date(began.getTime() - 1))).toEqual([shopDayAfter(now, -1), 0]);
  });

  it('is released when the order is cancelled', async () => {
    const shopper = await customer();
    const accountId = await withCard(shopper);
    const { pay } = await checkoutWith(shopper, [{ variationId: lamp ?? 0 }]);
    const { body } = await pay({ accountId });
    const orderNumber = 'orderNumber' in body ? body.orderNumber : '';
    const cancellation = { orderNumber, cancellationUuid: randomUUID(), reason: 'changed_mind' };
    expect((await shopper.send('POST', '/api/orders/invoices/cancel', cancellation)).status).toBe(200);
    await shop.jobs.drain();
    expect((await details(shopper, accountId)).body).toMatchObject({
      figures: { balance: 0, reserved: 0, available: 500_000 },
      charges: [{ orderNumber, charged: 0, reserved: 0, plan: null }],
    });
  });

  it('settles later where the bank answers late', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper, '666-00-0006');
    const { pay, path } = await checkoutWith(shopper, [{ variationId: lamp ?? 0 }]);
    expect((await pay({ accountId })).body.status).toBe('pending');
    await shop.database.transact((tx) => sql`update sandbox_gateway.charge set known_from = created_at`.execute(tx));
    expect((await shopper.send<PlaceResult>('POST', `${path}/resume`, {})).body.status).toBe('placed');
  });

  it('is declined over the limit, and nothing stays reserved', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper, '666-00-0002');
    const { pay } = await checkoutWith(shopper, [{ variationId: sofa ?? 0 }]);
    expect(await pay({ accountId })).toMatchObject({
      status: 409,
      body: {
        code: 'store_card_declined',
        details: { reason: 'over_limit' },
        fields: { paymentType: expect.stringContaining('available credit') },
      },
    });
    expect((await details(shopper, accountId)).body.figures).toEqual({ balance: 0, reserved: 0, available: 30_000 });
  });

  it('takes the last of the credit once, however many try', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper, '666-00-0002');
    const { rows } = await sql<{ reference: string }>`select reference from credit.account where id = ${accountId}`.execute(
      shop.database.read,
    );
    const account = rows[0]?.reference ?? '';
    const partner = shop.parts.payBy.PLCC;
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        partner?.authorize(
          {
            paymentId: crypto.randomUUID(),
            amount: 20_000,
            currency: 'USD',
            source: { type: 'PLCC', account, planMonths: null },
            cardsOf: null,
            keepCard: false,
            returnUrl: '/checkout',
            arrivalUrl: '/checkout',
          },
          AbortSignal.timeout(5000),
        ),
      ),
    );
    expect(results.map((result) => result?.status).sort()).toEqual(['declined', 'declined', 'succeeded']);
  });

  it('agrees with the partner’s books, apart from those of cards', async () => {
    const theirs = await shop.parts.payBy.PLCC?.list(new Date(0), null, AbortSignal.timeout(5000));
    expect(theirs?.entries.some(({ kind }) => kind === 'refunded')).toBe(true);
    expect(await shop.parts.payBy.CARD.list(new Date(0), null, AbortSignal.timeout(5000))).toEqual({ entries: [], next: null });
  });
});

describe('[§2 store card] linking a card by its number', () => {
  const link = (shopper: Shopper, number: string, postalCode = '43215') =>
    shopper.send<{ accountId: number; code?: string }>('POST', '/api/credit/accounts', { number, postalCode });

  /** A newly opened card; its full number is known only now. */
  async function opened(shopper: Shopper): Promise<string> {
    const applicationId = await open(shopper);
    const { body } = await submit(shopper, applicationId, '666-00-0001');
    await tell(shopper, applicationId);
    return body.account?.number ?? '';
  }

  it('moves a guest’s card to whoever has its number and ZIP code', async () => {
    const guest = new Shopper(shop);
    const number = await opened(guest);
    const holder = await customer();
    const { status: code, body } = await link(holder, number.replaceAll(' ', '-'), '43215-1234');
    expect(code).toBe(200);
    expect(JSON.stringify(body)).not.toContain(number.slice(0, 9));
    expect((await status(holder)).cards).toMatchObject([{ accountId: body.accountId, last4: number.slice(-4), limit: 500_000 }]);
    expect((await status(guest)).cards).toEqual([]);
    expect((await link(holder, number)).body.accountId).toBe(body.accountId);
  });

  it('before its application is reported stays with who linked it, and the application is approved', async () => {
    const applicant = new Shopper(shop);
    const applicationId = await open(applicant);
    const number = (await submit(applicant, applicationId, '666-00-0001')).body.account?.number ?? '';
    const holder = await customer();
    const { body: linked } = await link(holder, number);
    expect(await tell(applicant, applicationId)).toMatchObject({ status: 200, body: { application: { state: 'approved' }, cards: [] } });
    expect((await status(holder)).cards).toMatchObject([{ accountId: linked.accountId }]);
  });

  it('brings no second welcome offer, whichever visitor and e-mail address pay with the card', async () => {
    const guest = new Shopper(shop);
    const number = await opened(guest);
    const first = await checkoutWith(guest, [{ variationId: lamp ?? 0 }]);
    expect(first.checkout.totals.discount).toBe(2500);
    const [card] = (await status(guest)).cards;
    expect((await first.pay({ accountId: card?.accountId })).body.status).toBe('placed');
    const other = new Shopper(shop);
    const { accountId } = (await link(other, number)).body;
    const second = await checkoutWith(other, [{ variationId: lamp ?? 0 }]);
    expect(second.checkout.totals.discount).toBe(0);
    expect((await second.pay({ accountId })).body.status).toBe('placed');
  });

  it('refuses a card in another customer’s account, and says the same of a wrong number and a wrong ZIP code', async () => {
    const number = await opened(await customer());
    const other = await customer();
    expect(await link(other, number)).toMatchObject({ status: 409, body: { code: 'store_card_elsewhere' } });
    const wrong = [await link(other, number, '10001'), await link(other, '9900 4200 0000 0000')];
    expect(wrong.map(({ status: code, body }) => [code, body.code])).toEqual([
      [404, 'card_number_not_found'],
      [404, 'card_number_not_found'],
    ]);
    expect(await link(other, '1234')).toMatchObject({
      status: 400,
      body: { fields: { number: 'Please enter all 16 digits of the card' } },
    });
  });

  it('costs a proof after three misses, and pauses after six', async () => {
    const shopper = await customer();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 7; tries++) codes.push((await link(shopper, '9900 4200 0000 0000')).body.code);
    expect(codes).toEqual([...Array(3).fill('card_number_not_found'), ...Array(3).fill('captcha_required'), 'too_many_cards']);
  });

  it('counts misses by account and by guest, from any network, and by network, for any visitor', async () => {
    const wrong = '9900 4200 0000 0000';
    const from = (shopper: Shopper) => Object.assign(new Shopper(shop), { cookies: shopper.cookies });
    const guest = new Shopper(shop);
    await guest.send('POST', '/api/cart', { variationId: sofa, quantity: 1 });
    for (const shopper of [await customer(), guest]) {
      for (let tries = 0; tries < 3; tries++) expect((await link(from(shopper), wrong)).body.code).toBe('card_number_not_found');
      expect((await link(from(shopper), wrong)).body.code).toBe('captcha_required');
    }
    const crowd = new Shopper(shop);
    for (let tries = 0; tries < 3; tries++) {
      crowd.cookies.clear();
      expect((await link(crowd, wrong)).body.code).toBe('card_number_not_found');
    }
    crowd.cookies.clear();
    expect((await link(crowd, wrong)).body.code).toBe('captcha_required');
  });

  it('keeps the number nowhere, not even in the log', async () => {
    const shopper = new Shopper(shop);
    const number = await opened(shopper);
    await link(await customer(), number);
    const digits = number.replaceAll(' ', '');
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from sandbox_financing.account where number_hash like ${`%${digits}%`}`.execute(shop.database.read);
    expect(rows[0]?.found).toBe(0);
    expect(logged.some((line) => line.includes(digits) || line.includes(number))).toBe(false);
  });
});

describe('[§2 store card] paying toward the balance', () => {
  const pay = (shopper: Shopper, accountId: number, amount: number, key: string = randomUUID()) =>
    shopper.send<{ state: string; amount: number }>('POST', `/api/credit/accounts/${accountId}/repayments`, { key, amount });

  /** A card that owes $100.00 and more. */
  async function owing() {
    const shopper = await customer();
    const accountId = await withCard(shopper);
    const { checkout, pay: placeIt } = await checkoutWith(shopper, [{ variationId: sofa ?? 0 }]);
    const placed = await placeIt({ accountId, planMonths: null });
    const { id } = await orderOf(placed.body.status === 'placed' ? placed.body.orderNumber : '');
    await shop.database.transact((tx) => captureOrder(tx, shop.parts, { orderId: id, reason: 'shipped', actor: 'system' }, new Date()));
    await shop.jobs.drain();
    return { shopper, accountId, orderId: id, owed: checkout.totals.total };
  }

  it('lowers the balance once per key, and is on the statement', async () => {
    const { shopper, accountId, owed } = await owing();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(shopper, accountId, 5000, key)));
    expect(answers.map(({ status: code, body }) => [code, body.amount])).toEqual(Array(3).fill([200, 5000]));
    const { body } = await details(shopper, accountId);
    expect(body).toMatchObject({ figures: { balance: owed - 5000 }, repayments: [{ amount: 5000, state: 'succeeded' }] });
    expect(body.repayments).toHaveLength(1);
    expect((await pay(shopper, accountId, 4000, key)).status).toBe(404);
  });

  it('refuses more than is owed, and payments toward somebody else’s card', async () => {
    const { shopper, accountId, orderId, owed } = await owing();
    expect(await pay(shopper, accountId, owed + 1)).toMatchObject({
      status: 400,
      body: { fields: { amount: 'That’s more than your balance. Enter your balance or less.' } },
    });
    expect((await pay(await customer(), accountId, 100)).status).toBe(404);
    expect((await pay(shopper, accountId, owed)).body.state).toBe('succeeded');
    const nothingDue = { body: { fields: { amount: 'Nothing is due on this card.' } } };
    expect(await pay(shopper, accountId, 1)).toMatchObject(nothingDue);
    const refund = { orderId, key: randomUUID(), amount: 8531, reason: 'returned', actor: 'system' } as const;
    await shop.database.transact((tx) => refundOrder(tx, shop.parts, refund, new Date()));
    await shop.jobs.drain();
    expect((await details(shopper, accountId)).body.figures).toMatchObject({ balance: -8531 });
    expect(await pay(shopper, accountId, 1)).toMatchObject(nothingDue);
  });

  it('finishes a payment whose answer was lost', async () => {
    const { shopper, accountId, owed } = await owing();
    const key = randomUUID();
    const partner = shop.parts.payBy.PLCC;
    if (!partner) throw new Error('no partner');
    const { rows } = await sql<{ reference: string }>`select reference from credit.account where id = ${accountId}`.execute(
      shop.database.read,
    );
    await sql`insert into credit.repayment (key, account_id, amount, state, actor, created_at)
      values (${key}::uuid, ${accountId}, 700, 'pending', 'shopper', now() - interval '1 minute')`.execute(shop.database.read);
    await partner.repay({ key, reference: rows[0]?.reference ?? '', amount: 700 }, AbortSignal.timeout(5000));
    await sweepRepayments({ ...shop.parts, financingOn: async () => true }, new Date());
    expect((await details(shopper, accountId)).body).toMatchObject({
      figures: { balance: owed - 700 },
      repayments: [{ amount: 700, state: 'succeeded' }],
    });
  });
});

describe('[§2 store card] payments whose answer was lost', () => {
  it('are finished whatever fails for one of them, and however many wait at another partner', async () => {
    const shopper = await customer();
    const accountId = await withCard(shopper);
    const { rows } = await sql<{ id: number }>`
      insert into credit.account (owner_id, brand, partner, reference, last4, credit_limit, approved_at)
      values ('nobody', 'alder-loom', 'another-bank', 'theirs', '0001', 100, now()) returning id`.execute(shop.database.read);
    await sql`insert into credit.repayment (key, account_id, amount, state, actor, created_at)
      select gen_random_uuid(), ${rows[0]?.id ?? 0}, 1, 'pending', 'shopper', now() - interval '3 minutes' from generate_series(1, 200)`.execute(
      shop.database.read,
    );
    const broken = randomUUID();
    const due = randomUUID();
    await sql`insert into credit.repayment (key, account_id, amount, state, actor, created_at) values
      (${broken}::uuid, ${accountId}, 100, 'pending', 'shopper', now() - interval '2 minutes'),
      (${due}::uuid, ${accountId}, 200, 'pending', 'shopper', now() - interval '1 minute')`.execute(shop.database.read);
    const partner = {
      code: shop.parts.payBy.PLCC?.code,
      repay: async ({ key }: { key: string }) => ({ status: key === broken ? 'an answer nobody knows' : 'succeeded' }),
    } as unknown as FinancingPartner;
    const parts = { ...shop.parts, payBy: { ...shop.parts.payBy, PLCC: partner }, financingOn: async () => true };
    await sweepRepayments(parts, new Date());
    expect((await details(shopper, accountId)).body.repayments).toMatchObject([
      { amount: 200, state: 'succeeded' },
      { amount: 100, state: 'pending' },
    ]);
    expect(logged.some((line) => line.includes('could not be settled') && line.includes(broken))).toBe(true);
  });
});

describe('[§9 financing offer] the flag', () => {
  it('switched off, closes the card everywhere', async () => {
    const shopper = new Shopper(shop);
    const accountId = await withCard(shopper);
    const { path } = await checkoutWith(shopper, [{ variationId: lamp ?? 0 }]);
    const off = { flag: 'financing-offer', brand: null, percentage: 0, visitors: [] } as const;
    await shop.database.transact((tx) => setFlag(tx, off, { changedBy: 'Ada', reason: 'a trial' }, new Date()));
    expect((await shopper.send<Checkout>('GET', path)).body).toMatchObject({ paymentTypes: ['CARD', 'PAYPAL'], storeCard: null });
    expect((await shopper.send('GET', statusPath)).status).toBe(404);
    expect((await shopper.send('POST', `${base}/unified-setup-config`, {})).status).toBe(404);
    expect((await details(shopper, accountId)).status).toBe(404);
  });
});
