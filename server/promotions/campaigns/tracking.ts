import { z } from 'zod';
import { maxCampaignIdLength, maxRestrictionTokenLength } from '../../../contract/promotions/campaigns.ts';

/** What brought the visitor here (spec §3, campaign tracking). */
export interface CampaignTracking {
  readonly campaignId: string;
  readonly restrictionToken?: string | undefined;
}

const kept = z.object({
  campaign_cid: z.string().min(1).max(maxCampaignIdLength),
  token: z.string().min(1).max(maxRestrictionTokenLength).optional().catch(undefined),
});

/** The campaign in the visitor's cookie; null when it cannot be read (spec §8). */
export function trackingIn(cookie: string | undefined): CampaignTracking | null {
  if (!cookie) return null;
  try {
    const { campaign_cid: campaignId, token: restrictionToken } = kept.parse(JSON.parse(cookie));
    return { campaignId, restrictionToken };
  } catch {
    return null;
  }
}
