import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { defineProblems } from './problems.ts';

/** How a campaign's discount stands (spec §3). ACTIVE is ours; the other two are the codes seen. */
export const campaignCode = z.enum(['ACTIVE', 'EXPIRED', 'INVALID']);

const words = z.string();
/** What a campaign's discount says of itself (spec §3, campaign discount info); empty where there is nothing to say. */
export const campaignStatus = z.object({
  code: campaignCode,
  message: words,
  checkoutMessage: words,
  excludedMessage: words,
  /** What it does not count for, such as brands or departments. */
  excludedValues: z.array(z.string()),
  stackableMessage: words,
  paymentTypeExclusions: z.array(z.string()),
  /** Empty: any way to pay. */
  paymentTypeInclusions: z.array(z.string()),
  /** Null where it takes nothing off by itself. */
  savings: cents.nullable(),
  /** For narrow places, and all that an expired one says. */
  shortMessage: words,
});
export type CampaignStatus = z.infer<typeof campaignStatus>;

/** Longest campaign id and restriction token that are looked at; nobody's link has longer ones. */
export const longestCampaignId = 64;
export const longestRestrictionToken = 256;

export const campaignProblems = defineProblems({
  /** Spec §5, word for word. */
  no_campaign_id: { status: 400, message: 'No campaignId id supplied' },
});

export const campaignEndpoints = {
  getDiscountStatus: endpoint({
    name: 'campaigns.getDiscountStatus',
    summary:
      'How a campaign’s discount stands for who has its id and, where it is restricted, its token; INVALID when there is no such campaign',
    method: 'GET',
    path: '/api/campaign/discount-status',
    query: z.object({
      campaignId: z.string().trim().max(longestCampaignId).optional(),
      restrictionToken: z.string().max(longestRestrictionToken).optional(),
    }),
    response: z.object({ status: campaignStatus }),
    problems: campaignProblems,
    originalError: true,
  }),
};
