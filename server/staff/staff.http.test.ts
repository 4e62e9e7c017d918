import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permission, role } from '../../contract/staff/staff-roles.schemas.ts';
import { permissionsOf } from '../../contract/staff/staff-roles.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { createMember, ownerToken } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ TRUST_PROXY: 'true' });
});
afterAll(() => shop.close());

let places = 0;
let place = '';
beforeEach(() => {
  places++;
  place = `10.9.0.${places}`;
});

const password = 'weaver-of-7-looms';

async function send(method: 'GET' | 'POST' | 'PUT', url: string, body: object | null = null, token?: string, device?: string) {
  const response = await shop.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original', 'x-forwarded-for': place },
    ...(token && { cookies: { staff_session_token: token } }),
    ...(device && { cookies: { staff_known_device: device } }),
    ...(body && { payload: body }),
  });
  const cookie = response.cookies.find(({ name }) => name === 'staff_session_token');
  const known = response.cookies.find(({ name }) => name === 'staff_known_device');
  return {
    status: response.statusCode,
    body: response.json(),
    cookie,
    token: cookie?.value ?? '',
    device: known?.value ?? '',
    headers: response.headers,
  };
}

/** The code an app shows now, or some steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

let people = 0;
const invite = async (as: 'customer_care' | 'administrator' = 'customer_care') => {
  people++;
  const email = `ines-${people}@staff.example.com`;
  return { email, link: await createMember(shop, { email, name: 'Ines Moreau', role: as }, null, new Date()) };
};

/** A member set up with the code of a step ago, so that the current one is still unused. */
async function enrolled() {
  const { email, link } = await invite();
  const { secret } = (await send('POST', '/api/staff/set-up/show', { token: link })).body;
  const done = await send('POST', '/api/staff/set-up', { token: link, password, code: codeOf(secret, -1) });
  return { email, secret: secret as string, recoveryCodes: done.body.recoveryCodes as string[], token: done.token, device: done.device };
}

const firstStep = async (email: string) => (await send('POST', '/api/staff/sign-in', { email, password })).token;
const auditEntries = async (where = sql`true`) =>
  (
    await sql<{ action: string; details: Record<string, unknown> }>`select * from staff.audit where ${where} order by id`.execute(
      shop.database.read,
    )
  ).rows;

describe('[look: staff console] the owner', () => {
  const become = (token: string, email: string) => send('POST', '/api/staff/owner', { token, name: 'Olive Reyes', email });

  it('is who holds the link of the start, until they have set up their account', async () => {
    const token = (await ownerToken(shop)) ?? '';
    expect((await send('POST', '/api/staff/owner/show', { token })).status).toBe(200);
    for (const wrong of ['', 'x'.repeat(43), `${token}x`])
      expect((await become(wrong, 'eve@example.com')).body.code).toBe('owner_link_invalid');
    expect((await become(token, 'olive')).body.fields).toEqual({ email: expect.any(String) });
    await become(token, 'olive@example.com');
    // Left before setting up, and came back.
    const { path } = (await become(token, 'Olive@example.com')).body;
    const link = new URL(path, 'http://localhost').searchParams.get('token');
    const { secret } = (await send('POST', '/api/staff/set-up/show', { token: link })).body;
    const done = await send('POST', '/api/staff/set-up', { token: link, password, code: codeOf(secret) });
    expect((await send('GET', '/api/staff/me', null, done.token)).body).toMatchObject({ name: 'Olive Reyes', role: 'administrator' });
    expect((await become(token, 'eve@example.com')).status).toBe(410);
    expect((await send('POST', '/api/staff/owner/show', { token })).status).toBe(410);
    expect(await ownerToken(shop)).toBeNull();
  });
});

describe('[look: staff console] setting up', () => {
  it('takes a link, a password and an app’s code, signs in, and shows ten recovery codes once', async () => {
    const { recoveryCodes, token, email } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const me = await send('GET', '/api/staff/me', null, token);
    expect(me.body).toMatchObject({ email, role: 'customer_care', recoveryCodesLeft: 10 });
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('works once, and not with a wrong code, a weak password or an invented link', async () => {
    const { link } = await invite();
    const { secret } = (await send('POST', '/api/staff/set-up/show', { token: link })).body;
    const complete = (more: object) => send('POST', '/api/staff/set-up', { token: link, password, code: codeOf(secret), ...more });
    expect((await complete({ code: codeOf(secret, 5) })).body.code).toBe('code_wrong');
    expect((await complete({ password: 'password1' })).body.code).toBe('staff_password_common');
    expect((await complete({ password: 'short' })).status).toBe(400);
    expect((await complete({ token: 'x'.repeat(43) })).body.code).toBe('set_up_link_invalid');
    expect((await complete({})).status).toBe(200);
    expect((await complete({})).body.code).toBe('set_up_link_invalid');
    expect((await send('POST', '/api/staff/set-up/show', { token: link })).status).toBe(410);
  });

  it('is valid for a day, and what is stored opens nothing', async () => {
    const { link } = await invite();
    const { secret } = (await send('POST', '/api/staff/set-up/show', { token: link })).body;
    const stored = JSON.stringify((await sql`select * from staff.invitation`.execute(shop.database.read)).rows);
    expect(stored).not.toContain(link);
    expect(stored).not.toContain(secret);
    await sql`update staff.invitation set expires_at = now() - interval '1 minute'`.execute(shop.database.read);
    expect((await send('POST', '/api/staff/set-up/show', { token: link })).status).toBe(410);
  });
});

describe('[look: staff console] signing in', () => {
  it('needs both factors: the password alone opens nothing', async () => {
    const { email, secret } = await enrolled();
    const half = await firstStep(email);
    expect((await send('GET', '/api/staff/me', null, half)).status).toBe(401);
    const whole = await send('POST', '/api/staff/second-factor', { code: codeOf(secret) }, half);
    expect(whole.status).toBe(200);
    expect(whole.token).not.toBe(half);
    expect((await send('GET', '/api/staff/me', null, whole.token)).status).toBe(200);
    expect((await send('GET', '/api/staff/me', null, half)).status).toBe(401);
  });

  it('refuses a code a second time', async () => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret);
    expect((await send('POST', '/api/staff/second-factor', { code }, await firstStep(email))).status).toBe(200);
    expect((await send('POST', '/api/staff/second-factor', { code }, await firstStep(email))).body.code).toBe('code_wrong');
    expect((await send('POST', '/api/staff/second-factor', { code: codeOf(secret, 1) }, await firstStep(email))).status).toBe(200);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    const entered = await send('POST', '/api/staff/second-factor', { code: typed }, await firstStep(email));
    expect((await send('GET', '/api/staff/me', null, entered.token)).body.recoveryCodesLeft).toBe(9);
    expect((await send('POST', '/api/staff/second-factor', { code }, await firstStep(email))).body.code).toBe('code_wrong');
  });

  it('checks five wrong passwords of a network’s simultaneous ones, and none after them', async () => {
    const { email } = await enrolled();
    const guess = (typed: string) => send('POST', '/api/staff/sign-in', { email, password: typed });
    const answers = await Promise.all([...Array(10)].map((_, i) => guess(`weaver-of-9-looms-${i}`)));
    expect(answers.filter(({ body }) => body.code === 'staff_sign_in_failed')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'staff_too_many_attempts')).toHaveLength(5);
    expect((await guess(password)).body.code).toBe('staff_too_many_attempts');
    place = '10.8.0.1';
    expect((await guess(password)).status).toBe(200);
  });

  it('[§6 abuse] on a device that has signed in before is not kept out by a crowd of strangers', async () => {
    const { email, secret, device } = await enrolled();
    const crowd = (from: number) =>
      [...Array(60)].map((_, i) => {
        place = `10.7.${from}.${i}`;
        return send('POST', '/api/staff/sign-in', { email, password: `weaver-of-9-looms-${i}` });
      });
    const before = crowd(0);
    place = '10.7.2.1';
    const signIn = send('POST', '/api/staff/sign-in', { email, password }, undefined, device);
    const flood = await Promise.all([...before, ...crowd(1)]);
    expect(flood.map(({ body }) => body.code)).toContain('sign_in_busy');
    const own = await signIn;
    expect(own.status).toBe(200);
    const entered = await send('POST', '/api/staff/second-factor', { code: codeOf(secret) }, own.token);
    expect(entered.device).toBe(device);
  });

  it('checks no code for a while after five wrong ones, from any network', async () => {
    const { email, secret } = await enrolled();
    for (let tries = 0; tries < 5; tries++) {
      expect((await send('POST', '/api/staff/second-factor', { code: codeOf(secret, 9) }, await firstStep(email))).status).toBe(401);
    }
    place = '10.9.1.1';
    const right = await send('POST', '/api/staff/second-factor', { code: codeOf(secret) }, await firstStep(email));
    expect(right.body.code).toBe('staff_too_many_attempts');
    await sql`update staff.member set codes_closed_until = now() - interval '1 second'`.execute(shop.database.read);
    expect((await send('POST', '/api/staff/second-factor', { code: codeOf(secret) }, await firstStep(email))).status).toBe(200);
  });

  it('answers alike for a wrong password, an unknown address and a disabled member, and blocks a network that keeps failing', async () => {
    const { email } = await enrolled();
    const { email: left } = await enrolled();
    await sql`update staff.member set disabled_at = now() where email = ${left}`.execute(shop.database.read);
    const answers = await Promise.all(
      [
        { email, password: 'not-the-one-1' },
        { email: 'nobody@staff.example.com', password },
        { email: left, password },
      ].map((typed) => send('POST', '/api/staff/sign-in', typed)),
    );
    for (const { status, body, cookie } of answers) {
      expect([status, body.code, cookie]).toEqual([401, 'staff_sign_in_failed', undefined]);
    }
    for (let tries = 0; tries < 5; tries++) await send('POST', '/api/staff/sign-in', { email, password: 'wrong-1-wrong' });
    expect((await send('POST', '/api/staff/sign-in', { email, password })).body.code).toBe('staff_too_many_attempts');
    place = '10.9.1.2';
    expect((await send('POST', '/api/staff/sign-in', { email, password })).status).toBe(200);
  });

  it('ends by itself: half an hour idle, eight hours in all, five minutes between the steps', async () => {
    const { token } = await staffSignedIn(shop, 'fulfilment');
    const alive = async () => (await send('GET', '/api/staff/me', null, token)).status;
    const age = (column: 'last_seen_at' | 'expires_at', by: string) =>
      sql`update staff.session set ${sql.ref(column)} = ${sql.ref(column)} - ${by}::interval`.execute(shop.database.read);
    await age('last_seen_at', '29 minutes');
    expect(await alive()).toBe(200);
    await age('last_seen_at', '31 minutes');
    expect(await alive()).toBe(401);
    const { token: long, memberId } = await staffSignedIn(shop, 'fulfilment');
    await sql`update staff.session set expires_at = expires_at - interval '8 hours' where member_id = ${memberId}`.execute(
      shop.database.read,
    );
    expect((await send('GET', '/api/staff/me', null, long)).status).toBe(401);
    const { email, secret } = await enrolled();
    const half = await firstStep(email);
    await age('expires_at', '5 minutes');
    expect((await send('POST', '/api/staff/second-factor', { code: codeOf(secret) }, half)).status).toBe(401);
  });

  it('ends at sign-out, and a customer’s session opens nothing in the console', async () => {
    const { token } = await staffSignedIn(shop, 'administrator');
    expect((await send('POST', '/api/staff/sign-out', null, token)).cookie?.value).toBe('');
    expect((await send('GET', '/api/staff/me', null, token)).status).toBe(401);
    const customer = await shop.app.inject({ url: '/api/staff/me', headers: { authorization: `Bearer ${token}` } });
    expect(customer.statusCode).toBe(401);
  });
});

describe('[look: staff console] roles', () => {
  it('only administrators manage members', async () => {
    const { email } = await invite();
    for (const as of role.options) {
      const { token } = await staffSignedIn(shop, as);
      const body = { email: `hire-of-${as}@staff.example.com`, name: 'Jo Park', role: 'fulfilment' };
      const allowed = as === 'administrator';
      expect((await send('GET', '/api/staff/members', null, token)).status, as).toBe(allowed ? 200 : 403);
      expect((await send('POST', '/api/staff/members', body, token)).status, as).toBe(allowed ? 200 : 403);
      expect((await send('GET', '/api/staff/audit', null, token)).status, as).toBe(allowed ? 200 : 403);
    }
    expect((await send('GET', '/api/staff/members')).status).toBe(401);
    const { token } = await staffSignedIn(shop, 'administrator');
    const again = await send('POST', '/api/staff/members', { email: email.toUpperCase(), name: 'Jo', role: 'fulfilment' }, token);
    expect([again.status, again.body.fields]).toEqual([409, { email: 'A staff member with this email already exists.' }]);
  });

  it('an administrator may do everything, and every permission belongs to a role', () => {
    expect(permissionsOf.administrator).toEqual(permission.options);
    for (const as of role.options) expect(permissionsOf[as].length).toBeGreaterThan(0);
  });

  it('a new role, a reset or disabling ends a member’s sessions at once', async () => {
    const boss = await staffSignedIn(shop, 'administrator');
    const steps = [
      (id: number) => send('PUT', `/api/staff/members/${id}/role`, { role: 'merchandiser' }, boss.token),
      (id: number) => send('POST', `/api/staff/members/${id}/set-up-link`, null, boss.token),
      (id: number) => send('PUT', `/api/staff/members/${id}/disabled`, null, boss.token),
    ];
    for (const step of steps) {
      const { memberId, token } = await staffSignedIn(shop, 'fulfilment');
      expect((await step(memberId)).status).toBe(200);
      expect((await send('GET', '/api/staff/me', null, token)).status).toBe(401);
    }
  });

  it('the last administrator stays', async () => {
    await sql`update staff.member set disabled_at = now() where role = 'administrator'`.execute(shop.database.read);
    const { memberId, token } = await staffSignedIn(shop, 'administrator');
    expect((await send('PUT', `/api/staff/members/${memberId}/disabled`, null, token)).body.code).toBe('last_administrator');
    expect((await send('PUT', `/api/staff/members/${memberId}/role`, { role: 'fulfilment' }, token)).body.code).toBe('last_administrator');
    await staffSignedIn(shop, 'administrator');
    expect((await send('PUT', `/api/staff/members/${memberId}/role`, { role: 'fulfilment' }, token)).status).toBe(200);
  });
});

describe('[look: staff console] the audit log', () => {
  it('has who, what, whom and when, without addresses or names, and can be filtered', async () => {
    const boss = await staffSignedIn(shop, 'administrator');
    const { memberId, email } = await staffSignedIn(shop, 'fulfilment');
    await send('PUT', `/api/staff/members/${memberId}/role`, { role: 'merchandiser' }, boss.token);
    const asked = await send('GET', `/api/staff/audit?action=staff&memberId=${boss.memberId}&subject=staff:${memberId}`, null, boss.token);
    expect(asked.body).toMatchObject({
      total: 1,
      entries: [
        {
          actor: { memberId: boss.memberId },
          action: 'staff.role_changed',
          subject: { kind: 'staff', id: String(memberId) },
          details: { from: 'fulfilment', to: 'merchandiser' },
        },
      ],
    });
    await send('PUT', `/api/staff/members/${memberId}/disabled`, null, boss.token);
    await send('POST', `/api/staff/members/${memberId}/set-up-link`, null, boss.token);
    const { entries } = (await send('GET', `/api/staff/audit?subject=staff:${memberId}`, null, boss.token)).body;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'staff.reset', details: { before: 'disabled', after: 'invited' } },
      { action: 'staff.disabled', details: { before: 'active', after: 'disabled' } },
    ]);
    expect(JSON.stringify(await auditEntries())).not.toContain(email);
  });

  it('has sign-ins and refused codes', async () => {
    const { email, secret } = await enrolled();
    await send('POST', '/api/staff/second-factor', { code: codeOf(secret, 9) }, await firstStep(email));
    await send('POST', '/api/staff/second-factor', { code: codeOf(secret) }, await firstStep(email));
    const own = await auditEntries(sql`member_id = (select id from staff.member where email = ${email})`);
    expect(own.map(({ action }) => action)).toEqual(['staff.set_up', 'staff.code_refused', 'staff.signed_in']);
  });

  it('is append-only', async () => {
    await enrolled();
    await expect(sql`update staff.audit set action = 'x'`.execute(shop.database.read)).rejects.toThrow('only ever added to');
    await expect(sql`delete from staff.audit`.execute(shop.database.read)).rejects.toThrow('only ever added to');
  });
});
