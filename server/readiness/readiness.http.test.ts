import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '../../contract/readiness/readiness.ts';
import { hasServer, type TestShop, testShop } from '../../test/support/app.ts';
import { settingsDesk } from '../../test/support/settings.ts';
import { staffSignedIn } from '../../test/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  // Nothing listens on these ports.
  shop = await testShop({ PUBLIC_URL: 'http://127.0.0.1:9', SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => shop.close());

const ask = (token: string, url = '/api/staff/readiness') =>
  shop.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' }, cookies: { staff_session_token: token } });

describe('what a shop needs to go live', () => {
  it('is told to administrators only', async () => {
    expect((await ask('nobody')).statusCode).toBe(401);
    const { token } = await staffSignedIn(shop, 'merchandiser');
    expect((await ask(token)).statusCode).toBe(403);
  });

  it('is asked of the real database, mail server and pages', async () => {
    const { token } = await staffSignedIn(shop, 'administrator');
    const answer = await ask(token);
    expect(answer.statusCode).toBe(200);
    const checks = new Map(answer.json<{ checks: Check[] }>().checks.map((check) => [check.key, check]));
    expect(checks.get('catalogue')).toMatchObject({ state: 'missing', place: 'products' });
    expect(checks.get('pages')).toMatchObject({ state: 'missing', finding: expect.stringContaining('terms, privacy, returns, shipping') });
    expect(checks.get('mail')).toMatchObject({ state: 'missing', finding: expect.stringContaining('ECONNREFUSED') });
    expect(checks.get('payment-stripe')).toMatchObject({ state: 'missing', finding: expect.stringContaining('test payments') });
    expect(checks.get('database')).toMatchObject({ state: hasServer ? 'ready' : 'advice' });
    expect(checks.get('clock')).toMatchObject({ state: 'ready' });
    expect(checks.get('staff')).toMatchObject({ state: 'advice', place: 'members' });
    expect(checks.get('test-order')).toMatchObject({ state: 'advice', place: 'shop' });
    expect(checks.get('brand')).toMatchObject({
      state: 'missing',
      place: 'store',
      finding: expect.stringContaining('Alder & Loom: name, logo, contact details'),
    });
    expect(checks.get('shipping')).toMatchObject({ state: 'advice', place: 'shipping', finding: expect.stringContaining('built-in') });
    expect(checks.get('warehouses')).toMatchObject({ state: 'advice', place: 'warehouses', finding: expect.stringContaining('Reno') });
    expect(checks.get('taxes')).toMatchObject({ state: 'advice', place: 'taxes' });
  });

  it('follows what staff set, and lists for the overview what is missing', async () => {
    const desk = await settingsDesk(shop);
    const figures = { standard: 699, freeOver: null, remote: null, poBox: null, canada: null, heavy: null };
    expect((await desk('PUT', 'shipping', { version: 0, figures })).status).toBe(200);
    expect((await desk('PUT', 'taxes/regions/US/OH', { rate: '7.25', shippingTaxed: false, taxes: '' })).status).toBe(200);
    expect((await desk('PUT', 'store', { version: 0, name: 'Fern House', email: 'care@fern.shop', phone: '(614) 234-0142' })).status).toBe(
      200,
    );
    const { token } = await staffSignedIn(shop, 'administrator');
    const all = (await ask(token)).json<{ checks: Check[] }>().checks;
    const found = new Map(all.map((check) => [check.key, check]));
    expect(found.get('taxes')).toMatchObject({
      state: 'ready',
      finding: 'Your rates of 1 state or province. No county or city rates.',
    });
    expect(found.get('brand')?.finding).toContain('Fern House: logo');
    expect(found.get('shipping')?.finding).not.toContain('built-in rates: Fern House');
    expect(found.get('pages')?.finding).toContain('Fern House');
    expect(JSON.stringify(all)).not.toContain('Alder & Loom');
    const left = (await ask(token, '/api/staff/readiness/missing')).json<{ checks: Check[] }>().checks;
    expect(left).toEqual(all.filter(({ state }) => state === 'missing'));
    expect(left.map(({ key }) => key)).toContain('mail');
    const { token: other } = await staffSignedIn(shop, 'merchandiser');
    expect((await ask(other, '/api/staff/readiness/missing')).statusCode).toBe(403);
  });
});
