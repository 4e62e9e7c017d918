import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';

const chat = 'https://chat.example/widget.js';
let shop: TestShop;
let ida: SignedInStaff;
beforeAll(async () => {
  shop = await testShop({ CHAT_SCRIPT_URL: chat });
  ida = await staffSignedIn(shop, 'administrator');
});
afterAll(() => shop.close());

const send = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, staff = ida) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/flags${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: staff.token },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
/** A change based on the flag as it is now. */
const change = async (method: 'PUT' | 'POST', path: string, payload: object, staff = ida) => {
  const [flag] = path.split('/').filter(Boolean);
  const { version = 0 } = (await send('GET', `/${flag}`)).body;
  return send(method, path, { version, ...payload }, staff);
};
const isOn = async (flag: string) => ((await shop.app.inject('/api/flags')).json().on as string[]).includes(flag);

describe('[§9 feature flags] in the console', () => {
  it('a brand’s feature is switched at once, recorded with who and why, and reverted', async () => {
    expect(await isOn('image-zoom')).toBe(true);
    const off = { brand: 'alder-loom', percentage: 0, reason: 'the lens flickers' };
    expect((await change('PUT', '/image-zoom', off)).status).toBe(200);
    expect(await isOn('image-zoom')).toBe(false);
    const { body } = await send('GET', '/image-zoom');
    expect(body).toMatchObject({
      settings: [{ brand: 'alder-loom', percentage: 0 }],
      changes: [
        { brand: 'alder-loom', before: null, after: { percentage: 0 }, changedBy: expect.stringMatching(/^Mara/), reason: off.reason },
      ],
    });
    const listed = (await send('GET', '')).body.flags as { flag: string; lastChange: object | null }[];
    expect(listed.find(({ flag }) => flag === 'image-zoom')?.lastChange).toMatchObject({ reason: off.reason });
    expect((await change('POST', '/image-zoom/clearing', { brand: 'alder-loom', reason: 'mended' })).status).toBe(200);
    expect(await isOn('image-zoom')).toBe(true);
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from staff.audit where member_id = ${ida.memberId} order by id`.execute(shop.database.read);
    expect(rows).toEqual([
      { action: 'flags.set', reason: off.reason },
      { action: 'flags.cleared', reason: 'mended' },
    ]);
  });

  it('invalid settings are refused and leave no record', async () => {
    const before = (await send('GET', '/image-zoom')).body.changes.length;
    expect(await change('PUT', '/image-zoom', { brand: null, percentage: 50, reason: 'half' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_setting' },
    });
    expect((await change('PUT', '/cross-sell', { brand: null, percentage: 120, reason: '' })).body.fields).toEqual({
      percentage: 'Enter a number from 0 to 100',
      reason: 'Reason is required',
    });
    expect((await change('PUT', '/no-such-flag', { brand: null, percentage: 0, reason: 'x' })).status).toBe(400);
    expect((await send('GET', '/image-zoom')).body.changes).toHaveLength(before);
  });

  it('two administrators do not overwrite each other', async () => {
    const { version } = (await send('GET', '/type-ahead')).body;
    const off = { version, brand: null, percentage: 0, reason: 'slow today' };
    expect((await change('PUT', '/type-ahead', off)).status).toBe(200);
    for (const answer of [
      await change('PUT', '/type-ahead', { ...off, percentage: 50 }),
      await change('POST', '/type-ahead/clearing', { version, brand: null, reason: 'x' }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'flag_changed' } });
    const { settings } = (await send('GET', '/type-ahead')).body;
    expect(settings).toEqual([{ brand: null, percentage: 0, visitors: [] }]);
    expect((await send('PUT', '/type-ahead', { brand: null, percentage: 0, reason: 'x' })).status).toBe(400);
  });

  it('offers a configured vendor’s script, and delivers it to visitors with its flag', async () => {
    const offered = ((await send('GET', '')).body.flags as { flag: string }[]).map(({ flag }) => flag);
    expect(offered).toContain('chat-script');
    expect(offered).not.toContain('session-recording-script');
    const scripts = async () => (await shop.app.inject('/api/authenticated')).json().scripts;
    expect(await scripts()).toEqual([]);
    expect((await change('PUT', '/chat-script', { brand: null, percentage: 100, reason: 'somebody is there to answer' })).status).toBe(200);
    expect(await scripts()).toEqual([chat]);
    const without = async (asked: object) => (await shop.app.inject({ url: '/api/authenticated', ...asked })).json().scripts;
    expect(await without({ headers: { 'sec-gpc': '1' } })).toEqual([]);
    const [optedOut] = (await shop.app.inject({ method: 'POST', url: '/api/opt-out' })).cookies;
    expect(optedOut).toMatchObject({ name: 'opt_out', value: 'true', maxAge: 31_536_000 });
    expect(await without({ cookies: { opt_out: 'true' } })).toEqual([]);
  });

  it('a feature’s changes page, fifty at a time, and its last one stays known', async () => {
    for (let i = 1; i <= 52; i++) await change('PUT', '/cross-sell', { brand: null, percentage: i, reason: `step ${i}` });
    const open = async (query: string) => (await send('GET', `/cross-sell${query}`)).body;
    const first = await open('');
    expect(first).toMatchObject({ page: 1, pages: 2, lastChange: { reason: 'step 52' } });
    expect([first.changes.length, first.changes[0].reason, first.changes.at(-1).reason]).toEqual([50, 'step 52', 'step 3']);
    const last = { page: 2, pages: 2, lastChange: { reason: 'step 52' }, changes: [{ reason: 'step 2' }, { reason: 'step 1' }] };
    expect(await open('?page=2')).toMatchObject(last);
    expect(await open('?page=9')).toMatchObject(last);
    expect((await send('GET', '/cross-sell?page=0')).status).toBe(400);
  });

  it('[§6] requires an administrator', async () => {
    const editor = await staffSignedIn(shop, 'content_editor');
    expect((await send('GET', '', undefined, editor)).status).toBe(403);
    expect((await change('PUT', '/cross-sell', { brand: null, percentage: 0, reason: 'x' }, editor)).status).toBe(403);
  });
});
