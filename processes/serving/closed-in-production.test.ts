import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Config } from '../../server/platform/config/config.ts';
import { type Measured, mountMetrics } from '../../server/platform/http/server/metrics.ts';
import { createPerShop } from '../../server/platform/per-shop.ts';
import { serveApiDescription } from './api-description.ts';

function statusOf(metrics: Config['metrics'], authorization?: string) {
  const app = Fastify();
  const database = { perShop: createPerShop(), connections: () => ({ total: 0, idle: 0, waiting: 0 }) };
  const cache = { stats: { hits: 0, stale: 0, misses: 0 }, bytes: 0, size: 0 };
  mountMetrics(app, { config: { metrics }, database, cache } as unknown as Measured);
  return app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } }).then(({ statusCode }) => statusCode);
}

it.each([
  ['everybody', undefined, 200],
  ['nobody', undefined, 404],
  ['nobody', 'Bearer ', 404],
  [{ token: 'a token of the readers' }, undefined, 404],
  [{ token: 'a token of the readers' }, 'Bearer a token of others', 404],
  [{ token: 'a token of the readers' }, 'Bearer a token of the readers', 200],
] as const)('[§9 production] /metrics open to %j answers a caller who sends %j with %i', async (open, authorization, status) => {
  expect(await statusOf(open, authorization)).toBe(status);
});

it.each([
  [true, 200],
  [false, 404],
] as const)('[§9 production] the API’s description with setting %j is answered with %i', async (showsApiDocs, status) => {
  const app = Fastify();
  serveApiDescription(app, { showsApiDocs, publicUrl: 'https://shop.example' });
  // The page for people is the page layer's, unless it is closed here.
  app.get('/*', async () => 'a page');
  expect((await app.inject('/api/openapi.json')).body === 'a page').toBe(!showsApiDocs);
  expect((await app.inject('/api/docs')).statusCode).toBe(status);
});
