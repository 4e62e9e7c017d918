import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../contract/index.ts';
import { type TestShop, testShop } from '../test/support/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('[§7] every endpoint of the contract is answered by a domain, and nothing else is', () => {
  const bound = [...shop.api.bindings].map(({ endpoint }) => endpoint.name);
  expect(bound.sort()).toEqual(endpoints.map(({ name }) => name).sort());
});
