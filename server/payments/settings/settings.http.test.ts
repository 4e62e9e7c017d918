import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownProvider } from '../../../contract/settings/payment-providers.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { FakeStripe } from '../../../test/support/fake-stripe.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { signWebhook } from '../../platform/webhook-signature.ts';

const key = 'sk_test_of_the_shop';
const webhookSecret = 'whsec_of_the_shop';
const path = '/api/staff/settings/payments';

let fake: FakeStripe;
let shop: TestShop;
let bare: TestShop;

beforeAll(async () => {
  fake = new FakeStripe();
  fake.key = key;
  const stripe = {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: await fake.start(),
  };
  const closed = new FakeStripe();
  const nobody = await closed.start();
  await closed.stop();
  const paypal = { PAYPAL_CLIENT_ID: 'an app', PAYPAL_CLIENT_SECRET: 'paypal-secret-of-the-shop', PAYPAL_URL: nobody };
  shop = await testShop({ LOG_LEVEL: 'silent', ...stripe, ...paypal }, undefined, { providerLimitMs: 1500 });
  bare = await testShop({ LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await Promise.all([shop.close(), bare.close()]);
  await fake.stop();
});

let visitors = 0;
/** Each call from another network, so that the limit of one test does not stop the next. */
function send(of: TestShop, token: string, method: 'GET' | 'POST', url: string, from = `10.0.0.${++visitors}`) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  return of.app.inject({ method, url, headers, remoteAddress: from, cookies: { staff_session_token: token } });
}

async function desk(of: TestShop) {
  const { token } = await staffSignedIn(of, 'administrator');
  const list = async () => (await send(of, token, 'GET', path)).json<{ providers: ShownProvider[] }>().providers;
  return {
    list,
    one: async (way: ShownProvider['way']) => (await list()).find((provider) => provider.way === way) as ShownProvider,
    test: async (way: string) => {
      const answer = await send(of, token, 'POST', `${path}/${way}/test`);
      return { status: answer.statusCode, ...answer.json<{ outcome: string; words: string }>() };
    },
  };
}

const webhook = (signature?: string) => {
  const body = Buffer.from(JSON.stringify({ id: `evt_${++visitors}`, data: { object: {} } }));
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { 'stripe-signature': signature || signWebhook(body, webhookSecret, new Date()) }),
  };
  return shop.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers });
};

describe('[money: Payments] payment providers in the settings', () => {
  it('are shown and tested by those who may edit settings only', async () => {
    expect((await send(shop, 'nobody', 'GET', path)).statusCode).toBe(401);
    const { token } = await staffSignedIn(shop, 'customer_care');
    expect((await send(shop, token, 'GET', path)).statusCode).toBe(403);
    expect((await send(shop, token, 'POST', `${path}/card/test`)).statusCode).toBe(403);
  });

  it('name each variable, say whether it is set, and give away no value', async () => {
    const { list } = await desk(shop);
    const providers = await list();
    expect(providers).toMatchObject([
      {
        way: 'card',
        name: 'Stripe',
        mode: 'test',
        currencies: ['USD'],
        countries: ['US', 'CA'],
        lastTest: null,
        variables: [
          { name: 'STRIPE_SECRET_KEY', isSet: true },
          { name: 'STRIPE_PUBLISHABLE_KEY', isSet: true },
          { name: 'STRIPE_WEBHOOK_SECRET', isSet: true },
        ],
        webhook: { url: `${shop.config.publicUrl}/api/webhooks/stripe`, isExpected: true, acceptedAt: null, refusedAt: null },
      },
      {
        way: 'wallet',
        name: 'PayPal',
        mode: 'test',
        variables: [{ isSet: true }, { isSet: true }, { name: 'PAYPAL_WEBHOOK_ID', isSet: false, isOptional: true }],
        webhook: { url: `${shop.config.publicUrl}/api/webhooks/paypal`, isExpected: false },
      },
      { way: 'store-card', mode: 'sandbox', variables: [], webhook: null },
    ]);
    expect(JSON.stringify(providers)).not.toMatch(/sk_test_of|whsec_of|paypal-secret/);
  });

  it('are sandboxes until the variables are set, which answer too', async () => {
    const { list, test } = await desk(bare);
    expect((await list()).map(({ way, mode, webhook }) => [way, mode, webhook?.isExpected ?? null])).toEqual([
      ['card', 'sandbox', false],
      ['wallet', 'sandbox', null],
      ['store-card', 'sandbox', null],
    ]);
    for (const way of ['card', 'wallet', 'store-card']) expect(await test(way)).toMatchObject({ status: 200, outcome: 'works' });
    expect((await test('cash')).status).toBe(400);
  });

  it('say when the last webhook arrived, and whether its signature held', async () => {
    const { one } = await desk(shop);
    // Robots, and the shop’s own check of its address, sign nothing.
    expect((await webhook()).statusCode).toBe(401);
    expect((await one('card')).webhook).toMatchObject({ acceptedAt: null, refusedAt: null });
    expect((await webhook('t=1,v1=wrong')).statusCode).toBe(401);
    const { refusedAt } = (await one('card')).webhook ?? {};
    expect(Date.now() - Date.parse(refusedAt ?? '')).toBeLessThan(60_000);
    // Within a minute a second one is not noted.
    await webhook('t=1,v1=wrong');
    expect((await one('card')).webhook).toMatchObject({ acceptedAt: null, refusedAt });
    expect((await webhook('')).statusCode).toBe(200);
    expect(Date.now() - Date.parse((await one('card')).webhook?.acceptedAt ?? '')).toBeLessThan(60_000);
    expect((await one('wallet')).webhook).toMatchObject({ acceptedAt: null, refusedAt: null });
  });
});

describe('[§3 bad days] a test of the connection', () => {
  it('asks the vendor and moves nothing', async () => {
    const { test, one } = await desk(shop);
    fake.heard.length = 0;
    const works = { outcome: 'works', words: 'Stripe answers. It takes test payments only.' };
    expect(await test('card')).toEqual({ status: 200, ...works });
    expect(fake.calls()).toEqual(['GET /balance']);
    expect((await one('card')).lastTest).toMatchObject({ ...works, by: expect.any(String), at: expect.any(String) });
  });

  it('says that the key is refused, without quoting it', async () => {
    const { test, one } = await desk(shop);
    fake.key = 'another key';
    const refused = { outcome: 'refused', words: 'Stripe refused our key: it is unknown, revoked or expired.' };
    expect(await test('card')).toEqual({ status: 200, ...refused });
    fake.key = key;
    expect((await one('card')).lastTest).toMatchObject(refused);
    expect(JSON.stringify(await one('card'))).not.toContain(key);
  });

  it('says that the vendor is too slow, in the time a shopper would wait', async () => {
    const { test } = await desk(shop);
    fake.faults = { 'GET /balance': ['silent', 'silent'] };
    expect(await test('card')).toEqual({ status: 200, outcome: 'silent', words: 'Stripe did not answer within 1.5 seconds.' });
    fake.faults = {};
  });

  it('says that the vendor cannot be reached, or is broken', async () => {
    const { test } = await desk(shop);
    expect(await test('wallet')).toMatchObject({
      outcome: 'unreachable',
      words: 'PayPal cannot be reached: nothing listens at its address.',
    });
    fake.faults = { 'GET /balance': ['error', 'error'] };
    expect(await test('card')).toMatchObject({ outcome: 'unreachable', words: 'Stripe cannot be reached: it answered 500.' });
    fake.faults = { 'GET /balance': ['hang up', 'hang up'] };
    expect(await test('card')).toMatchObject({ outcome: 'unreachable' });
    fake.faults = {};
  });

  it('is audited each time, and limited', async () => {
    const { token } = await staffSignedIn(shop, 'administrator');
    const url = '/api/staff/audit?action=settings.payment_provider_tested&subject=payment_provider:stripe';
    const count = async () => (await send(shop, token, 'GET', url)).json<{ total: number; entries: object[] }>();
    const before = (await count()).total;
    const answers = [];
    for (let times = 0; times < 11; times++) answers.push((await send(shop, token, 'POST', `${path}/card/test`, '10.9.9.9')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const { total, entries } = await count();
    expect(total - before).toBe(10);
    expect(entries[0]).toMatchObject({ details: { outcome: 'works', fault: null } });
  });
});
