import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { callOf } from '../platform/http/request-call.ts';
import { closeApi, closedFor, closeShop, MaintenanceGate, reopenShop } from './index.ts';

let shop: TestShop;
/** How many calls were made to ask who is calling. */
let made = 0;
beforeAll(async () => {
  shop = await testShop({}, (app, { database, config, maintenance: gate }) =>
    closeApi(app, closedFor({ database, gate }), {
      brandOf: () => 'alder-loom',
      makeCall: (request, reply) => {
        made++;
        return callOf(request, reply, config, 'alder-loom');
      },
    }),
  );
});
afterEach(() => reopenShop(shop.database, null, new Date()));
afterAll(() => shop.close());

const ask = (url: string, token?: string, method: 'GET' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
  shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(token && { cookies: { staff_session_token: token } }),
    ...(payload && { payload }),
  });
const close = (minutes?: number) => closeShop(shop.database, { minutes, reason: 'new shelves' }, null, new Date());

describe('[§4 maintenance mode]', () => {
  it('[§8] answers every call with 503, the error body and a time to retry', async () => {
    expect((await ask('/api/authenticated')).statusCode).toBe(200);
    await close(20);
    const answer = await ask('/api/authenticated');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      statusCode: 503,
      message: 'We’re closed for maintenance. Please come back in a little while.',
      ok: false,
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1190);
    expect(answer.headers['cache-control']).toBe('no-store');
    await reopenShop(shop.database, null, new Date());
    expect((await ask('/api/authenticated')).statusCode).toBe(200);
  });

  it('[§6 abuse] answers a call with 503 however its address is written', async () => {
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const statusOf = (path: string) =>
      new Promise<number | undefined>((answered, failed) => {
        const { hostname, port } = new URL(origin);
        // Paths as they are, which `inject` would normalize.
        get({ hostname, port, path, agent: false }, (answer) => answered(answer.resume().statusCode)).on('error', failed);
      });
    const written = ['/api/authenticated', '/%61pi/authenticated', 'http://shop.example/api/authenticated'];
    expect(await Promise.all(written.map(statusOf))).toEqual([200, 200, 200]);
    await close();
    expect(await Promise.all(written.map(statusOf))).toEqual([503, 503, 503]);
    expect(await statusOf('/%61pi/staff/me')).toBe(401);
  });

  it('asks who is calling only while it is closed', async () => {
    made = 0;
    await ask('/api/authenticated');
    expect(made).toBe(0);
    await close();
    await ask('/api/authenticated');
    expect(made).toBe(1);
  });

  it('names ten minutes when none were given, and a minute when the time has passed', async () => {
    await close();
    expect((await ask('/api/authenticated')).headers['retry-after']).toBe('600');
    await closeShop(shop.database, { minutes: 5, reason: 'late' }, null, new Date(Date.now() - 3_600_000));
    expect((await ask('/api/authenticated')).headers['retry-after']).toBe('60');
  });

  it('admits staff with a notice, and keeps the console, webhooks and everything but API calls reachable', async () => {
    const { token } = await staffSignedIn(shop, 'fulfilment');
    expect((await ask('/api/authenticated', token)).json()).toMatchObject({ closed: false });
    await close(20);
    expect((await ask('/api/authenticated', token)).json()).toMatchObject({ ok: false, closed: true });
    expect((await ask('/api/staff/me')).statusCode).toBe(401);
    // Webhooks are posted: a GET gets their own answer, not the closure.
    expect((await ask('/api/webhooks/none')).statusCode).toBe(405);
    expect((await ask('/no/such/file')).statusCode).toBe(404);
  });

  it('needs its permission, and is audited', async () => {
    const body = { minutes: 15, reason: 'stocktaking' };
    const { token: care } = await staffSignedIn(shop, 'customer_care');
    expect((await ask('/api/staff/maintenance', care, 'PUT', body)).statusCode).toBe(403);
    const { token } = await staffSignedIn(shop, 'administrator');
    const closed = await ask('/api/staff/maintenance', token, 'PUT', body);
    expect(closed.json().closure.until).not.toBeNull();
    expect((await ask('/api/staff/maintenance', token, 'PUT', { minutes: 15 })).statusCode).toBe(400);
    expect((await ask('/api/staff/maintenance', token, 'DELETE')).json()).toEqual({ closure: null });
    const log = (await ask('/api/staff/audit?action=maintenance', token)).json();
    expect(log.entries.slice(0, 2).map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual([
      ['maintenance.opened', null],
      ['maintenance.closed', 'stocktaking'],
    ]);
  });

  it('reaches processes informed by another, which serve nothing first until they have looked', async () => {
    const gate = shop.maintenance;
    await gate.closure();
    expect(gate.isOpen).toBe(true);
    await close();
    expect(gate.isOpen).toBe(false);
    const reading = gate.closure();
    expect(gate.isOpen, 'while its state is being read').toBe(false);
    expect(await reading).toMatchObject({ until: null });
  });

  it('is not open before its state was first read', async () => {
    const { database } = shop;
    const fresh = new MaintenanceGate(database.read);
    const reading = fresh.closure();
    expect(fresh.isOpen).toBe(false);
    await reading;
    expect(fresh.isOpen).toBe(true);
  });
});
