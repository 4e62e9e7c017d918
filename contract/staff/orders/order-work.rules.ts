import { defineProblems } from '../../api/problems.ts';
import { careProblems } from '../care/care.rules.ts';

export const maxNoteLetters = 2000;
export const maxTags = 10;
export const maxTagLetters = 30;

/** Why staff refund money; hidden from shoppers. */
export const refundReasons = {
  goodwill: 'Goodwill',
  damaged: 'Damaged or defective',
  missing: 'Missing item or part',
  late: 'Late delivery',
  price_match: 'Price match',
  other: 'Other',
} as const;
export type RefundReason = keyof typeof refundReasons;

/**
 * E-mails of an order that staff can send again, by template. Others are not shown with it: they hold secrets, or ask for what is no longer
 * wanted.
 */
export const orderEmailNames = {
  'order-confirmation': 'Confirmation',
  'order-shipped': 'Shipped',
  'parcel-news': 'Delivery update',
  'order-cancelled': 'Cancellation',
  'order-refunded': 'Refund',
  'order-return': 'Return',
} as const;
export type OrderEmailKind = keyof typeof orderEmailNames;

export const orderWorkProblems = defineProblems({
  ...careProblems,
  order_not_editable: {
    status: 409,
    message: 'This order can’t be changed anymore: it has been packed, shipped or cancelled.',
  },
  contact_unshippable: { status: 400, message: 'We can’t ship this order there.' },
  contact_changed: {
    status: 409,
    message: 'Someone else changed this address or email after you opened it. Review it, then save again.',
  },
  total_would_change: {
    status: 409,
    message: 'Shipping to this address costs a different amount. Cancel the order and place a new one.',
  },
  refund_too_high: { status: 409, message: 'That’s more than can be refunded.' },
  not_holdable: { status: 409, message: 'Only a paid order can be put on hold, and only before anything ships.' },
  hold_ended: { status: 409, message: 'This order was cancelled, so there’s nothing to release.' },
  order_email_not_found: { status: 404, message: 'This email has been deleted, or hasn’t been sent yet.' },
  label_corrected: {
    status: 409,
    message: 'This email names the carrier and number before they were corrected. Resend the shipping email instead.',
  },
  corrected_parcel_delivered: {
    status: 409,
    message: 'This email names the carrier and number before they were corrected, and the parcel has been delivered since.',
  },
  no_email_to_resend: { status: 409, message: 'There’s no confirmation to send: the order isn’t paid, or was cancelled.' },
});
