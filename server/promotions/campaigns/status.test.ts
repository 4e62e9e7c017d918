import { describe, expect, it } from 'vitest';
import { statusOf } from './status.ts';
import type { StoredCampaign } from './store.ts';

const campaign: StoredCampaign = {
  campaignId: 'AUTUMN',
  brand: null,
  name: 'Autumn',
  restrictionToken: null,
  startsAt: new Date('2026-10-01T00:00:00Z'),
  endsAt: new Date('2026-11-01T00:00:00Z'),
  message: 'Markdowns are in the prices.',
  checkoutMessage: '',
  excludedMessage: 'Not for gift cards.',
  excludedValues: ['gift-cards'],
  stackableMessage: '',
  paymentTypeExclusions: [],
  paymentTypeInclusions: [],
  savings: null,
  shortMessage: 'This offer has ended',
  promotion: null,
  promotionId: null,
};
const inside = new Date('2026-10-15T00:00:00Z');

describe('[§4 campaign discount] status', () => {
  it.each([
    ['unknown', undefined, undefined, inside, 'INVALID'],
    ['before it begins', campaign, undefined, new Date('2026-09-30T23:59:59Z'), 'INVALID'],
    ['at its first moment', campaign, undefined, campaign.startsAt, 'ACTIVE'],
    ['at its end', campaign, undefined, campaign.endsAt, 'EXPIRED'],
    ['restricted, without token', { ...campaign, restrictionToken: 's3cret' }, undefined, inside, 'INVALID'],
    ['restricted, with another token', { ...campaign, restrictionToken: 's3cret' }, 'guess', inside, 'INVALID'],
    ['restricted, ended, with another token', { ...campaign, restrictionToken: 's3cret' }, 'guess', campaign.endsAt, 'INVALID'],
    ['restricted, with its token', { ...campaign, restrictionToken: 's3cret' }, 's3cret', inside, 'ACTIVE'],
  ] as const)('%s', (_, which, token, now, code) => {
    expect(statusOf(which, token, now).code).toBe(code);
  });

  it('is expired with its short message alone, and never reveals its token', () => {
    expect(statusOf(campaign, undefined, campaign.endsAt)).toMatchObject({
      message: '',
      shortMessage: 'This offer has ended',
      excludedValues: [],
    });
    expect(JSON.stringify(statusOf({ ...campaign, restrictionToken: 's3cret' }, 's3cret', inside))).not.toContain('s3cret');
  });
});
