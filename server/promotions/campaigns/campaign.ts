import { z } from 'zod';
import { longestCampaignId, longestRestrictionToken } from '../../../contract/buying/campaigns.ts';
import { cents } from '../../../contract/values/money.schemas.ts';

const words = z.string().trim().max(500).default('');
const values = z.array(z.string().trim().min(1)).default([]);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A campaign as a file has it (`npm run campaigns -- import`): its link, its dates in ISO 8601 with their zone, and the words of spec §3. */
export const campaign = z
  .strictObject({
    /** What the link names (`cid`). */
    campaignId: z.string().trim().min(1).max(longestCampaignId),
    /** Null: every brand of the family. */
    brand: z.string().nullable().default(null),
    /** For staff; never shown to shoppers. */
    name: z.string().trim().min(1).max(200),
    /** Only who has this token may have the offer; null: everybody with the link. */
    restrictionToken: z.string().min(1).max(longestRestrictionToken).nullable().default(null),
    startsAt: moment,
    endsAt: moment,
    message: words,
    checkoutMessage: words,
    excludedMessage: words,
    excludedValues: values,
    stackableMessage: words,
    paymentTypeExclusions: values,
    paymentTypeInclusions: values,
    savings: cents.nonnegative().nullable().default(null),
    shortMessage: z.string().trim().min(1).max(200),
    /** Key of the promotion that it switches on for the visitor; null: it only says something. */
    promotion: z.string().nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: 'A campaign ends after it begins' });

export type WrittenCampaign = z.input<typeof campaign>;

/** An offer that comes by a link (spec §3, campaign tracking). */
export type Campaign = Readonly<z.output<typeof campaign>>;
