import { campaignEndpoints, campaignProblems } from '../../contract/campaigns.ts';
import type { Api } from '../platform/http/api.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { builtInCampaigns } from './campaigns/built-in.ts';
import type { Campaigns } from './campaigns/campaign.ts';
import { statusOf } from './campaigns/status.ts';

const problem = problemsOf(campaignProblems);
/** A visitor's pages ask once each; who tries ids runs into this. */
const limit = { rateLimit: { max: 120, windowSeconds: 60 } };

/** `campaigns`: another store than the built-in one. */
export function mountPromotions(api: Api, campaigns: Campaigns = builtInCampaigns): void {
  api.bind(
    campaignEndpoints.getDiscountStatus,
    async ({ campaignId, restrictionToken }, { brand, now }) => {
      if (!campaignId) throw problem('no_campaign_id');
      return { status: statusOf(await campaigns.find(brand, campaignId), restrictionToken, now) };
    },
    limit,
  );
}
