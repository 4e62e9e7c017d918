import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents } from '../values/money.schemas.ts';
import { campaignProblems, longestCampaignId, longestRestrictionToken } from './campaigns.rules.ts';

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
  /** What it takes off the visitor's cart now; null where it takes nothing off by itself. */
  savings: cents.nullable(),
  /** For narrow places, and all that an expired one says. */
  shortMessage: words,
});
export type CampaignStatus = z.infer<typeof campaignStatus>;

const namedCampaign = z.string().trim().min(1).max(longestCampaignId);
const campaignId = z.string().trim().max(longestCampaignId).optional();
const restrictionToken = z.string().max(longestRestrictionToken).optional();
const answered = {
  response: z.object({ status: campaignStatus }),
  problems: campaignProblems,
  originalError: true,
  whileImpersonating: 'allowed',
} as const;

export const campaignDeclarations = {
  getDiscountStatus: {
    name: 'campaigns.getDiscountStatus',
    summary:
      'How a campaign’s discount stands for who has its id and, where it is restricted, its token; INVALID when there is no such campaign',
    query: z.object({ campaignId, restrictionToken }),
    ...answered,
  },
  getDiscountStatusOf: {
    name: 'campaigns.getDiscountStatusOf',
    summary: 'The same, with the id in the path',
    params: z.object({ campaignId: namedCampaign }),
    query: z.object({ restrictionToken }),
    ...answered,
  },
  getDiscountStatusAt: {
    name: 'campaigns.getDiscountStatusAt',
    summary: 'The same, at the path that servers ask',
    params: z.object({ campaignId: namedCampaign }),
    query: z.object({ restrictionToken }),
    ...answered,
  },
  askDiscountStatus: {
    name: 'campaigns.askDiscountStatus',
    summary: 'The same, with id and token in the body, where neither is kept in logs',
    body: z.object({ campaignId, restrictionToken }),
    ...answered,
  },
} satisfies Declarations;
