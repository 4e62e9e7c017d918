import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { DescribedEndpoint } from '../../../contract/api/described.schemas.ts';
import { errorBody } from '../../../contract/api/problems.schemas.ts';
import { endpoints } from '../../../contract/index.ts';
import { newAddress } from '../../support/addresses.ts';
import { rawGet, sendRaw } from '../support/raw-request.ts';
import { fromShop } from '../support/shop.ts';

/** Hostile and broken input. */
const junk: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(20_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀👩‍👩‍👧🏽',
  '‮rtl',
  "' OR 1=1; DROP TABLE orders.order; --",
  '"); select pg_sleep(10); --',
  '%_\\%',
  'a & | ! <-> :* (b',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: owned=1',
  '%00%0d%0a',
  '9'.repeat(400),
  'NaN',
  '2026-13-45',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  [],
  [[['deep']]],
  ['1', '2'],
  {},
  { toString: 1, length: 9, __proto__: null },
];

/** Each call has a new address, so that no limit is reached. */
function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(fromShop('shopUrl') + path, {
    redirect: 'manual',
    ...init,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress(), ...init.headers },
  });
}

const asText = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** What is wrong with a response to bad input; null when it matches spec §8. */
async function faultOf(what: string, response: Response): Promise<string | null> {
  const text = await response.text();
  const { status } = response;
  if (status >= 500) return `${what} answered ${status}: ${text.slice(0, 300)}`;
  if (/\n\s+at \S|node_modules|\.ts:\d+|select .* from |syntax error/i.test(text))
    return `${what} tells of its inside: ${text.slice(0, 300)}`;
  if (status < 400) return null;
  const body = errorBody.safeParse(JSON.parse(text));
  return body.success && body.data.statusCode === status ? null : `${what} answered ${status} with ${text.slice(0, 300)}`;
}

const namesOf = (schema: z.ZodType): string[] => Object.keys((schema as { shape?: object }).shape ?? {});

/** The endpoint with this value everywhere it accepts one. */
function filledWith(endpoint: DescribedEndpoint, value: unknown): [path: string, init: RequestInit] {
  const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(asText(value).toWellFormed().slice(0, 2000)) || '%20');
  const query = new URLSearchParams(namesOf(endpoint.query).map((name) => [name, asText(value).slice(0, 2000)]));
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const body = Object.fromEntries(namesOf(endpoint.body).map((name) => [name, value]));
  return [
    `${path}?${query}`,
    { method: endpoint.method, ...(hasBody && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) },
  ];
}

describe('[§8] bad input gets the error body, never a 500 and never internals', () => {
  it.each(endpoints)('$name, with any path, query and body', async (endpoint) => {
    const faults = await Promise.all(
      junk.map(async (value) => {
        const [path, init] = filledWith(endpoint, value);
        return faultOf(`${endpoint.method} ${endpoint.path} with ${asText(value).slice(0, 60)}`, await send(path, init));
      }),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it.each([
    ['nothing', '', 'application/json'],
    ['broken JSON', '{"variationId": ', 'application/json'],
    ['a JSON string', '"cart"', 'application/json'],
    ['a JSON number', '1', 'application/json'],
    ['JSON null', 'null', 'application/json'],
    ['a JSON array', '[{"variationId":1}]', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}},"variationId":1}', 'application/json'],
    ['nesting without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json'],
    ['more than a request may carry', JSON.stringify({ variationId: 'x'.repeat(70_000) }), 'application/json'],
    ['XML', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', 'application/xml'],
    ['a form', 'variationId=x&variationId=y&quantity[a]=1', 'application/x-www-form-urlencoded'],
    ['a multipart form', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--', 'multipart/form-data; boundary=b'],
    ['no known type', 'hello', 'application/x-nothing; charset=klingon'],
    ['a type that is none', 'hello', 'json'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
  ])('a cart sent as %s', async (what, body, type) => {
    const response = await send('/api/cart', { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await faultOf(what, response)).toBeNull();
  });

  it.each(['PATCH', 'PROPFIND', 'PURGE', 'OPTIONS', 'TRACE', 'DELETE'])('the method %s on a path without it', async (method) => {
    for (const path of ['/api/search', '/api/nothing']) {
      const { status, body } = await rawGet(path, method);
      expect({ path, status }).toEqual({ path, status: expect.toSatisfy((value) => value >= 400 && value < 500) });
      expect(errorBody.parse(JSON.parse(body))).toMatchObject({ statusCode: status, ok: false });
    }
  });

  it.each([
    ['a method nobody has heard of', 'FROBNICATE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(40_000)}\r\nconnection: close\r\n\r\n`],
    ['two lengths', 'POST /api/cart HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\nconnection: close\r\n\r\n{}'],
    ['a length and chunks', 'POST /api/cart HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('%s on the wire', async (_what, bytes) => {
    const { status, body } = await sendRaw(bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errorBody.parse(JSON.parse(body))).toMatchObject({ statusCode: status, ok: false });
  });
});

it.each(['DELETE', 'OPTIONS'])('[§8] a known API path lists its methods to %s', async (method) => {
  const response = await send('/api/search', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.json()).toEqual({ statusCode: 405, message: 'Method Not Allowed', ok: false });
});

describe('nothing outside is served', () => {
  const ways = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f', '....//', '%c0%ae%c0%ae/'];
  const paths = ['/media/', '/assets/'].flatMap((prefix) => [
    ...ways.flatMap((way) => [`${prefix}${way.repeat(6)}etc/passwd`, `${prefix}${way}server/entry.server.js`, `${prefix}${way}secret`]),
    `${prefix}%00`,
    `${prefix}/etc/passwd`,
    `${prefix}file:///etc/passwd`,
    prefix,
    prefix.slice(0, -1),
  ]);

  it.each(paths)('%s', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/root:|createShopPages|ENOENT|node_modules/);
  });
});

describe('pages treat bad input as pages do', () => {
  const forms = ['/cart', '/checkout', '/bath/x/1/product.html', '/sandbox/bank/x'];
  const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed().slice(0, 1500));

  it.each([
    ['a search', (v: string) => `/search?q=${v}`],
    ['results', (v: string) => `/${v || '-'}/k/results.html?page=${v}&sort=${v}`],
    ['results by unknown keys', (v: string) => `/a,b/k,${v || 'x'}/results.html`],
    ['a category', (v: string) => `/c/${v || 'x'}?t=${v}&page=${v}&sort=${v}`],
    ['a known category', (v: string) => `/c/furniture?t=1&page=${v}`],
    ['a product', (v: string) => `/${v || 'x'}/${v || 'x'}/${v || 'x'}/product.html?variation=${v}&reviews=${v}`],
    ['a known product', (v: string) => `/bath/x/1/product.html?variation=${v}&reviews=${v}`],
    ['the cart', (v: string) => `/cart?done=${v}&item=${v}&quantity=${v}`],
    ['the checkout', (v: string) => `/checkout?checkout=${v}`],
    ['an order', (v: string) => `/order-confirmation?order=${v}&token=${v}`],
    ['a mail', (v: string) => `/dev/outbox?mail=${v}`],
    ['the bank', (v: string) => `/sandbox/bank/${v || 'x'}?return=${v}`],
  ])('%s', async (_name, pathOf) => {
    const faults = await Promise.all(
      junk.map(async (value) => {
        const path = pathOf(encoded(value));
        const document = await send(path, { headers: { accept: 'text/html' } });
        const data = await send(path, { headers: { accept: 'application/json' } });
        const html = await document.text();
        if (document.status >= 500 || data.status >= 500) return `${path.slice(0, 90)} answered ${document.status}, ${data.status}`;
        if (document.headers.has('set-cookie') && /owned/.test(document.headers.getSetCookie().join())) return `${path} sets a cookie`;
        if (/<script>alert|\n\s+at \S+ \(/.test(html)) return `${path} shows it raw`;
        return null;
      }),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it.each(forms)('a form posted to %s', async (path) => {
    const names = ['variationId', 'quantity', 'contact.email', 'shippingAddress.postalCode', 'card.number', 'expectedTotal', 'decision'];
    const actions = ['add', 'update', 'remove', 'undo', 'place', 'decide', '', 'toString', '__proto__', 'constructor'];
    const statuses = await Promise.all(
      actions.flatMap((action) =>
        [null, 'x'.repeat(3000), '\u0000', '-1', '1e308', "'; --", '😀'].map(async (value) => {
          const body = new URLSearchParams([['action', action], ...names.map((name) => [name, asText(value)])]);
          return (await send(path, { method: 'POST', body })).status;
        }),
      ),
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it.each(['/%', '/%E0%A4%A/k/results.html', '/c/%?t=1', '//', '/\\', '/?%', '/..%2f..%2f', '*', 'http://elsewhere.example/cart'])(
    'the target %s',
    async (target) => {
      const { status, headers } = await rawGet(target);
      expect(status).toBeLessThan(500);
      const location = headers.find(([name]) => name === 'location')?.[1];
      expect(location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it('[§2.2] a search with line breaks injects no header', async () => {
    const { status, headers } = await rawGet('/search?q=sofa%0d%0aset-cookie:%20owned=1%0d%0a%0d%0a<script>');
    expect(status).toBe(303);
    expect(headers.map(([name]) => name)).not.toContain('set-cookie');
    expect(headers.find(([name]) => name === 'location')?.[1]).not.toMatch(/[\r\n<]/);
  });
});
