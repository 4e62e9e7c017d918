import { defineProblems, notFound } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

export const personalDataProblems = defineProblems({
  ...staffProblems,
  customer_not_found: notFound('customer'),
  erasure_unconfirmed: { status: 400, message: 'Type the customer’s email exactly.' },
  erasure_order_open: { status: 409, message: 'An order, return or refund is still open. Erase the data once it has ended.' },
  merged_customer_not_found: { status: 404, message: 'No account has this number or email.' },
  merge_itself: { status: 409, message: 'This is the same account.' },
});

/** Years for which books are kept after the order. */
export const keptYears = 7;

/** Why a person's data are erased; a choice, so that the log names nobody. */
export const erasureReasons = {
  request: 'The customer asked for it',
  account_unused: 'The account is no longer used',
  wrong_person: 'The data belong to somebody else',
  court: 'A court or authority ordered it',
} as const;
export type ErasureReason = keyof typeof erasureReasons;

/** What an erasure leaves, and why. */
export const keptData = [
  {
    what: 'Orders and invoices',
    why: 'Goods, prices, discounts, taxes and the place of delivery prove the sales tax. Name, street, phone, email and notes are removed.',
  },
  { what: 'Payments and refunds', why: 'They are the books. Saved cards and PayPal addresses are removed.' },
  { what: 'Returns and parcels', why: 'They explain refunds. Comments, messages, notes and photos are removed.' },
  { what: 'Store card accounts and repayments', why: 'They are the books. They no longer belong to anybody here.' },
] as const;

/** The longest note about a customer, in characters. */
export const maxNote = 2000;
