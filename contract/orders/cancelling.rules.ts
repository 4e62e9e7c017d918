import { defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';
import { orderProblems } from './orders.rules.ts';

/** Shoppers' reasons in the specification's order and words (§9). */
export const cancelReasons = {
  wrong_address: 'Wrong address',
  wrong_payment_method: 'Used wrong payment method',
  wrong_item: 'Ordered wrong item/size',
  wrong_quantity: 'Wrong quantity',
  duplicate_order: 'Duplicate order',
  better_price: 'Better price elsewhere',
  changed_mind: 'Changed my mind',
} as const;
export type CancelReason = keyof typeof cancelReasons;

/** Staff's reasons; hidden from shoppers. */
export const staffCancelReasons = {
  customer_asked: 'Customer asked for it',
  out_of_stock: 'Out of stock',
  damaged: 'Damaged in the warehouse',
  undeliverable: 'Address can’t be delivered to',
  price_error: 'Price error',
  suspected_fraud: 'Suspected fraud',
} as const;
export type StaffCancelReason = keyof typeof staffCancelReasons;

/** Message where all of it was refunded before. */
export const nothingToRefund = 'There is nothing to refund.';

/** How long a refund takes to appear on a statement. */
export const refundDays = '3–5 business days';

/** The message for an unexpected cancellation failure (spec §8). */
export const cancellingFailed = 'Oh no! It looks like something went wrong.';

const refusals = {
  order_already_cancelled: { status: 409, message: 'This order has already been cancelled.' },
  payment_not_confirmed: {
    status: 409,
    message: 'Your bank hasn’t confirmed the payment yet. You can cancel as soon as it has; we’ll email you.',
  },
  order_already_shipped: {
    status: 409,
    message: 'This order has shipped, so it can’t be cancelled anymore.',
  },
  order_partly_shipped: {
    status: 409,
    message: 'Part of this order has shipped, so it can’t be cancelled as a whole. You can still cancel the items that are left.',
  },
  replacement_not_cancellable: {
    status: 409,
    message: 'This is a replacement at no charge, so it can’t be cancelled online. Please call Customer Care.',
  },
  items_not_open: {
    status: 409,
    message: 'Some of these items have just shipped or been cancelled. Please check what is left and try again.',
  },
} as const;

export const cancelProblems = defineProblems({
  ...orderProblems,
  ...refusals,
});

export const staffCancelProblems = defineProblems({
  ...staffOnlyProblems,
  order_not_found: notFound('order'),
  ...refusals,
});

/** What can be cancelled of an order, with the refund in cents. Before a capture, the refund is what will not be charged. */
export interface Cancellable {
  readonly lines: readonly {
    readonly variationId: number;
    /** The refund for one unit, for two and so on, up to all open ones. */
    readonly refundAmounts: readonly number[];
  }[];
  /** Also refunded when nothing is left of the order. */
  readonly shipping: number;
  /** The most that goes back, in cents; null or omitted for all of it. */
  readonly refundable?: number | null;
}

/** Units of a line that can be cancelled. */
export const openUnitsOf = ({ lines }: Cancellable, variationId: number): number =>
  lines.find((line) => line.variationId === variationId)?.refundAmounts.length ?? 0;

/** The refund in cents for these units; more than the open ones count as all of them. */
export function refundAmountOf(
  { lines, shipping, refundable }: Cancellable,
  chosen: readonly { readonly variationId: number; readonly quantity: number }[],
): number {
  const units = new Map(chosen.map(({ variationId, quantity }) => [variationId, quantity]));
  const isAll = lines.every(({ variationId, refundAmounts }) => (units.get(variationId) ?? 0) >= refundAmounts.length);
  const ofLines = lines.map(
    ({ variationId, refundAmounts }) => refundAmounts[Math.min(units.get(variationId) ?? 0, refundAmounts.length) - 1] ?? 0,
  );
  const paid = ofLines.reduce((sum, cents) => sum + cents, isAll ? shipping : 0);
  return Math.min(paid, refundable ?? paid);
}
