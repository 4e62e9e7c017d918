import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentCard } from '../../contract/engagement.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { Campaign, Campaigns } from './campaigns/campaign.ts';
import { tellOfCampaigns } from './news.ts';

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
    // A campaign of the sister's alone.
    ['BEDTIME', 'INVALID'],
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

describe('[§2.5] an offer that begins', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const offer = (campaignId: string, from: number, to: number): Campaign => ({
    campaignId,
    startsAt: hours(from),
    endsAt: hours(to),
    restrictionToken: null,
    message: 'Winter’s markdowns are in the prices you see.',
    excludedMessage: 'Rugs are left out.',
    shortMessage: 'Winter’s markdowns',
    ...{
      checkoutMessage: '',
      stackableMessage: '',
      excludedValues: [],
      paymentTypeExclusions: [],
      paymentTypeInclusions: [],
      savings: null,
    },
  });
  const running = [
    offer('NOW', -2, 90),
    offer('TOMORROW', 20, 90),
    offer('LONG-AGO', -2000, 90),
    offer('OVER', -20, -1),
    offer('FAR', 90, 99),
  ];
  const campaigns: Campaigns = { find: async () => null, openToAll: async (brand) => (brand === 'alder-loom' ? running : []) };
  const cards = async () => (await shop.app.inject({ method: 'GET', url: '/api/content-cards' })).json().cards as ContentCard[];

  it('is told to everybody of its brand once, from its moment on', async () => {
    for (let twice = 0; twice < 2; twice++) await tellOfCampaigns(shop.database, campaigns, ['alder-loom', 'pip-alder'], new Date());
    expect(await cards()).toMatchObject([
      {
        title: 'Winter’s markdowns',
        description: 'Winter’s markdowns are in the prices you see. Rugs are left out.',
        url: '/deals?cid=NOW',
      },
    ]);
  });
});
