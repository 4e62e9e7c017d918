import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '../../contract/readiness/readiness.ts';
import { hasServer, type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  // Nothing listens on these ports.
  shop = await testShop({ PUBLIC_URL: 'http://127.0.0.1:9', SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => shop.close());

const ask = (token: string) =>
  shop.app.inject({ url: '/api/staff/readiness', headers: { 'sec-fetch-site': 'same-origin' }, cookies: { staff_session_token: token } });

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
    expect(checks.get('payment-stripe')).toMatchObject({ state: 'missing', finding: expect.stringContaining('play money') });
    expect(checks.get('database')).toMatchObject({ state: hasServer ? 'ready' : 'advice' });
    expect(checks.get('clock')).toMatchObject({ state: 'ready' });
    expect(checks.get('staff')).toMatchObject({ state: 'advice', place: 'members' });
    expect(checks.get('test-order')).toMatchObject({ state: 'advice' });
  });
});
