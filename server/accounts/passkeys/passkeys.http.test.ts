import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../../../test/support/app.ts';
import { Authenticator, type Mischief } from '../../../test/support/authenticator.ts';
import { emailTo, linkTokenIn } from '../../../test/support/emails.ts';
import { alder, Browser, family, pip } from '../../../test/support/family.ts';
import { turnOnTwoStep } from '../../../test/support/two-step.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await family();
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
const own = '/api/accounts/passkeys';
const entry = '/api/user/login/passkey';

const challengeOf = async (browser: Browser, at: string, path: string, body: object = {}): Promise<string> =>
  (await browser.ask(`${at}${path}/challenge`, body)).json().challenge;

/** Adds a passkey for a shop as this browser's customer; the answer. */
async function add(browser: Browser, authenticator: Authenticator, { at = alder, ...mischief }: Mischief & { at?: string } = {}) {
  const challenge = await challengeOf(browser, at, own, { name: 'Phone', password });
  return browser.ask(`${at}${own}`, { name: 'Phone', credential: authenticator.make(challenge, mischief) });
}

/** Tries to sign in with a passkey at a shop. */
async function enter(browser: Browser, authenticator: Authenticator, { at = alder, ...mischief }: Mischief & { at?: string } = {}) {
  const challenge = await challengeOf(browser, at, entry);
  return browser.ask(`${at}${entry}`, { credential: authenticator.sign(challenge, mischief) });
}

/** A customer with a passkey for the flagship. */
async function enrolled() {
  const browser = new Browser(shop);
  const { email } = await browser.signIn(alder);
  const authenticator = new Authenticator(alder);
  expect((await add(browser, authenticator)).json()).toEqual({ ok: true });
  return { browser, email, authenticator };
}

const listed = async (browser: Browser, at = alder) => (await browser.ask(`${at}${own}`)).json();

describe('[issue: passkeys] adding one', () => {
  it('takes the password, lists it with its host, and tells the customer', async () => {
    const { browser, email } = await enrolled();
    expect(await listed(browser)).toMatchObject({
      host: 'alder.example',
      passkeys: [{ name: 'Phone', host: 'alder.example', lastUsedAt: null }],
    });
    await emailTo(shop, email, 'A passkey was added to your account');
    const wrong = await browser.ask(`${alder}${own}/challenge`, { name: 'Phone', password: 'weaver-of-8-looms' });
    expect(wrong.json().fields).toEqual({ password: 'This is not your current password.' });
    expect((await browser.ask(`${alder}${own}/challenge`, { name: ' ', password })).json().fields).toEqual({
      name: 'Passkey name is required',
    });
  });

  it('asks for a key that stays on the device and verifies its user, and names those it has', async () => {
    const { browser, email, authenticator } = await enrolled();
    const options = (await browser.ask(`${alder}${own}/challenge`, { name: 'Laptop', password })).json();
    expect(options).toMatchObject({
      rp: { id: 'alder.example', name: 'Alder & Loom' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: authenticator.credentialId }],
    });
    // A keyed hash: its bytes may be any character, but not those of the address.
    const userId = Buffer.from(options.user.id, 'base64url');
    expect([userId.length, userId.includes(email), userId.includes(email.split('@')[0] ?? email)]).toEqual([32, false, false]);
  });

  it.each<[string, Mischief]>([
    ['another origin', { origin: 'http://evil.example' }],
    ['a sister’s origin', { origin: pip }],
    ['another host', { rpId: 'evil.example' }],
    ['no verified user', { isVerified: false }],
  ])('refuses one made with %s', async (_name, mischief) => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    expect((await add(browser, new Authenticator(alder), mischief)).json().code).toBe('passkey_refused');
    expect((await listed(browser)).passkeys).toEqual([]);
  });

  it('takes a challenge once, from the browser and the customer it was made for, within five minutes', async () => {
    const { browser } = await enrolled();
    const other = new Browser(shop);
    await other.signIn(alder);
    const begin = () => challengeOf(browser, alder, own, { name: 'Phone', password });
    const tryWith = async (by: Browser, challenge: string) =>
      (await by.ask(`${alder}${own}`, { name: 'Phone', credential: new Authenticator(alder).make(challenge) })).json().code ?? 'added';
    const cookies = (by: Browser) => by.jars.get('alder.example') as Map<string, string>;
    let challenge = await begin();
    expect(await tryWith(other, challenge)).toBe('passkey_refused');
    cookies(other).set('passkey_challenge', cookies(browser).get('passkey_challenge') ?? '');
    expect(await tryWith(other, challenge)).toBe('passkey_refused');
    const token = cookies(browser).get('passkey_challenge') ?? '';
    expect(await tryWith(browser, challenge)).toBe('added');
    cookies(browser).set('passkey_challenge', token);
    expect(await tryWith(browser, challenge)).toBe('passkey_refused');
    challenge = await begin();
    await sql`update accounts.passkey_challenge set expires_at = now() - interval '1 second'`.execute(shop.database.read);
    expect(await tryWith(browser, challenge)).toBe('passkey_refused');
    // A sign-in's challenge adds nothing.
    expect(await tryWith(browser, await challengeOf(browser, alder, entry))).toBe('passkey_refused');
  });

  it('refuses somebody else’s', async () => {
    const { authenticator } = await enrolled();
    const browser = new Browser(shop);
    await browser.signIn(alder);
    expect((await add(browser, authenticator)).json().code).toBe('passkey_exists');
  });

  it('is for customers, and for at most twenty passkeys', async () => {
    expect((await new Browser(shop).ask(`${alder}${own}/challenge`, { name: 'Phone', password })).statusCode).toBe(401);
    const { browser } = await enrolled();
    await sql`
      insert into accounts.passkey (customer_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
      select customer_id, credential_id || n, public_key, 0, '{}', rp_id, name, created_at
      from (select * from accounts.passkey order by id desc limit 1) latest, generate_series(1, 19) n`.execute(shop.database.read);
    expect((await browser.ask(`${alder}${own}/challenge`, { name: 'Phone', password })).json().code).toBe('too_many_passkeys');
  });
});

describe('[issue: passkeys] signing in', () => {
  it('counts as both steps, and is noted at the passkey', async () => {
    const { browser, authenticator } = await enrolled();
    await turnOnTwoStep(async (method, path, body) => (await browser.ask(alder + path, body, method)).json(), password);
    const device = new Browser(shop);
    expect((await enter(device, authenticator)).json()).toEqual({ ok: true });
    expect(await device.isSignedIn(alder)).toBe(true);
    expect((await listed(device)).passkeys[0].lastUsedAt).toEqual(expect.any(String));
    expect((await enter(new Browser(shop), authenticator)).statusCode).toBe(200);
  });

  it.each<[string, Mischief & { at?: string }]>([
    ['another origin', { origin: 'http://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no verified user', { isVerified: false }],
    ['a count that went back', { counter: 1 }],
    ['the sister’s shop', { at: pip, origin: pip, rpId: 'pip.example' }],
  ])('refuses %s', async (_name, mischief) => {
    const { authenticator } = await enrolled();
    await enter(new Browser(shop), authenticator);
    const device = new Browser(shop);
    expect(await enter(device, authenticator, mischief)).toMatchObject({ statusCode: 401 });
    expect(await device.isSignedIn(mischief.at ?? alder)).toBe(false);
    expect((await enter(device, authenticator)).statusCode).toBe(200);
  });

  it('takes a challenge once, and from its browser alone', async () => {
    const { authenticator } = await enrolled();
    const device = new Browser(shop);
    const challenge = await challengeOf(device, alder, entry);
    const jar = device.jars.get('alder.example') as Map<string, string>;
    const token = jar.get('passkey_challenge') ?? '';
    const tryWith = async (by: Browser) => (await by.ask(`${alder}${entry}`, { credential: authenticator.sign(challenge) })).statusCode;
    expect(await tryWith(new Browser(shop))).toBe(401);
    expect(await tryWith(device)).toBe(200);
    await device.ask(`${alder}/api/user/logout`, {});
    jar.set('passkey_challenge', token);
    expect(await tryWith(device)).toBe(401);
  });

  it('refuses another’s key under a customer’s name, and a passkey that nobody has', async () => {
    const { authenticator } = await enrolled();
    const stranger = new Authenticator(alder);
    const device = new Browser(shop);
    expect((await enter(device, stranger)).json().code).toBe('passkey_failed');
    const challenge = await challengeOf(device, alder, entry);
    const forged = { ...stranger.sign(challenge), id: authenticator.credentialId, rawId: authenticator.credentialId };
    expect((await device.ask(`${alder}${entry}`, { credential: forged })).json().code).toBe('passkey_failed');
  });

  it('each shop of the family has its own, listed at both', async () => {
    const { browser, email, authenticator } = await enrolled();
    await browser.ask(`${pip}/api/user/login`, { email, password });
    const there = new Authenticator(pip);
    expect((await add(browser, there, { at: pip })).statusCode).toBe(200);
    const { host, passkeys } = await listed(browser, pip);
    expect([host, passkeys.map((one: { host: string }) => one.host)]).toEqual(['pip.example', ['pip.example', 'alder.example']]);
    expect((await enter(new Browser(shop), there, { at: pip })).statusCode).toBe(200);
    expect((await enter(new Browser(shop), authenticator)).statusCode).toBe(200);
  });

  it('is limited for each network', async () => {
    const device = new Browser(shop);
    for (let calls = 0; calls < 30; calls++) await device.ask(`${alder}${entry}/challenge`, {});
    expect((await device.ask(`${alder}${entry}/challenge`, {})).statusCode).toBe(429);
  });
});

describe('[issue: passkeys] deleting one', () => {
  it('is for its owner, who is told; it opens nothing any more', async () => {
    const { browser, email, authenticator } = await enrolled();
    const [{ passkeyId }] = (await listed(browser)).passkeys;
    const other = new Browser(shop);
    await other.signIn(alder);
    const remove = (by: Browser) => by.ask(`${alder}${own}/${passkeyId}`, undefined, 'DELETE');
    expect((await remove(other)).json().code).toBe('passkey_not_found');
    expect((await enter(new Browser(shop), authenticator)).statusCode).toBe(200);
    expect((await remove(browser)).statusCode).toBe(200);
    await emailTo(shop, email, 'A passkey of your account was deleted');
    expect((await enter(new Browser(shop), authenticator)).statusCode).toBe(401);
  });

  it('happens with a reset of the password, and not with a change of it', async () => {
    const { browser, email, authenticator } = await enrolled();
    const changed = 'weaver-of-9-looms';
    await browser.ask(`${alder}/api/accounts/password`, { currentPassword: password, newPassword: changed }, 'PUT');
    expect((await enter(new Browser(shop), authenticator)).statusCode).toBe(200);
    await sql`update accounts.customer set email_verified_at = now() where email = ${email}`.execute(shop.database.read);
    await browser.ask(`${alder}/api/user/request-password-reset`, { email });
    const resetToken = linkTokenIn(await emailTo(shop, email, 'Set a new password'));
    await browser.ask(`${alder}/api/accounts/password-reset/process`, { password, resetToken }, 'PUT');
    expect((await enter(new Browser(shop), authenticator)).statusCode).toBe(401);
  });
});
