import { changedByOthers, defineProblems, notFound } from '../../api/problems.ts';
import { checkoutProblems } from '../../checkout/checkout.rules.ts';
import { promoCodeProblems } from '../../promotions/promotions.ts';

/** States of a draft order: nothing sent, payment link sent, link expired or withdrawn, or paid (an order). */
export const draftStateNames = {
  open: 'Draft',
  sent: 'Awaiting payment',
  expired: 'Link expired',
  withdrawn: 'Link withdrawn',
  paid: 'Paid',
} as const;
export type DraftState = keyof typeof draftStateNames;

/** Days that a payment link can be valid. */
export const linkDays = [1, 3, 7, 14, 30] as const;

/** The most that members without the permission `orders.discount` may take off the merchandise, in percent. */
export const maxDiscountPercent = 20;

/** The name of the manual discount where customers see it; the reason is for staff. */
export const manualDiscountLabel = 'Discount';

/** Manual discounts are stored among the adjustments under this id, which no promotion has. */
export const manualDiscountId = 0;

export const draftProblems = defineProblems({
  draft_not_found: notFound('draft order'),
  draft_changed: changedByOthers('draft'),
  draft_paid: { status: 409, message: 'This draft has become an order and can’t be changed anymore.' },
  draft_paying: { status: 409, message: 'The customer is paying for this draft right now. Try again in a few minutes.' },
  draft_not_ready: { status: 409, message: 'Complete the draft before you send it.' },
  discount_too_high: { status: 403, message: `You can give discounts of up to ${maxDiscountPercent}%. Ask an administrator for more.` },
  customer_not_found: notFound('customer'),
  item_unknown: { status: 400, message: 'One of the items no longer exists. Remove it and save again.' },
  draft_too_large: { status: 409, message: 'An order can cost up to $999,999.99. Split it into several.' },
  promo_code_not_found: promoCodeProblems.promo_code_not_found,
});

/** What the customer's page of a payment link says. */
export const paymentLinkProblems = defineProblems({
  payment_link_not_found: { status: 404, message: 'We can’t find this payment link. Check that you copied all of it.' },
  payment_link_ended: checkoutProblems.payment_link_ended,
});
