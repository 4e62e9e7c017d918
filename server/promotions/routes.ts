import { campaignEndpoints, campaignProblems } from '../../contract/promotions/campaigns.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { PromotionsAt } from './brand-promotions.ts';
import { paymentTypesWith } from './campaigns/payment-types.ts';
import { statusOf } from './campaigns/status.ts';
import type { CampaignTokenGate } from './campaigns/token-gate.ts';
import type { CampaignTracking } from './campaigns/tracking.ts';

const problem = problemsOf(campaignProblems);
/** A visitor's pages ask once each; this stops guessing ids. */
const limit = { rateLimit: { max: 120, windowSeconds: 60 }, limitedAs: 'campaigns.getDiscountStatus' };

export interface PromotionParts {
  /** Whether campaigns give discounts to this caller (spec §9, discount activation). */
  readonly campaignsOn: (call: Call) => Promise<boolean>;
  readonly promotionsAt: PromotionsAt;
  readonly campaignTokenGate: CampaignTokenGate;
  /** Cents that a campaign's promotion takes off the visitor's cart, computed by the cart. */
  readonly savingsOf: (call: Call, campaign: CampaignTracking, promotionId: number) => Promise<number>;
}

type Asked = Partial<CampaignTracking>;

/** Endpoints for the status of the visitor's campaign, by query, path and body (spec §7.5). */
export function mountPromotions(api: Api, { campaignsOn, promotionsAt, campaignTokenGate, savingsOf }: PromotionParts): void {
  const answer = async ({ campaignId, restrictionToken: given }: Asked, call: Call) => {
    if (!campaignId) throw problem('no_campaign_id');
    const { campaigns, promotions } = await promotionsAt(call.brand, call.now);
    const campaign = (await campaignsOn(call)) ? campaigns.find((one) => one.campaignId === campaignId) : undefined;
    const tracking = await campaignTokenGate.admit({ campaignId, restrictionToken: given }, campaign ? [campaign] : [], call.network);
    const status = statusOf(campaign, tracking.restrictionToken, call.now);
    if (status.code !== 'ACTIVE' || !campaign?.promotionId) return { status };
    const conditions = promotions.find(({ id }) => id === campaign.promotionId)?.conditions ?? {};
    const types = paymentTypesWith(conditions, campaign);
    const paymentTypes = { paymentTypeInclusions: types?.in ?? [], paymentTypeExclusions: types?.notIn ?? [] };
    return {
      status: { ...status, ...paymentTypes, savings: await savingsOf(call, tracking, campaign.promotionId) },
    };
  };
  api.bind(campaignEndpoints.getDiscountStatus, answer, limit);
  api.bind(campaignEndpoints.getDiscountStatusOf, answer, limit);
  api.bind(campaignEndpoints.getDiscountStatusAt, answer, limit);
  api.bind(campaignEndpoints.askDiscountStatus, answer, limit);
}
