import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../contract/api/endpoint.ts';
import { invoicePdfPath } from '../../contract/orders/invoices.ts';
import type { StoreSettings, storeEndpoints } from '../../contract/settings/store.ts';
import { type CommerceShop, commerceShop, readyToPay, stockShelves, testCards } from '../../test/support/commerce.ts';
import { settingsDesk } from '../../test/support/settings.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { brandNameOf } from '../platform/brand-names.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let owner: SignedInStaff;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
  owner = await staffSignedIn(shop, 'administrator');
});
afterAll(() => shop.close());

const nothing: StoreSettings = {
  name: null,
  companyName: null,
  email: null,
  phone: null,
  hours: null,
  address: null,
  facebook: null,
  youtube: null,
  instagram: null,
  tiktok: null,
  x: null,
};
const set = (version: number, details: object) => desk('PUT', 'store', { ...nothing, version, ...details });
const get = async () => (await desk<OutputOf<typeof storeEndpoints.get>>('GET', 'store')).body;
const lastMail = async () => {
  await shop.jobs.drain();
  const { rows } = await sql<{ html: string | null }>`select html from email.outbox order by id desc limit 1`.execute(shop.database.read);
  return rows[0]?.html;
};

describe('[§2.12] contact details set by staff', () => {
  it('are in the next e-mail and invoice, for one brand', async () => {
    const [lamp = 0] = await stockShelves(shop, [{ price: 6000 }]);
    const details = {
      name: 'Alder Living',
      companyName: 'Alder Trading LLC',
      phone: '(614) 555-0199',
      email: 'hello@alder.example',
      address: '1 Mill Lane\nColumbus, OH 43215',
    };
    expect((await set(0, details)).status).toBe(200);
    const { pay, shopper } = await readyToPay(shop, [{ variationId: lamp }]);
    const { body } = await pay(testCards.good);
    const mail = await lastMail();
    for (const words of ['Alder Living', 'Alder Trading LLC · 1 Mill Lane · Columbus, OH 43215', '(614) 555-0199', 'hello@alder.example'])
      expect(mail).toContain(words);
    const orderNumber = 'orderNumber' in body ? body.orderNumber : '';
    const pdf = await shop.app.inject({
      url: `${invoicePdfPath}?orderNumber=${orderNumber}`,
      cookies: Object.fromEntries(shopper.cookies),
    });
    expect(pdf.rawPayload.toString('latin1')).toContain('Alder Trading LLC');
  });

  it('the name is what sisters, reports and the console call the brand', async () => {
    const brandsOf = async () => (await shop.app.inject({ url: '/api/staff/me', cookies: { staff_session_token: owner.token } })).json();
    expect(await brandsOf()).toMatchObject({
      brand: 'Alder Living',
      brands: [
        { key: 'alder-loom', name: 'Alder Living' },
        { key: 'pip-alder', name: 'Pip & Alder' },
      ],
    });
    expect(await brandNameOf(shop.database, 'alder-loom', new Date())).toBe('Alder Living');
    expect(await brandNameOf(shop.database, 'a-removed-brand', new Date())).toBe('Alder Living');
  });

  it('are versioned and audited', async () => {
    expect((await set(0, {})).body.code).toBe('settings_changed');
    await set(1, { x: '' });
    const { version, own, history } = await get();
    expect([version, own?.x, own?.companyName]).toEqual([2, '', null]);
    expect(history[0]?.changes).toContainEqual({ field: 'x', before: null, after: 'none' });
    expect(history[0]?.changes).toContainEqual({ field: 'address', before: '1 Mill Lane, Columbus, OH 43215', after: null });
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.store_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({
      brand: 'alder-loom',
      version: 2,
      before: { phone: '(614) 555-0199' },
      after: { phone: null, x: '' },
    });
  });

  it('are restored from an earlier version, or to the defaults', async () => {
    const restore = async (to: number) => desk('POST', 'store/restore', { version: (await get()).version, to });
    expect((await restore(1)).status).toBe(200);
    expect((await get()).own).toMatchObject({ name: 'Alder Living', phone: '(614) 555-0199', x: null });
    expect((await restore(0)).status).toBe(200);
    expect(await get()).toMatchObject({ version: 4, own: nothing });
    expect((await restore(9)).body.code).toBe('settings_version_not_found');
    expect((await desk('POST', 'store/restore', { version: 1, to: 0 })).body.code).toBe('settings_changed');
  });

  it.each([
    ['name', 'A <b>', 'Leave out < >'],
    ['companyName', '  ', 'Legal name is required'],
    ['email', 'hello@', 'Enter an email address'],
    ['phone', 'call us', 'Enter a phone number'],
    ['x', 'javascript:alert(1)', 'begins with https://'],
    ['facebook', 'http://facebook.com', 'begins with https://'],
  ])('refuses %s “%s” at its field', async (field, value, message) => {
    const { version } = await get();
    expect((await set(version, { [field]: value })).body.fields).toEqual({ [field]: expect.stringContaining(message) });
  });

  it('[§6] require the permission', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await desk('GET', 'store', undefined, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'store', { ...nothing, version: 2 }, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'store', { ...nothing, version: 2 }, null)).status).toBe(401);
  });
});
