import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaptchaChallenge } from '../../../contract/api/captcha.ts';
import { type CommerceShop, commerceShop, Shopper } from '../../../test/support/commerce.ts';
import { emailTo, linkTokenIn } from '../../../test/support/emails.ts';
import { solve } from '../../../test/support/proof.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
const wrong = 'weaver-of-8-looms';
let count = 0;
const newEmail = () => `ada-${count++}@example.com`;

const register = (shopper: Shopper, email: string, more: object = {}) =>
  shopper.send('POST', '/api/user/register', { email, password, ...more });
const login = (shopper: Shopper, email: string, typed = password, more: object = {}) =>
  shopper.send('POST', '/api/user/login', { email, password: typed, ...more });

/** A customer without a device. */
async function customer(): Promise<string> {
  const email = newEmail();
  await register(new Shopper(shop), email);
  return email;
}

/** Makes a customer's device known to their address, and signs them out. */
async function knownDevice({ database }: CommerceShop, owner: Shopper, email: string): Promise<void> {
  await register(owner, email);
  await sql`update accounts.customer set email_verified_at = now() where email = ${email}`.execute(database.read);
  await login(owner, email);
  await owner.send('POST', '/api/user/logout');
}

describe('[§7.2 register, login, logout]', () => {
  it('registers and signs in; signing out ends it and can be repeated', async () => {
    const shopper = new Shopper(shop);
    const email = newEmail();
    expect(await register(shopper, email)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await shopper.isSignedIn()).toBe(true);
    const token = shopper.cookies.get('session_token') as string;
    expect(await shopper.send('POST', '/api/user/logout')).toMatchObject({ status: 200, body: { ok: true } });
    expect(shopper.cookies.has('session_token')).toBe(false);
    shopper.cookies.set('session_token', token);
    expect(await shopper.isSignedIn()).toBe(false);
    expect((await shopper.send('POST', '/api/user/logout')).status).toBe(200);
    expect(await login(shopper, email.toUpperCase())).toMatchObject({ status: 200, body: { ok: true } });
    expect(await shopper.isSignedIn()).toBe(true);
  });

  it('stores neither password nor token in plain text', async () => {
    const shopper = new Shopper(shop);
    const email = newEmail();
    await register(shopper, email);
    const { rows } = await sql<{ row: string }>`
      select c::text || s::text as row from accounts.customer c join accounts.session s on s.customer_id = c.id
      where c.email = ${email}`.execute(shop.database.read);
    expect(rows[0]?.row).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows[0]?.row).not.toContain(password);
    expect(rows[0]?.row).not.toContain(shopper.cookies.get('session_token'));
  });

  it.each([
    ['', '', { email: 'Email is required', password: 'Password is required' }],
    ['ada', password, { email: 'Invalid email format' }],
    ['ada@example.com', 'short1', { password: 'Use 8 or more characters with at least one number and one letter' }],
    ['ada@example.com', 'no-digits-here', { password: 'Use 8 or more characters with at least one number and one letter' }],
    ['ada@example.com', '1234567890', { password: 'Use 8 or more characters with at least one number and one letter' }],
  ])('[§5] rejects registering %j with %j', async (email, typed, fields) => {
    const { status, body } = await new Shopper(shop).send('POST', '/api/user/register', { email, password: typed });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
  });

  it('rejects common passwords', async () => {
    const { status, body } = await register(new Shopper(shop), newEmail(), { password: 'P@ssw0rd1' });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'password_common' });
  });

  it('creates one account when two register an address at once, in any case', async () => {
    const email = newEmail();
    const both = await Promise.all([register(new Shopper(shop), email), register(new Shopper(shop), email.toUpperCase())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('email_taken');
  });

  it('[§4] clears the saved postal code at sign-in, and all shopper data at sign-out', async () => {
    const shopper = new Shopper(shop);
    shopper.cookies.set('shipintlpc', '43215');
    await login(shopper, await customer());
    expect(shopper.cookies.has('shipintlpc')).toBe(false);
    for (const name of ['shipintlpc', 'cart_uuid', 'cart_item_qty', 'checkout_uuid']) shopper.cookies.set(name, '1');
    await shopper.send('POST', '/api/user/logout');
    expect([...shopper.cookies.keys()].sort()).toEqual(['known_device', 'visitor_id'].filter((name) => shopper.cookies.has(name)));
  });
});

describe('[§4 sign out] while sessions cannot be ended', () => {
  it('fails, and leaves the device without session and shopper data all the same', async () => {
    const shopper = new Shopper(shop);
    await register(shopper, newEmail());
    for (const name of ['cart_uuid', 'checkout_uuid']) shopper.cookies.set(name, '1');
    const refuse = sql`create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'No writing'; end $$`;
    await refuse.execute(shop.database.read);
    await sql`create trigger refused before update or delete on accounts.session execute function refuse_change()`.execute(
      shop.database.read,
    );
    try {
      expect((await shopper.send('POST', '/api/user/logout')).status).toBe(500);
    } finally {
      await sql`drop function refuse_change cascade`.execute(shop.database.read);
    }
    expect([...shopper.cookies.keys()].filter((name) => name !== 'visitor_id')).toEqual([]);
  });
});

describe('[rulings: Session and visitor] session fixation', () => {
  it('is prevented: every sign-in has a new token, ends the previous one and accepts none from outside', async () => {
    const email = await customer();
    const shopper = new Shopper(shop);
    const planted = `s.${'a'.repeat(43)}`;
    shopper.cookies.set('session_token', planted);
    await login(shopper, email);
    const first = shopper.cookies.get('session_token') as string;
    expect(first).not.toBe(planted);
    await login(shopper, email);
    expect(shopper.cookies.get('session_token')).not.toBe(first);
    const thief = new Shopper(shop);
    for (const token of [planted, first]) {
      thief.cookies.set('session_token', token);
      expect(await thief.isSignedIn()).toBe(false);
    }
  });

  it('leaves nothing to whoever planted the guest session', async () => {
    const victim = new Shopper(shop);
    const planted = 'g'.repeat(43);
    victim.cookies.set('guest_session_token', planted);
    await login(victim, await customer());
    expect(victim.cookies.get('guest_session_token')).not.toBe(planted);
  });
});

describe('[issue: CSRF] a cross-site sign-in', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site', authorization: 'Basic YTpi' }],
  ])('with %j is rejected even without cookies', async (headers) => {
    const email = await customer();
    const response = await shop.app.inject({ method: 'POST', url: '/api/user/login', headers, payload: { email, password } });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });
});

describe('[§8 enumeration] a failed sign-in', () => {
  it('has the same status, words, headers and cookies whether the address has an account or not', async () => {
    const known = await customer();
    const answers = await Promise.all(
      [known, newEmail()].map(async (email, i) => {
        const payload = { email, password: wrong };
        const response = await shop.app.inject({ method: 'POST', url: '/api/user/login', remoteAddress: `10.9.0.${i}`, payload });
        const { 'x-request-id': _, date: __, ...headers } = response.headers;
        const { systemMessages: ___, ...body } = response.json<Record<string, unknown>>();
        return { status: response.statusCode, headers: Object.keys(headers), body, cookies: response.cookies };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { message: 'Email and/or password incorrect. Please try again or reset your password.', code: 'sign_in_failed' },
    });
  });

  it('costs the same for a stranger’s address: a proof after some failures, then a wait', async () => {
    const steps = async (email: string): Promise<(string | undefined)[]> => {
      const shopper = new Shopper(shop);
      const codes: (string | undefined)[] = [];
      let captcha: string | undefined;
      for (let i = 0; i < 16; i++) {
        const { body } = await login(shopper, email, wrong, captcha ? { captcha } : {});
        codes.push(body.code);
        captcha = body.code === 'captcha_required' ? solve(body.details?.challenge as CaptchaChallenge) : undefined;
      }
      return codes;
    };
    const known = await steps(await customer());
    const unknown = await steps(newEmail());
    expect(known).toEqual(unknown);
    expect(known.slice(0, 4)).toEqual(['sign_in_failed', 'sign_in_failed', 'sign_in_failed', 'captcha_required']);
    expect(known).toContain('sign_in_failed');
  });
});

describe('[issue: rate limits] an address attacked from many places', () => {
  it('is not locked: strangers need a proof, the owner’s device signs in as always', async () => {
    const email = newEmail();
    const owner = new Shopper(shop);
    await knownDevice(shop, owner, email);
    for (let i = 0; i < 6; i++) await login(new Shopper(shop), email, wrong);
    const elsewhere = new Shopper(shop);
    const asked = await login(elsewhere, email);
    expect({ status: asked.status, code: asked.body.code }).toEqual({ status: 403, code: 'captcha_required' });
    const captcha = solve(asked.body.details?.challenge as CaptchaChallenge);
    expect((await login(elsewhere, email, password, { captcha })).status).toBe(200);
    expect((await login(owner, email)).status).toBe(200);
  });

  it('accepts a captcha answer for one attempt', async () => {
    const email = await customer();
    for (let i = 0; i < 6; i++) await login(new Shopper(shop), email, wrong);
    const shopper = new Shopper(shop);
    const captcha = solve((await login(shopper, email)).body.details?.challenge as CaptchaChallenge);
    expect((await login(shopper, email, wrong, { captcha })).body.code).toBe('sign_in_failed');
    expect((await login(shopper, email, password, { captcha })).body.code).toBe('captcha_required');
  });

  /** Tries wrong passwords, with proofs where demanded, until refused; returns the outcome. */
  async function tryInVain(shopper: Shopper, email: string): Promise<string | undefined> {
    let last: string | undefined;
    for (let i = 0; i < 12 && last !== 'too_many_attempts'; i++) {
      const first = await login(shopper, email, wrong);
      last = first.body.code;
      if (last !== 'captcha_required') continue;
      last = (await login(shopper, email, wrong, { captcha: solve(first.body.details?.challenge as CaptchaChallenge) })).body.code;
    }
    return last;
  }

  it('blocks the network that keeps failing, and nobody else', async () => {
    expect(await tryInVain(new Shopper(shop), await customer())).toBe('too_many_attempts');
    expect((await login(new Shopper(shop), newEmail(), wrong)).body.code).toBe('sign_in_failed');
  });

  it('lets a blocked customer sign in with a password set by e-mail', async () => {
    const email = await customer();
    const owner = new Shopper(shop);
    expect(await tryInVain(owner, email)).toBe('too_many_attempts');
    await new Shopper(shop).send('POST', '/api/user/request-password-reset', { email });
    const resetToken = linkTokenIn(await emailTo(shop, email, 'Set a new password'));
    const next = 'spinner-of-9-wheels';
    await owner.send('PUT', '/api/accounts/password-reset/process', { password: next, resetToken });
    expect((await login(owner, email, next)).status).toBe(200);
  });
});

describe('[issue: rate limits] the present password, asked for again', () => {
  it('is checked ten times of many simultaneous ones, then not even when it is right', async () => {
    const shopper = new Shopper(shop);
    await register(shopper, newEmail());
    const change = (currentPassword: string) => shopper.send('PUT', '/api/accounts/email', { newEmail: newEmail(), currentPassword });
    const answers = await Promise.all([...Array(14)].map(() => change(wrong)));
    expect(answers.filter(({ body }) => body.code === 'password_wrong')).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'too_many_attempts')).toHaveLength(4);
    expect((await change(password)).body.code).toBe('too_many_attempts');
  });
});

describe('[issue: captcha] registering from one network', () => {
  it('is free at first and needs a proof later', async () => {
    const shopper = new Shopper(shop);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) codes.push((await register(shopper, newEmail())).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'captcha_required']);
  });
});

describe('[§7.2] with a captcha vendor configured', () => {
  it('a page without its widget still gets in, by a proof of work', async () => {
    // Nobody answers there, as for a page that has no answer of the vendor's.
    const vendors = await commerceShop({ env: { CAPTCHA_URL: 'http://127.0.0.1:9/siteverify', CAPTCHA_SECRET: 'key' } });
    try {
      const email = newEmail();
      await register(new Shopper(vendors), email);
      for (let i = 0; i < 6; i++) await login(new Shopper(vendors), email, wrong);
      const shopper = new Shopper(vendors);
      const captcha = solve((await login(shopper, email)).body.details?.challenge as CaptchaChallenge);
      expect((await login(shopper, email, password, { captcha })).status).toBe(200);
    } finally {
      await vendors.close();
    }
  });
});

describe('[issue: rate limits] a shop attacked from everywhere', () => {
  it('demands proofs from strangers first, and admits known devices and valid proofs', async () => {
    const tried = await commerceShop();
    try {
      const owner = new Shopper(tried);
      const email = newEmail();
      await knownDevice(tried, owner, email);
      for (let i = 0; i < 60; i++) {
        expect((await login(new Shopper(tried), newEmail(), wrong)).body.code).toBe('sign_in_failed');
      }
      const stranger = new Shopper(tried);
      const asked = await Promise.all([login(stranger, email), login(new Shopper(tried), newEmail())]);
      expect(asked.map(({ body }) => body.code)).toEqual(['captcha_required', 'captcha_required']);
      expect((await login(owner, email)).status).toBe(200);
      expect(
        (await login(stranger, email, password, { captcha: solve(asked[0].body.details?.challenge as CaptchaChallenge) })).status,
      ).toBe(200);
    } finally {
      await tried.close();
    }
  });
});
