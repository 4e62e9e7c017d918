import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents } from '../values/money.schemas.ts';
import { campaignProblems, longestCampaignId, longestRestrictionToken } from './campaigns.rules.ts';

/** A campaign discount's status (spec §3). ACTIVE is ours; the other two codes are the specification's. */
export const campaignCode = z.enum(['ACTIVE', 'EXPIRED', 'INVALID']);

const words = z.string();
/** A campaign discount's texts and limits (spec §3, campaign discount info); empty where not applicable. */
export const campaignStatus = z.object({
  code: campaignCode,
  message: words,
  checkoutMessage: words,
  excludedMessage: words,
  /** What it excludes, such as brands or departments. */
  excludedValues: z.array(z.string()),
  stackableMessage: words,
  paymentTypeExclusions: z.array(z.string()),
  /** Empty: any payment type. */
  paymentTypeInclusions: z.array(z.string()),
  /** What it takes off the visitor's cart now; null where it has no discount of its own. */
  savings: cents.nullable(),
  /** For narrow places, and the only text once expired. */
  shortMessage: words,
});
export type CampaignStatus = z.infer<typeof campaignStatus>;

const namedCampaign = z.string().trim().min(1).max(longestCampaignId);
const campaignId = z.string().trim().max(longestCampaignId).optional();
const restrictionToken = z.string().max(longestRestrictionToken).optional();
/** A campaign by its id, and its token where it is restricted; calls that price take the one in the visitor's cookie where none is named. */
export const campaignFields = { campaignId, restrictionToken };
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
    query: z.object(campaignFields),
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
    body: z.object(campaignFields),
    ...answered,
  },
} satisfies Declarations;
