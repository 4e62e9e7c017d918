import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { browserTransport, unreachable } from './browser.ts';

const change: Endpoint = { method: 'PUT', path: '/api/cart/:cartUuid/lines/:line', query: ['zipCode'] };
const find: Endpoint = { method: 'GET', path: '/api/things' };

const fetched = vi.fn<typeof fetch>();
let token = 'token-1';
beforeEach(() => {
  token = 'token-1';
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { querySelector: () => ({ content: token }), documentElement: { dataset: { brand: 'pip-alder' } } });
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(body === null ? null : JSON.stringify(body), { status }));
const sent = () => {
  const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
  return { url, ...init, headers: new Headers(init.headers) };
};

test('[§7.1] path, query and body each get their fields; cookies and the CSRF token are sent', async () => {
  answer(200, { total: 5 });
  const result = await browserTransport.call(change, { cartUuid: 'a/b', line: 3, zipCode: '10001', quantity: 2 });
  expect(result).toEqual({ ok: true, statusCode: 200, data: { total: 5 } });
  const request = sent();
  expect([request.method, request.url, request.body]).toEqual(['PUT', '/api/cart/a%2Fb/lines/3?zipCode=10001', '{"quantity":2}']);
  expect(request.credentials).toBe('include');
  expect(request.headers.get('x-csrf-token')).toBe('token-1');
  expect(request.headers.get('content-type')).toBe('application/json');
  const caller = ['call-chain', 'browser-language', 'tenancy'].map((name) => request.headers.get(name));
  expect(caller).toEqual(['browser', navigator.language, 'pip-alder']);
});

test('a GET sends its input in the query, without undefined values', async () => {
  answer(200, []);
  await browserTransport.call(find, { k: 'a&b', ids: [1, 2], page: undefined });
  expect(sent().url).toBe('/api/things?k=a%26b&ids=1&ids=2');
  expect(sent().body).toBeUndefined();
});

test('without a token there is no header', async () => {
  token = '';
  answer(200, []);
  await browserTransport.call(find, { k: 'a' });
  expect(sent().headers.has('x-csrf-token')).toBe(false);
});

test('[§7.1] a list is wrapped as data; an empty response is null', async () => {
  answer(200, ['a']);
  expect(await browserTransport.call(find, { k: 'a' })).toEqual({ ok: true, statusCode: 200, data: ['a'] });
  answer(201, null);
  expect(await browserTransport.call(find, { k: 'a' })).toEqual({ ok: true, statusCode: 201, data: null });
});

test('[§8] requests the original error and passes it on', async () => {
  answer(409, { ok: false, statusCode: 409, message: 'Only 2 left', code: 'quantity_unavailable', details: { available: 2 } });
  expect(await browserTransport.call(change, { cartUuid: 'a', line: 1, quantity: 9 })).toEqual({
    ok: false,
    statusCode: 409,
    message: 'Only 2 left',
    code: 'quantity_unavailable',
    details: { available: 2 },
  });
  expect(sent().headers.get('x-error-body')).toBe('original');
});

test('[§8] without network the status is 0, with words for the shopper, and likewise for a response that is not JSON', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await browserTransport.call(find, { k: 'a' })).toEqual({ ok: false, statusCode: 0, message: unreachable });
  fetched.mockResolvedValue(new Response('<html>', { status: 200 }));
  expect(await browserTransport.call(find, { k: 'a' })).toMatchObject({ ok: false, statusCode: 0 });
});

test.each([
  [find, 15_000],
  [change, 60_000],
])('[§8] a call without an answer in time ends like one without network: $0.method after $1 ms', async (endpoint, limit) => {
  const given = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  fetched.mockImplementation(
    (_url, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const result = browserTransport.call(endpoint, { cartUuid: 'a', line: 1 });
  given.abort();
  expect(await result).toEqual({ ok: false, statusCode: 0, message: unreachable });
  expect(timeout).toHaveBeenCalledWith(limit);
  timeout.mockRestore();
});

test('a failure without a JSON body keeps its status, with the general message', async () => {
  fetched.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(await browserTransport.call(find, { k: 'a' })).toEqual({
    ok: false,
    statusCode: 502,
    message: "We're sorry. It looks like something went wrong.",
  });
});
