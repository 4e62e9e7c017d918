import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { serveViolationReports } from './routes.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({ LOG_LEVEL: 'silent' }, serveViolationReports);
});
afterAll(() => shop.close());

const post = (url: string, payload: unknown, headers: Record<string, string>, remoteAddress: string) =>
  shop.app.inject({ method: 'POST', url, payload: JSON.stringify(payload), headers, remoteAddress });
const json = { 'content-type': 'application/json' };

it('[§7.6 report-error] accepts a report, requires its parts, and limits their number', async () => {
  const report = { message: 'x is undefined', url: 'https://shop.example/cart' };
  expect((await post('/api/report-error', report, json, '10.0.0.1')).json()).toEqual({ ok: true });
  expect((await post('/api/report-error', { url: '/' }, json, '10.0.0.2')).statusCode).toBe(400);
  expect((await post('/api/report-error', { ...report, message: 'x'.repeat(2001) }, json, '10.0.0.2')).statusCode).toBe(400);
  const many = await Promise.all(Array.from({ length: 20 }, () => post('/api/report-error', report, json, '10.0.0.1')));
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

it.each(['application/csp-report', 'application/reports+json'])(
  '[§7.6] accepts violations as %s, with whatever else the browser sends',
  async (type) => {
    const headers = { 'content-type': type, cookie: 'visitor_id=x', 'sec-fetch-site': 'cross-site' };
    expect((await post('/api/csp-report', {}, headers, '10.0.0.3')).statusCode).toBe(204);
  },
);

it('[§7.6] refuses too many violations, and what is no report', async () => {
  const headers = { 'content-type': 'application/csp-report' };
  const broken = await shop.app.inject({ method: 'POST', url: '/api/csp-report', payload: '{', headers, remoteAddress: '10.0.0.4' });
  expect(broken.statusCode).toBe(400);
  expect((await post('/api/csp-report', {}, json, '10.0.0.4')).statusCode).toBe(204);
  const many = await Promise.all(Array.from({ length: 25 }, () => post('/api/csp-report', {}, headers, '10.0.0.5')));
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});
