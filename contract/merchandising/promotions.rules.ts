import { changedByOthers, defineProblems, notFound, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** `draft`: for staff only. `stopped`: ended by staff before its time. The others follow from the dates. */
export const promotionStates = ['draft', 'scheduled', 'active', 'ended', 'stopped'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** What staff may set; whether it is scheduled, active or ended follows from its dates. */
export const settableStates = ['draft', 'published'] as const;

/** Most unique codes of one run. */
export const maxCodes = 10_000;

/** Most lines of a cart that staff try promotions on. */
export const maxTriedLines = 50;

/** The unique codes of a promotion as CSV, streamed (promotions.edit); `batch` is one run, without it all. */
export const promotionCodesPath = '/api/staff/promotions/:promotionId/codes.csv';
export const promotionCodesUrl = (promotionId: number, batch: number | null): string =>
  `${promotionCodesPath.replace(':promotionId', String(promotionId))}${batch === null ? '' : `?batch=${batch}`}`;

export const promotionProblems = defineProblems({
  ...staffOnlyProblems,
  promotion_not_found: notFound('promotion'),
  invalid_input: wrongFields,
  promotion_changed: changedByOthers('promotion'),
  promotion_not_active: { status: 409, message: 'Only an active promotion can be stopped.' },
  codes_not_needed: {
    status: 409,
    message: 'This promotion doesn’t need a code. Check “A promo code is needed” under “Who gets it” and save first.',
  },
  campaign_taken: { status: 409, message: 'This link is taken.' },
  batch_taken: { status: 409, message: 'These codes have been created already.' },
});
