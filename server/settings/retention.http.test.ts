import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../contract/api/endpoint.ts';
import { defaultRetention, type retentionEndpoints } from '../../contract/settings/retention.ts';
import { type CommerceShop, commerceShop, startCheckout, stockShelves } from '../../test/support/commerce.ts';
import { settingsDesk } from '../../test/support/settings.ts';
import { staffSignedIn } from '../../test/support/staff.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
});
afterAll(() => shop.close());

type Set = OutputOf<typeof retentionEndpoints.get>;
const get = async () => (await desk<Set>('GET', 'retention')).body;
const set = async (days: object, version?: number) => desk('PUT', 'retention', { ...days, version: version ?? (await get()).version });

const nightly = async (...names: string[]) => {
  await shop.database.transact(async (tx) => {
    for (const name of names) await shop.jobs.enqueue(tx, { name }, {});
  });
  await shop.jobs.drain();
};
const startedDaysAgo = async (days: number) => {
  const [lamp = 0] = await stockShelves(shop, [{ price: 4000, stock: 5 }]);
  const { checkout } = await startCheckout(shop, [{ variationId: lamp }]);
  await sql`update checkout.checkout set updated_at = now() - ${days} * interval '1 day' where uuid = ${checkout.checkoutUuid}::uuid`.execute(
    shop.database.read,
  );
  return async () => {
    const { rows } = await sql`select from checkout.checkout where uuid = ${checkout.checkoutUuid}::uuid`.execute(shop.database.read);
    return rows.length === 1;
  };
};

describe('[§9] how long data is kept', () => {
  it('is the default while staff have set nothing', async () => {
    expect(await get()).toMatchObject({ version: 0, days: defaultRetention, history: [] });
    const old = await startedDaysAgo(31);
    const recent = await startedDaysAgo(29);
    await nightly('checkout.forget_old');
    expect([await old(), await recent()]).toEqual([false, true]);
  });

  it('is what staff have set, in the next night', async () => {
    expect((await set({ checkouts: '40', emails: 90 })).status).toBe(200);
    expect(await get()).toMatchObject({ own: { checkouts: 40, emails: null }, days: { ...defaultRetention, checkouts: 40 } });
    const older = await startedDaysAgo(41);
    const old = await startedDaysAgo(39);
    await nightly(
      'cart.drop_old',
      'saved.drop_old',
      'checkout.forget_old',
      'email.forget_old',
      'alerts.forget_old',
      'engagement.forget_expired',
    );
    expect([await older(), await old()]).toEqual([false, true]);
  });

  it('is told in words, audited, and not overwritten unseen', async () => {
    const { version, history } = await get();
    expect(history[0]?.changes).toEqual([{ field: 'checkouts', before: null, after: '40 days' }]);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.retention_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({ after: { checkouts: 40 } });
    expect((await set({ checkouts: 50 }, version - 1)).body).toMatchObject({ code: 'settings_changed' });
  });

  it.each([
    [6, 'At least 7 days'],
    [1827, 'At most 1826 days, five years'],
    ['soon', 'Enter whole days, such as 90'],
  ])('refuses %s', async (carts, message) => {
    expect(await set({ carts })).toMatchObject({ status: 400, body: { fields: { carts: message } } });
  });

  it('is for those who may edit settings', async () => {
    const packer = await staffSignedIn(shop, 'fulfilment');
    expect((await desk('GET', 'retention', undefined, packer)).status).toBe(403);
    expect((await desk('PUT', 'retention', { version: 0 }, null)).status).toBe(401);
  });
});
