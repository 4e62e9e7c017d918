import { z } from 'zod';
import { family } from '../../brands/family.ts';
import type { Benefit } from '../../contract/merchandising/promotions.ts';
import { handle, writtenPromotion } from '../../contract/merchandising/written-promotion.schemas.ts';
import type { PromotionGroup } from '../../contract/promotions/promotions.ts';
import { calendarMoment } from '../../contract/values/days.schemas.ts';

export type { Benefit, Conditions } from '../../contract/merchandising/promotions.ts';
export { benefit, conditions, handle } from '../../contract/merchandising/written-promotion.schemas.ts';

const moment = calendarMoment().transform((text) => new Date(text));

/** Benefits allowed in each group. */
const kindsOf: Readonly<Record<PromotionGroup, readonly Benefit['kind'][]>> = {
  item: ['percent', 'amount', 'fixed_price', 'buy_x_get_y'],
  order: ['percent', 'amount', 'tiers'],
  shipping: ['percent', 'amount', 'free_shipping'],
};

/** A promotion in an import file (`npm run promotions -- import`), or of the console; dates in ISO 8601 with zone, money in cents. */
export const promotion = writtenPromotion
  .extend({
    /** How files, campaigns and the command refer to it; never shown to shoppers. */
    key: handle,
    brands: z.array(z.string().refine((brand) => family.some(({ key }) => key === brand), 'Brand not found')).default([]),
    startsAt: moment,
    endsAt: moment.nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, { path: ['endsAt'], error: 'A promotion ends after it begins' })
  .refine(({ group, benefit: { kind } }) => kindsOf[group].includes(kind), { path: ['benefit'], error: 'This group cannot give that' })
  .refine(({ conditions: { code }, codes }) => codes.length === 0 || code === true, {
    path: ['codes'],
    error: 'Codes are for promotions that need one (conditions.code)',
  });

export type WrittenPromotion = z.input<typeof promotion>;

/** The phase of something that is in force from `startsAt` until just before `endsAt`; null never ends. */
export function phaseOf({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date | null }, now: Date) {
  if (now < startsAt) return 'not_begun';
  return endsAt !== null && now >= endsAt ? 'ended' : 'in_force';
}

/** A promotion as `evaluate` needs it. */
export interface Promotion extends Readonly<Omit<z.output<typeof promotion>, 'codes' | 'key'>> {
  readonly id: number;
}
