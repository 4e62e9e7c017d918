import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../contract/cart/cart.ts';
import { endpoints } from '../../../contract/index.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../../test/support/commerce.ts';
import { emailTo, linkTokenIn } from '../../../test/support/emails.ts';
import { codeOf } from '../../../test/support/enrol.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { turnOnTwoStep } from '../../../test/support/two-step.ts';

let shop: CommerceShop;
let lamp = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0] = await stockShelves(shop, [{ stock: 60 }]);
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
const path = '/api/accounts/second-factor';
let count = 0;

const login = (shopper: Shopper, email: string, typed = password) => shopper.send('POST', '/api/user/login', { email, password: typed });
const confirm = (shopper: Shopper, code: string) => shopper.send('POST', '/api/user/login/code', { code });

async function customer(): Promise<{ email: string; shopper: Shopper }> {
  const shopper = new Shopper(shop);
  const email = `tove-${count++}@example.com`;
  await shopper.send('POST', '/api/user/register', { email, password });
  return { email, shopper };
}

/** A customer who has turned two-step sign-in on. */
async function enrolled() {
  const one = await customer();
  return { ...one, ...(await turnOnTwoStep(async (...call) => (await one.shopper.send(...call)).body, password)) };
}

/** A device on which the password was given. */
async function half(email: string): Promise<Shopper> {
  const shopper = new Shopper(shop);
  expect(await login(shopper, email)).toMatchObject({ status: 403, body: { code: 'code_needed' } });
  return shopper;
}

describe('[issue: two-step sign-in] turning it on', () => {
  it('takes the password and a code of the app, answers ten recovery codes, and keeps this device alone', async () => {
    const { email, shopper } = await customer();
    const other = new Shopper(shop);
    await login(other, email);
    await shopper.send('POST', '/api/user/request-password-reset', { email });
    const link = linkTokenIn(await emailTo(shop, email, 'Set a new password'));
    const begun = (await shopper.send<{ secret: string; setUp: string; uri: string }>('POST', `${path}/set-up`, {})).body;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const { setUp, secret } = begun;
    const code = codeOf(secret);
    const turnOn = (typed: object) => shopper.send<{ recoveryCodes: string[] }>('PUT', path, { setUp, password, code, ...typed });
    expect((await turnOn({ password: 'weaver-of-8-looms' })).body.fields).toEqual({ password: 'This is not your current password.' });
    expect((await turnOn({ code: codeOf(secret, 9) })).body.code).toBe('code_wrong');
    expect((await turnOn({ setUp: `${setUp.slice(0, -4)}AAAA` })).body.code).toBe('set_up_ended');
    const before = shopper.cookies.get('session_token');
    const { body } = await turnOn({});
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(shopper.cookies.get('session_token')).not.toBe(before);
    expect([await shopper.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    expect((await shopper.send('GET', `/api/accounts/password-reset/validate/${link}`)).status).toBe(410);
    expect(await shopper.send('GET', path)).toMatchObject({ body: { since: expect.any(String), recoveryCodesLeft: 10 } });
    expect((await turnOn({ code: codeOf(secret, 1) })).body.code).toBe('second_factor_on');
    await emailTo(shop, email, 'Two-step sign-in is on');
  });

  it('takes a set-up of one’s own only', async () => {
    const one = await customer();
    const other = await customer();
    const { secret, setUp } = (await other.shopper.send<{ secret: string; setUp: string }>('POST', `${path}/set-up`, {})).body;
    const typed = { setUp, password, code: codeOf(secret) };
    expect((await one.shopper.send('PUT', path, typed)).body.code).toBe('set_up_ended');
  });

  it('stores neither secret nor recovery codes in plain text', async () => {
    const { email, secret, recoveryCodes } = await enrolled();
    const { rows } = await sql<{ row: string }>`
      select f::text || string_agg(r::text, '') as row from accounts.second_factor f
      join accounts.recovery_code r using (customer_id) join accounts.customer c on c.id = f.customer_id
      where c.email = ${email} group by f`.execute(shop.database.read);
    for (const text of [secret, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(rows[0]?.row).not.toContain(text);
  });
});

describe('[issue: two-step sign-in] signing in', () => {
  it('asks for a code after the password; until then every call answers as to a guest, and the cart stays the guest’s', async () => {
    const { email, shopper: first, secret } = await enrolled();
    await first.send('POST', '/api/user/logout');
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/cart', { variationId: lamp, quantity: 2 });
    expect((await login(shopper, email)).body.code).toBe('code_needed');
    expect(shopper.cookies.has('session_token')).toBe(false);
    const guest = new Shopper(shop);
    for (const { method, path: place, access } of endpoints) {
      if (access !== 'customer' || method === 'PATCH') continue;
      const url = place.replaceAll(/:\w+/g, '1');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const mine = await shopper.send(method, url, body);
      const theirs = await guest.send(method, url, body);
      expect(mine.status, `${method} ${url}`).toBe(theirs.status);
      expect(mine.status, `${method} ${url}`).toBeGreaterThanOrEqual(400);
    }
    const cart = async () => (await shopper.send<{ cart: Cart }>('GET', '/api/cart')).body.cart;
    expect(await shopper.isSignedIn()).toBe(false);
    expect((await confirm(shopper, codeOf(secret))).status).toBe(200);
    expect(await shopper.isSignedIn()).toBe(true);
    expect(shopper.cookies.has('second_step_token')).toBe(false);
    expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('takes a code once, and nothing without the password', async () => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret);
    expect((await confirm(new Shopper(shop), code)).body.code).toBe('first_step_ended');
    const device = await half(email);
    const copied = device.cookies.get('second_step_token') ?? '';
    expect((await confirm(device, code)).status).toBe(200);
    const thief = new Shopper(shop);
    thief.cookies.set('second_step_token', copied);
    expect((await confirm(thief, codeOf(secret, 1))).body.code).toBe('first_step_ended');
    expect((await confirm(await half(email), code)).body.code).toBe('code_wrong');
  });

  it('takes each recovery code once, in any spelling, and nobody else’s', async () => {
    const one = await enrolled();
    const other = await enrolled();
    const [code = ''] = one.recoveryCodes;
    expect((await confirm(await half(other.email), code)).body.code).toBe('code_wrong');
    const device = await half(one.email);
    expect((await confirm(device, ` ${code.toLowerCase().replace('-', ' ')}`)).status).toBe(200);
    expect(await device.send('GET', path)).toMatchObject({ body: { recoveryCodesLeft: 9 } });
    expect((await confirm(await half(one.email), code)).body.code).toBe('code_wrong');
  });

  it('checks no code for a while after five wrong ones, from any network', async () => {
    const { email, secret } = await enrolled();
    for (let tries = 0; tries < 5; tries++) expect((await confirm(await half(email), codeOf(secret, 9))).status).toBe(400);
    expect(await confirm(await half(email), codeOf(secret))).toMatchObject({ status: 429, retryAfter: 900 });
    await sql`update accounts.second_factor set codes_closed_until = now() - interval '1 second'`.execute(shop.database.read);
    expect((await confirm(await half(email), codeOf(secret))).status).toBe(200);
  });

  it('ends the first step after ten minutes, and with a new password', async () => {
    const { email, shopper, secret } = await enrolled();
    const late = await half(email);
    await sql`update accounts.token set expires_at = now() - interval '1 second' where purpose = 'second_step'`.execute(shop.database.read);
    expect((await confirm(late, codeOf(secret))).body.code).toBe('first_step_ended');
    const device = await half(email);
    await shopper.send('PUT', '/api/accounts/password', { currentPassword: password, newPassword: 'weaver-of-9-looms' });
    expect((await confirm(device, codeOf(secret))).body.code).toBe('first_step_ended');
  });

  it('asks for a code after a reset of the password, too', async () => {
    const { email, secret } = await enrolled();
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/request-password-reset', { email });
    const resetToken = linkTokenIn(await emailTo(shop, email, 'Set a new password'));
    // Until its address is proved, a reset replaces an account by an empty one.
    await sql`update accounts.customer set email_verified_at = now() where email = ${email}`.execute(shop.database.read);
    const set = { password: 'weaver-of-9-looms', resetToken };
    expect((await shopper.send('PUT', '/api/accounts/password-reset/process', set)).status).toBe(200);
    expect((await login(shopper, email, set.password)).body.code).toBe('code_needed');
    expect((await confirm(shopper, codeOf(secret))).status).toBe(200);
  });
});

describe('[issue: two-step sign-in] turning it off', () => {
  it('takes the password and a code, signs other devices out, and tells the customer', async () => {
    const { email, shopper, secret } = await enrolled();
    const other = await half(email);
    await confirm(other, codeOf(secret));
    const turnOff = (code: string, typed = password) => shopper.send('POST', `${path}/turn-off`, { password: typed, code });
    expect((await turnOff(codeOf(secret, 1), 'weaver-of-8-looms')).body.code).toBe('password_wrong');
    expect((await turnOff(codeOf(secret, 9))).body.code).toBe('code_wrong');
    expect((await turnOff(codeOf(secret, 1))).status).toBe(200);
    expect([await shopper.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    expect((await turnOff(codeOf(secret, 1))).body.code).toBe('second_factor_off');
    await emailTo(shop, email, 'Two-step sign-in is off');
    expect((await login(new Shopper(shop), email)).status).toBe(200);
  });

  it('can be done by customer care, with a log entry and an e-mail; devices and first steps end', async () => {
    const { email, shopper, secret } = await enrolled();
    const { customerId } = (await shopper.send<{ customerId: number }>('GET', '/api/authenticated')).body;
    const waiting = await half(email);
    const reset = async (role: Parameters<typeof staffSignedIn>[1]) => {
      const { token } = await staffSignedIn(shop, role);
      const url = `/api/staff/customers/${customerId}/second-factor`;
      const headers = { 'sec-fetch-site': 'same-origin' };
      return (await shop.app.inject({ method: 'DELETE', url, headers, cookies: { staff_session_token: token } })).statusCode;
    };
    expect(await reset('merchandiser')).toBe(403);
    expect(await reset('customer_care')).toBe(200);
    expect(await reset('customer_care')).toBe(409);
    expect(await shopper.isSignedIn()).toBe(false);
    expect((await confirm(waiting, codeOf(secret))).body.code).toBe('first_step_ended');
    expect((await login(new Shopper(shop), email)).status).toBe(200);
    await emailTo(shop, email, 'We turned off two-step sign-in for you');
    const { rows } = await sql`
      select action from staff.audit where subject_kind = 'customer' and subject_id = ${String(customerId)}`.execute(shop.database.read);
    expect(rows).toEqual([{ action: 'customer.second_factor_reset' }]);
  });
});
