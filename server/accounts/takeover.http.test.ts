import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../../test/support/app.ts';
import { ohio } from '../../test/support/commerce.ts';
import { emailTo, linkTokenIn } from '../../test/support/emails.ts';
import { alder, Browser, family, pip } from '../../test/support/family.ts';

/** An attacker who was in an account, or registered it with another person's address, tries to return with everything they kept. */

let shop: TestShop;
beforeAll(async () => {
  shop = await family();
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
const fresh = 'spinner-of-9-wheels';
let count = 0;
const newEmail = (name: string) => `${name}-${count++}@example.com`;

const login = (browser: Browser, email: string, typed: string) => browser.ask(`${alder}/api/user/login`, { email, password: typed });
const verify = (browser: Browser, token: string, more: object = {}) =>
  browser.ask(`${alder}/api/accounts/email/verify`, { token, ...more });
const reset = (browser: Browser, resetToken: string, to = fresh) =>
  browser.ask(`${alder}/api/accounts/password-reset/process`, { password: to, resetToken }, 'PUT');
const profileOf = async (browser: Browser) => (await browser.ask(`${alder}/api/accounts/profile`)).json();
const rowsOf = async (table: string, customerId: number) => {
  const query = sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where customer_id = ${customerId}`;
  return (await query.execute(shop.database.read)).rows[0]?.n;
};
const idOf = async (email: string) => {
  const { rows } = await sql<{ id: number }>`select id from accounts.customer where email = ${email}`.execute(shop.database.read);
  return rows[0]?.id as number;
};

async function resetLink(email: string): Promise<string> {
  await new Browser(shop).ask(`${alder}/api/user/request-password-reset`, { email });
  return linkTokenIn(await emailTo(shop, email, 'Set a new password'));
}

/** An account with a verified address, and its owner's signed-in browser. */
async function proved(): Promise<{ email: string; owner: Browser }> {
  const owner = new Browser(shop);
  const { email } = await owner.signIn(alder);
  const token = linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom'));
  expect((await verify(owner, token)).json()).toMatchObject({ email, resetToken: null });
  return { email, owner };
}

/** Everything an attacker in an account can keep for later. */
async function keepEverything(email: string) {
  const attacker = new Browser(shop);
  expect((await login(attacker, email, password)).statusCode).toBe(200);
  const theirs = newEmail('eve');
  const asked = await attacker.ask(`${alder}/api/accounts/email`, { newEmail: theirs, currentPassword: password }, 'PUT');
  expect(asked.statusCode).toBe(200);
  const change = linkTokenIn(await emailTo(shop, theirs, 'Please confirm your new email'));
  const stop = linkTokenIn(await emailTo(shop, email, 'Somebody asked to change your email'));
  const oldReset = await resetLink(email);
  await attacker.go(`${pip}/family/sign-in?from=alder-loom&to=/`);
  expect(await attacker.isSignedIn(pip)).toBe(true);
  const sister = attacker.jars.get('pip.example')?.get('session_token') as string;
  // A second browser is on its way to the sister brand, with its transfer code.
  const waiting = new Browser(shop);
  await login(waiting, email, password);
  const sentOn = (await waiting.ask(`${pip}/family/sign-in?from=alder-loom&to=/&again=1`)).headers.location as string;
  const arrival = (await waiting.ask(sentOn)).headers.location as string;
  expect(arrival).toContain('/family/arrive?token=');
  return { attacker, theirs, change, stop, oldReset, sister, waiting, arrival };
}

async function expectNothingLeft(email: string, kept: Awaited<ReturnType<typeof keepEverything>>): Promise<void> {
  const { attacker, theirs, change, stop, oldReset, sister, waiting, arrival } = kept;
  expect(await rowsOf('accounts.token', await idOf(email)), 'tokens').toBe(0);
  await waiting.go(arrival);
  expect(await waiting.isSignedIn(pip), 'the hand-over').toBe(false);
  for (const at of [alder, pip]) expect(await attacker.isSignedIn(at), `the session at ${at}`).toBe(false);
  const bearer = { host: 'pip.example', authorization: `Bearer ${sister}` };
  expect((await shop.app.inject({ url: '/api/accounts/profile', headers: bearer })).statusCode, 'the session as bearer').toBe(401);
  for (const more of [{}, { password }, { startOver: true }]) {
    expect((await verify(attacker, change, more)).json().code, 'the address change').toBe('link_invalid');
  }
  expect((await reset(attacker, oldReset)).json().code, 'the reset link').toBe('link_invalid');
  const stopped = await attacker.ask(`${alder}/api/accounts/email/stop-change`, { token: stop });
  expect(stopped.json().code, 'the link that stops').toBe('link_invalid');
  expect(await idOf(email)).toBeGreaterThan(0);
  expect(await idOf(theirs)).toBeUndefined();
}

describe('[§2.11, rulings: Session and visitor] a former intruder stays out', () => {
  it('after a new password', async () => {
    const { email, owner } = await proved();
    const kept = await keepEverything(email);
    const copied = owner.jars.get('alder.example')?.get('session_token') as string;
    const changed = await owner.ask(`${alder}/api/accounts/password`, { currentPassword: password, newPassword: fresh }, 'PUT');
    expect(changed.statusCode).toBe(200);
    await expectNothingLeft(email, kept);
    expect(await owner.isSignedIn(alder), 'the browser that changed it').toBe(true);
    expect(await rowsOf('accounts.session', await idOf(email))).toBe(1);
    const headers = { host: 'alder.example', authorization: `Bearer ${copied}` };
    expect((await shop.app.inject({ url: '/api/accounts/profile', headers })).statusCode, 'a copy of its old token').toBe(401);
    expect((await login(new Browser(shop), email, password)).statusCode).toBe(401);
  });

  it('after a password reset', async () => {
    const { email, owner } = await proved();
    const kept = await keepEverything(email);
    expect((await reset(owner, await resetLink(email))).statusCode).toBe(200);
    await expectNothingLeft(email, kept);
    expect(await rowsOf('accounts.session', await idOf(email))).toBe(0);
  });

  it('after signing out everywhere', async () => {
    const { email, owner } = await proved();
    const kept = await keepEverything(email);
    expect((await owner.ask(`${alder}/api/accounts/sessions`, undefined, 'DELETE')).statusCode).toBe(200);
    await expectNothingLeft(email, kept);
    expect(await rowsOf('accounts.session', await idOf(email))).toBe(0);
  });

  it('after the owner stops the change without a session; viewing the page stops nothing', async () => {
    const { email } = await proved();
    const kept = await keepEverything(email);
    const reader = new Browser(shop);
    expect((await reader.ask(`${alder}/api/accounts/email/stop-change`, { token: kept.stop })).statusCode).toBe(200);
    await expectNothingLeft(email, kept);
  });
});

describe('[§2.11, rulings: Session and visitor] a registration with somebody else’s address loses everything', () => {
  /** The attacker's account: name, address and everything that can be kept for later. */
  async function planted() {
    const email = newEmail('vera');
    const eve = new Browser(shop);
    await eve.ask(`${alder}/api/user/register`, { email, password });
    await eve.ask(`${alder}/api/accounts/profile`, { firstName: 'Eve', lastName: 'Planted' }, 'PUT');
    expect((await eve.ask(`${alder}/api/accounts/addresses`, { address: ohio })).statusCode).toBe(200);
    const id = await idOf(email);
    const welcome = linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom'));
    return { email, eve, id, welcome, kept: await keepEverything(email) };
  }

  async function expectFresh(email: string, { id, eve, kept }: Pick<Awaited<ReturnType<typeof planted>>, 'id' | 'eve' | 'kept'>) {
    expect(await idOf(email), 'the account').not.toBe(id);
    for (const table of ['token', 'session', 'address']) expect(await rowsOf(`accounts.${table}`, id), table).toBe(0);
    expect(await eve.isSignedIn(alder)).toBe(false);
    expect((await login(eve, email, password)).statusCode).toBe(401);
    const vera = new Browser(shop);
    expect((await login(vera, email, fresh)).statusCode).toBe(200);
    expect(await profileOf(vera)).toMatchObject({ email, emailVerified: true, firstName: '', lastName: '' });
    expect((await vera.ask(`${alder}/api/accounts/addresses`)).json().addresses).toEqual([]);
    await expectNothingLeft(email, kept);
  }

  it('once its owner resets the password', async () => {
    const account = await planted();
    expect((await reset(new Browser(shop), await resetLink(account.email))).statusCode).toBe(200);
    await expectFresh(account.email, account);
  });

  it('once its owner follows the welcome link', async () => {
    const account = await planted();
    const vera = new Browser(shop);
    expect((await verify(vera, account.welcome)).json().code).toBe('password_needed');
    expect((await verify(vera, account.welcome, { password: 'a-guess-of-1' })).json().fields).toHaveProperty('password');
    const { resetToken } = (await verify(vera, account.welcome, { startOver: true })).json();
    expect((await reset(vera, resetToken)).statusCode).toBe(200);
    await expectFresh(account.email, account);
  });

  it('and makes no device known to the address before its owner has proved it', async () => {
    const isKnown = (browser: Browser) => [alder, pip].filter((at) => browser.jars.get(new URL(at).hostname)?.has('known_device'));
    const { email, eve, welcome, kept } = await planted();
    expect([eve, kept.attacker, kept.waiting].flatMap(isKnown)).toEqual([]);
    const vera = new Browser(shop);
    expect((await verify(vera, welcome, { password })).statusCode).toBe(200);
    expect(isKnown(vera)).toEqual([alder]);
    const other = new Browser(shop);
    await login(other, email, password);
    expect(isKnown(other)).toEqual([alder]);
  });

  it('and does not move to an address whose owner follows the link in an account of their own', async () => {
    const { kept, eve } = await planted();
    const { owner } = await proved();
    expect((await verify(owner, kept.change)).json().code).toBe('password_needed');
    expect((await verify(owner, kept.change, { startOver: true })).json()).toMatchObject({ email: kept.theirs });
    expect(await eve.isSignedIn(alder)).toBe(false);
    expect((await login(eve, kept.theirs, password)).statusCode).toBe(401);
  });
});

describe('[§2.11] the first proof by the account’s creator', () => {
  it.each(['its browser', 'its password'])('by %s keeps name and addresses, and ends other people’s sessions', async (by) => {
    const mine = new Browser(shop);
    const { email } = await mine.signIn(alder);
    await mine.ask(`${alder}/api/accounts/addresses`, { address: ohio });
    const other = new Browser(shop);
    await login(other, email, password);
    const token = linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom'));
    const answer = by === 'its browser' ? await verify(mine, token) : await verify(new Browser(shop), token, { password });
    expect(answer.json()).toMatchObject({ ok: true, email, resetToken: null });
    expect([await mine.isSignedIn(alder), await other.isSignedIn(alder)]).toEqual([by === 'its browser', false]);
    const again = new Browser(shop);
    await login(again, email, password);
    expect(await profileOf(again)).toMatchObject({ emailVerified: true, firstName: ohio.firstName });
    expect((await again.ask(`${alder}/api/accounts/addresses`)).json().addresses).toHaveLength(1);
  });
});
