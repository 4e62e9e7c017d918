import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ask = (query: string) => shop.app.inject({ method: 'GET', url: `/api/campaign/discount-status${query}` });

describe('[§7.6 campaign discount status]', () => {
  it.each([
    ['FRIDAY', 'ACTIVE'],
    ['SPRING', 'EXPIRED'],
    ['nobody-knows', 'INVALID'],
  ])('answers how %s stands: %s', async (campaignId, code) => {
    const answer = await ask(`?campaignId=${campaignId}&restrictionToken=x`);
    expect(answer.json().status.code).toBe(code);
  });

  it.each(['', '?campaignId=', '?campaignId=%20&restrictionToken=x'])('[§5] wants a campaign id: "%s"', async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ ok: false, message: 'No campaignId id supplied' });
  });
});
