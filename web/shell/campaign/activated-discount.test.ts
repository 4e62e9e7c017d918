import { describe, expect, it } from 'vitest';
import type { CampaignStatus } from '../../../contract/promotions/campaigns.ts';
import { discountOf } from './activated-discount.ts';

const status: CampaignStatus = {
  code: 'ACTIVE',
  message: '15% off.',
  checkoutMessage: '',
  excludedMessage: '',
  excludedValues: [],
  stackableMessage: '',
  paymentTypeExclusions: [],
  paymentTypeInclusions: [],
  savings: 1500,
  shortMessage: '',
};
const tracking = { campaignId: 'FALL', restrictionToken: 't' };
const stored = { ...tracking, status, savedAt: 1_000_000 };

describe('[§3 activated discount info]', () => {
  it.each([
    ['is shown on the next page', stored, tracking, 0, status],
    ['is forgotten after a quarter of an hour', stored, tracking, 900_000, null],
    ['is not another campaign’s', stored, { ...tracking, campaignId: 'SPRING' }, 0, null],
    ['is not that of another token', stored, { ...tracking, restrictionToken: undefined }, 0, null],
    ['is nothing where the clock went back', stored, tracking, -1, null],
    ['is nothing where nothing is stored', null, tracking, 0, null],
  ])('%s', (_, kept, asked, after, shown) => {
    expect(discountOf(kept, asked, stored.savedAt + after)).toBe(shown);
  });

  it('survives its storage, which has no undefined values', () => {
    const plain = { campaignId: 'FALL', restrictionToken: undefined };
    expect(discountOf(JSON.parse(JSON.stringify({ ...stored, ...plain })), plain, stored.savedAt)).toEqual(status);
  });
});
