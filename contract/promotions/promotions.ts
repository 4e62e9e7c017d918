import { defineProblems } from '../api/problems.ts';

export type { Adjustment, PaymentType, PromoCode, PromotionGroup, PromotionsOfCart } from './promotions.schemas.ts';

/** The most cents promotions may take off a cart's merchandise (spec §9). */
export const promotionalDiscountCap = 500_000;

/** Message for an empty field (spec §5). */
export const noPromoCode = 'Promo code is required';

/** Maximum codes per cart. */
export const maxPromoCodes = 5;

export const promoCodeProblems = defineProblems({
  /** Also for another customer's code, so that its existence is not revealed. */
  promo_code_not_found: { status: 404, message: 'That promo code isn’t valid. Check it and try again.' },
  too_many_promo_codes: { status: 409, message: `A cart takes up to ${maxPromoCodes} promo codes. Remove one to try another.` },
});
