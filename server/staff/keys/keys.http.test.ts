import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKeyScope, keyScopes } from '../../../contract/staff/api-keys.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { staffCalls } from '../../../test/support/staff-calls.ts';

let shop: TestShop;
let boss: string;
beforeAll(async () => {
  shop = await testShop({ TRUST_PROXY: 'true' });
  boss = (await staffSignedIn(shop, 'administrator')).token;
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

async function asBoss(method: Method, url: string, body?: object) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
  const answer = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: boss }, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() };
}

const create = async (scopes: readonly string[], name = 'ERP'): Promise<{ secret: string; keyId: number }> => {
  const { status, body } = await asBoss('POST', '/api/staff/api-keys', { name, scopes, expiresInDays: 90 });
  expect(status).toBe(200);
  return { secret: body.secret, keyId: body.key.keyId };
};

async function withKey(secret: string, method: Method, url: string, { body, headers }: { body?: object; headers?: object } = {}) {
  const answer = await shop.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}`, 'x-error-body': 'original', ...headers },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, code: answer.json().code };
}

describe('[§6 abuse] API keys', () => {
  it.each(keyScopes.map((scope, place) => [scope, place] as const))(
    'with %s makes the staff calls that ask for it, and no other',
    async (scope, place) => {
      const { secret } = await create([scope]);
      for (const { name, method, url, payload: body, access } of staffCalls) {
        const headers = { 'x-forwarded-for': `10.8.0.${place}` };
        const { status } = await withKey(secret, method, url, { headers, ...(body && { body }) });
        if (access === scope) expect([401, 403, 429, 500], `${name} ${status}`).not.toContain(status);
        else expect(status, name).toBe(403);
      }
    },
  );

  it('act under their name, are not subject to CSRF rules, and are shown once', async () => {
    const { secret, keyId } = await create(['search.edit'], 'Stock sync');
    const body = { phrase: 'couch', means: 'settee', oneWay: false };
    expect((await withKey(secret, 'POST', '/api/staff/synonyms', { body, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
    const { entries, actors } = (await asBoss('GET', `/api/staff/audit?memberId=${keyId}`)).body;
    expect(entries[0].actor).toEqual({ memberId: keyId, name: 'API key: Stock sync' });
    expect(actors).toContainEqual({ memberId: keyId, name: 'API key: Stock sync' });
    const listed = (await asBoss('GET', '/api/staff/api-keys')).body;
    const key = listed.keys.find((one: { keyId: number }) => one.keyId === keyId);
    expect(key).toMatchObject({ state: 'active', prefix: secret.slice(0, 13), scopes: ['search.edit'] });
    expect(key.lastUsedAt).not.toBeNull();
    const { rows } = await sql<{ all: string }>`
      select string_agg(t, ' ') as "all" from (
        select k::text as t from staff.api_key k union all select a::text from staff.audit a union all select m::text from staff.member m
      ) everything`.execute(shop.database.read);
    expect(rows[0]?.all).not.toContain(secret.slice(13));
    expect(JSON.stringify(listed)).not.toContain(secret);
  });

  it('stay out of the shop, of browsers, and of members’ lists', async () => {
    const { secret, keyId } = await create(keyScopes);
    expect((await withKey(secret, 'GET', '/api/cart')).status).toBe(401);
    expect((await withKey(secret, 'POST', '/api/impersonate', { body: { customerId: 1, reason: 'x' } })).status).toBe(401);
    const beside = { headers: { cookie: `staff_session_token=${boss}` } };
    expect((await withKey(secret, 'GET', '/api/staff/members', beside)).status).toBe(400);
    const members = (await asBoss('GET', '/api/staff/members')).body.members;
    expect(members.map(({ memberId }: { memberId: number }) => memberId)).not.toContain(keyId);
    for (const [method, path] of [
      ['PUT', 'disabled'],
      ['POST', 'set-up-link'],
    ] as const) {
      expect((await asBoss(method, `/api/staff/members/${keyId}/${path}`)).status).toBe(404);
    }
    expect(
      ['brands.manage', 'staff.manage', 'integrations.manage', 'customers.impersonate', 'staff', 'visitor'].filter(isKeyScope),
    ).toEqual([]);
  });

  it('end when they are revoked or expire, which is audited, and unknown ones are limited', async () => {
    const revoked = await create(['orders.read']);
    const expired = await create(['orders.read']);
    const listOrders = (secret: string) => withKey(secret, 'GET', '/api/staff/orders', { headers: { 'x-forwarded-for': '10.8.1.1' } });
    expect((await listOrders(revoked.secret)).status).toBe(200);
    for (let times = 0; times < 2; times++) {
      expect((await asBoss('POST', `/api/staff/api-keys/${revoked.keyId}/revocation`)).status).toBe(200);
    }
    await sql`update staff.api_key set expires_at = now() where member_id = ${expired.keyId}`.execute(shop.database.read);
    expect([(await listOrders(revoked.secret)).status, (await listOrders(expired.secret)).status]).toEqual([401, 401]);
    const { keys } = (await asBoss('GET', '/api/staff/api-keys')).body;
    const states = keys.map(({ state }: { state: string }) => state);
    expect(states.indexOf('active')).toBe(0);
    expect(states.slice(-2).sort()).toEqual(['expired', 'revoked']);
    const { entries } = (await asBoss('GET', `/api/staff/audit?subject=api_key:${revoked.keyId}`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['api_key.revoked', 'api_key.created']);
    expect((await asBoss('POST', '/api/staff/api-keys/999999/revocation')).body.code).toBe('api_key_not_found');
    for (let times = 0; times < 60; times++) await listOrders(`mantel_${'x'.repeat(43)}`);
    expect((await listOrders(expired.secret)).status).toBe(429);
  });

  it('refuse what a key cannot be given, at the field', async () => {
    const { status, body } = await asBoss('POST', '/api/staff/api-keys', { name: ' ', scopes: ['staff.manage'], expiresInDays: 0 });
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['expiresInDays', 'name', 'scopes.0']]);
    const { token } = await staffSignedIn(shop, 'merchandiser');
    const answer = await shop.app.inject({ url: '/api/staff/api-keys', cookies: { staff_session_token: token } });
    expect(answer.statusCode).toBe(403);
  });
});
