import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../contract/api/client.ts';
import { assetsFromGraph, passTo } from './development.ts';

type Fixtures = typeof import('../../web/page/test-fixtures/entry.server.tsx');

const entry = '/web/page/test-fixtures/entry.server.tsx';
let app: FastifyInstance;
let vite: ViteDevServer;

beforeAll(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
    appType: 'custom',
    logLevel: 'silent',
  });
  app = Fastify();
  passTo(app, vite);
  app.get('/things/:id', async (request, reply) => {
    const fixtures = (await vite.ssrLoadModule(entry)) as Fixtures;
    const layer = fixtures.fixtureLayer(assetsFromGraph(vite, fixtures.fixturePlaces), { dev: true });
    const place = layer.locate(request.url);
    if (place.kind !== 'page') throw new Error('no page');
    const client = new Client({ call: () => Promise.reject(new Error('not called')) });
    const report = (error: unknown) => {
      throw error;
    };
    const answer = await layer.get(place, {
      brand: 'alder-loom',
      channel: 'website',
      now: new Date(),
      client,
      cookie: () => undefined,
      as: 'document',
      mayKeep: true,
      report,
    });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await vite.close();
});

test('in development, a page links all its styles in the head before first paint', async () => {
  const page = await app.inject('/things/lamp');
  expect(page.statusCode).toBe(200);
  const head = page.body.slice(0, page.body.indexOf('</head>'));
  const styles = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href as string);
  expect(styles).toEqual([
    '/@styles/brands/alder-loom/tokens.css',
    '/@styles/web/page/test-fixtures/fixture.module.css',
    '/@styles/web/page/test-fixtures/screens/thing/thing-screen.module.css',
  ]);
  for (const href of styles) {
    const style = await app.inject({ url: href, headers: { accept: 'text/css,*/*;q=0.1' } });
    expect(style.headers['content-type']).toContain('text/css');
  }
  const own = (await app.inject({ url: styles[2] as string, headers: { accept: 'text/css' } })).body;
  const className = /<article class="([^"]+)"/.exec(page.body)?.[1];
  expect(own).toContain(`.${className}`);
  expect(own).toContain('rgb(4, 5, 6)');
});

test.each([
  'package.json',
  'web/page/test-fixtures/entry.server.tsx',
  'web/page/test-fixtures/fixture.module.css%3Fraw',
  'web/..%2F..%2F..%2Fetc/passwd%3Fraw%26a.css',
  'web/%2e%2e/node_modules/vite/client.css',
  '/etc/hosts.css',
])('[§6 abuse] in development, only style sheets of pages are read: not %s', async (file) => {
  expect((await app.inject(`/@styles/${file}`)).statusCode).toBe(404);
});

test('in development, the page starts with its sources, and Vite’s client may connect', async () => {
  const page = await app.inject('/things/lamp');
  expect(page.body).toContain('<script type="module" src="/web/page/test-fixtures/entry.client.tsx" fetchPriority="low">');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).toContain('ws:');
  const client = await app.inject('/web/page/test-fixtures/entry.client.tsx');
  expect(client.headers['content-type']).toContain('javascript');
});
