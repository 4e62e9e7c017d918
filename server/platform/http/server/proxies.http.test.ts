import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log.ts';
import { createServer } from './server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it.each([
  ['false', '203.0.113.9', '127.0.0.1'],
  ['true', '203.0.113.9', '203.0.113.9'],
  ['true', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '198.51.100.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
])(
  '[§6 abuse] with TRUST_PROXY=%s, "%s" comes from %s: nobody can choose the address their limits count by',
  async (trust, forwarded, from) => {
    const config = readConfig({ NODE_ENV: 'test', MANTEL_SECRET: 'x'.repeat(32), TRUST_PROXY: trust });
    const app = await createServer(config, createLog('silent'));
    closers.push(() => app.close());
    app.get('/from', async (request) => request.ip);
    expect((await app.inject({ url: '/from', headers: { 'x-forwarded-for': forwarded } })).body).toBe(from);
  },
);
