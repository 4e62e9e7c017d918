import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('[§7.2 authenticated] answers a guest and sets the token that protects their forms', async () => {
  const response = await shop.app.inject({ url: '/api/authenticated' });
  const { ok, csrfToken } = response.json<{ ok: boolean; csrfToken: string }>();
  expect(ok).toBe(false);
  expect(response.headers['cache-control']).toBe('no-store');
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const post = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/cart', cookies, headers, payload: { variationId: 1 } });
  expect((await post({})).statusCode).toBe(403);
  expect((await post({ 'x-csrf-token': csrfToken })).json()).toMatchObject({ code: 'variation_not_found' });
});
