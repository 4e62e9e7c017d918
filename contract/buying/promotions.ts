import { defineProblems } from '../api/problems.ts';

export type { Adjustment, PaymentType, PromoCode, PromotionGroup, PromotionsOfCart } from './promotions.schemas.ts';

/** Cents that promotions take off the merchandise of a cart at the most (spec §9). */
export const promotionalDiscountCap = 500_000;

/** Codes in one cart at the most. */
export const maxPromoCodes = 5;

export const promoCodeProblems = defineProblems({
  /** Also for a code of somebody else's: nobody learns that it exists. */
  promo_code_unknown: { status: 404, message: 'That promo code isn’t valid. Check it and try again.' },
  too_many_promo_codes: { status: 409, message: `A cart takes up to ${maxPromoCodes} promo codes. Remove one to try another.` },
});
