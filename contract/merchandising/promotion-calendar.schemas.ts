import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { calendarDay } from '../values/days.schemas.ts';
import { staffOnlyProblems } from './products.rules.ts';
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
    summary:
      'Promotions and campaigns that are in force on days of the shop’s calendar, the earliest start first, 93 days and 200 promotions at most; and how many sale prices end on each day',
    access: 'promotions.read',
    query: z
      .object({
        from: day,
        to: day,
        /** A brand’s key; without one every brand. */
        brand: z.string().max(40).optional(),
        /** Of promotions; campaigns are then those of the promotions found. */
        state: z.enum(promotionStates).optional(),
      })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 93 * 86_400_000, {
        path: ['to'],
        error: 'Choose 93 days at most',
      }),
    response: z.object({
      promotions: z.array(calendarPromotion),
      /** Promotions in all; above 200 the answer has only the first. */
      total: z.int(),
      campaigns: z.array(calendarCampaign),
      /** Variations whose sale price ends, by its last day. */
      saleEnds: z.array(z.object({ day: z.string(), variations: z.int() })),
    }),
    problems: staffOnlyProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
