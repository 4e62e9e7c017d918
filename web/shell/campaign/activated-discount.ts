import type { CampaignStatus } from '../../../contract/promotions/campaigns.ts';
import type { Tracking } from './tracking.ts';

/** A campaign's last known discount (spec §3: activated discount info). */
export interface ActivatedDiscount extends Tracking {
  readonly status: CampaignStatus;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** A quarter of an hour (spec §9 lifetimes), since the savings change with the cart. */
const lifetimeMs = 900_000;

/** The stored status of this campaign; null for another campaign's, an old one, and what no page has stored. */
export function discountOf(
  stored: ActivatedDiscount | null,
  { campaignId, restrictionToken }: Tracking,
  now: number,
): CampaignStatus | null {
  const isSame = stored?.campaignId === campaignId && stored.restrictionToken === restrictionToken;
  return isSame && now >= stored.savedAt && now - stored.savedAt < lifetimeMs ? (stored.status ?? null) : null;
}
