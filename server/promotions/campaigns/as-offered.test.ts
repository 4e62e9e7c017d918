import { describe, expect, it } from 'vitest';
import { asOffered, neverOffered } from './as-offered.ts';
import type { StoredCampaign } from './store.ts';

const day = (date: number) => new Date(Date.UTC(2026, 9, date));
const campaign = { campaignId: 'AUTUMN', promotionId: 7, startsAt: day(5), endsAt: day(20) } as StoredCampaign;

describe('[§2.2 campaign label] a campaign runs no longer than its promotion', () => {
  it.each([
    ['without a promotion', { ...campaign, promotionId: null }, [], [day(5), day(20)]],
    ['of a promotion that runs longer', campaign, [{ id: 7, startsAt: day(1), endsAt: null }], [day(5), day(20)]],
    ['of one that begins later', campaign, [{ id: 7, startsAt: day(6), endsAt: day(30) }], [day(6), day(20)]],
    ['of one that ends or is stopped earlier', campaign, [{ id: 7, startsAt: day(1), endsAt: day(9) }], [day(5), day(9)]],
    ['of a draft, or of another brand’s promotion', campaign, [{ id: 8, startsAt: day(1), endsAt: null }], null],
  ] as const)('%s', (_, one, promotions, dates) => {
    expect(asOffered([one], promotions).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(dates === null ? [] : [dates]);
  });
});

describe('[§2.2 campaign label] a campaign that never meets its promotion', () => {
  const promotion = { brands: ['alder-loom'], startsAt: day(5), endsAt: day(20) };
  it.each([
    ['at another brand', { brand: 'pip-alder', startsAt: day(5), endsAt: day(20) }, ['brand']],
    ['after its end', { brand: null, startsAt: day(20), endsAt: day(21) }, ['startsAt']],
    ['before its start', { brand: 'alder-loom', startsAt: day(4), endsAt: day(5) }, ['endsAt']],
    ['at every brand', { brand: null, startsAt: day(5), endsAt: day(20) }, []],
    ['for a while of it', { brand: 'alder-loom', startsAt: day(1), endsAt: day(6) }, []],
  ] as const)('%s is told at its fields', (_, one, fields) => {
    expect(neverOffered(one, promotion).map(([field]) => field)).toEqual(fields);
  });
});
