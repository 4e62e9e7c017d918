import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailChange, Profile } from '../../../contract/accounts/accounts.ts';
import { hasServer } from '../../../test/support/app.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../../test/support/commerce.ts';
import { countEmailsTo, emailTo, linkTokenIn } from '../../../test/support/emails.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
let count = 0;
const newEmail = () => `mia-${count++}@example.com`;

const verify = (shopper: Shopper, token: string) =>
  shopper.send<{ email: string; resetToken: string | null }>('POST', '/api/accounts/email/verify', { token });
const stop = (token: string) => new Shopper(shop).send('POST', '/api/accounts/email/stop-change', { token });
const profileOf = async (shopper: Shopper) => (await shopper.send<Profile>('GET', '/api/accounts/profile')).body;

async function customer(): Promise<{ email: string; shopper: Shopper }> {
  const email = newEmail();
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email, password });
  return { email, shopper };
}

/** A customer with a verified address. */
async function proved(): Promise<{ email: string; shopper: Shopper }> {
  const { email, shopper } = await customer();
  expect((await verify(shopper, linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom')))).status).toBe(200);
  return { email, shopper };
}

/** Requests a new address; returns both links. */
async function askFor(shopper: Shopper, from: string, newEmail: string): Promise<{ confirm: string; stopping: string }> {
  expect((await shopper.send('PUT', '/api/accounts/email', { newEmail, currentPassword: password })).status).toBe(200);
  return {
    confirm: linkTokenIn(await emailTo(shop, newEmail, 'Please confirm your new email')),
    stopping: linkTokenIn(await emailTo(shop, from, 'Somebody asked to change your email')),
  };
}

const pass = (hours: number) =>
  sql`update accounts.token set expires_at = expires_at - make_interval(mins => ${hours * 60}::int)`.execute(shop.database.read);

describe('[issue: profile] an account’s address', () => {
  it('is verified by the welcome link, once', async () => {
    const { email, shopper } = await customer();
    expect((await profileOf(shopper)).emailVerified).toBe(false);
    const token = linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom'));
    expect((await verify(shopper, token)).body).toEqual({ ok: true, email, resetToken: null });
    expect((await profileOf(shopper)).emailVerified).toBe(true);
    expect((await verify(shopper, token)).status).toBe(410);
  });

  it('changes by a link to the new address; the old one is informed before and after', async () => {
    const { email, shopper } = await proved();
    const next = newEmail();
    const { confirm, stopping } = await askFor(shopper, email, next);
    expect((await profileOf(shopper)).email).toBe(email);
    expect((await verify(new Shopper(shop), confirm)).body).toMatchObject({ email: next });
    expect(await profileOf(shopper)).toMatchObject({ email: next, emailVerified: true });
    expect(await emailTo(shop, email, 'Your email was changed')).toContain(next);
    expect((await new Shopper(shop).send('POST', '/api/user/login', { email, password })).status).toBe(401);
    expect((await stop(stopping)).body.code, 'it is too late to stop it').toBe('link_invalid');
  });

  it('takes along what its customer agreed to and waits for', async () => {
    const [variationId = 0] = await stockShelves(shop, [{ stock: 0 }]);
    const { email, shopper } = await proved();
    const preferences = '/api/user/manage-email';
    await shopper.send('POST', preferences, { email, siteTypes: ['pip-alder'] });
    await shopper.send('POST', '/api/stock-alerts', { variationId, email, consent: true });
    // Of a guest with the same address, who has not signed in.
    await sql`
      insert into alerts.stock_alert (variation_id, product_id, email, brand, consent, consented_at, due, owner_id)
      values (7, 7, ${email}, 'alder-loom', 'yes', now(), false, 'guest')`.execute(shop.database.read);
    const next = newEmail();
    await verify(shopper, (await askFor(shopper, email, next)).confirm);
    expect((await shopper.send('GET', preferences)).body).toEqual({ preferences: { email: next, siteTypes: ['pip-alder'] } });
    const { rows } = await sql<{ email: string }>`
      select email from accounts.subscription where email in (${email}, ${next}) and subscribed
      union all select email from alerts.stock_alert where variation_id in (${variationId}, 7)`.execute(shop.database.read);
    expect(rows.map((row) => row.email).sort()).toEqual([email, next, next].sort());
  });

  it('changes only with the current password', async () => {
    const { shopper } = await proved();
    for (const [currentPassword, message] of [
      ['', 'Password is required'],
      ['weaver-of-8-looms', 'This is not your current password.'],
    ]) {
      const { status, body } = await shopper.send('PUT', '/api/accounts/email', { newEmail: newEmail(), currentPassword });
      expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { currentPassword: message } });
    }
  });

  it('can be changed within 24 hours of the request', async () => {
    const { email, shopper } = await proved();
    const first = await askFor(shopper, email, newEmail());
    await pass(23.9);
    expect((await verify(new Shopper(shop), first.confirm)).status).toBe(200);
    const other = await proved();
    const second = await askFor(other.shopper, other.email, newEmail());
    await pass(24.1);
    expect((await verify(new Shopper(shop), second.confirm)).body.code).toBe('link_invalid');
    expect((await stop(second.stopping)).body.code).toBe('link_invalid');
  });

  it('stays when its owner stops the change: without a session, once, and all sessions end', async () => {
    const { email, shopper } = await proved();
    const first = await askFor(shopper, email, newEmail());
    const second = await askFor(shopper, email, newEmail());
    const look = await shop.app.inject({ url: `/api/accounts/email/stop-change?token=${first.stopping}` });
    expect(look.statusCode, 'a link scanner stops nothing').toBe(405);
    expect((await stop(first.stopping)).status, 'the link of an earlier e-mail').toBe(200);
    expect((await verify(new Shopper(shop), second.confirm)).body.code).toBe('link_invalid');
    expect((await stop(second.stopping)).body.code).toBe('link_invalid');
    expect(await shopper.isSignedIn()).toBe(false);
    expect((await new Shopper(shop).send('POST', '/api/user/login', { email, password })).status).toBe(200);
  });

  it('shows the change that is pending, which its customer cancels or has e-mailed again', async () => {
    const { email, shopper } = await proved();
    const change = async () => (await shopper.send<{ change: EmailChange | null }>('GET', '/api/accounts/email/change')).body.change;
    expect(await change()).toBeNull();
    const sendAgain = async () => (await shopper.send('POST', '/api/accounts/email/change')).body;
    const cancel = async () => (await shopper.send('DELETE', '/api/accounts/email/change')).body;
    for (const press of [sendAgain, cancel]) expect(await press(), 'without one').toEqual({ ok: true, wasPending: false });
    const next = newEmail();
    const { confirm, stopping } = await askFor(shopper, email, next);
    expect(await change()).toMatchObject({ newEmail: next });
    expect(await sendAgain()).toEqual({ ok: true, wasPending: true });
    expect(await countEmailsTo(shop, next, 'Please confirm your new email')).toBe(2);
    expect(await countEmailsTo(shop, email, 'Somebody asked to change your email'), 'the present address knows').toBe(1);
    expect((await verify(new Shopper(shop), confirm)).body.code, 'the earlier link').toBe('link_invalid');
    const again = linkTokenIn(await emailTo(shop, next, 'Please confirm your new email'));
    expect(await cancel()).toEqual({ ok: true, wasPending: true });
    for (const press of [sendAgain, cancel]) expect(await press(), 'no longer').toEqual({ ok: true, wasPending: false });
    expect(await change()).toBeNull();
    expect((await verify(new Shopper(shop), again)).body.code).toBe('link_invalid');
    expect((await profileOf(shopper)).email).toBe(email);
    expect((await stop(stopping)).status, 'the owner still ends all sessions').toBe(200);
  });

  it('is stopped by the link to its owner as long as it can be confirmed, however often its own link is sent again', async () => {
    const { email, shopper } = await proved();
    const next = newEmail();
    const { stopping } = await askFor(shopper, email, next);
    for (let i = 0; i < 2; i++) {
      await pass(20);
      expect((await shopper.send('POST', '/api/accounts/email/change')).body).toMatchObject({ wasPending: true });
    }
    await pass(20);
    const again = linkTokenIn(await emailTo(shop, next, 'Please confirm your new email'));
    expect((await stop(stopping)).status).toBe(200);
    expect((await verify(new Shopper(shop), again)).body.code).toBe('link_invalid');
    expect(await shopper.isSignedIn()).toBe(false);
  });

  it('cannot become one that gained an account meanwhile, without revealing that', async () => {
    const { email, shopper } = await proved();
    const { email: taken } = await customer();
    const { confirm } = await askFor(shopper, email, taken);
    expect((await verify(new Shopper(shop), confirm)).body.code).toBe('link_invalid');
    expect((await profileOf(shopper)).email).toBe(email);
  });

  it('loses its reset links once changed, and gets no new ones', async () => {
    const { email, shopper } = await proved();
    const ask = () => new Shopper(shop).send('POST', '/api/user/request-password-reset', { email });
    await ask();
    const resetToken = linkTokenIn(await emailTo(shop, email, 'Set a new password'));
    const { confirm } = await askFor(shopper, email, newEmail());
    // Requested before the change, e-mailed after it.
    await ask();
    expect((await verify(new Shopper(shop), confirm)).status).toBe(200);
    expect(await countEmailsTo(shop, email, 'Set a new password')).toBe(1);
    const typed = { password: 'spinner-of-9-wheels', resetToken };
    expect((await shopper.send('PUT', '/api/accounts/password-reset/process', typed)).body.code).toBe('link_invalid');
  });
});

describe('[§6 abuse] e-mails about an address', () => {
  /** A customer whose network has asked for so many e-mails that strangers there prove their work. */
  async function busy() {
    const one = await customer();
    for (let i = 0; i < 5; i++) await one.shopper.send('POST', '/api/user/request-password-reset', { email: newEmail() });
    return one;
  }

  it('that verify it are three per quarter of an hour', async () => {
    const { email, shopper } = await busy();
    for (let i = 0; i < 5; i++) expect((await shopper.send('POST', '/api/accounts/email/verification')).status).toBe(200);
    expect(await countEmailsTo(shop, email, 'Please confirm your email')).toBe(3);
  });

  it('that somebody wants for their account are as many', async () => {
    const wanted = newEmail();
    for (const { shopper } of [await busy(), await busy()])
      for (let i = 0; i < 3; i++) await shopper.send('PUT', '/api/accounts/email', { newEmail: wanted, currentPassword: password });
    expect(await countEmailsTo(shop, wanted, 'Please confirm your new email')).toBe(3);
  });

  it('that a pending change has sent again are as many, without saying so', async () => {
    const { shopper } = await busy();
    const wanted = newEmail();
    await shopper.send('PUT', '/api/accounts/email', { newEmail: wanted, currentPassword: password });
    for (let i = 0; i < 4; i++)
      expect((await shopper.send('POST', '/api/accounts/email/change')).body).toEqual({ ok: true, wasPending: true });
    expect(await countEmailsTo(shop, wanted, 'Please confirm your new email')).toBe(3);
  });

  it('that is asked to change are as many, whatever the new ones, and further changes are refused', async () => {
    const { email, shopper } = await busy();
    const answers = [];
    for (let i = 0; i < 4; i++)
      answers.push(await shopper.send('PUT', '/api/accounts/email', { newEmail: newEmail(), currentPassword: password }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]).toMatchObject({ retryAfter: expect.any(Number), body: { code: 'too_many_requests' } });
    expect(await countEmailsTo(shop, email, 'Somebody asked to change your email')).toBe(3);
  });
});

describe('[issue: profile] races', () => {
  it('only the first of two who follow a link at once succeeds', async () => {
    const { email, shopper } = await proved();
    const { confirm } = await askFor(shopper, email, newEmail());
    const both = await Promise.all([verify(new Shopper(shop), confirm), verify(new Shopper(shop), confirm)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('only one of two accounts that change to the same address at once gets it', async () => {
    const next = newEmail();
    const links = [];
    for (const { email, shopper } of [await proved(), await proved()]) links.push((await askFor(shopper, email, next)).confirm);
    const both = await Promise.all(links.map((token) => verify(new Shopper(shop), token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('an address being registered cannot be taken by a change', async () => {
    const { email, shopper } = await proved();
    const next = newEmail();
    const { confirm } = await askFor(shopper, email, next);
    const [confirmed, registered] = await Promise.all([
      verify(new Shopper(shop), confirm),
      new Shopper(shop).send('POST', '/api/user/register', { email: next, password }),
    ]);
    expect([
      [200, 409],
      [410, 200],
    ]).toContainEqual([confirmed.status, registered.status]);
  });

  // Only a server runs requests concurrently; on the embedded database they take turns.
  it.runIf(hasServer)('no token is issued after a revocation that came first', async () => {
    const { email, shopper } = await proved();
    const thief = new Shopper(shop);
    await thief.send('POST', '/api/user/login', { email, password });
    const { read, transact } = shop.database;
    const waiting = (n: number) =>
      expect
        .poll(
          async () => {
            const asked = sql<{ n: number }>`
            select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
            return (await asked.execute(read)).rows[0]?.n;
          },
          { timeout: 20_000 },
        )
        .toBe(n);
    // While the account is locked, the new password queues first, then the request with the old one.
    const sent = await transact(async (tx) => {
      await sql`select from accounts.customer where email = ${email} for update`.execute(tx);
      const typed = { currentPassword: password, newPassword: 'spinner-of-9-wheels' };
      const changing = shopper.send('PUT', '/api/accounts/password', typed);
      await waiting(1);
      const asking = thief.send('PUT', '/api/accounts/email', { newEmail: newEmail(), currentPassword: password });
      const entering = new Shopper(shop).send('POST', '/api/user/login', { email, password });
      await waiting(3);
      return [changing, asking, entering];
    });
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 401, 401]);
    const { rows } = await sql<{ tokens: number; sessions: number }>`
      select (select count(*)::int from accounts.token t where t.customer_id = c.id) as tokens,
        (select count(*)::int from accounts.session s where s.customer_id = c.id) as sessions
      from accounts.customer c where c.email = ${email}`.execute(read);
    expect(rows).toEqual([{ tokens: 0, sessions: 1 }]);
  });
});

it('every token of an account is in a table that ending all access empties', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = 'accounts' and column_name like '%token%' order by 1`.execute(shop.database.read);
  expect(rows.map(({ table }) => table)).toEqual(['passkey_challenge', 'session', 'token']);
});
