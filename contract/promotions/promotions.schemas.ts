import { z } from 'zod';
import { cents } from '../values/money.schemas.ts';

/** Groups apply in this order (rulings: Money). */
export const promotionGroup = z.enum(['item', 'order', 'shipping']);
export type PromotionGroup = z.infer<typeof promotionGroup>;

/** Payment types (spec §1). */
export const paymentType = z.enum(['CARD', 'PAYPAL', 'PLCC']);
export type PaymentType = z.infer<typeof paymentType>;

/** Cents that one promotion takes off a line or the whole cart. */
export const adjustment = z.object({
  promotionId: z.int(),
  group: promotionGroup,
  /** Shown to shoppers. */
  label: z.string(),
  /** The code used; null where none was needed. */
  code: z.string().nullable(),
  amount: cents,
});
export type Adjustment = z.infer<typeof adjustment>;

/** A code in the cart with its current state (spec §4, promo code). */
export const promoCode = z.object({
  code: z.string(),
  state: z.enum(['applied', 'not_eligible']),
  label: z.string(),
  /** What it does, or why it does not apply yet: "Add $12.00 more", "Not with sale items". */
  message: z.string(),
  /** Cents it takes off now. */
  amount: cents,
});
export type PromoCode = z.infer<typeof promoCode>;

/** Promotion details of a cart or checkout besides its totals. */
export const promotionsOfCart = z.object({
  codes: z.array(promoCode),
  /** Whether the cap on discounts was reached (spec §9). */
  capped: z.boolean(),
  /** The nearest offer: "Spend $38.00 more to save 15%"; null without one. */
  nextOffer: z.object({ label: z.string(), missing: cents, message: z.string() }).nullable(),
  /** The campaign that applies (spec §3, campaign tracking); null without one. */
  campaign: z
    .object({
      campaignId: z.string(),
      restrictionToken: z.string().nullable(),
      /** For the summaries of cart and checkout; empty without one, and while the campaign's promotion takes nothing off. */
      checkoutMessage: z.string(),
    })
    .nullable(),
});
export type PromotionsOfCart = z.infer<typeof promotionsOfCart>;
