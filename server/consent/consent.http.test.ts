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
