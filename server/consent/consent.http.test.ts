import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('[§9 consent cookie] lasts a year and is readable by script', async () => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/consent' });
  expect(answer.json()).toEqual({ ok: true });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'cookie_consent', value: 'true', path: '/', maxAge: 31_536_000, sameSite: 'Lax' });
  expect(cookie?.httpOnly).toBeFalsy();
});

it('[§7.6 opt-out] is remembered for a year on this device, also where the browser sends Global Privacy Control', async () => {
  for (const headers of [{}, { 'sec-gpc': '1' }]) {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/opt-out', headers });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.cookies[0]).toMatchObject({ name: 'opt_out', value: 'true', path: '/', maxAge: 31_536_000, sameSite: 'Lax' });
  }
});
