import type { Promotion } from '../promotion.ts';

/** Why a promotion does not apply, as a message for the shopper. */
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
    | 'store_card_days'
    | 'country'
    | 'nothing_off';
  /** "Add $12.00 more". */
  readonly message: string;
  /** Cents or units to the minimum, when only that is missing. */
  readonly missing?: number;
}

/** A promotion's outcome. Cents. */
export type Outcome =
  | { readonly state: 'applied'; readonly amount: number }
  /** By a better one, or one it cannot be combined with. */
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

/** The result of all promotions on a cart. Cents; no amount is negative, and no line falls below zero. */
export interface Evaluation {
  /** Discounts of the item and order groups, capped; each above zero. */
  readonly adjustments: readonly LineAdjustment[];
  /** The discount on delivery. */
  readonly shipping: { readonly promotionId: number; readonly amount: number } | null;
  /** Whether the cap on promotional discounts (spec §9) cut something. */
  readonly capped: boolean;
  /** Judges every promotion of the brand; few carts show more than what applies. */
  readonly considered: () => readonly Considered[];
  /** The tier or minimum with the least missing. */
  readonly nextOffer: { readonly promotionId: number; readonly missing: number; readonly message: string } | null;
}
