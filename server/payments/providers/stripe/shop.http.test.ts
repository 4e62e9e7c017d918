import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checkout, PlaceResult } from '../../../../contract/checkout/checkout.ts';
import type { SavedCard } from '../../../../contract/payments/saved-cards.ts';
import { testShop } from '../../../../test/support/app.ts';
import { type CommerceShop, cardOf, readyToPay, Shopper, stockOf, stockShelves, testCards } from '../../../../test/support/commerce.ts';
import { FakeStripe } from '../../../../test/support/fake-stripe.ts';
import { sweepPayments } from '../../../checkout/sweeper.ts';
import { signWebhook } from '../../../platform/webhook-signature.ts';
import { openPaymentProvider, openWalletProvider } from '../../index.ts';
import { sweepEntries } from '../../operations/perform.ts';
import { captureWhatIsLeft, refundPayment } from '../../operations/request.ts';
import { reconcile } from '../../reconciliation.ts';
import { forgetCards } from '../../saved-cards/operations.ts';

const webhookSecret = 'whsec_of_the_shop';
const lines: string[] = [];
let fake: FakeStripe;
let shop: CommerceShop;
let lamp = 0;

beforeAll(async () => {
  fake = new FakeStripe();
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: await fake.start(),
  };
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const bare = { ...(await testShop(keys, undefined, { log })), log };
  const stripe = openPaymentProvider(bare);
  const wallet = openWalletProvider(bare);
  const parts = { ...bare, payBy: { CARD: stripe, PAYPAL: wallet, PLCC: null }, providers: wallet ? [stripe, wallet] : [stripe] };
  shop = { ...bare, parts, payThrough: () => {} };
  [lamp = 0] = await stockShelves(shop, [{ stock: 100 }]);
});
afterAll(async () => {
  await shop.close();
  await fake.stop();
  expect(lines).not.toEqual([]);
  expect(lines.join('')).not.toMatch(/sk_test_secret|whsec_of_the_shop|ctoken_/);
});

let count = 0;
async function customer(): Promise<Shopper> {
  const made = new Shopper(shop);
  await made.send('POST', '/api/user/register', { email: `stripe-${count++}@example.com`, password: 'weaver-of-7-looms' });
  return made;
}
const ready = (shopper = new Shopper(shop)) => readyToPay(shop, [{ variationId: lamp }], { shopper });
async function place(card: object, shopper?: Shopper) {
  const { path, checkout, shopper: who } = await ready(shopper);
  const answer = await who.send<PlaceResult>('POST', `${path}/place`, { ...card, expectedTotal: checkout.totals.total });
  return { ...answer, path, checkout, shopper: who };
}
const cards = async (of: Shopper) => (await of.send<{ cards: SavedCard[] }>('GET', '/api/wallet/credit-cards')).body.cards;
const latest = async () => {
  const { rows } = await sql<{ id: string; state: string }>`
    select id::text, state from payments.payment order by created_at desc limit 1`.execute(shop.database.read);
  return rows[0] ?? { id: '', state: '' };
};
const entriesOf = async (paymentId: string) => {
  const { rows } = await sql<{ entry: string }>`
    select kind || ' ' || amount || ' ' || state as entry from payments.entry where payment_id = ${paymentId}::uuid
    order by created_at, key`.execute(shop.database.read);
  return rows.map(({ entry }) => entry);
};

describe('[§2.8 checkout] paying by Stripe', () => {
  it('says so with the publishable key, and offers no sandbox card', async () => {
    const { checkout } = await ready();
    expect(checkout.cardProvider).toEqual({
      name: 'Stripe',
      sandbox: true,
      testCards: false,
      cardElement: { publishableKey: 'pk_test_public' },
    } satisfies Checkout['cardProvider']);
    expect(JSON.stringify(checkout)).not.toContain('sk_test');
  });

  it('places an order with a token and stores what may be shown of the card', async () => {
    const { body } = await place({ cardToken: 'ctoken_amex' });
    expect(body.status).toBe('placed');
    const { id } = await latest();
    const { rows } = await sql`select brand, last4 from payments.card_detail where payment_id = ${id}::uuid`.execute(shop.database.read);
    expect(rows).toEqual([{ brand: 'American Express', last4: '0005' }]);
  });

  it('never passes a typed number on', async () => {
    const before = fake.heard.length;
    const { status, body } = await place({ card: cardOf(testCards.good) });
    expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 400,
      code: 'details_missing',
      fields: ['cardToken'],
    });
    expect(fake.heard).toHaveLength(before);
  });

  it('[§8 card] shows a decline at the card, returns the stock, and takes another card', async () => {
    const before = await stockOf(shop, lamp);
    const { status, body, path, checkout, shopper } = await place({ cardToken: 'ctoken_decline_insufficient_funds' });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 409,
      code: 'card_declined',
      fields: { cardToken: "We couldn't verify your card details, try again or use a different card." },
    });
    expect(await stockOf(shop, lamp)).toBe(before);
    const again = await shopper.send<PlaceResult>('POST', `${path}/place`, {
      cardToken: 'ctoken_visa',
      expectedTotal: checkout.totals.total,
    });
    expect(again.body.status).toBe('placed');
  });

  it('asks for the card again when its token is not known, and says so when Stripe is silent', async () => {
    expect((await place({ cardToken: 'ctoken_unknown' })).body.fields).toEqual({ cardToken: 'Please enter your card details again.' });
    expect((await place({ cardToken: 'not a token!' })).body.fields).toEqual({ cardToken: 'Please enter your card details again.' });
    fake.faults = { 'GET /confirmation_tokens/:id': ['error'] };
    expect((await place({ cardToken: 'ctoken_visa' })).body.code).toBe('card_unavailable');
  });

  it('[§2.8 challenge] comes back from the bank by an absolute address, and places the order', async () => {
    const { body, path, shopper, checkout } = await place({ cardToken: 'ctoken_challenge' });
    expect(body).toMatchObject({ status: 'challenge', url: expect.stringContaining('hooks.stripe.example') });
    const { id } = await latest();
    expect(fake.intentOf(id).next_action).toMatchObject({
      redirect_to_url: { return_url: `${shop.config.publicUrl}/checkout/return?checkout=${checkout.checkoutUuid}` },
    });
    fake.decide(id, true);
    expect((await shopper.send<PlaceResult>('POST', `${path}/resume`)).body.status).toBe('placed');
  });

  it('charges once for one press in two tabs', async () => {
    const { path, checkout, shopper } = await ready();
    const press = (cardToken: string) =>
      shopper.send<PlaceResult>('POST', `${path}/place`, { cardToken, expectedTotal: checkout.totals.total });
    const before = fake.intents.size;
    const answers = await Promise.all([press('ctoken_visa'), press('ctoken_amex'), press('ctoken_visa')]);
    expect(answers.every(({ body }) => body.status === 'placed' || body.status === 'pending')).toBe(true);
    const { id } = await latest();
    await sweepPayments(shop.parts, new Date(Date.now() + 60_000));
    expect(fake.intents.size).toBe(before + 1);
    expect(await entriesOf(id)).toEqual([`authorized ${checkout.totals.total} succeeded`]);
  });

  it('leaves an order pending when the answer is lost, and settles it by a lookup', async () => {
    fake.faults = { 'POST /payment_intents/:id/confirm': ['error'] };
    const { body } = await place({ cardToken: 'ctoken_visa' });
    expect(body.status).toBe('pending');
    await sweepPayments(shop.parts, new Date(Date.now() + 400_000));
    expect((await latest()).state).toBe('declined');
  });
});

describe('[§7.5 saved cards] with Stripe', () => {
  it('are saved with the payment, need no code, and are deleted at Stripe too', async () => {
    const shopper = await customer();
    expect((await place({ cardToken: 'ctoken_visa', saveCard: true }, shopper)).body.status).toBe('placed');
    const [card] = await cards(shopper);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2039, name: 'Ada Weaver', isDefault: true });
    expect((await place({ savedCard: { cardId: card?.cardId } }, shopper)).body.status).toBe('placed');
    await shopper.send('DELETE', `/api/wallet/credit-cards/${card?.cardId}`);
    await forgetCards(shop.parts);
    expect([...fake.methods.values()].filter(({ customer }) => customer !== null)).toEqual([]);
  });

  it('are saved once the bank has approved, and not when it refuses', async () => {
    for (const approve of [true, false]) {
      const shopper = await customer();
      const { path } = await place({ cardToken: 'ctoken_challenge', saveCard: true }, shopper);
      expect(await cards(shopper)).toEqual([]);
      fake.decide((await latest()).id, approve);
      await shopper.send('POST', `${path}/resume`);
      expect(await cards(shopper)).toHaveLength(approve ? 1 : 0);
    }
  });

  it('cannot be saved without a payment, and guests save none', async () => {
    const shopper = await customer();
    const { status, body } = await shopper.send('POST', '/api/wallet/credit-cards', { card: cardOf(testCards.good) });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'cards_saved_at_checkout' });
    const before = fake.customers.size;
    expect((await place({ cardToken: 'ctoken_visa', saveCard: true })).body.status).toBe('placed');
    expect(fake.customers.size).toBe(before);
  });

  it('stay when one of them pays and is to be saved once more', async () => {
    const shopper = await customer();
    await place({ cardToken: 'ctoken_visa', saveCard: true }, shopper);
    const savedCard = { cardId: (await cards(shopper))[0]?.cardId };
    expect((await place({ savedCard, saveCard: true }, shopper)).body.status).toBe('placed');
    await forgetCards(shop.parts);
    expect((await place({ savedCard }, shopper)).body.status).toBe('placed');
  });
});

describe('[rulings: Money] the ledger and Stripe', () => {
  const event = (id: string, paymentId: string) =>
    JSON.stringify({ id, type: 'any', data: { object: { metadata: { payment: paymentId } } } });
  const hear = (payload: string, secret = webhookSecret, at = new Date()) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(Buffer.from(payload), secret, at) },
      payload,
    });

  it('agree after capture and refund, and a missing entry is found', async () => {
    const { checkout } = await place({ cardToken: 'ctoken_visa' });
    const { id } = await latest();
    const who = { paymentId: id, reason: 'test', actor: 'system' } as const;
    await shop.database.transact((tx) => captureWhatIsLeft(tx, shop.parts, who, new Date()));
    await shop.jobs.drain();
    await shop.database.transact((tx) => refundPayment(tx, shop.parts, { ...who, key: 'refund:stripe', amount: 300 }, new Date()));
    await shop.jobs.drain();
    const { total } = checkout.totals;
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} succeeded`, 'refunded 300 succeeded']);
    fake.pageSize = 3;
    const later = new Date(Date.now() + 2 * 3_600_000);
    expect(await reconcile(shop.parts, later)).toEqual([]);
    for (const refund of fake.refunds.values()) refund.amount = 299;
    expect(await reconcile(shop.parts, later)).toMatchObject([{ key: 'refund:stripe', theirs: { amount: 299 } }]);
  });

  it('disagree about an authorization: nothing is paid, and the other amount is released', async () => {
    const before = await stockOf(shop, lamp);
    fake.books = (amount) => amount - 1;
    const { body, path, checkout, shopper } = await place({ cardToken: 'ctoken_visa' });
    fake.books = (amount) => amount;
    expect(body.code).toBe('card_declined');
    const { id, state } = await latest();
    await shop.jobs.drain();
    expect([state, await entriesOf(id), fake.intentOf(id).status]).toEqual(['declined', [], 'canceled']);
    expect(await stockOf(shop, lamp)).toBe(before);
    expect(lines.some((line) => line.includes('authorized another amount') && line.includes(id))).toBe(true);
    const again = { cardToken: 'ctoken_visa', expectedTotal: checkout.totals.total };
    expect((await shopper.send<PlaceResult>('POST', `${path}/place`, again)).body.status).toBe('placed');
  });

  it('disagree about an authorization whose card was to be saved: Stripe forgets the card', async () => {
    const shopper = await customer();
    fake.books = (amount) => amount - 1;
    const { body } = await place({ cardToken: 'ctoken_visa', saveCard: true }, shopper);
    fake.books = (amount) => amount;
    expect(body.code).toBe('card_declined');
    const { id } = await latest();
    const kept = () => fake.methods.get(String(fake.intentOf(id).payment_method))?.customer;
    expect(kept()).toEqual(expect.any(String));
    await shop.jobs.drain();
    await forgetCards(shop.parts);
    expect([await cards(shopper), kept()]).toEqual([[], null]);
  });

  it('disagree about a capture or a refund: it does not count, and is not made again', async () => {
    const { checkout } = await place({ cardToken: 'ctoken_visa' });
    const { id } = await latest();
    const { total } = checkout.totals;
    const who = { paymentId: id, reason: 'test', actor: 'system' } as const;
    const sweep = () => sweepEntries(shop.parts, new Date(Date.now() + 60_000));
    fake.books = (amount) => amount - 1;
    await shop.database.transact((tx) => captureWhatIsLeft(tx, shop.parts, who, new Date()));
    await shop.jobs.drain();
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} pending`]);
    fake.intentOf(id).amount_received = total;
    await sweep();
    expect(await entriesOf(id)).toEqual([`authorized ${total} succeeded`, `captured ${total} succeeded`]);
    await shop.database.transact((tx) => refundPayment(tx, shop.parts, { ...who, key: `refund:${id}`, amount: 300 }, new Date()));
    await shop.jobs.drain();
    await sweep();
    fake.books = (amount) => amount;
    expect(await entriesOf(id)).toContain('refunded 300 pending');
    expect([...fake.refunds.values()].filter(({ payment_intent: intent }) => intent === fake.intentOf(id).id)).toHaveLength(1);
  });

  it('hear each genuine event once, in any order, and believe only the lookup', async () => {
    await place({ cardToken: 'ctoken_challenge' });
    const { id } = await latest();
    expect((await hear(event('evt_forged', id), 'whsec_of_another')).statusCode).toBe(401);
    expect((await hear(event('evt_late', id), webhookSecret, new Date(Date.now() - 400_000))).statusCode).toBe(401);
    // The news comes before there is any.
    expect((await hear(event('evt_1', id))).statusCode).toBe(200);
    await shop.jobs.drain();
    expect((await latest()).state).toBe('challenge');
    fake.decide(id, true);
    for (const name of ['evt_3', 'evt_2', 'evt_2', 'evt_1']) expect((await hear(event(name, id))).statusCode).toBe(200);
    await shop.jobs.drain();
    expect((await latest()).state).toBe('succeeded');
    expect(await entriesOf(id)).toHaveLength(1);
    expect((await hear(JSON.stringify({ id: 'evt_9', type: 'payout.paid', data: { object: {} } }))).statusCode).toBe(200);
  });
});
