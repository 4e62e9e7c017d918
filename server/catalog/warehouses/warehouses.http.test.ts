import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { warehouseEndpoints } from '../../../contract/settings/warehouses.ts';
import { type CommerceShop, commerceShop, stockShelves } from '../../../test/support/commerce.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let lamp: number;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
  [lamp = 0] = await stockShelves(shop, [{ stock: { central: 5 } }]);
});
afterAll(() => shop.close());

const list = async () => (await desk<OutputOf<typeof warehouseEndpoints.list>>('GET', 'warehouses')).body;
const usual = {
  name: 'Columbus, Ohio',
  postalCode: '43217',
  timeZone: 'America/New_York',
  cutOffHour: 14,
  dispatchDays: [1, 2, 3, 4, 5],
  closedDays: [],
};
const save = (version: number, change: object) => desk('PUT', 'warehouses/central', { ...usual, ...change, version });
/** The nationwide dates, as product pages show them. */
const orderBy = async () => (await shop.app.inject(`/api/delivery-estimate?variationId=${lamp}`)).json().estimate;
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('[checklist 13] the days of warehouses', () => {
  it('move delivery dates at once: a closed month, the weekdays and the hour', async () => {
    const before = await orderBy();
    const closedDays = Array.from({ length: 30 }, (_, day) => dayAfter(day - 1));
    expect((await save(1, { closedDays })).status).toBe(200);
    const closed = await orderBy();
    expect(closed.arrival.earliest > before.arrival.latest).toBe(true);
    expect((await save(2, { cutOffHour: 9, dispatchDays: [3, 3] })).status).toBe(200);
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
    expect(clock.format(new Date((await orderBy()).orderBy))).toBe('Wed, 09');
    expect((await list()).warehouses[0]).toMatchObject({ code: 'central', version: 3, cutOffHour: 9, dispatchDays: [3], closedDays: [] });
  });

  it('are audited with before and after, and not overwritten unseen', async () => {
    expect((await save(1, {})).body.code).toBe('settings_changed');
    await save(3, { name: 'Ohio', dispatchDays: [3], cutOffHour: 9 });
    await save(4, { name: 'Ohio', dispatchDays: [3], cutOffHour: 9 });
    const { warehouses, history } = await list();
    expect(warehouses[0]?.version, 'nothing changed').toBe(4);
    expect(history[0]?.changes).toEqual([{ field: 'central.name', before: expect.any(String), after: 'Ohio' }]);
    expect(history[1]?.changes).toContainEqual({ field: 'central.dispatchDays', before: 'Mon, Tue, Wed, Thu, Fri', after: 'Wed' });
  });

  it.each([
    [{ dispatchDays: [] }, 'dispatchDays'],
    [{ closedDays: ['2026-02-30'] }, 'closedDays.0'],
    [{ cutOffHour: 24 }, 'cutOffHour'],
    [{ name: ' ' }, 'name'],
    [{ postalCode: '4321' }, 'postalCode'],
    [{ postalCode: '00001' }, 'postalCode'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %j at its field', async (change, field) => {
    const { status, body } = await save(4, change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('are added empty, and removed only while they have had none', async () => {
    const add = (body: object) => desk<{ code: string }>('POST', 'warehouses', { timeZone: 'America/Chicago', ...body });
    expect((await add({ name: 'Tulsa, Oklahoma', postalCode: '7410' })).body.fields).toEqual({
      postalCode: expect.stringContaining('5-digit'),
    });
    expect((await add({ name: 'Tulsa, Oklahoma', postalCode: '00001' })).body.fields).toEqual({
      postalCode: expect.stringContaining('don’t know'),
    });
    expect(Object.keys((await add({ name: '…', postalCode: '7410' })).body.fields ?? {}).sort()).toEqual(['name', 'postalCode']);
    expect((await add({ name: '…', postalCode: '74101' })).body.fields).toEqual({ name: expect.any(String) });
    expect((await add({ name: 'Tulsa, Oklahoma', postalCode: '74101' })).body.code).toBe('tulsa-oklahoma');
    expect((await add({ name: 'Tulsa Oklahoma', postalCode: '74101' })).body.fields).toEqual({ name: expect.stringContaining('already') });
    const added = (await list()).warehouses.find(({ code }) => code === 'tulsa-oklahoma');
    expect(added).toMatchObject({ postalCode: '74101', isDefault: false, cutOffHour: 14, dispatchDays: [1, 2, 3, 4, 5], version: 1 });
    const moved = { ...usual, name: 'Tulsa, Oklahoma', timeZone: 'America/Chicago', postalCode: '74102 0001', version: 1 };
    expect((await desk('PUT', 'warehouses/tulsa-oklahoma', moved)).status).toBe(200);
    expect((await desk('DELETE', 'warehouses/central')).body.code).toBe('warehouse_in_use');
    expect((await desk('DELETE', 'warehouses/tulsa-oklahoma')).status).toBe(200);
    expect((await desk('DELETE', 'warehouses/tulsa-oklahoma')).body.code).toBe('warehouse_not_found');
    expect((await list()).history.slice(0, 3).map(({ changes }) => changes[0])).toEqual([
      { field: 'tulsa-oklahoma.name', before: 'Tulsa, Oklahoma', after: 'none' },
      { field: 'tulsa-oklahoma.postalCode', before: '74101', after: '74102-0001' },
      { field: 'tulsa-oklahoma.name', before: 'none', after: 'Tulsa, Oklahoma' },
    ]);
  });

  it('[§6] require the permission, and a warehouse', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await desk('GET', 'warehouses', undefined, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'warehouses/central', { ...usual, version: 4 }, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'warehouses/central', { ...usual, version: 4 }, null)).status).toBe(401);
    expect(
      (await desk('POST', 'warehouses', { name: 'North', postalCode: '10001', timeZone: 'America/New_York' }, merchandiser)).status,
    ).toBe(403);
    expect((await desk('DELETE', 'warehouses/west', undefined, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'warehouses/north', { ...usual, version: 1 })).status).toBe(404);
  });
});
