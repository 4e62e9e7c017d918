import type { CampaignStatus } from '../../../contract/campaigns.ts';

/** An offer that comes by a link (spec §3, campaign tracking). */
export interface Campaign extends Omit<CampaignStatus, 'code'> {
  readonly campaignId: string;
  /** Only who has this token may have the offer; null: everybody with the link. */
  readonly restrictionToken: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The port: where campaigns are kept. */
export interface Campaigns {
  /** Null when the brand has no such campaign. */
  find(brand: string, campaignId: string): Promise<Campaign | null>;
  /** Those that no token restricts, whenever they run. */
  openToAll(brand: string): Promise<readonly Campaign[]>;
}
