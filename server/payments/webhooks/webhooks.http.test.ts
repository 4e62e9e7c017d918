import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  awkward,
  booksOf,
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  stockShelves,
  testCards,
  webhookSecret,
} from '../../../test/support/commerce.ts';
import { signWebhook } from '../../platform/webhook-signature.ts';
import { findEntries } from '../entries/store.ts';
import { balanceOf } from '../ledger.ts';
import { capturePayment } from '../operations/request.ts';
import { SandboxProvider } from '../providers/sandbox/provider.ts';
import { deleteEventsBefore } from './store.ts';

let shop: CommerceShop;
let lamp: number;

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 2000 });
  [lamp] = (await stockShelves(shop, [{ price: 2500, stock: 500 }])) as [number];
});
beforeEach(async () => {
  await clearBooks(shop);
  shop.payThrough();
});
afterAll(() => shop.close());

interface Sending {
  provider?: string;
  secret?: string;
  at?: Date;
  headers?: Record<string, string>;
}

/** Sends bytes as the provider's webhook; returns the status. */
async function sendBytes(body: Buffer, { provider = 'sandbox', secret = webhookSecret, at = new Date(), headers }: Sending = {}) {
  const signed = { 'content-type': 'application/json', 'sandbox-signature': signWebhook(body, secret, at) };
  const answer = await shop.app.inject({ method: 'POST', url: `/api/webhooks/${provider}`, payload: body, headers: headers ?? signed });
  return answer.statusCode;
}

let events = 0;
const updated = (paymentId: string, more: object = {}) => ({ id: `evt_${events++}`, type: 'payment.updated', paymentId, ...more });
const send = (event: object, sending?: Sending) => sendBytes(Buffer.from(JSON.stringify(event)), sending);

/** An order whose payment succeeded at the provider without the shop knowing; returns the payment's id. */
async function unheard(card: string = testCards.good): Promise<string> {
  shop.payThrough(
    awkward((sandbox) => ({
      authorize: async (...given) => {
        await sandbox.authorize(...given);
        throw new Error('connection reset');
      },
    })),
  );
  const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
  expect((await pay(card)).body).toMatchObject({ status: 'pending' });
  shop.payThrough();
  return latestPayment();
}

async function latestPayment(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from payments.payment order by created_at desc limit 1`.execute(shop.database.read);
  return rows[0]?.id as string;
}

const inbox = async () =>
  (await sql<{ id: string }>`select event_id as id from payments.webhook_event order by 1`.execute(shop.database.read)).rows.map(
    ({ id }) => id,
  );

describe('[money: Payments] a webhook', () => {
  it('makes the shop look up the payment, and settles it by the provider’s answer', async () => {
    const paymentId = await unheard();
    expect(await send(updated(paymentId))).toBe(200);
    expect((await booksOf(shop)).orders).toEqual({ awaiting_payment: 1 });
    await shop.jobs.drain();
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
  });

  it('is not trusted: its own claim of success is ignored', async () => {
    const paymentId = await unheard(testCards.challenge);
    expect(await send(updated(paymentId, { status: 'succeeded', amount: 1 }))).toBe(200);
    await shop.jobs.drain();
    expect((await booksOf(shop)).orders).toEqual({ awaiting_payment: 1 });
  });

  it('leaves a decline to the shopper on the page, and to the sweeper', async () => {
    const paymentId = await unheard(testCards.declined);
    await send(updated(paymentId));
    await shop.jobs.drain();
    expect((await booksOf(shop)).payments).toEqual({ pending: 1 });
  });

  it('counts once, in any order and however late', async () => {
    const paymentId = await unheard();
    const first = updated(paymentId);
    const second = updated(paymentId);
    const answers = await Promise.all([send(second), send(first), send(second), send(first), send(first)]);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await inbox()).toEqual([first.id, second.id].sort());
    await shop.jobs.drain();
    expect(await send(updated(paymentId))).toBe(200);
    await shop.jobs.drain();
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
    expect((await findEntries(shop.database.read, paymentId)).map(({ kind }) => kind)).toEqual(['authorized']);
  });

  it('finishes a lost capture', async () => {
    const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
    await pay(testCards.good);
    const paymentId = await latestPayment();
    let isSilent = true;
    shop.payThrough(
      awkward((sandbox) => ({
        lookupOperation: async (operation) => {
          if (isSilent) throw new Error('down');
          return sandbox.lookupOperation(operation);
        },
      })),
    );
    await shop.database.transact((tx) =>
      capturePayment(tx, shop.parts, { paymentId, key: 'capture', reason: 'test', actor: 'system' }, new Date()),
    );
    await shop.jobs.drain();
    isSilent = false;
    await shop.jobs.drain();
    expect(balanceOf(await findEntries(shop.database.read, paymentId))).toMatchObject({ captured: 0 });
    await send(updated(paymentId));
    await shop.jobs.drain();
    expect(balanceOf(await findEntries(shop.database.read, paymentId))).toMatchObject({ captured: 3383 });
  });

  it.each([
    ['of a payment nobody knows', { type: 'payment.updated', paymentId: '7f4f0b0e-0f52-4b2f-9d5c-1d2f8f6a1b11' }],
    ['of a kind nobody knows', { type: 'dispute.created', paymentId: 'x' }],
    ['about nothing', { type: 'ping' }],
  ])('%s is accepted without effect', async (_name, event) => {
    expect(await send({ id: 'evt_unknown', ...event })).toBe(200);
    await shop.jobs.drain();
    expect(await inbox()).toEqual(['evt_unknown']);
  });

  it.each<[string, (paymentId: string) => Promise<number>]>([
    ['signed with another secret', (id) => send(updated(id), { secret: 'a secret of somebody else' })],
    ['without a signature', (id) => send(updated(id), { headers: { 'content-type': 'application/json' } })],
    ['with nothing in it', () => sendBytes(Buffer.alloc(0), { headers: {} })],
    ['signed ten minutes ago', (id) => send(updated(id), { at: new Date(Date.now() - 600_000) })],
    [
      'that does not carry the signed bytes',
      async (id) => {
        const signature = signWebhook(Buffer.from(JSON.stringify(updated(id))), webhookSecret, new Date());
        return send(updated(id), { headers: { 'content-type': 'application/json', 'sandbox-signature': signature } });
      },
    ],
  ])('%s is refused with 401 and changes nothing', async (_name, forge) => {
    const paymentId = await unheard();
    expect(await forge(paymentId)).toBe(401);
    await shop.jobs.drain();
    expect([await inbox(), (await booksOf(shop)).orders]).toEqual([[], { awaiting_payment: 1 }]);
  });

  it('is signed over its bytes, not their meaning', async () => {
    const paymentId = await unheard();
    const event = updated(paymentId);
    const signature = signWebhook(Buffer.from(JSON.stringify(event)), webhookSecret, new Date());
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signature };
    expect(await sendBytes(Buffer.from(JSON.stringify(event, null, 2)), { headers })).toBe(401);
    expect(await sendBytes(Buffer.from(JSON.stringify(event)), { headers: { ...headers, 'content-type': 'text/plain' } })).toBe(200);
  });

  it.each([
    ['without an id', '{"type":"ping"}'],
    ['that is no JSON', 'ping'],
    ['whose id the database cannot hold', '{"id":"evt\\u0000","type":"ping"}'],
  ])('%s is refused with 400, although it is signed', async (_name, body) => {
    expect(await sendBytes(Buffer.from(body))).toBe(400);
    expect(await inbox()).toEqual([]);
  });

  it('of an unknown provider is refused with 404', async () => {
    expect(await send({ id: 'evt', type: 'ping' }, { provider: 'acme' })).toBe(404);
  });

  it('is refused for a provider without a secret', async () => {
    const sandbox = new SandboxProvider(shop.database);
    const body = Buffer.from(JSON.stringify({ id: 'evt', type: 'ping' }));
    const header = () => signWebhook(body, '', new Date());
    expect(await sandbox.readEvent({ body, header }, new Date())).toBeNull();
  });

  it('is deleted after a while', async () => {
    await send({ id: 'evt_old', type: 'ping' });
    await shop.database.transact((tx) => deleteEventsBefore(tx, new Date(Date.now() - 1000)));
    expect(await inbox()).toEqual(['evt_old']);
    await shop.database.transact((tx) => deleteEventsBefore(tx, new Date(Date.now() + 1000)));
    expect(await inbox()).toEqual([]);
  });
});
