import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { calendarDay } from '../values/days.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { daysBetween } from '../values/shop-days.ts';
import { promotionStates } from './promotions.rules.ts';

const day = calendarDay('Choose a day');

const calendarPromotion = z.object({
  promotionId: z.int(),
  name: z.string(),
  state: z.enum(promotionStates),
  /** Keys; empty for every brand. */
  brands: z.array(z.string()),
  /** ISO timestamps (UTC); the end is exclusive, that of a stopped one when it was stopped, and null without an end. */
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  /** Those of these days that run at some time together with it, in one shop, but never take something off the same order; of every state. */
  neverWith: z.array(z.object({ promotionId: z.int(), name: z.string() })),
});
export type CalendarPromotion = z.output<typeof calendarPromotion>;

const calendarCampaign = z.object({
  campaignId: z.string(),
  /** Null: every brand. */
  brand: z.string().nullable(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The promotion that its link switches on; null for one that only shows texts. */
  promotionId: z.int().nullable(),
});
export type CalendarCampaign = z.output<typeof calendarCampaign>;

export const promotionCalendarDeclarations = {
  between: {
    name: 'promotionCalendar.between',
    summary: 'Get the promotion calendar',
    description:
      'For at most 93 days: active promotions, 50 per page, earliest start first; their campaigns; and how many sale prices end each day.',
    access: 'promotions.read',
    query: z
      .object({
        from: day,
        to: day,
        /** A brand’s key; without one every brand. */
        brand: z.string().max(40).optional(),
        /** Filters promotions; campaigns are then those of the promotions found. */
        state: z.enum(promotionStates).optional(),
        page: wholeNumber({ min: 1, max: 10_000 }).default(1),
      })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < 93, {
        path: ['to'],
        error: 'Choose 93 days at most',
      }),
    response: z.object({
      promotions: z.array(calendarPromotion),
      /** Promotions of all pages. */
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** Campaigns of the page’s promotions; the last page also has those without a promotion. */
      campaigns: z.array(calendarCampaign),
      /** Variations whose sale price ends, by its last day. */
      saleEnds: z.array(z.object({ day: z.string(), variations: z.int() })),
    }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
