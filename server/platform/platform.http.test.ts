import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasServer, type TestShop, testShop } from '../../test/support/app.ts';
import { createDatabase } from '../../test/support/fresh-database.ts';
import { openDatabase } from './db/index.ts';
import { migrate, migrateAtStart } from './db/migrate.ts';
import { createServer } from './http/server/server.ts';
import { defineJob, Jobs } from './jobs.ts';
import { createLog } from './log.ts';

const hello = defineJob<{ to: string }>('test.hello');

describe('platform', () => {
  let shop: TestShop;
  const heard: string[] = [];
  /** The request log's entries with their level. */
  const logged: unknown[][] = [];
  beforeAll(async () => {
    shop = await testShop({}, (app, { jobs }) => {
      jobs.work(hello, async ({ to }) => void heard.push(to));
      app.addHook('onRequest', async ({ log }) => {
        for (const level of ['info', 'warn', 'error'] as const) {
          vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void logged.push([level, ...said]));
        }
      });
      return app.post('/probe', async () => ({ ok: true }));
    });
  });
  afterAll(() => shop.close());

  it('[§8] answers an unknown path with the error body and a request id', async () => {
    const reply = await shop.app.inject('/api/nothing-here');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ statusCode: 404, message: 'Not Found', ok: false });
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{10,}$/);
  });

  it.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 400],
    ['a body over the limit', { 'content-type': 'application/json' }, JSON.stringify({ a: 'x'.repeat(70_000) }), 413],
    ['a media type we do not take', { 'content-type': 'text/csv' }, 'a,b', 415],
  ])('[§8] answers %s with the error body, never a stack', async (_name, headers, payload, status) => {
    const reply = await shop.app.inject({ method: 'POST', url: '/probe', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ ok: false, statusCode: status });
    expect(reply.body).not.toMatch(/at .*\.ts|node_modules/);
  });

  it('[§8] leaves out support details where only the user’s message is requested', async () => {
    const refused = async (headers: Record<string, string>) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/user/login',
          headers: { 'sec-fetch-site': 'same-origin', ...headers },
          payload: {},
        })
      ).json();
    expect((await refused({})).systemMessages).toEqual([expect.stringContaining('invalid_input')]);
    const unknown = await shop.app.inject({ url: '/api/nothing-here', headers: { 'x-error-body': 'original' } });
    expect(unknown.json().systemMessages).toEqual([expect.stringContaining('Not Found')]);
    const forUser = await refused({ 'x-error-body': 'user' });
    expect(forUser).toMatchObject({ ok: false, fields: { email: 'Email is required' } });
    expect(forUser).not.toHaveProperty('systemMessages');
  });

  it.each([
    ['nobody who is signed in', '/api/accounts/addresses', 401],
    ['what another site sends with our cookies', '/api/user/logout', 403],
  ])('[§8] logs %s as unauthenticated, without a warning', async (_name, url, statusCode) => {
    logged.length = 0;
    const method = statusCode === 403 ? 'POST' : 'GET';
    const reply = await shop.app.inject({ method, url, headers: { 'sec-fetch-site': 'cross-site' }, cookies: { session_token: 'x' } });
    expect(reply.statusCode).toBe(statusCode);
    expect(logged).toContainEqual(['info', expect.objectContaining({ statusCode }), 'unauthenticated']);
    expect(logged.filter(([level]) => level !== 'info')).toEqual([]);
  });

  it('[§8] does not log redirect lookups of old addresses', async () => {
    logged.length = 0;
    await shop.app.inject('/api/redirect/info?path=/old');
    expect(logged).toEqual([]);
    await shop.app.inject('/api/search?k=sofa');
    expect(logged).toContainEqual(['info', expect.objectContaining({ route: '/api/search', status: 200 }), 'request']);
  });

  it('serves the built files of pages already sent, however busy it is', async () => {
    const busy = await createServer({ ...shop.config, maxLoopDelayMs: Number.MIN_VALUE }, createLog('silent'));
    const statusOf = async (url: string) => (await busy.inject(url)).statusCode;
    await vi.waitUntil(async () => (await statusOf('/api/search')) === 503, 20_000);
    // This server has no such files; a busy one would answer 503 instead.
    expect([await statusOf('/assets/entry.css'), await statusOf('/healthz')]).toEqual([404, 404]);
    await busy.close();
  });

  it('refuses a cross-site change with our cookies', async () => {
    const post = (headers: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: '/probe', headers: { cookie: 'cart_uuid=x', ...headers }, payload: {} });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://evil.example', host: 'shop.example' })).statusCode).toBe(403);
    expect((await post({})).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).not.toBe(403);
  });

  it('enqueues a job with its transaction and not without it', async () => {
    await shop.database.transact((tx) => shop.jobs.enqueue(tx, hello, { to: 'kept' }));
    const failed = shop.database.transact(async (tx) => {
      await shop.jobs.enqueue(tx, hello, { to: 'lost' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await shop.jobs.drain();
    expect(heard).toEqual(['kept']);
  });

  it('runs all due jobs in one poll, and later ones in the next', async () => {
    const jobs = new Jobs(shop.database, pino({ enabled: false }));
    const done: string[] = [];
    jobs.work(hello, async ({ to }) => void done.push(to));
    await jobs.start({ work: true });
    try {
      for (const round of [['a', 'b', 'c'], ['d']]) {
        await shop.database.transact(async (tx) => {
          for (const to of round) await jobs.enqueue(tx, hello, { to });
        });
        await expect.poll(() => done.length, { timeout: 20_000 }).toBe(round.includes('d') ? 4 : 3);
      }
      expect([...done].sort()).toEqual(['a', 'b', 'c', 'd']);
    } finally {
      await jobs.stop();
    }
  });

  it('shows nobody a transaction’s writes before it commits, and rolls back what throws', async () => {
    const there = async () => {
      const query = sql<{ there: boolean }>`select to_regclass('public.scratch') is not null as there`;
      return (await query.execute(shop.database.read)).rows[0]?.there;
    };
    let looked: Promise<boolean | undefined> | undefined;
    const work = shop.database.transact(async (tx) => {
      await sql`create table public.scratch (id int)`.execute(tx);
      looked = there();
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await looked).toBe(false);
    expect(await there()).toBe(false);
  });

  it('throws when a finished transaction is used', async () => {
    let kept: Parameters<Parameters<typeof shop.database.transact>[0]>[0] | undefined;
    await shop.database.transact(async (tx) => {
      kept = tx;
    });
    await expect(kept && sql`select 1`.execute(kept)).rejects.toThrow();
  });

  it('has nothing left to migrate, and migrates once when two start at once', async () => {
    expect(await migrate(shop.database)).toEqual([]);
    const extra = [{ name: '9999_extra.sql', sql: 'create table public.extra (id int)' }];
    const ran = await Promise.all([migrate(shop.database, extra), migrate(shop.database, extra)]);
    expect(ran.flat()).toEqual(['9999_extra.sql']);
  });

  it.skipIf(!hasServer)('gives a migration longer than any other statement', async () => {
    const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
    const where = { url, dataDir: null };
    const database = await openDatabase({ ...where, limits: { statement: 300 } });
    const slow = [{ name: '9999_slow.sql', sql: 'select pg_sleep(1)' }];
    try {
      await expect(migrate(database, slow)).rejects.toThrow();
      expect(await migrateAtStart(database, where, slow)).toEqual(['9999_slow.sql']);
      expect(await migrateAtStart(database, where, slow)).toEqual([]);
    } finally {
      await database.close();
      await drop();
    }
  });

  it('connects the second opening of a data folder to the first, which hears each channel apart', async () => {
    const home = mkdtempSync(join(tmpdir(), 'mantel-embedded-'));
    const first = await openDatabase({ dataDir: home });
    await sql`create table public.note (text text)`.execute(first.read);
    const second = await openDatabase({ dataDir: home });
    await sql`insert into public.note values ('from the second')`.execute(second.read);
    const rows = await sql<{ text: string }>`select text from public.note`.execute(first.read);
    expect(rows.rows).toEqual([{ text: 'from the second' }]);
    const heard: string[] = [];
    const ignore = { missed: () => {} };
    const stops = [
      await first.listen('one', { ...ignore, heard: (payload) => heard.push(`one ${payload}`) }),
      await first.listen('other', { ...ignore, heard: (payload) => heard.push(`other ${payload}`) }),
    ];
    for (const channel of ['one', 'other']) await sql`select pg_notify(${channel}, 'news')`.execute(second.read);
    await expect.poll(() => heard).toEqual(['one news', 'other news']);
    for (const stop of stops) await stop();
    await second.close();
    await first.close();
    rmSync(home, { recursive: true });
  });
});
