import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentCard } from '../../contract/engagement/engagement.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { campaign, importCampaigns, saveCampaigns, type WrittenCampaign } from './index.ts';
import { notifyOfCampaigns, withdrawOffers } from './notifications.ts';

let shop: TestShop;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
/** A campaign that runs between so many hours from now. */
const offer = (campaignId: string, from: number, to: number, more: Partial<WrittenCampaign> = {}): WrittenCampaign => ({
  campaignId,
  name: campaignId,
  startsAt: hours(from),
  endsAt: hours(to),
  shortMessage: `${campaignId} for less`,
  ...more,
});
const save = (...offers: WrittenCampaign[]) =>
  shop.database.transact((tx) =>
    saveCampaigns(
      tx,
      offers.map((one) => campaign.parse(one)),
    ),
  );

beforeAll(async () => {
  shop = await testShop();
  await save(
    offer('FRIDAY', -900, 900, { message: 'Already in the prices.', savings: 500, paymentTypeInclusions: ['PLCC'] }),
    offer('SPRING', -900, -300),
    offer('BEDTIME', -900, 900, { brand: 'pip-alder' }),
    offer('FRIENDS', -900, 900, { restrictionToken: 's3cret' }),
    offer('BOTH', -900, 900, { shortMessage: 'The family’s' }),
    offer('BOTH', -900, 900, { brand: 'alder-loom', shortMessage: 'The brand’s own' }),
  );
});
afterAll(() => shop.close());

const ask = (query: string) => shop.app.inject({ method: 'GET', url: `/api/campaign/discount-status${query}` });

describe('[§7.6 campaign discount status]', () => {
  it.each([
    ['FRIDAY', 'ACTIVE'],
    ['SPRING', 'EXPIRED'],
    ['nobody-knows', 'INVALID'],
    // A campaign of the sister brand only.
    ['BEDTIME', 'INVALID'],
    ['FRIENDS', 'INVALID'],
  ])('of %s is %s', async (campaignId, code) => {
    const answer = await ask(`?campaignId=${campaignId}&restrictionToken=x`);
    expect(answer.json().status.code).toBe(code);
  });

  it('shows everything in its row except the token', async () => {
    expect((await ask('?campaignId=FRIDAY')).json().status).toEqual({
      code: 'ACTIVE',
      message: 'Already in the prices.',
      checkoutMessage: '',
      excludedMessage: '',
      excludedValues: [],
      stackableMessage: '',
      paymentTypeExclusions: [],
      paymentTypeInclusions: ['PLCC'],
      savings: 500,
      shortMessage: 'FRIDAY for less',
    });
    const restricted = await ask('?campaignId=FRIENDS&restrictionToken=s3cret');
    expect(restricted.json().status.code).toBe('ACTIVE');
    expect(restricted.body).not.toContain('s3cret');
  });

  it('prefers the brand’s own campaign to the family’s, and follows changes to its row', async () => {
    expect((await ask('?campaignId=BOTH')).json().status.shortMessage).toBe('The brand’s own');
    await save(offer('BOTH', -900, -1, { brand: 'alder-loom', shortMessage: 'It is over' }));
    expect((await ask('?campaignId=BOTH')).json().status).toMatchObject({ code: 'EXPIRED', shortMessage: 'It is over' });
  });

  it.each(['', '?campaignId=', '?campaignId=%20&restrictionToken=x'])('[§5] requires a campaign id: "%s"', async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ ok: false, message: 'No campaignId id supplied' });
  });
});

describe('[§6 abuse] restriction tokens', () => {
  const from = async (network: string, token: string) => {
    const url = `/api/campaign/discount-status?campaignId=FRIENDS&restrictionToken=${token}`;
    return (await shop.app.inject({ url, remoteAddress: network })).json().status.code;
  };

  it('are refused after ten different wrong ones from a network, also the right one, unless that network has had it before', async () => {
    const [guesser, household, other] = ['198.51.100.1', '198.51.101.1', '198.51.102.1'] as const;
    expect(await from(household, 's3cret')).toBe('ACTIVE');
    for (let i = 0; i < 10; i++) for (const network of [guesser, household]) expect(await from(network, `guess-${i}`)).toBe('INVALID');
    expect([await from(guesser, 's3cret'), await from(household, 's3cret'), await from(other, 's3cret')]).toEqual([
      'INVALID',
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  it('in an old cookie cost its network one', async () => {
    for (let page = 0; page < 20; page++) expect(await from('198.51.103.1', 'last-year')).toBe('INVALID');
    expect(await from('198.51.103.1', 's3cret')).toBe('ACTIVE');
  });
});

describe('[§2.5] an offer that begins', () => {
  const cards = async () => (await shop.app.inject({ method: 'GET', url: '/api/content-cards' })).json().cards as ContentCard[];

  it('is announced once to everybody of its brand, from its start', async () => {
    const own = { brand: 'alder-loom', message: 'Winter’s markdowns are in the prices you see.', excludedMessage: 'Rugs are left out.' };
    await save(
      offer('NOW', -2, 90, own),
      offer('TOMORROW', 20, 90, own),
      offer('LONG-AGO', -2000, 90, own),
      offer('OVER', -20, -1, own),
      offer('FAR', 90, 99, own),
      offer('RESTRICTED', -2, 90, { ...own, restrictionToken: 's3cret' }),
    );
    for (let twice = 0; twice < 2; twice++) await notifyOfCampaigns(shop.database, ['alder-loom', 'pip-alder'], new Date());
    expect(await cards()).toMatchObject([
      {
        title: 'NOW for less',
        description: 'Winter’s markdowns are in the prices you see. Rugs are left out.',
        url: '/deals?cid=NOW',
      },
    ]);
  });

  it('is announced as it is now once a file has moved it', async () => {
    const announced = async (...offers: WrittenCampaign[]) => {
      const written = offers.map((one) => campaign.parse(one));
      await shop.database.transact((tx) => importCampaigns(tx, written));
      await notifyOfCampaigns(shop.database, ['alder-loom'], new Date());
      const { rows } = await sql<{ until: Date }>`
        select expires_at as until from engagement.card where starts_with(subject, 'campaign:MOVED:')`.execute(shop.database.read);
      return rows.map(({ until }) => until.toISOString());
    };
    const first = offer('MOVED', -2, 90);
    const second = offer('MOVED', -2, 9);
    expect(await announced(first)).toEqual([first.endsAt]);
    expect(await announced(second)).toEqual([second.endsAt]);
    expect(await announced({ ...second, restrictionToken: 's3cret' })).toEqual([]);
  });

  it('is a brand’s own before the family’s of the same id, and stays there when the family’s is withdrawn', async () => {
    await save(offer('SHARED', -2, 90), offer('SHARED', -3, 90, { brand: 'alder-loom', shortMessage: 'Our own' }));
    await notifyOfCampaigns(shop.database, ['alder-loom', 'pip-alder'], new Date());
    const announced = async () => {
      const { rows } = await sql<{ brand: string; title: string }>`
        select brand, title from engagement.card where starts_with(subject, 'campaign:SHARED:') order by brand`.execute(shop.database.read);
      return rows.map(({ brand, title }) => [brand, title]);
    };
    const withdraw = (brand: string | null) => shop.database.transact((tx) => withdrawOffers(tx, [{ campaignId: 'SHARED', brand }]));
    expect(await announced()).toEqual([
      ['alder-loom', 'Our own'],
      ['pip-alder', 'SHARED for less'],
    ]);
    await withdraw(null);
    expect(await announced()).toEqual([['alder-loom', 'Our own']]);
    await withdraw('alder-loom');
    expect(await announced()).toEqual([]);
  });
});
