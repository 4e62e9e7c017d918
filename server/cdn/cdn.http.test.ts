import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { aProduct, aVariation, productIds, stockProducts } from '../catalog/test-fixtures/catalogue.ts';
import { contentChanged } from '../content/index.ts';
import { closeShop, reopenShop } from '../maintenance/index.ts';
import type { CdnConfig } from '../platform/config/cdn-config.ts';
import { emit } from '../platform/events.ts';
import { createLog } from '../platform/log.ts';
import { metricsOf } from '../platform/metrics.ts';
import { purge } from '../platform/purging/purging.ts';
import { isSigned } from '../platform/webhook-signature.ts';
import { openCdn, pausesMinutes, sendDue } from './sending.ts';

/** A CDN's API that records what it is sent. */
const received: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
const fine = { status: 200, body: JSON.stringify({ success: true, errors: [], messages: [], result: { id: 'a' } }) };
let answer = fine;
const api = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});

const token = 'token-of-the-cdn-0123456789';
let url = '';
let shop: TestShop;
beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  shop = await testShop({ CDN_PURGE: 'webhook', CDN_PURGE_URL: `${url}/drop`, CDN_PURGE_TOKEN: token });
});
afterAll(async () => {
  await shop.close();
  api.close();
});
beforeEach(async () => {
  await sql`truncate cdn.purge`.execute(shop.database.read);
  received.length = 0;
});
afterEach(() => {
  answer = fine;
});

const work = (minutes = 0, kind: CdnConfig['kind'] = 'webhook', log = createLog('silent')) => {
  const cdn = openCdn({ kind, url: kind === 'webhook' ? `${url}/drop` : url, id: 'SU1Z0isxPaozGVKXdv0eY', token });
  return sendDue({ database: shop.database, log, cdn }, new Date(Date.now() + minutes * 60_000 + 1000));
};
const change = (tags: string[]) => shop.database.transact((tx) => purge(tx, tags));
const tagsSent = () => received.map(({ body }) => JSON.parse(body).data.tags);
const waiting = async () => (await sql<{ n: number }>`select count(*) as n from cdn.purge`.execute(shop.database.read)).rows[0]?.n;

describe('[architecture: CDN] a change has the CDN drop its pages', () => {
  it('of a product’s price', async () => {
    const lamp = (price: number) => aProduct({ handle: 'cdn-lamp', variations: [aVariation({ sku: 'CDN-LAMP', price })] });
    await stockProducts(shop.database, [lamp(100)]);
    await work();
    received.length = 0;
    await stockProducts(shop.database, [lamp(200)]);
    expect(received).toEqual([]);
    await work();
    const ids = await productIds(shop.database.read);
    expect(tagsSent()).toEqual([expect.arrayContaining([`product:${ids['cdn-lamp']}`, 'listing', 'home'])]);
    expect(await waiting()).toBe(0);
    await work();
    expect(received).toHaveLength(1);
  });

  it('of content, and of many things in one call', async () => {
    await shop.database.transact((tx) => emit(tx, contentChanged, { tags: ['content:alder-loom:care'] }));
    for (let id = 1; id <= 30; id++) await change([`product:${id}`, 'listing']);
    await work();
    expect(received).toHaveLength(1);
    expect(tagsSent()[0]).toHaveLength(32);
  });

  it('of nothing that was rolled back, and no tag of people', async () => {
    const undone = shop.database.transact(async (tx) => {
      await purge(tx, ['product:1']);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await change(['customer:7', 'session:8', 'flags']);
    await work();
    expect([received, await waiting()]).toEqual([[], 0]);
  });

  it('[§4 maintenance mode] all of them when the shop closes', async () => {
    await closeShop(shop.database, { reason: 'new shelves' }, null, new Date());
    await work();
    await reopenShop(shop.database, null, new Date());
    expect(tagsSent()).toEqual([['menu']]);
  });

  it('all of them when a process may have missed changes', async () => {
    const missing = async (_channel: string, { missed }: { missed(): void }) => {
      missed();
      return async () => {};
    };
    await shop.purging.listen({ ...shop.database, listen: missing });
    await expect.poll(waiting).toBe(1);
    await work();
    expect(tagsSent()).toEqual([['menu']]);
  });
});

describe('[architecture: CDN] the call', () => {
  it('is a signed webhook for any CDN', async () => {
    await change(['product:1', 'home']);
    await work();
    const [sent] = received;
    expect(sent?.line).toBe('POST /drop');
    const body = JSON.parse(sent?.body ?? '');
    expect(body).toEqual({
      id: sent?.headers['webhook-id'],
      version: 1,
      kind: 'pages.purged',
      at: expect.any(String),
      data: { tags: ['product:1', 'home'] },
    });
    const signature = String(sent?.headers['webhook-signature']);
    expect(isSigned(Buffer.from(sent?.body ?? ''), signature, token, new Date())).toBe(true);
    expect(JSON.stringify(received)).not.toContain(token);
  });

  it('is Fastly’s batch purge by surrogate keys, 256 at most', async () => {
    await change(Array.from({ length: 300 }, (_, id) => `product:${id}`));
    await work(0, 'fastly');
    expect(received.map(({ line }) => line)).toEqual(Array(2).fill('POST /service/SU1Z0isxPaozGVKXdv0eY/purge'));
    expect(received[0]?.headers['fastly-key']).toBe(token);
    expect(received.map(({ headers }) => String(headers['surrogate-key']).split(' ').length)).toEqual([256, 44]);
    expect(received[0]?.headers['surrogate-key']).toMatch(/^product:0 product:1 /);
  });

  it('is Cloudflare’s purge by cache tags, 100 at most, and a refusal counts as one', async () => {
    await change(Array.from({ length: 130 }, (_, id) => `product:${id}`));
    answer = { status: 200, body: JSON.stringify({ success: false, errors: [{ code: 1107, message: 'no such tag' }] }) };
    await work(0, 'cloudflare');
    expect([received.length, await waiting()]).toEqual([1, 1]);
    answer = fine;
    await work(1, 'cloudflare');
    const [, first, second] = received;
    expect(first?.line).toBe('POST /client/v4/zones/SU1Z0isxPaozGVKXdv0eY/purge_cache');
    expect(first?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
    expect([first, second].map((sent) => JSON.parse(sent?.body ?? '').tags.length)).toEqual([100, 30]);
    expect(JSON.parse(first?.body ?? '')).toEqual({ tags: expect.arrayContaining(['product:0']) });
    expect(await waiting()).toBe(0);
  });

  it('is repeated after 503, ever more rarely, until it would be of no use', async () => {
    const counted = async () => /cdn_purges_total\{outcome="failed"\} (\d+)/.exec(await metricsOf(shop.database).registry.metrics())?.[1];
    const before = Number(await counted());
    answer = { status: 503, body: 'busy' };
    await change(['product:1']);
    let minutes = 0;
    await work(minutes);
    await work(minutes);
    expect(received).toHaveLength(1);
    for (const pause of pausesMinutes) {
      minutes += pause;
      await work(minutes);
    }
    expect([received.length, await waiting()]).toEqual([pausesMinutes.length + 1, 0]);
    expect(Number(await counted()) - before).toBe(pausesMinutes.length + 1);
  });

  it('is repeated with what has changed meanwhile, after 503', async () => {
    answer = { status: 503, body: 'busy' };
    await change(['product:1']);
    await work();
    answer = fine;
    await change(['product:2']);
    await work(1);
    expect([tagsSent().at(-1)?.toSorted(), received.length, await waiting()]).toEqual([['product:1', 'product:2'], 2, 0]);
  });

  it.each([302, 403])('fails by %i, and no secret gets into the log', async (status) => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    answer = { status, body: 'who are you' };
    await change(['product:1']);
    await work(0, 'fastly', log);
    expect([received.length, await waiting()]).toEqual([1, 1]);
    expect(lines.join()).toContain('the CDN has not dropped pages');
    expect(lines.join()).not.toContain(token);
  });
});
