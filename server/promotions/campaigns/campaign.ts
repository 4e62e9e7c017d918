import { z } from 'zod';
import { maxCampaignIdLength, maxRestrictionTokenLength } from '../../../contract/promotions/campaigns.ts';
import { paymentType } from '../../../contract/promotions/promotions.schemas.ts';
import { calendarMoment } from '../../../contract/values/days.schemas.ts';
import { cents } from '../../../contract/values/money.schemas.ts';

const words = z.string().trim().max(500).default('');
const values = z.array(z.string().trim().min(1)).default([]);
const paymentTypes = values.refine(
  (all) => all.every((one) => paymentType.safeParse(one).success),
  'Payment types are CARD, PAYPAL and PLCC',
);
const moment = calendarMoment().transform((text) => new Date(text));

/** A campaign in an import file (`npm run campaigns -- import`): its link, its dates in ISO 8601 with zone, and the texts of spec §3. */
export const campaign = z
  .strictObject({
    /** The id in the link (`cid`). */
    campaignId: z.string().trim().min(1).max(maxCampaignIdLength),
    /** Null applies to every brand of the family. */
    brand: z.string().nullable().default(null),
    /** For staff; never shown to shoppers. */
    name: z.string().trim().min(1).max(200),
    /** Required to get the offer; null opens it to everybody with the link. */
    restrictionToken: z.string().min(1).max(maxRestrictionTokenLength).nullable().default(null),
    startsAt: moment,
    endsAt: moment,
    message: words,
    checkoutMessage: words,
    excludedMessage: words,
    excludedValues: values,
    stackableMessage: words,
    paymentTypeExclusions: paymentTypes,
    paymentTypeInclusions: paymentTypes,
    savings: cents.nonnegative().nullable().default(null),
    shortMessage: z.string().trim().min(1).max(200),
    /** Key of the promotion that it switches on for the visitor; null for a campaign that only shows its texts. */
    promotion: z.string().nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], error: 'A campaign ends after it begins' });

export type WrittenCampaign = z.input<typeof campaign>;

/** An offer reached by a link (spec §3, campaign tracking). */
export type Campaign = Readonly<z.output<typeof campaign>>;
