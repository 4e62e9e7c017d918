import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { productChanged } from '../catalog/index.ts';
import { emit } from '../platform/events.ts';
import { seal } from '../platform/sealed.ts';
import { isSigned } from '../platform/webhook-signature.ts';
import { post, webhookUrl } from './post.ts';
import { sendDue } from './sending.ts';
import { insertDelivery, lockWebhook, saveWebhook } from './store.ts';

let shop: TestShop;
let boss: string;
const received: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
let answer: { status: number; location?: string } = { status: 200 };
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('thanks');
});
let hook = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  hook = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  shop = await testShop();
  boss = (await staffSignedIn(shop, 'administrator')).token;
});
afterAll(async () => {
  server.close();
  await shop.close();
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const answered = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: boss }, ...(body && { payload: body }) });
  return { status: answered.statusCode, body: answered.json() };
}

let made = 0;
async function subscribe(kinds: readonly string[]) {
  const path = `/${++made}`;
  const { body } = await send('POST', '/api/staff/webhooks', { url: hook + path, kinds });
  return { path, at: `/api/staff/webhooks/${body.webhookId}`, secret: String(body.secret), url: hook + path };
}
const at = (path: string) => received.filter((one) => one.path === path);
const change = (productIds: number[]) => shop.database.transact((tx) => emit(tx, productChanged, { productIds }));
const work = (minutes = 0) => sendDue(shop, { now: () => new Date(Date.now() + minutes * 60_000 + 1000) });

describe('webhooks', () => {
  it('are sent after the commit, signed, versioned and logged, and only for their events', async () => {
    const products = await subscribe(['product.changed']);
    const orders = await subscribe(['order.placed']);
    await change([7]);
    const undone = shop.database.transact(async (tx) => {
      await emit(tx, productChanged, { productIds: [8] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await work();
    await work(5);
    const [event, ...others] = at(products.path);
    expect([others, at(orders.path)]).toEqual([[], []]);
    const body = JSON.parse(event?.body ?? '');
    expect(body).toMatchObject({ version: 1, kind: 'product.changed', data: { productIds: [7] } });
    expect(event?.headers['webhook-id']).toBe(body.id);
    const signature = String(event?.headers['webhook-signature']);
    expect(isSigned(Buffer.from(event?.body ?? ''), signature, products.secret, new Date())).toBe(true);
    const { deliveries, webhook } = (await send('GET', products.at)).body;
    expect(webhook.state).toBe('active');
    expect(deliveries).toMatchObject([{ deliveryId: body.id, state: 'delivered', attempts: 1, status: 200 }]);
    expect((await send('POST', `${products.at}/deliveries/${body.id}`)).status).toBe(200);
    await work();
    expect(at(products.path).map(({ headers }) => headers['webhook-id'])).toEqual([body.id, body.id]);
  });

  it('follow no redirect, are retried for a day, turned off after three, and on again by staff', async () => {
    const { path, at: place, url } = await subscribe(['product.changed']);
    answer = { status: 302, location: `${hook}/elsewhere` };
    await change([1]);
    let minutes = 0;
    for (const pause of [0, 1, 5, 15, 30, 60, 120, 240, 360, 600, 600]) {
      minutes += pause;
      await work(minutes);
    }
    expect([at(path).length, at('/elsewhere').length]).toEqual([10, 0]);
    const state = async () => (await send('GET', place)).body;
    expect(await state()).toMatchObject({ failed: 1, deliveries: [{ state: 'failed', status: 302, attempts: 10 }] });
    expect((await state()).webhook.state).toBe('failing');
    expect((await send('POST', `${place}/deliveries`)).status).toBe(200);
    await work(minutes);
    expect(await state()).toMatchObject({ failed: 0, deliveries: [{ state: 'waiting', attempts: 1 }] });
    expect(at(path).length).toBe(11);
    await change([2]);
    await work(4 * 24 * 60);
    expect((await state()).webhook.state).toBe('disabled');
    answer = { status: 204 };
    await change([3]);
    await work(5 * 24 * 60);
    expect(at(path).length).toBe(13);
    await send('PUT', place, { url, kinds: ['product.changed'], enabled: true });
    await work(5 * 24 * 60);
    expect((await state()).webhook.state).toBe('active');
  });

  it('have a secret that can be replaced, test events, and an end, all audited', async () => {
    const { path, at: place, secret } = await subscribe(['order.paid']);
    const rotated = (await send('POST', `${place}/secret`, { former: 'ends' })).body.secret;
    expect((await send('POST', `${place}/test`)).status).toBe(200);
    await work();
    const [event] = at(path);
    const signed = (by: string) => isSigned(Buffer.from(event?.body ?? ''), String(event?.headers['webhook-signature']), by, new Date());
    expect([JSON.parse(event?.body ?? '').kind, signed(secret), signed(rotated)]).toEqual(['test', false, true]);
    expect((await send('DELETE', place)).status).toBe(200);
    expect((await send('GET', place)).body.code).toBe('webhook_not_found');
    const { entries } = (await send('GET', `/api/staff/audit?subject=webhook:${place.split('/').at(-1)}`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'webhook.deleted',
      'webhook.tested',
      'webhook.secret_rotated',
      'webhook.created',
    ]);
  });

  it('go on signing with a secret that was sealed for the former purpose', async () => {
    const { path, at: place, secret } = await subscribe(['order.paid']);
    const webhookId = Number(place.split('/').at(-1));
    await shop.database.transact(async (tx) => {
      const webhook = await lockWebhook(tx, webhookId);
      if (webhook) await saveWebhook(tx, { ...webhook, secret: seal(shop.config.secret, secret, 'staff second factor') });
    });
    expect((await send('POST', `${place}/test`)).status).toBe(200);
    await work();
    const [event] = at(path);
    expect(isSigned(Buffer.from(event?.body ?? ''), String(event?.headers['webhook-signature']), secret, new Date())).toBe(true);
  });

  it('are off for failing only where they turned themselves off, and get as long again at another address', async () => {
    const { at: place, url } = await subscribe(['order.paid']);
    const seen = async () => {
      const { webhook } = (await send('GET', place)).body;
      return [webhook.state, webhook.failingSince !== null];
    };
    const failAfter = async (days: number) => {
      await send('POST', `${place}/test`);
      await work(days * 24 * 60);
      return seen();
    };
    const save = async (given: object) => {
      expect((await send('PUT', place, { url, kinds: ['order.paid'], enabled: true, ...given })).status).toBe(200);
      return seen();
    };
    answer = { status: 500 };
    expect(await failAfter(0)).toEqual(['failing', true]);
    expect(await save({ kinds: ['order.placed'] })).toEqual(['failing', true]);
    expect(await save({ url: `${url}/new` })).toEqual(['active', false]);
    expect(await failAfter(4)).toEqual(['failing', true]);
    expect(await save({ enabled: false })).toEqual(['disabled', false]);
    expect(await failAfter(4)).toEqual(['disabled', false]);
    expect(await save({})).toEqual(['active', false]);
    expect([await failAfter(5), await failAfter(9)]).toEqual([
      ['failing', true],
      ['disabled', true],
    ]);
    answer = { status: 204 };
    expect(await failAfter(9)).toEqual(['disabled', true]);
    await send('DELETE', place);
  });

  it('are not changed over what somebody else has saved', async () => {
    const { at: place, url } = await subscribe(['product.changed']);
    const { fingerprint: basedOn } = (await send('GET', place)).body.webhook;
    const given = { url, kinds: ['product.changed'], enabled: false };
    expect((await send('PUT', place, { ...given, basedOn })).status).toBe(200);
    expect(await send('PUT', place, { ...given, enabled: true, basedOn })).toMatchObject({
      status: 409,
      body: { code: 'webhook_changed' },
    });
    const { state, fingerprint } = (await send('GET', place)).body.webhook;
    expect(state).toBe('disabled');
    expect((await send('PUT', place, { ...given, enabled: true, basedOn: fingerprint })).status).toBe(200);
    await send('DELETE', place);
  });

  it('get nothing more once deleted, also of an event written at the same moment', async () => {
    const { path, at: place } = await subscribe(['order.paid']);
    expect((await send('DELETE', place)).status).toBe(200);
    const webhookId = Number(place.split('/').at(-1));
    const late = { deliveryId: randomUUID(), webhookId, kind: 'order.paid', body: '{}' };
    await shop.database.transact((tx) => insertDelivery(tx, late, new Date()));
    await work();
    expect(at(path)).toEqual([]);
  });

  it('share each round, and have a signature of its time', async () => {
    const busy = await subscribe(['product.changed']);
    const calm = await subscribe(['order.paid']);
    for (const productId of Array.from({ length: 25 }, (_, before) => before + 1)) await change([productId]);
    await send('POST', `${calm.at}/test`);
    const first = received.length;
    const start = Date.now() + 1000;
    let rounds = 0;
    await sendDue(shop, { now: () => new Date(start + 10_000 * rounds++) });
    const paths = received.slice(first).map(({ path }) => path);
    const beforeCalm = paths.slice(0, paths.indexOf(calm.path)).filter((path) => path === busy.path);
    expect([paths.filter((path) => path === busy.path).length, paths.includes(calm.path)]).toEqual([25, true]);
    expect(beforeCalm.length).toBeLessThanOrEqual(5);
    const times = at(busy.path).map(({ headers }) => Number(/^t=(\d+)/.exec(String(headers['webhook-signature']))?.[1]));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(40);
    for (const one of [busy, calm]) await send('DELETE', one.at);
  });

  it('fill a round where no other waits', async () => {
    const { path, at: place } = await subscribe(['order.paid']);
    const webhookId = Number(place.split('/').at(-1));
    await shop.database.transact(async (tx) => {
      for (let n = 0; n < 12; n++)
        await insertDelivery(tx, { deliveryId: randomUUID(), webhookId, kind: 'order.paid', body: '{}' }, new Date());
    });
    const start = Date.now() + 1000;
    let rounds = 0;
    await sendDue(shop, { now: () => new Date(start + 1000 * rounds++) });
    // The last one finds nothing.
    expect([at(path).length, rounds]).toEqual([12, 2]);
    await send('DELETE', place);
  });

  it('go on signing with the former secret for a day, so that the receiver can change over', async () => {
    const { path, at: place, secret } = await subscribe(['order.paid']);
    const next = String((await send('POST', `${place}/secret`)).body.secret);
    const signers = async (minutes: number) => {
      await send('POST', `${place}/test`);
      await work(minutes);
      const event = at(path).at(-1);
      const header = String(event?.headers['webhook-signature']);
      const signedAt = new Date(Number(/^t=(\d+)/.exec(header)?.[1]) * 1000);
      return [secret, next].map((by) => isSigned(Buffer.from(event?.body ?? ''), header, by, signedAt));
    };
    expect(Date.parse((await send('GET', place)).body.webhook.formerSecretUntil)).toBeGreaterThan(Date.now());
    expect((await send('POST', `${place}/secret`)).body.code).toBe('former_secret_signs');
    expect(await signers(0)).toEqual([true, true]);
    expect(await signers(24 * 60 + 1)).toEqual([false, true]);
    await send('DELETE', place);
  });

  it.each([
    ['https://erp.example.com/hook', true, true],
    ['http://erp.example.com/hook', false, false],
    ['http://127.0.0.1:4000/', false, true],
    ['https://127.0.0.1/', false, true],
    ['https://10.0.0.1/', false, false],
    ['https://169.254.169.254/latest', false, false],
    ['https://[::1]/', false, false],
    ['https://0x7f000001/', false, true],
    ['https://user:secret@erp.example.com/', false, false],
    ['ftp://erp.example.com/', false, false],
    ['nonsense', false, false],
  ])('[§6 abuse] go to %s: in production %s, in development %s', (address, production, development) => {
    expect([webhookUrl(address, 'public') !== null, webhookUrl(address, 'loopback') !== null]).toEqual([production, development]);
  });

  it('[§6 abuse] never reach a private network through a name', async () => {
    const answered = await post(`https://localhost:${new URL(hook).port}/`, '{}', {}, 'public');
    expect(answered).toEqual({ status: null, error: 'address of a private network' });
    const refused = await send('POST', '/api/staff/webhooks', { url: 'http://10.1.1.1/', kinds: ['order.paid'] });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['url']]);
    const near = await send('POST', '/api/staff/webhooks', { url: 'https://localhost/hook', kinds: ['order.paid'] });
    expect([near.status, Object.keys(near.body.fields)]).toEqual([400, ['url']]);
    const empty = await send('POST', '/api/staff/webhooks', { url: '', kinds: [] });
    expect(Object.keys(empty.body.fields).sort()).toEqual(['kinds', 'url']);
  });
});
