import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { FakeStripe } from '../../../../test/support/fake-stripe.ts';
import type { StripeConfig } from '../../../platform/config/stripe-config.ts';
import { signWebhook } from '../../../platform/webhook-signature.ts';
import { type Authorization, type Operation, type PaymentSource, UnreadableEvent } from '../../provider.ts';
import { StripeProvider } from './provider.ts';

const webhookSecrets = ['whsec_new', 'whsec_old'];
let shop: TestShop;
let fake: FakeStripe;
let stripe: StripeProvider;
let paymentId: string;
const soon = () => AbortSignal.timeout(5000);

beforeAll(async () => {
  shop = await testShop({ LOG_LEVEL: 'silent' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  fake = new FakeStripe();
  const config: StripeConfig = {
    url: await fake.start(),
    isLive: true,
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecrets,
  };
  stripe = new StripeProvider(shop.database, config, { timeoutMs: 500 });
  paymentId = randomUUID();
});
afterEach(() => fake.stop());

const token = (name: string): PaymentSource => ({ type: 'CARD_TOKEN', token: `ctoken_${name}` });
const asked = (source: PaymentSource, more: Partial<Authorization> = {}): Authorization => ({
  paymentId,
  amount: 11_820,
  currency: 'USD',
  source,
  cardsOf: null,
  keepCard: false,
  returnUrl: '/checkout',
  arrivalUrl: 'https://shop.example/checkout/return?checkout=1',
  ...more,
});
const stated = { amount: 11_820, currency: 'USD' };
const pay = (card: string, more: Partial<Authorization> = {}) => stripe.authorize(asked(token(card), more), soon());
const operation = (kind: Operation['kind'], amount = 11_820, key = `${kind}:${paymentId}`): Operation => ({
  key,
  kind,
  paymentId,
  amount,
  currency: 'USD',
  reference: fake.intentOf(paymentId).id,
});
const statusOf = () => fake.intentOf(paymentId).status;

describe('[§8 card] authorize', () => {
  it('creates a PaymentIntent of ours for cards alone, captured by hand, and confirms it with the token', async () => {
    expect(await pay('visa')).toEqual({ status: 'succeeded', reference: fake.intentOf(paymentId).id, stated });
    expect(fake.heard).toEqual([
      {
        call: 'POST /payment_intents',
        key: paymentId,
        authorization: 'Bearer sk_live_1',
        version: '2026-10-28.endive',
        form: {
          amount: '11820',
          currency: 'usd',
          capture_method: 'manual',
          allowed_payment_method_types: { 0: 'card' },
          metadata: { payment: paymentId },
        },
      },
      expect.objectContaining({
        call: 'POST /payment_intents/:id/confirm',
        key: `${paymentId}:confirm`,
        form: { confirmation_token: 'ctoken_visa', return_url: 'https://shop.example/checkout/return?checkout=1' },
      }),
    ]);
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['decline_insufficient_funds', 'declined'],
    ['decline_expired_card', 'expired_card'],
    ['decline_incorrect_cvc', 'incorrect_code'],
    ['decline_authentication_required', 'challenge_refused'],
    ['used', 'declined'],
  ])('%s is declined as %s, and the intent is closed for every other card', async (card, reason) => {
    expect(await pay(card)).toEqual({ status: 'declined', reason });
    expect(statusOf()).toBe('canceled');
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'declined' });
    expect(await pay('visa')).toMatchObject({ status: 'declined' });
  });

  it('leads to the bank, and believes only what Stripe then says', async () => {
    const url = expect.stringContaining('hooks.stripe.example');
    expect(await pay('challenge')).toMatchObject({ status: 'challenge', url });
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'challenge', url });
    fake.decide(paymentId, true);
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'succeeded' });
  });

  it('closes an intent whose challenge failed, since the browser knows its secret', async () => {
    await pay('challenge');
    fake.decide(paymentId, false);
    expect(await stripe.lookup(paymentId, soon())).toEqual({ status: 'declined', reason: 'challenge_refused' });
    expect(statusOf()).toBe('canceled');
  });

  it('charges once, whatever card comes with a second call', async () => {
    await pay('visa');
    expect(await pay('amex')).toMatchObject({ status: 'succeeded' });
    expect(fake.intents.size).toBe(1);
    const both = await Promise.all([pay('visa', { paymentId: randomUUID() }), pay('visa', { paymentId: randomUUID() })]);
    expect(both.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(fake.intents.size).toBe(3);
  });

  it('makes one charge of two calls at once', async () => {
    const answers = await Promise.allSettled([pay('visa'), pay('amex')]);
    expect(answers.some((answer) => answer.status === 'fulfilled' && answer.value.status === 'succeeded')).toBe(true);
    expect([...fake.intents.values()].map(({ status }) => status)).toEqual(['requires_capture']);
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'succeeded' });
  });

  it.each(['hang up', 'error'] as const)('repeats a call that was lost (%s) under the same key', async (fault) => {
    fake.faults = { 'POST /payment_intents/:id/confirm': [fault] };
    const answer = await pay('visa').catch(() => null);
    // A server error says that a repeat is useless; the lookup then tells.
    if (fault === 'hang up') expect(answer).toMatchObject({ status: 'succeeded' });
    expect(fake.intents.size).toBe(1);
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: fault === 'hang up' ? 'succeeded' : 'processing' });
  });

  it('finds what a lost answer had authorized', async () => {
    fake.faults = { 'POST /payment_intents/:id/confirm': ['lost', 'lost'] };
    const gaveUp = stripe.authorize(asked(token('visa')), soon()).catch(() => null);
    await expect.poll(() => fake.intents.size && statusOf()).toBe('requires_capture');
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'succeeded' });
    await fake.stop();
    await gaveUp;
    await fake.start();
  });

  it('knows nothing of an attempt that never reached Stripe', async () => {
    expect(await stripe.lookup(paymentId, soon())).toEqual({ status: 'unknown' });
  });

  it('declines what Stripe does not take at all', async () => {
    expect(await pay('visa', { amount: 20 })).toMatchObject({ status: 'declined' });
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'declined' });
  });
});

describe('[rulings: Orders] abandon', () => {
  it('refuses a payment that has not arrived', async () => {
    expect(await stripe.abandon(paymentId, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(await pay('visa')).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(fake.intents.size).toBe(0);
  });

  it('ends a challenge for good', async () => {
    await pay('challenge');
    expect(await stripe.abandon(paymentId, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(statusOf()).toBe('canceled');
    expect(await stripe.lookup(paymentId, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
  });

  it('is too late for what is authorized, and leaves it', async () => {
    await pay('visa');
    expect(await stripe.abandon(paymentId, soon())).toMatchObject({ status: 'succeeded' });
    expect(statusOf()).toBe('requires_capture');
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'succeeded' });
  });

  it('alone decides an attempt that is authorized in the middle of it', async () => {
    await pay('challenge');
    fake.faults = { 'POST /payment_intents/:id/cancel': ['silent'] };
    const abandoning = stripe.abandon(paymentId, soon());
    await expect.poll(() => fake.calls().at(-1)).toBe('POST /payment_intents/:id/cancel');
    fake.decide(paymentId, true);
    expect(await stripe.lookup(paymentId, soon())).toEqual({ status: 'processing' });
    // The SDK repeats the call that got no answer.
    expect(await abandoning).toMatchObject({ status: 'declined' });
    expect(await stripe.lookup(paymentId, soon())).toMatchObject({ status: 'declined' });
  });
});

describe('[rulings: Money] operations', () => {
  beforeEach(() => pay('visa'));

  it('capture part of the money once', async () => {
    const done = { status: 'succeeded', reference: fake.intentOf(paymentId).id, stated: { amount: 5000, currency: 'USD' } };
    expect(await stripe.capture(operation('captured', 5000))).toEqual(done);
    expect(await stripe.capture(operation('captured', 5000))).toEqual(done);
    expect(await stripe.lookupOperation(operation('captured', 5000))).toEqual(done);
    expect(fake.intentOf(paymentId).amount_received).toBe(5000);
    expect(fake.heard.at(-2)).toMatchObject({ key: `captured:${paymentId}`, form: { amount_to_capture: '5000' } });
    expect(await stripe.void(operation('voided'))).toEqual({ status: 'failed', failure: 'not_possible' });
  });

  it('tell why a capture failed', async () => {
    expect(await stripe.capture(operation('captured', 99_999))).toEqual({ status: 'failed', failure: 'not_possible' });
    fake.captureRefusal = 'card_declined';
    expect(await stripe.capture(operation('captured', 11_820, 'second'))).toEqual({ status: 'failed', failure: 'declined' });
    fake.captureRefusal = null;
    fake.expire(paymentId);
    expect(await stripe.capture(operation('captured', 11_820, 'third'))).toEqual({ status: 'failed', failure: 'authorization_expired' });
    expect(await stripe.void(operation('voided'))).toMatchObject({ status: 'succeeded' });
  });

  it('void once', async () => {
    expect(await stripe.void(operation('voided'))).toMatchObject({ status: 'succeeded' });
    expect(await stripe.void(operation('voided'))).toMatchObject({ status: 'succeeded' });
    expect(await stripe.lookupOperation(operation('voided'))).toMatchObject({ status: 'succeeded' });
    expect(statusOf()).toBe('canceled');
  });

  it('refund once per key, never more than was captured, and find a refund whose answer was lost', async () => {
    await stripe.capture(operation('captured'));
    const first = operation('refunded', 1000, 'refund:1');
    expect(await stripe.lookupOperation(first)).toEqual({ status: 'unknown' });
    fake.faults = { 'POST /refunds': ['lost'] };
    const lost = stripe.refund(first).catch(() => null);
    await expect.poll(() => fake.refunds.size).toBe(1);
    const known = await stripe.lookupOperation(first);
    expect(known).toMatchObject({ status: 'succeeded' });
    expect(await stripe.refund(first)).toEqual(known);
    expect(await stripe.refund(operation('refunded', 11_000, 'refund:2'))).toEqual({ status: 'failed', failure: 'not_possible' });
    expect([...fake.refunds.values()].map(({ amount, metadata }) => [amount, metadata])).toEqual([
      [1000, { payment: paymentId, key: 'refund:1' }],
    ]);
    await lost;
  });

  it('wait for a refund that is pending', async () => {
    await stripe.capture(operation('captured'));
    fake.refundStatus = 'pending';
    const refund = operation('refunded', 1000, 'refund:3');
    expect(await stripe.refund(refund)).toEqual({ status: 'processing' });
    const made = [...fake.refunds.values()].at(-1);
    Object.assign(made ?? {}, { status: 'failed' });
    expect(await stripe.lookupOperation(refund)).toEqual({ status: 'failed', failure: 'declined' });
  });
});

describe('[§7.5 saved cards] the vault', () => {
  const owner = { cardsOf: 'customer:1', keepCard: true };

  it('keeps a card with its customer once it is authorized, pays with it again, and forgets it', async () => {
    const kept = await pay('visa', owner);
    if (kept.status !== 'succeeded' || !kept.keptCard) throw new Error('not kept');
    const reference = kept.keptCard;
    const [customer] = [...fake.customers.values()];
    expect(customer?.metadata).toEqual({ owner: 'customer:1' });
    expect(fake.methods.get(reference)?.customer).toBe(customer?.id);
    paymentId = randomUUID();
    const saved = asked({ type: 'SAVED_CARD', reference, securityCode: null }, { cardsOf: 'customer:1' });
    expect(await stripe.authorize(saved, soon())).toEqual({ status: 'succeeded', reference: fake.intentOf(paymentId).id, stated });
    expect(fake.customers.size).toBe(1);
    await stripe.vault.forget(reference, soon());
    await stripe.vault.forget(reference, soon());
    expect(fake.methods.get(reference)?.customer).toBeNull();
    paymentId = randomUUID();
    expect(await stripe.authorize({ ...saved, paymentId }, soon())).toMatchObject({ status: 'declined' });
  });

  it('keeps nothing of a card whose challenge fails', async () => {
    await pay('challenge', { ...owner, cardsOf: 'customer:2' });
    fake.decide(paymentId, false);
    expect(await stripe.lookup(paymentId, soon())).toEqual({ status: 'declined', reason: 'challenge_refused' });
    expect([...fake.methods.values()].every(({ customer }) => customer === null)).toBe(true);
  });

  it('describes a token’s card without its number', async () => {
    expect(await stripe.cardElement.describe('ctoken_amex', soon())).toEqual({
      status: 'found',
      card: {
        brand: 'American Express',
        last4: '0005',
        expiryMonth: 12,
        expiryYear: 2039,
        name: 'Ada Weaver',
        fingerprint: 'print of ctoken_amex',
      },
    });
    expect(await stripe.cardElement.describe('ctoken_unknown', soon())).toEqual({ status: 'unknown' });
  });
});

describe('[rulings: Money] books', () => {
  it('come in pages, without what is not ours', async () => {
    await pay('visa');
    await stripe.capture(operation('captured', 5000));
    await stripe.refund(operation('refunded', 300, 'refund:a'));
    await stripe.refund(operation('refunded', 200, 'refund:b'));
    const captured = paymentId;
    paymentId = randomUUID();
    await pay('decline_fraudulent');
    fake.intents.set('pi_x', { ...fake.intentOf(captured), id: 'pi_x', metadata: {} });
    fake.pageSize = 1;
    const entries = [];
    let pages = 0;
    for (let after: string | null = null, more = true; more; pages++) {
      const page = await stripe.list(new Date(Date.now() - 60_000), after);
      entries.push(...page.entries);
      after = page.next;
      more = after !== null;
    }
    expect(pages).toBe(5);
    expect(entries.map(({ key, kind, amount, state }) => [key, kind, amount, state])).toEqual([
      [captured, 'authorized', 11_820, 'succeeded'],
      [`stripe:${fake.intentOf(captured).id}:captured`, 'captured', 5000, 'succeeded'],
      ['refund:b', 'refunded', 200, 'succeeded'],
      ['refund:a', 'refunded', 300, 'succeeded'],
    ]);
  });
});

describe('[rulings: Third parties] webhooks', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const body = () =>
    Buffer.from(JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { metadata: { payment: paymentId } } } }));
  const read = (header: string | undefined, sent = body()) =>
    stripe.readEvent({ body: sent, header: (name) => (name === 'stripe-signature' ? header : undefined) }, now);

  it('count when one of our secrets signed them', async () => {
    for (const secret of webhookSecrets) expect(await read(signWebhook(body(), secret, now))).toEqual({ id: 'evt_1', paymentId });
    const [t, ours] = signWebhook(body(), 'whsec_new', now).split(',');
    const [, others] = signWebhook(body(), 'whsec_another', now).split(',');
    expect(await read(`${t},${others},${ours},v0=${'0'.repeat(64)}`)).toEqual({ id: 'evt_1', paymentId });
  });

  it('are refused unsigned, forged, changed or old', async () => {
    const signed = signWebhook(body(), 'whsec_new', now);
    const refused = [
      await read(undefined),
      await read(''),
      await read('t=1,v1=x'),
      await read(signWebhook(body(), 'whsec_another', now)),
      await read(signed, Buffer.from(`${body()} `)),
      await read(signWebhook(body(), 'whsec_new', new Date(now.getTime() - 301_000))),
      await read(signed.replace('v1=', 'v0=')),
      await read(`t=1,${signed}`),
    ];
    expect(refused).toEqual(Array(8).fill(null));
  });

  const readSigned = (event: string) => read(signWebhook(Buffer.from(event), 'whsec_new', now), Buffer.from(event));

  it.each([
    ['a payout', { data: { object: { object: 'payout' } } }],
    ['another shop’s payment', { data: { object: { metadata: { payment: 'order 17' } } } }],
    ['an event without its object', { related_object: { id: 'acct_1' } }],
  ])('say nothing about what is not ours: %s', async (_name, event) => {
    expect(await readSigned(JSON.stringify({ id: 'evt_2', ...event }))).toEqual({ id: 'evt_2', paymentId: null });
  });

  it.each(['{}', 'null', 'ping', '{"id":"evt\\u0000"}'])('cannot be read from %s', async (event) => {
    await expect(readSigned(event)).rejects.toThrow(UnreadableEvent);
  });
});
