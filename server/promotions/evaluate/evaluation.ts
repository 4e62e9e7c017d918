import type { Promotion } from '../promotion.ts';

/** Why a promotion does nothing, in words for the shopper. */
export interface Ineligible {
  readonly code:
    | 'not_begun'
    | 'ended'
    | 'used_up'
    | 'needs_code'
    | 'needs_campaign'
    | 'minimum_merchandise'
    | 'minimum_units'
    | 'no_matching_items'
    | 'sale_items'
    | 'signed_in'
    | 'first_order'
    | 'customers'
    | 'payment_type'
    | 'country'
    | 'nothing_off';
  /** "Add $12.00 more". */
  readonly message: string;
  /** Cents or units to the minimum, where that is all that is missing. */
  readonly missing?: number;
}

/** What became of a promotion. Cents. */
export type Outcome =
  | { readonly state: 'applied'; readonly amount: number }
  /** A better one, or one that it cannot be combined with. */
  | { readonly state: 'beaten'; readonly by: number }
  | { readonly state: 'not_eligible'; readonly reason: Ineligible };

export interface Considered {
  readonly promotion: Promotion;
  readonly outcome: Outcome;
}

/** Cents that a promotion takes off a line. */
export interface LineAdjustment {
  readonly promotionId: number;
  readonly variationId: number;
  readonly amount: number;
}

/** What promotions make of a cart. All amounts in cents, none negative, no line below zero. */
export interface Evaluation {
  /** Of the item and order groups, capped; every one above zero. */
  readonly adjustments: readonly LineAdjustment[];
  /** Off the price of delivery. */
  readonly shipping: { readonly promotionId: number; readonly amount: number } | null;
  /** Whether the cap on promotional discounts (spec §9) cut something. */
  readonly capped: boolean;
  /** Every promotion of the brand with what became of it. */
  readonly considered: readonly Considered[];
  /** Of the tiers and minimums within reach, the one that least is missing to. */
  readonly nextOffer: { readonly promotionId: number; readonly missing: number; readonly message: string } | null;
}
