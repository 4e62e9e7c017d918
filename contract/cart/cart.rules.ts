import { defineProblems } from '../api/problems.ts';

export const maxLineQuantity = 99;

/** Message for a higher quantity. */
export const lineQuantityMessage = `You can order up to ${maxLineQuantity} of an item.`;

/** Most variations that one call may add. */
export const maxAdded = 20;

/** Why units of several could not be added, or not all of them. */
export const missedReasons = ['not_sold', 'out_of_stock', 'not_enough', 'cart_full'] as const;
export type MissedReason = (typeof missedReasons)[number];

export const cartProblems = defineProblems({
  cart_not_found: { status: 404, message: 'We couldn’t find your cart. Please add your items again.' },
  /** The sign-in that owned the cart has ended (spec §8). */
  session_expired: { status: 401, message: 'Your session has expired. Please sign in again.' },
  variation_not_found: { status: 404, message: 'That item is no longer sold.' },
  quantity_unavailable: { status: 409, message: 'There aren’t that many left.' },
  /** With `most`, the most units of one item in a cart, where at least as many are left. */
  line_full: { status: 409, message: lineQuantityMessage },
  out_of_stock: { status: 409, message: 'This item is out of stock.' },
  /** With `minutes` until the first of them may be free. */
  held_by_others: { status: 409, message: 'This item is in other shoppers’ checkouts. Please try again in a few minutes.' },
  restricted: { status: 409, message: 'This item can’t be ordered online.' },
  cart_busy: { status: 409, message: 'Your cart is being changed in too many places at once. Please try again.' },
  cart_full: { status: 409, message: 'A cart holds up to 100 different items.' },
});
