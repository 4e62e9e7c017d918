import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPage, PageCache, serveHitsFirst } from './index.ts';

const body = '<!doctype html>'.padEnd(5000, 'page ');
const cache = new PageCache({ maxBytes: 1_000_000 });
const app = Fastify();
let reached = 0;
let mayServe = true;
let origin = '';

beforeAll(async () => {
  app.all('/*', async (request, reply) => {
    reached += 1;
    const key = request.url;
    const keep = { maxAge: 30, staleWhileRevalidate: 60, tags: ['a'] };
    const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
    const page = await cache.serve(key, async () => ({ status: 200, headers, body: Buffer.from(body), keep }));
    reply.hijack();
    await answerPage(cache, key, page, request.raw, reply.raw, request.id);
  });
  serveHitsFirst(app.server, { cache, mayServe: () => mayServe, keyOf: (request) => request.url ?? '', requestId: () => 'hit-1' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

test('a cached page is answered before the framework, with age and request id', async () => {
  await ask('/first');
  const before = reached;
  const hit = await ask('/first');
  expect(reached).toBe(before);
  expect(await hit.text()).toBe(body);
  expect(hit.headers.get('x-request-id')).toBe('hit-1');
  expect(hit.headers.get('age')).toMatch(/^\d+$/);
  expect(hit.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('[§4 maintenance mode] nothing is answered first while the shop’s state is unknown', async () => {
  await ask('/closed');
  mayServe = false;
  const before = reached;
  await ask('/closed');
  mayServe = true;
  expect(reached).toBe(before + 1);
});

test.each([
  ['gzip', 'gzip, deflate', gunzipSync],
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
] as const)('%s, when the client accepts %s', async (encoding, accepted, unpack) => {
  const { request } = await import('node:http');
  const raw = await new Promise<{ encoding: unknown; body: Buffer }>((resolve) => {
    request(`${origin}/packed`, { headers: { 'accept-encoding': accepted } }, async (response) => {
      const chunks = await response.toArray();
      resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) });
    }).end();
  });
  expect(raw.encoding).toBe(encoding);
  expect(unpack(raw.body).toString()).toBe(body);
});

test('an encoding refused with q=0 is not used', async () => {
  const answer = await ask('/refused', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test('304 without a body for clients that have it, hit or not', async () => {
  const etag = (await ask('/etag')).headers.get('etag') as string;
  for (const given of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
    const answer = await ask('/etag', { 'if-none-match': given });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('etag')).toBe(etag);
  }
  expect((await ask('/etag', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD has the headers and no body; other methods bypass the cache', async () => {
  await ask('/head');
  const head = await ask('/head', {}, 'HEAD');
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  const before = reached;
  await ask('/head', {}, 'POST');
  expect(reached).toBe(before + 1);
});

test('bodies on one connection do not mix', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/many').then((answer) => answer.text())));
  expect(new Set(answers)).toEqual(new Set([body]));
});

test('a hit counts once, also when its form has to be made first', async () => {
  await ask('/counted');
  const { hits, misses } = cache.stats;
  await ask('/counted', { 'accept-encoding': 'br' });
  expect(cache.stats).toMatchObject({ hits: hits + 1, misses });
});
