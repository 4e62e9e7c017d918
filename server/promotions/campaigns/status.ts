import type { CampaignStatus } from '../../../contract/promotions/campaigns.ts';
import { phaseOf } from '../promotion.ts';
import type { StoredCampaign } from './store.ts';

const nothing: CampaignStatus = {
  code: 'INVALID',
  message: '',
  checkoutMessage: '',
  excludedMessage: '',
  excludedValues: [],
  stackableMessage: '',
  paymentTypeExclusions: [],
  paymentTypeInclusions: [],
  savings: null,
  shortMessage: '',
};

/** A campaign's status for a visitor with this token. Unknown, foreign and future campaigns are all INVALID, so that nothing is revealed. */
export function statusOf(campaign: StoredCampaign | undefined, restrictionToken: string | undefined, now: Date): CampaignStatus {
  if (!campaign || phaseOf(campaign, now) === 'not_begun') return nothing;
  const {
    campaignId: _id,
    brand: _brand,
    name: _name,
    restrictionToken: wanted,
    startsAt: _start,
    endsAt: _end,
    promotion: _key,
    promotionId: _promotion,
    ...words
  } = campaign;
  if (wanted !== null && wanted !== restrictionToken) return nothing;
  if (phaseOf(campaign, now) === 'ended') return { ...nothing, code: 'EXPIRED', shortMessage: words.shortMessage };
  return { ...words, code: 'ACTIVE' };
}
