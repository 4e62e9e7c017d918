import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { signedIn } from '../../test/support/customers.ts';
import { customerChanged, endSessions, endSignIn } from './sessions/index.ts';
import { findDevices } from './sessions/store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ask = async (token: string, how: 'cookie' | 'bearer' = 'cookie') => {
  const response = await shop.app.inject({
    url: '/api/authenticated',
    ...(how === 'cookie' ? { cookies: { session_token: token } } : { headers: { authorization: `Bearer ${token}` } }),
  });
  return { ok: response.json<{ ok: boolean }>().ok, cookies: response.cookies };
};

describe('[rulings: Session and visitor] a session', () => {
  it('works by cookie and by bearer', async () => {
    const { token } = await signedIn(shop);
    expect((await ask(token)).ok).toBe(true);
    expect((await ask(token, 'bearer')).ok).toBe(true);
  });

  it.each(['cookie', 'bearer'] as const)('by %s ends 90 days after sign-in, however often it is used', async (how) => {
    const { token, customerId } = await signedIn(shop);
    const read = shop.database.read;
    const endAfter = async () => {
      const { rows } = await sql<{ days: number }>`
        select extract(epoch from expires_at - signed_in_at) / 86400 as days from accounts.session where customer_id = ${customerId}`.execute(
        read,
      );
      return Number(rows[0]?.days);
    };
    const signedInAgo = (days: number) =>
      sql`update accounts.session set signed_in_at = now() - make_interval(days => ${days}), last_seen_at = now() - interval '2 hours'
          where customer_id = ${customerId}`.execute(read);
    await signedInAgo(80);
    const { ok, cookies } = await ask(token, how);
    expect(ok).toBe(true);
    expect(await endAfter()).toBeCloseTo(90, 3);
    if (how === 'cookie') expect(cookies.find(({ name }) => name === 'session_token')?.maxAge).toBeLessThanOrEqual(10 * 86_400);
    await sql`update accounts.session set signed_in_at = signed_in_at - interval '10 days', expires_at = expires_at - interval '10 days'
              where customer_id = ${customerId}`.execute(read);
    await shop.database.transact((tx) => customerChanged(tx, customerId));
    expect((await ask(token, how)).ok).toBe(false);
  });

  it('with an unknown token is nobody’s, and the cookie is cleared', async () => {
    const { ok, cookies } = await ask(`s.${'a'.repeat(43)}`);
    expect(ok).toBe(false);
    expect(cookies.find(({ name }) => name === 'session_token')?.value).toBe('');
  });

  it('ends at once, although it was cached', async () => {
    const { token, customerId } = await signedIn(shop);
    expect((await ask(token)).ok).toBe(true);
    const [device] = await findDevices(shop.database.read, customerId, new Date());
    await shop.database.transact((tx) => endSignIn(tx, customerId, device?.signInId ?? 0));
    expect((await ask(token)).ok).toBe(false);
  });

  it('ends on all devices together, and nobody else’s does', async () => {
    const ada = await signedIn(shop);
    const other = await signedIn(shop);
    expect([(await ask(ada.token)).ok, (await ask(other.token)).ok]).toEqual([true, true]);
    await shop.database.transact((tx) => endSessions(tx, ada.customerId));
    expect([(await ask(ada.token)).ok, (await ask(other.token)).ok]).toEqual([false, true]);
  });

  it('cannot be ended by somebody else', async () => {
    const ada = await signedIn(shop);
    const eve = await signedIn(shop);
    const [device] = await findDevices(shop.database.read, ada.customerId, new Date());
    expect(await shop.database.transact((tx) => endSignIn(tx, eve.customerId, device?.signInId ?? 0))).toBe(false);
    expect((await ask(ada.token)).ok).toBe(true);
  });
});
