import type { Promotion } from '../promotion.ts';
import type { Campaign } from './campaign.ts';
import type { StoredCampaign } from './store.ts';

type Offered = Pick<Promotion, 'id' | 'startsAt' | 'endsAt'>;

/**
 * Campaigns for as long as their promotion gives something: from the later start to the earlier end, a stop included. One whose promotion is a
 * draft, or another brand's, is left out; otherwise its label would promise what the cart doesn't take off (spec §2.2, §3).
 */
export function asOffered<One extends StoredCampaign>(campaigns: readonly One[], promotions: readonly Offered[]): One[] {
  const byId = new Map(promotions.map((one) => [one.id, one]));
  return campaigns.flatMap((campaign) => {
    if (campaign.promotionId === null) return [campaign];
    const promotion = byId.get(campaign.promotionId);
    if (!promotion) return [];
    const startsAt = promotion.startsAt > campaign.startsAt ? promotion.startsAt : campaign.startsAt;
    const endsAt = promotion.endsAt !== null && promotion.endsAt < campaign.endsAt ? promotion.endsAt : campaign.endsAt;
    return [{ ...campaign, startsAt, endsAt }];
  });
}

/** Why a campaign would never give its promotion, by field. */
export function neverOffered(
  { brand, startsAt, endsAt }: Pick<Campaign, 'brand' | 'startsAt' | 'endsAt'>,
  promotion: Pick<Promotion, 'brands' | 'startsAt' | 'endsAt'>,
): [field: string, message: string][] {
  const faults: [string, string][] = [];
  const { brands } = promotion;
  if (brand !== null && brands.length > 0 && !brands.includes(brand)) faults.push(['brand', 'The promotion doesn’t run at this brand']);
  if (promotion.endsAt !== null && startsAt >= promotion.endsAt) faults.push(['startsAt', 'The promotion has ended by then']);
  if (endsAt <= promotion.startsAt) faults.push(['endsAt', 'The promotion starts later']);
  return faults;
}
