import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CommerceShop, commerceShop } from '../../../test/support/commerce.ts';
import { createMember } from '../../staff/index.ts';

const lines: string[] = [];
let shop: CommerceShop;
beforeAll(async () => {
  // An unfiltered log, which shows exactly what the code writes.
  shop = await commerceShop({ logInto: { write: (line) => void lines.push(line) } });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
const typed = 'mistyped-of-8-looms';
let count = 0;
const newEmail = () => `olga-${count++}@example.com`;

async function send(method: 'POST' | 'PUT', url: string, payload: object, from: string, cookies: { [name: string]: string } = {}) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  return shop.app.inject({ method, url, payload, remoteAddress: from, headers, cookies });
}

/** The log entries of failed sign-ins; none contains who tried or what was typed. */
function logged(...secrets: string[]): { account: string | null; network: string; reason: string }[] {
  const found = lines.filter((line) => line.includes('sign-in failed'));
  for (const secret of [password, typed, '@', ...secrets]) expect(found.join('\n')).not.toContain(secret);
  return found.map((line) => {
    const { account, network, reason } = JSON.parse(line);
    return { account, network, reason };
  });
}

const idOf = async (email: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from accounts.customer where email = ${email}`.execute(shop.database.read);
  return rows[0]?.id as number;
};

describe('[§8] a failed sign-in is logged with account, network and reason', () => {
  it('for a customer', async () => {
    const email = newEmail();
    const made = await send('POST', '/api/user/register', { email, password }, '203.0.113.5');
    const login = (from: string, who = email) => send('POST', '/api/user/login', { email: who, password: typed }, from);
    expect((await login('198.51.100.77')).statusCode).toBe(401);
    expect((await login('2001:db8:1:2:3:4:5:6', newEmail())).statusCode).toBe(401);
    const cookies = { session_token: made.cookies.find(({ name }) => name === 'session_token')?.value as string };
    const change = { newEmail: newEmail(), currentPassword: typed };
    expect((await send('PUT', '/api/accounts/email', change, '203.0.113.5', cookies)).statusCode).toBe(400);
    const account = `customer:${await idOf(email)}`;
    expect(logged()).toEqual([
      { account, network: '198.51.100.0/24', reason: 'wrong_password' },
      { account: null, network: '2001:db8:1:2::/64', reason: 'no_account' },
      { account, network: '203.0.113.0/24', reason: 'wrong_password' },
    ]);
  });

  it('also when the password was not checked', async () => {
    const email = newEmail();
    for (let i = 0; i < 4; i++) await send('POST', '/api/user/login', { email, password: typed }, '192.0.2.9');
    const reasons = logged().map(({ reason }) => reason);
    expect(reasons).toEqual(['no_account', 'no_account', 'no_account', 'captcha_missing']);
    lines.length = 0;
    for (let i = 0; i < 57; i++) await send('POST', '/api/user/login', { email, password: typed }, '192.0.2.9');
    expect(logged().at(-1)).toEqual({ account: null, network: '192.0.2.0/24', reason: 'too_many_attempts' });
  });

  it('for staff, at either step', async () => {
    const email = newEmail();
    const ask = (url: string, body: object, cookies = {}) => send('POST', url, body, '198.51.100.8', cookies);
    const link = await createMember(shop, { email, name: 'Ines Moreau', role: 'administrator' }, null, new Date());
    const { rows } = await sql<{ id: number }>`select id from staff.member where email = ${email}`.execute(shop.database.read);
    const account = `staff:${rows[0]?.id}`;
    const network = '198.51.100.0/24';
    const signIn = (who: string) => ask('/api/staff/sign-in', { email: who, password: typed });
    expect((await signIn(email)).statusCode).toBe(401);

    const { secret } = (await ask('/api/staff/set-up/show', { token: link })).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await ask('/api/staff/set-up', { token: link, password, code })).statusCode).toBe(200);
    await signIn(email);
    const first = await ask('/api/staff/sign-in', { email, password });
    const half = { staff_session_token: first.cookies.find(({ name }) => name === 'staff_session_token')?.value };
    // A code works once.
    expect((await ask('/api/staff/second-factor', { code }, half)).json().code).toBe('code_wrong');
    await sql`update staff.member set disabled_at = now() where email = ${email}`.execute(shop.database.read);
    await signIn(email);
    await signIn(newEmail());
    expect(logged(code, secret)).toEqual([
      { account, network, reason: 'not_set_up' },
      { account, network, reason: 'wrong_password' },
      { account, network, reason: 'wrong_code' },
      { account, network, reason: 'account_disabled' },
      { account: null, network, reason: 'no_account' },
    ]);
  });
});
