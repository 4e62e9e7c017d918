import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../contract/api/endpoint.ts';
import type { returnSettingsEndpoints } from '../../contract/settings/returns.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { settingsDesk } from '../../test/support/settings.ts';
import { staffSignedIn } from '../../test/support/staff.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let lamp = 0;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
  [lamp = 0] = await stockShelves(shop, [{ price: 6000, stock: 100 }]);
});
afterAll(() => shop.close());

type Set = OutputOf<typeof returnSettingsEndpoints.get>;
const nothing = { days: null, vaultDays: null, arriveDays: null, paidBy: null, excluded: null };
const get = async () => (await desk<Set>('GET', 'returns')).body;
const set = async (policy: object) => desk('PUT', 'returns', { ...nothing, ...policy, version: (await get()).version });
const productOf = async () => {
  const { rows } = await sql<{ id: number; department: string }>`
    select product_id as id, p.department_slug as department from catalog.variation v join catalog.product p on p.id = v.product_id
    where v.id = ${lamp}`.execute(shop.database.read);
  const [found] = rows;
  if (!found) throw new Error('no product');
  return { ...found, shown: (await shop.app.inject(`/api/product/${found.id}`)).json() };
};
const orderedLine = async () => {
  const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
  const { body } = await pay(testCards.good);
  const { rows } = await sql<{ returnable: boolean; days: number }>`
    select l.returnable, l.return_days as days from orders.line l join orders.order o on o.id = l.order_id
    where o.order_number = ${'orderNumber' in body ? body.orderNumber : ''}`.execute(shop.database.read);
  return rows[0];
};

describe('[§9 returns] the policy set by staff', () => {
  it('is the specification’s while they have set none', async () => {
    expect(await get()).toMatchObject({
      version: 0,
      own: nothing,
      terms: { days: 30, vaultDays: 7, arriveDays: 45, paidBy: 'shop', excluded: [] },
    });
    expect((await productOf()).shown).toMatchObject({ returnable: true, returns: { days: 30, arriveDays: 45, paidBy: 'shop' } });
    expect(await orderedLine()).toEqual({ returnable: true, days: 30 });
  });

  it('is what product, site and new orders of the brand follow; older orders keep theirs', async () => {
    expect((await set({ days: '100', arriveDays: 120, paidBy: 'customer' })).status).toBe(200);
    expect((await productOf()).shown).toMatchObject({ returnable: true, returns: { days: 100, arriveDays: 120, paidBy: 'customer' } });
    expect((await shop.app.inject('/api/content')).json()).toMatchObject({ returns: { days: 100, paidBy: 'customer' } });
    expect(await orderedLine()).toEqual({ returnable: true, days: 100 });
    const { rows } = await sql<{
      days: number;
    }>`select l.return_days as days from orders.line l join orders.order o on o.id = l.order_id order by o.id`.execute(shop.database.read);
    expect(rows.map(({ days }) => days)).toEqual([30, 100]);
  });

  it('takes a whole department out', async () => {
    const { department } = await productOf();
    await set({ excluded: [department, department] });
    expect((await get()).own.excluded).toEqual([department]);
    expect((await productOf()).shown.returnable).toBe(false);
    expect((await orderedLine())?.returnable).toBe(false);
    await set({});
    expect((await productOf()).shown.returnable).toBe(true);
  });

  it('is versioned, audited, and told in words', async () => {
    const { version } = await get();
    expect((await desk('PUT', 'returns', { ...nothing, version: version - 1 })).body).toMatchObject({ code: 'settings_changed' });
    await set({ days: 60, paidBy: 'customer', excluded: ['bath'] });
    const { history, version: saved } = await get();
    expect(saved).toBe(version + 1);
    expect(history[0]?.changes).toEqual([
      { field: 'days', before: null, after: '60 days' },
      { field: 'paidBy', before: null, after: 'The customer' },
      { field: 'excluded', before: null, after: 'bath' },
    ]);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.returns_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({ brand: 'alder-loom', before: { days: null }, after: { days: 60, paidBy: 'customer' } });
  });

  it('goes on following a default that it equals', async () => {
    await set({ days: 30, vaultDays: 7, arriveDays: 45, paidBy: 'shop', excluded: [] });
    expect((await get()).own).toEqual(nothing);
  });

  it.each([
    ['days', 0, 'At least 1 day'],
    ['days', 366, 'At most 365 days'],
    ['vaultDays', 'a week', 'Enter whole days'],
    ['arriveDays', 1.5, 'Enter whole days'],
  ])('refuses %s %s at its field', async (field, value, message) => {
    const { body } = await set({ [field]: value });
    expect(body).toMatchObject({ fields: { [field]: expect.stringContaining(message) } });
  });

  it('[§6] requires the permission', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await desk('GET', 'returns', undefined, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'returns', { ...nothing, version: 0 }, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'returns', { ...nothing, version: 0 }, null)).status).toBe(401);
  });
});
