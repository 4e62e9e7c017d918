import { z } from 'zod';
import { cents } from '../values/money.schemas.ts';

/** Groups take effect in this order (rulings: Money). */
export const promotionGroup = z.enum(['item', 'order', 'shipping']);
export type PromotionGroup = z.infer<typeof promotionGroup>;

/** Ways to pay (spec §1). */
export const paymentType = z.enum(['CARD', 'PAYPAL', 'PLCC']);
export type PaymentType = z.infer<typeof paymentType>;

/** What one promotion takes off, in cents: of a line, or of the whole cart. */
export const adjustment = z.object({
  promotionId: z.int(),
  group: promotionGroup,
  /** What shoppers read. */
  label: z.string(),
  /** The code that brought it; null where none was needed. */
  code: z.string().nullable(),
  amount: cents,
});
export type Adjustment = z.infer<typeof adjustment>;

/** A code that was entered, as it stands now (spec §4, promo code). */
export const promoCode = z.object({
  code: z.string(),
  state: z.enum(['applied', 'not_eligible']),
  label: z.string(),
  /** What it does, or why it does nothing yet: "Add $12.00 more", "Not with sale items". */
  message: z.string(),
  /** Cents it takes off now. */
  amount: cents,
});
export type PromoCode = z.infer<typeof promoCode>;

/** What promotions say of a cart or a checkout beside its totals. */
export const promotionsOfCart = z.object({
  codes: z.array(promoCode),
  /** Whether the most that promotions may take off was reached (spec §9). */
  capped: z.boolean(),
  /** The nearest offer within reach: "Spend $38.00 more to save 15%"; null without one. */
  nextOffer: z.object({ label: z.string(), missing: cents, message: z.string() }).nullable(),
  /** The campaign that counts for it (spec §3, campaign tracking); null: none. */
  campaign: z.object({ campaignId: z.string(), restrictionToken: z.string().nullable() }).nullable(),
});
export type PromotionsOfCart = z.infer<typeof promotionsOfCart>;
