import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Cart } from '../../../contract/cart/cart.ts';
import { type taxEndpoints, taxTablePath } from '../../../contract/settings/taxes.ts';
import {
  type CommerceShop,
  commerceShop,
  ohio,
  readyToPay,
  type Shopper,
  startCheckout,
  stockShelves,
} from '../../../test/support/commerce.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let lamp: number;
let shopper: Shopper;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
  [lamp = 0] = await stockShelves(shop, [{ price: 10_000, stock: 50 }]);
  ({ shopper } = await startCheckout(shop, [{ variationId: lamp }]));
});
afterAll(() => shop.close());

type Upload = OutputOf<typeof taxEndpoints.getUpload>;
const paste = async (text: string, replaces = 'false') =>
  (await desk<{ uploadId: number }>('POST', 'taxes/uploads/text', { text, replaces })).body;
const check = async (uploadId: number) => (await desk<Upload>('GET', `taxes/uploads/${uploadId}`)).body;
const apply = (uploadId: number) => desk('POST', `taxes/uploads/${uploadId}/apply`);
const list = async (q = '') => (await desk<OutputOf<typeof taxEndpoints.list>>('GET', `taxes?q=${q}`)).body;
const cartTax = async (zip: string) => (await shopper.send<{ cart: Cart }>('GET', `/api/cart?zipCode=${zip}`)).body.cart.totals.tax;
const download = async (query = '') => {
  const { token } = await staffSignedIn(shop, 'administrator');
  return shop.app.inject({ url: `${taxTablePath}${query}`, cookies: { staff_session_token: token } });
};
const lastEntry = async () =>
  (
    await sql<{ action: string; details: object }>`select action, details from staff.audit order by id desc limit 1`.execute(
      shop.database.read,
    )
  ).rows[0];

describe('[rulings: Money] the tax table', () => {
  it('a table is checked first, then cart and checkout use the most specific rate', async () => {
    expect(await cartTax('43215')).toBe(575);
    const { uploadId } = await paste('US,OH,43215,7.5,yes,State tax 5.75 + County tax 1.75\nUS,OH,,6,no');
    expect(await check(uploadId)).toMatchObject({ rows: 2, created: 2, changed: 0, faulty: 0, appliedAt: null, text: null });
    expect(await cartTax('43215'), 'nothing applies yet').toBe(575);
    expect((await apply(uploadId)).status).toBe(200);
    expect([await cartTax('43215'), await cartTax('44101')]).toEqual([750, 600]);
    const { checkout } = await readyToPay(shop, [{ variationId: lamp }], { shippingAddress: ohio });
    expect(checkout.totals.tax).toBe(750);
    expect(await lastEntry()).toEqual({
      action: 'settings.tax_table_applied',
      details: { uploadId, before: { rates: 0 }, after: { rates: 2 }, created: 2, changed: 0, removed: 0 },
    });
    expect((await apply(uploadId)).body.code).toBe('tax_upload_applied');
    expect(await list('432')).toMatchObject({
      total: 1,
      local: [{ postalCode: '43215', rate: 7500, taxes: 'State tax 5.75 + County tax 1.75' }],
    });
  });

  it('a replacing table deletes what it lacks, and both tables can be downloaded', async () => {
    const { uploadId } = await paste('country,region,postal code,rate percent,shipping taxed\nUS,OH,43215,8.125,yes', 'true');
    expect(await check(uploadId)).toMatchObject({
      created: 0,
      changed: 1,
      removed: 1,
      changes: [
        { postalCode: '43215', before: '7.5%, shipping taxed (State tax 5.75 + County tax 1.75)', after: '8.125%, shipping taxed' },
        { region: 'OH', postalCode: '', before: '6%', after: null },
      ],
    });
    await apply(uploadId);
    expect(await check(uploadId), 'what it changed').toMatchObject({ changed: 1, removed: 1, appliedAt: expect.any(String) });
    expect([await cartTax('43215'), await cartTax('44101')]).toEqual([813, 575]);
    expect((await download()).body.split('\r\n')).toEqual([
      '\uFEFFcountry,region,postal code,rate percent,shipping taxed,taxes',
      'US,OH,43215,8.125,yes,',
      '',
    ]);
    expect((await download(`?before=${uploadId}`)).body).toContain('US,OH,,6,no');
    expect((await download('?before=999')).statusCode).toBe(404);
  });

  it('a table with errors names them by line and can’t be applied', async () => {
    const { uploadId } = await paste('US,OH,43216,7,yes\nUS,OH,90210,7,yes');
    expect(await check(uploadId)).toMatchObject({ faulty: 1, faults: [{ line: 2, message: '90210 isn’t a postal code of OH' }] });
    // What was typed is there to be corrected.
    expect((await check(uploadId)).text).toBe('US,OH,43216,7,yes\nUS,OH,90210,7,yes');
    expect((await apply(uploadId)).body.code).toBe('tax_upload_faulty');
    expect((await list('43216')).total).toBe(0);
    expect(await paste(' \n')).toMatchObject({ code: 'no_tax_file', fields: { text: 'Rates are required' } });
  });

  it('a table that nobody applies within a week is deleted with the next upload; an applied one stays', async () => {
    const { uploadId } = await paste('US,OH,43217,7,yes');
    await sql`update tax.upload set uploaded_at = uploaded_at - interval '8 days'`.execute(shop.database.read);
    const applied = (await list()).uploads.filter(({ appliedAt }) => appliedAt !== null).length;
    const later = await paste('US,OH,43218,7,yes');
    expect((await desk('GET', `taxes/uploads/${uploadId}`)).body.code).toBe('tax_upload_not_found');
    const { uploads } = await list();
    expect([uploads[0]?.uploadId, uploads.length]).toEqual([later.uploadId, applied + 1]);
  });

  it('uploads page, ten at a time, the latest first', async () => {
    const ids = [];
    for (let i = 0; i < 11; i++) ids.push((await paste('US,OH,43219,7,yes')).uploadId);
    const first = await list();
    expect(first.uploads.map(({ uploadId }) => uploadId)).toEqual(ids.toReversed().slice(0, 10));
    expect(first).toMatchObject({ page: 1, uploadsPage: 1, uploadsPages: 2 });
    const second = await list('&uploadsPage=2');
    expect([second.uploads[0]?.uploadId, second.page, second.uploadsPage]).toEqual([ids[0], 1, 2]);
    const last = await list('&uploadsPage=99');
    expect([last.uploads, last.uploadsPage]).toEqual([second.uploads, 2]);
  });

  it('a region’s rate is set and reset, with the names of its taxes', async () => {
    const set = (region: string, body: object) => desk('PUT', `taxes/regions/${region}`, body);
    const rateOf = async (region: string) => (await list()).regions.find((one) => `${one.country}/${one.region}` === region);
    expect((await set('CA/ON', { rate: '14.5', shippingTaxed: true, taxes: 'GST 5 + OST 9.5' })).status).toBe(200);
    expect(await rateOf('CA/ON')).toMatchObject({ rate: 14_500, taxes: 'GST 5 + OST 9.5', isOwn: true });
    expect(await cartTax('M5V2T6')).toBe(1450 + Math.round(2499 * 0.145));
    expect(await lastEntry()).toEqual({
      action: 'settings.tax_region_changed',
      details: { region: 'CA ON', before: null, after: '14.5%, shipping taxed (GST 5 + OST 9.5)' },
    });
    expect((await desk('DELETE', 'taxes/regions/CA/ON')).status).toBe(200);
    expect(await rateOf('CA/ON')).toMatchObject({ rate: 13_000, taxes: 'HST 13', isOwn: false });
    expect((await set('US/OH', { rate: '7,5', shippingTaxed: true, taxes: '' })).body.fields).toEqual({
      rate: expect.stringContaining('7.25'),
    });
    expect((await set('US/OH', { rate: '7', shippingTaxed: true, taxes: 'A 1' })).body.fields).toEqual({
      taxes: expect.stringContaining('add up to 1'),
    });
    expect((await set('US/PR', { rate: '7', shippingTaxed: true })).status).toBe(404);
  });

  it('a rate and a table are not applied over what somebody else has saved', async () => {
    const ofUtah = async () => (await list()).regions.find(({ region }) => region === 'UT')?.fingerprint;
    const set = (rate: string, basedOn = '') => desk('PUT', 'taxes/regions/US/UT', { rate, shippingTaxed: false, taxes: '', basedOn });
    const seen = await ofUtah();
    const { uploadId } = await paste('US,UT,,4.95,no');
    const { fingerprint } = await check(uploadId);
    expect((await set('5', seen)).status).toBe(200);
    expect(await set('6', seen)).toMatchObject({ status: 409, body: { code: 'tax_rates_changed' } });
    const refused = await desk('POST', `taxes/uploads/${uploadId}/apply`, { basedOn: fingerprint });
    expect(refused).toMatchObject({ status: 409, body: { code: 'tax_rates_changed' } });
    const now = await check(uploadId);
    expect(now).toMatchObject({ created: 0, changed: 1, appliedAt: null });
    expect((await desk('POST', `taxes/uploads/${uploadId}/apply`, { basedOn: now.fingerprint })).status).toBe(200);
    expect((await set('6', await ofUtah())).status).toBe(200);
    await desk('DELETE', 'taxes/regions/US/UT');
  });

  it('takes a file, and refuses a form without one', async () => {
    const { token } = await staffSignedIn(shop, 'administrator');
    const send = (body: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/settings/taxes/uploads?replaces=true',
        cookies: { staff_session_token: token },
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x', 'x-error-body': 'original' },
        payload: `${body}--x--\r\n`,
      });
    const file =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="wa.csv"\r\ncontent-type: text/csv\r\n\r\nUS,WA,98101,10.35,yes\r\n';
    const { uploadId } = (await send(file)).json();
    expect(await check(uploadId)).toMatchObject({ name: 'wa.csv', replaces: true, created: 1 });
    expect((await send('')).statusCode).toBe(400);
  });

  it('[§6] requires the permission', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    const tried = [
      ['GET', 'taxes'],
      ['PUT', 'taxes/regions/US/OH', { rate: '1', shippingTaxed: false }],
      ['DELETE', 'taxes/regions/US/OH'],
      ['POST', 'taxes/uploads/text', { text: 'US,OH,,1,no' }],
      ['GET', 'taxes/uploads/1'],
      ['POST', 'taxes/uploads/1/apply'],
    ] as const;
    for (const [who, status] of [
      [merchandiser, 403],
      [null, 401],
    ] as const) {
      for (const [method, path, body] of tried) expect((await desk(method, path, body, who)).status, path).toBe(status);
      const { statusCode } = await shop.app.inject({ url: taxTablePath, ...(who && { cookies: { staff_session_token: who.token } }) });
      expect(statusCode).toBe(status);
    }
  });
});
