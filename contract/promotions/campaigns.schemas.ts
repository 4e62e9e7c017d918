import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents } from '../values/money.schemas.ts';
import { campaignProblems, maxCampaignIdLength, maxRestrictionTokenLength } from './campaigns.rules.ts';

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
  /** Its discount on the visitor's cart now; null if it has none. */
  savings: cents.nullable(),
  /** For narrow places, and the only text once expired. */
  shortMessage: words,
});
export type CampaignStatus = z.infer<typeof campaignStatus>;

const namedCampaign = z.string().trim().min(1).max(maxCampaignIdLength);
const campaignId = z.string().trim().max(maxCampaignIdLength).optional();
const restrictionToken = z.string().max(maxRestrictionTokenLength).optional();
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
    summary: 'Get a campaign’s discount status',
    description: 'Takes the campaign’s ID and, if restricted, its token. INVALID if there is no such campaign.',
    query: z.object(campaignFields),
    ...answered,
  },
  getDiscountStatusOf: {
    name: 'campaigns.getDiscountStatusOf',
    summary: 'Get a campaign’s discount status, ID in the path',
    description: 'Otherwise the same as `campaigns.getDiscountStatus`.',
    params: z.object({ campaignId: namedCampaign }),
    query: z.object({ restrictionToken }),
    ...answered,
  },
  getDiscountStatusAt: {
    name: 'campaigns.getDiscountStatusAt',
    summary: 'Get a campaign’s discount status, server path',
    description: 'Otherwise the same as `campaigns.getDiscountStatus`.',
    params: z.object({ campaignId: namedCampaign }),
    query: z.object({ restrictionToken }),
    ...answered,
  },
  askDiscountStatus: {
    name: 'campaigns.askDiscountStatus',
    summary: 'Get a campaign’s discount status, ID and token in the body',
    description: 'Keeps both out of logs. Otherwise the same as `campaigns.getDiscountStatus`.',
    body: z.object(campaignFields),
    ...answered,
  },
} satisfies Declarations;
