import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type Authorization, type Operation, type Purchase, TooManyEvents } from '../../provider.ts';
import { PayPalRest } from './api.ts';
import { PayPalProvider } from './provider.ts';
import schemas from './test-fixtures/schemas.json' with { type: 'json' };

/** PayPal's published schema of a request or a response (excerpts of their OpenAPI documents). */
const published = (name: keyof typeof schemas) =>
  z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: schemas } as unknown as Parameters<typeof z.fromJSONSchema>[0]);

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly requestId: string | undefined;
  readonly authorization: string | undefined;
  readonly callChain: string | string[] | undefined;
  readonly body: unknown;
}
type Reply = { status: number; body?: object } | 'silence' | 'hang up';

/** A REST server that returns scripted replies and records its requests. */
class FakePayPal {
  readonly heard: Heard[] = [];
  /** By method and end of the path; replies are used in order, and the last one repeats. */
  replies: Record<string, Reply[]> = {};
  tokens = 0;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '' } = request;
    if (path === '/v1/oauth2/token') {
      this.tokens++;
      return void response
        .writeHead(200)
        .end(JSON.stringify({ access_token: `token-${this.tokens}`, expires_in: 32_400, token_type: 'Bearer' }));
    }
    this.heard.push({
      method,
      path,
      requestId: request.headers['paypal-request-id'] as string | undefined,
      authorization: request.headers.authorization,
      callChain: request.headers['call-chain'],
      body: text === '' ? undefined : JSON.parse(text),
    });
    const key = Object.keys(this.replies).find((name) => `${method} ${path}`.endsWith(name.replace('* ', '')) && name.startsWith(method));
    const queue = key === undefined ? undefined : this.replies[key];
    const reply = queue && (queue.length > 1 ? queue.shift() : queue[0]);
    if (reply === undefined) return void response.writeHead(404).end('{"name":"RESOURCE_NOT_FOUND"}');
    if (reply === 'silence') return;
    if (reply === 'hang up') return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body ? JSON.stringify(reply.body) : '');
  }
}

const refused = (issue: string): Reply => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: issue }] },
});
const checkoutUuid = '3f1d2c1a-98a0-4c7e-9a4b-0d8d1a1b2c3d';
const paymentId = '9b2fd6a0-1f6e-4b40-8c3e-5a7e6d5c4b3a';
const orderId = '5O190127TN364715T';
const at = '2026-11-20T10:00:00Z';

const usd = (value: string) => ({ currency_code: 'USD', value });
const order = (status: string, more: object = {}, unit: object = {}) => ({
  id: orderId,
  status,
  purchase_units: [{ reference_id: checkoutUuid, ...unit }],
  links: [{ href: `https://www.paypal.com/checkoutnow?token=${orderId}`, rel: 'payer-action', method: 'GET' }],
  ...more,
});
const authorization = (status: string) => ({ id: '0VF52814937998046', status, amount: usd('118.20'), create_time: at, update_time: at });
const authorized = (status = 'CREATED', forPayment = paymentId) =>
  order('COMPLETED', {}, { custom_id: forPayment, payments: { authorizations: [authorization(status)] } });

const stated = { amount: 11_820, currency: 'USD' };

const purchase: Purchase = {
  checkoutUuid,
  orderNumber: 'AL-10001',
  totals: { merchandise: 12_000, discount: 1500, shipping: 699, tax: 621, total: 11_820, currency: 'USD' },
  shipTo: {
    firstName: 'Ada',
    lastName: 'Weaver',
    addressLine1: '12 Elm Street',
    addressLine2: '',
    countryCode: 'US',
    city: 'Columbus',
    stateRegion: 'OH',
    postalCode: '43215',
    phone: '614 555 0123',
    locationType: 'RESIDENCE',
  },
};
const asked: Authorization = {
  paymentId,
  amount: 11_820,
  currency: 'USD',
  source: { type: 'PAYPAL', walletOrder: orderId, purchase },
  cardsOf: null,
  keepCard: false,
  returnUrl: '/checkout',
  arrivalUrl: 'https://shop.example/checkout/return',
};
const operation = (kind: Operation['kind'], reference: string, amount = 11_820): Operation => ({
  key: `${kind}:${paymentId}`,
  kind,
  paymentId,
  amount,
  currency: 'USD',
  reference,
});

let shop: TestShop;
let fake: FakePayPal;
let paypal: PayPalProvider;
const soon = () => AbortSignal.timeout(1500);

beforeAll(async () => {
  shop = await testShop({ LOG_LEVEL: 'silent' });
  await shop.database.transact(async (tx) => {
    await sql`alter table payments.wallet_detail disable trigger all`.execute(tx);
    await sql`insert into payments.wallet_detail (payment_id, wallet_order, payer_id, payer_email)
      values (${paymentId}::uuid, ${orderId}, 'QYR5Z8XDVJNXQ', 'ada@example.com')`.execute(tx);
    await sql`alter table payments.wallet_detail enable trigger all`.execute(tx);
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  fake = new FakePayPal();
  const url = await fake.start();
  const config = { url, isLive: true, clientId: 'an app', clientSecret: 'its secret', webhookId: '8PT597110X687430L' };
  paypal = new PayPalProvider(shop.database, new PayPalRest(config), { code: 'paypal', sandbox: false, webhookId: config.webhookId });
  await sql`update payments.wallet_detail set refused_at = null`.execute(shop.database.read);
});
afterEach(() => fake.stop());

const calls = () => fake.heard.map(({ method, path }) => `${method} ${path}`);
const orderPath = `/v2/checkout/orders/${orderId}`;

describe('[rulings: Third parties] PayPal requests', () => {
  it('open an order that matches the published schema, with sums that add up and its own key', async () => {
    fake.replies = { 'POST /v2/checkout/orders': [{ status: 201, body: order('PAYER_ACTION_REQUIRED') }] };
    const opening = {
      purchase,
      merchant: 'Alder & Loom',
      returnUrl: 'https://shop.example/back',
      cancelUrl: 'https://shop.example/cancel',
    };
    expect(await paypal.open(opening, soon())).toEqual({
      status: 'opened',
      reference: orderId,
      url: `https://www.paypal.com/checkoutnow?token=${orderId}`,
    });
    const [{ body, requestId, authorization: bearer, callChain }] = fake.heard as [Heard];
    expect(published('orders.order_request').safeParse(body).error).toBeUndefined();
    expect(published('orders.order').safeParse(order('PAYER_ACTION_REQUIRED')).success).toBe(true);
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(bearer).toBe('Bearer token-1');
    // Spec §7.1.
    expect(callChain).toBe('mantel');
    expect(body).toMatchObject({
      intent: 'AUTHORIZE',
      purchase_units: [
        {
          reference_id: checkoutUuid,
          amount: {
            ...usd('118.20'),
            breakdown: { item_total: usd('120.00'), discount: usd('15.00'), shipping: usd('6.99'), tax_total: usd('6.21') },
          },
          shipping: { name: { full_name: 'Ada Weaver' }, address: { admin_area_1: 'OH', admin_area_2: 'Columbus', country_code: 'US' } },
        },
      ],
      payment_source: { paypal: { experience_context: { shipping_preference: 'SET_PROVIDED_ADDRESS' } } },
    });
    await paypal.open({ ...opening, purchase: { ...purchase, shipTo: null } }, soon());
    const second = fake.heard[1];
    expect(published('orders.order_request').safeParse(second?.body).error).toBeUndefined();
    expect(second?.body).toMatchObject({ payment_source: { paypal: { experience_context: { shipping_preference: 'GET_FROM_FILE' } } } });
    expect(fake.tokens).toBe(1);
  });

  it('update the order before authorizing it under the payment’s id', async () => {
    fake.replies = { PATCH: [{ status: 204 }], [`POST ${orderPath}/authorize`]: [{ status: 201, body: authorized() }] };
    fake.replies[`PATCH ${orderPath}`] = [{ status: 204 }];
    expect(await paypal.authorize(asked, soon())).toEqual({ status: 'succeeded', reference: '0VF52814937998046', stated });
    const [patch, authorize] = fake.heard;
    expect(published('orders.patch_request').safeParse(patch?.body).error).toBeUndefined();
    expect(patch?.body).toMatchObject([
      { op: 'replace', path: `/purchase_units/@reference_id=='${checkoutUuid}'/amount`, value: usd('118.20') },
      { value: paymentId },
      { value: 'AL-10001' },
      { value: { full_name: 'Ada Weaver' } },
      { value: { postal_code: '43215' } },
    ]);
    expect(authorize).toMatchObject({ path: `${orderPath}/authorize`, requestId: paymentId });
  });

  it('capture, refund and void under our keys', async () => {
    fake.replies = {
      'POST /v2/payments/authorizations/A1/capture': [{ status: 201, body: { id: 'C1', status: 'COMPLETED' } }],
      'POST /v2/payments/captures/C1/refund': [{ status: 201, body: { id: 'R1', status: 'COMPLETED' } }],
      'POST /v2/payments/authorizations/A1/void': [{ status: 200, body: authorization('VOIDED') }, refused('PREVIOUSLY_VOIDED')],
    };
    expect(await paypal.capture(operation('captured', 'A1', 5000), soon())).toEqual({ status: 'succeeded', reference: 'C1' });
    expect(await paypal.refund(operation('refunded', 'C1', 1), soon())).toEqual({ status: 'succeeded', reference: 'R1' });
    expect(await paypal.void(operation('voided', 'A1'), soon())).toEqual({ status: 'succeeded', reference: 'A1' });
    expect(await paypal.void(operation('voided', 'A1'), soon())).toEqual({ status: 'succeeded', reference: 'A1' });
    const [capture, refund] = fake.heard;
    expect(capture).toMatchObject({ requestId: `captured:${paymentId}`, body: { amount: usd('50.00'), final_capture: true } });
    expect(refund).toMatchObject({ requestId: `refunded:${paymentId}`, body: { amount: usd('0.01') } });
    expect(published('payments.capture_request').safeParse(capture?.body).error).toBeUndefined();
    expect(published('payments.refund_request').safeParse(refund?.body).error).toBeUndefined();
  });
});

describe('[rulings: Third parties] a test of PayPal', () => {
  it('signs in anew each time, and asks for an order that nobody has', async () => {
    expect(await paypal.testConnection(soon())).toEqual({ status: 'works' });
    expect(await paypal.testConnection(soon())).toEqual({ status: 'works' });
    expect(calls()).toEqual(['GET /v2/checkout/orders/0', 'GET /v2/checkout/orders/0']);
    expect(fake.tokens).toBe(2);
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [503, 'unreachable'],
  ])('%i is %s', async (status, outcome) => {
    fake.replies = { 'GET /v2/checkout/orders/0': [{ status, body: {} }] };
    expect(await paypal.testConnection(soon())).toMatchObject({ status: outcome });
  });
});

describe('[money: Payments] PayPal responses', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 'instrument_declined'],
    ['PAYER_CANNOT_PAY', 'instrument_declined'],
    ['PAYER_ACTION_REQUIRED', 'approval_missing'],
    ['ORDER_NOT_APPROVED', 'approval_missing'],
    ['ORDER_EXPIRED', 'approval_missing'],
    ['PAYEE_BLOCKED_TRANSACTION', 'declined'],
  ])('%s is %s', async (issue, reason) => {
    fake.replies = { [`PATCH ${orderPath}`]: [{ status: 204 }], [`POST ${orderPath}/authorize`]: [refused(issue)] };
    expect(await paypal.authorize(asked, soon())).toEqual({ status: 'declined', reason });
  });

  it('a total above the approved one needs a new approval, and nothing is authorized', async () => {
    fake.replies = { [`PATCH ${orderPath}`]: [refused('AMOUNT_CHANGE_NOT_ALLOWED')] };
    expect(await paypal.authorize(asked, soon())).toEqual({ status: 'declined', reason: 'approval_missing' });
    expect(calls()).toEqual([`PATCH ${orderPath}`]);
  });

  it('an order authorized earlier is the same payment', async () => {
    fake.replies = {
      [`PATCH ${orderPath}`]: [refused('ORDER_ALREADY_COMPLETED')],
      [`GET ${orderPath}`]: [{ status: 200, body: authorized() }],
    };
    expect(await paypal.authorize(asked, soon())).toEqual({ status: 'succeeded', reference: '0VF52814937998046', stated });
  });

  it.each([
    ['CREATED', { status: 'succeeded', reference: '0VF52814937998046', stated }],
    ['CAPTURED', { status: 'succeeded', reference: '0VF52814937998046', stated }],
    ['PENDING', { status: 'processing' }],
    ['DENIED', { status: 'declined', reason: 'instrument_declined' }],
    ['VOIDED', { status: 'declined', reason: 'cancelled' }],
  ])('an authorization that is %s', async (status, result) => {
    fake.replies = { [`GET ${orderPath}`]: [{ status: 200, body: authorized(status) }] };
    expect(await paypal.lookup(paymentId, soon())).toEqual(result);
    expect(published('orders.order').safeParse(authorized(status)).error).toBeUndefined();
  });

  it.each([
    ['AUTHORIZATION_EXPIRED', 'authorization_expired'],
    ['AUTHORIZATION_VOIDED', 'not_possible'],
    ['TRANSACTION_REFUSED', 'declined'],
  ])('a capture refused as %s has failed: %s', async (issue, failure) => {
    fake.replies = { 'POST /v2/payments/authorizations/A1/capture': [refused(issue)] };
    expect(await paypal.capture(operation('captured', 'A1'), soon())).toEqual({ status: 'failed', failure });
  });

  it('state what was authorized, captured and refunded', async () => {
    const other = { ...authorization('CREATED'), amount: { currency_code: 'EUR', value: '1.2' } };
    fake.replies = {
      [`GET ${orderPath}`]: [
        { status: 200, body: order('COMPLETED', {}, { custom_id: paymentId, payments: { authorizations: [other] } }) },
      ],
      'POST /v2/payments/authorizations/A1/capture': [{ status: 201, body: { id: 'C1', status: 'COMPLETED', amount: usd('50.00') } }],
      'POST /v2/payments/captures/C1/refund': [{ status: 201, body: { id: 'R1', status: 'COMPLETED', amount: usd('0.02') } }],
    };
    const answers = [
      await paypal.lookup(paymentId, soon()),
      await paypal.capture(operation('captured', 'A1', 5000), soon()),
      await paypal.refund(operation('refunded', 'C1', 1), soon()),
    ];
    expect(answers).toMatchObject([
      { stated: { amount: 120, currency: 'EUR' } },
      { stated: { amount: 5000, currency: 'USD' } },
      { stated: { amount: 2, currency: 'USD' } },
    ]);
  });

  it('an order that paid another attempt pays for none besides, and its reservation stays with that one', async () => {
    const other = authorized('CREATED', '7a1f0c52-1111-4222-8333-944445555666');
    fake.replies = {
      [`PATCH /v2/checkout/orders/${orderId}`]: [refused('ORDER_ALREADY_COMPLETED')],
      [`GET /v2/checkout/orders/${orderId}`]: [{ status: 200, body: other }],
    };
    expect(await paypal.authorize(asked, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(await paypal.find(orderId, soon())).toMatchObject({ order: { isApproved: false } });
    await sql`update payments.wallet_detail set refused_at = now()`.execute(shop.database.read);
    expect(await paypal.lookup(paymentId, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(calls().filter((call) => call.includes('/void'))).toEqual([]);
  });

  it('a capture that is pending or under way elsewhere is asked for again', async () => {
    fake.replies = {
      'POST /v2/payments/authorizations/A1/capture': [
        { status: 201, body: { id: 'C1', status: 'PENDING' } },
        { status: 409, body: { name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] } },
      ],
    };
    expect(await paypal.capture(operation('captured', 'A1'), soon())).toEqual({ status: 'processing' });
    expect(await paypal.capture(operation('captured', 'A1'), soon())).toEqual({ status: 'processing' });
    expect(await paypal.lookupOperation()).toEqual({ status: 'unknown' });
  });

  it('an order yields its payer, address and checkout', async () => {
    const approved = order(
      'APPROVED',
      {
        payer: { payer_id: 'QYR5Z8XDVJNXQ', email_address: 'ada@example.com', phone: { phone_number: { national_number: '6145550123' } } },
      },
      {
        shipping: {
          name: { full_name: 'Ada de la Weaver' },
          address: { address_line_1: '1 Main St', admin_area_1: 'CA', admin_area_2: 'San Jose', postal_code: '95131', country_code: 'US' },
        },
      },
    );
    fake.replies = { [`GET ${orderPath}`]: [{ status: 200, body: approved }] };
    expect(published('orders.order').safeParse(approved).error).toBeUndefined();
    expect(await paypal.find(orderId, soon())).toMatchObject({
      status: 'found',
      order: {
        checkoutUuid,
        isApproved: true,
        payer: { id: 'QYR5Z8XDVJNXQ', email: 'ada@example.com' },
        shipTo: { firstName: 'Ada', lastName: 'de la Weaver', city: 'San Jose', stateRegion: 'CA', phone: '6145550123' },
      },
    });
    expect(await paypal.find('UNKNOWN', soon())).toEqual({ status: 'unknown' });
  });
});

describe('[§3 bad days] PayPal: silence and faults', () => {
  it.each([
    ['a fault of theirs', { status: 503, body: {} }],
    ['a lost connection', 'hang up'],
  ] as const)('%s is retried once under the same key', async (_name, first) => {
    fake.replies = {
      [`PATCH ${orderPath}`]: [{ status: 204 }],
      [`POST ${orderPath}/authorize`]: [first, { status: 201, body: authorized() }],
    };
    expect(await paypal.authorize(asked, soon())).toMatchObject({ status: 'succeeded' });
    const keys = fake.heard.filter(({ path }) => path.endsWith('/authorize')).map(({ requestId }) => requestId);
    expect(keys).toEqual([paymentId, paymentId]);
  });

  it('one call too many is not repeated', async () => {
    fake.replies = { [`GET ${orderPath}`]: [{ status: 429, body: {} }] };
    await expect(paypal.find(orderId, soon())).rejects.toThrow('429');
    expect(calls()).toEqual([`GET ${orderPath}`]);
  });

  it('a lasting fault, like silence, is no answer', async () => {
    fake.replies = { [`PATCH ${orderPath}`]: [{ status: 204 }], [`POST ${orderPath}/authorize`]: [{ status: 500, body: {} }] };
    await expect(paypal.authorize(asked, soon())).rejects.toThrow('500');
    fake.replies[`POST ${orderPath}/authorize`] = ['silence'];
    await expect(paypal.authorize(asked, AbortSignal.timeout(200))).rejects.toThrow();
  });

  it.each(['', 'free', '-1.00', '1,200.00', '1.234'])('an amount of %j is no answer', async (value) => {
    const body = { id: 'C1', status: 'COMPLETED', amount: usd(value) };
    fake.replies = { 'POST /v2/payments/authorizations/A1/capture': [{ status: 201, body }] };
    await expect(paypal.capture(operation('captured', 'A1'), soon())).rejects.toThrow('PayPal stated no amount');
  });

  it('an answer that does not end is no answer', async () => {
    const answer = (characters: number) => ({ status: 200, body: { ...order('APPROVED'), padding: 'x'.repeat(characters) } });
    fake.replies = { [`GET ${orderPath}`]: [answer(100_000)] };
    expect(await paypal.find(orderId, soon())).toMatchObject({ status: 'found' });
    fake.replies = { [`GET ${orderPath}`]: [answer(2_000_000)] };
    await expect(paypal.find(orderId, soon())).rejects.toThrow('too long');
  });

  it('a revoked token is replaced', async () => {
    fake.replies = {
      [`GET ${orderPath}`]: [
        { status: 401, body: {} },
        { status: 200, body: authorized() },
      ],
    };
    expect(await paypal.lookup(paymentId, soon())).toMatchObject({ status: 'succeeded' });
    expect(fake.heard.map(({ authorization: bearer }) => bearer)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('an abandoned attempt stays abandoned: a later authorization is voided', async () => {
    fake.replies = {
      [`GET ${orderPath}`]: [
        { status: 200, body: order('APPROVED') },
        { status: 200, body: order('APPROVED') },
        { status: 200, body: authorized() },
      ],
      'POST /v2/payments/authorizations/0VF52814937998046/void': [{ status: 204 }],
    };
    expect(await paypal.abandon(paymentId, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(await paypal.lookup(paymentId, soon())).toEqual({ status: 'declined', reason: 'cancelled' });
    expect(calls().filter((call) => call.endsWith('/void'))).toHaveLength(1);
  });

  it('a successful attempt cannot be abandoned', async () => {
    fake.replies = { [`GET ${orderPath}`]: [{ status: 200, body: authorized() }] };
    expect(await paypal.abandon(paymentId, soon())).toEqual({ status: 'succeeded', reference: '0VF52814937998046', stated });
  });
});

describe('[money: Payments] PayPal’s webhooks', () => {
  const headers: Record<string, string> = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
    'paypal-transmission-id': 'b2a1c1e0-7f0e-11ee-b962-0242ac120002',
    'paypal-transmission-sig': 'kZvQ8bZ1c3ViLXNpZ25hdHVyZQ==',
    'paypal-transmission-time': at,
  };
  const event = { id: 'WH-1', event_type: 'PAYMENT.AUTHORIZATION.CREATED', resource: { id: '0VF52814937998046', custom_id: paymentId } };
  const request = (body: string, missing?: string, others: Record<string, string> = {}) => ({
    body: Buffer.from(body),
    header: (name: string) => (name === missing ? undefined : (others[name] ?? headers[name])),
  });
  const verify = 'POST /v1/notifications/verify-webhook-signature';

  it('are accepted once PayPal has verified them, and only name a payment', async () => {
    fake.replies = { [verify]: [{ status: 200, body: { verification_status: 'SUCCESS' } }] };
    expect(await paypal.readEvent(request(JSON.stringify(event)))).toEqual({ id: 'WH-1', paymentId });
    const [{ body }] = fake.heard as [Heard];
    expect(published('webhooks.verify_webhook_signature').safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ webhook_id: '8PT597110X687430L', webhook_event: event });
  });

  it('of no payment made here are ignored without asking PayPal', async () => {
    for (const resource of [{}, { custom_id: 'somebody else’s' }, { custom_id: checkoutUuid }, { purchase_units: [{}] }])
      expect(await paypal.readEvent(request(JSON.stringify({ ...event, resource })))).toBe('ignored');
    expect(fake.heard).toEqual([]);
  });

  it('spend little of what PayPal may be asked in a minute, however many come', async () => {
    fake.replies = { [verify]: [{ status: 200, body: { verification_status: 'FAILURE' } }] };
    const flood = await Promise.allSettled([...Array(300)].map(() => paypal.readEvent(request(JSON.stringify(event)))));
    const refused = flood.filter((one) => one.status === 'rejected' && one.reason instanceof TooManyEvents);
    expect(refused.length + fake.heard.length).toBe(flood.length);
    expect(fake.heard.length).toBeLessThan(100);
  });

  it('are refused when forged, unsigned or not JSON', async () => {
    fake.replies = { [verify]: [{ status: 200, body: { verification_status: 'FAILURE' } }] };
    expect(await paypal.readEvent(request(JSON.stringify(event)))).toBeNull();
    expect(await paypal.readEvent(request(JSON.stringify(event), 'paypal-transmission-sig'))).toBeNull();
    expect(await paypal.readEvent(request('not JSON'))).toBeNull();
    // Not signed by a PayPal certificate, so nobody is asked.
    for (const url of ['https://paypal.com.attacker.example/cert', 'http://api.paypal.com/cert', 'cert'])
      expect(await paypal.readEvent(request(JSON.stringify(event), undefined, { 'paypal-cert-url': url }))).toBeNull();
    expect(fake.heard).toHaveLength(1);
  });

  it('are verified for themselves: a forged one with the id of another asks anew', async () => {
    fake.replies = { [verify]: [{ status: 200, body: { verification_status: 'FAILURE' } }] };
    for (const sent of [event, event, { ...event, event_type: 'PAYMENT.AUTHORIZATION.VOIDED' }])
      await paypal.readEvent(request(JSON.stringify(sent)));
    const [first, again, forged] = fake.heard.map(({ requestId }) => requestId);
    expect([again === first, forged === first]).toEqual([true, false]);
  });

  it('that PayPal cannot verify now fail, so that PayPal sends them again', async () => {
    fake.replies = { [verify]: [{ status: 503, body: {} }] };
    await expect(paypal.readEvent(request(JSON.stringify(event)))).rejects.toThrow('503');
  });
});
