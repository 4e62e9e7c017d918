import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { callOf } from '../platform/http/request-call.ts';
import { closeApi, closedFor, closeShop, Doors, openShopAgain } from './index.ts';

let shop: TestShop;
let doors: Doors;
beforeAll(async () => {
  const open = (app: FastifyInstance, { database, config }: Pick<TestShop, 'database' | 'config'>) => {
    doors = new Doors(database.read);
    closeApi(app, closedFor({ database, doors, makeCall: (request, reply) => callOf(request, reply, config, 'alder-loom') }));
  };
  shop = await testShop({}, open, { doors: { closure: () => doors.closure() } });
});
afterEach(() => openShopAgain(shop.database, null, new Date()));
afterAll(async () => {
  doors.close();
  await shop.close();
});

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
  it('[§8] answers every call with 503, the error body and when to come again', async () => {
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
    await openShopAgain(shop.database, null, new Date());
    expect((await ask('/api/authenticated')).statusCode).toBe(200);
  });

  it('names ten minutes when nobody said how long, and a minute when the time has passed', async () => {
    await close();
    expect((await ask('/api/authenticated')).headers['retry-after']).toBe('600');
    await closeShop(shop.database, { minutes: 5, reason: 'late' }, null, new Date(Date.now() - 3_600_000));
    expect((await ask('/api/authenticated')).headers['retry-after']).toBe('60');
  });

  it('lets staff look behind it and tells them so, and the console, webhooks and everything that is no call stay reachable', async () => {
    const { token } = await staffSignedIn(shop, 'fulfilment');
    expect((await ask('/api/authenticated', token)).json()).toMatchObject({ closed: false });
    await close(20);
    expect((await ask('/api/authenticated', token)).json()).toMatchObject({ ok: false, closed: true });
    expect((await ask('/api/staff/me')).statusCode).toBe(401);
    for (const path of ['/api/webhooks/none', '/no/such/file']) expect((await ask(path)).statusCode).toBe(404);
  });

  it('is switched by who may, and says so in the log', async () => {
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

  it('is known to a process that was told by another, and nothing is answered first until it has looked', async () => {
    await doors.closure();
    expect(doors.areOpen).toBe(true);
    await close();
    expect(doors.areOpen).toBe(false);
    expect(await doors.closure()).toMatchObject({ until: null });
  });
});
