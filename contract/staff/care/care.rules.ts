import { defineProblems, notFound } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

export const careProblems = defineProblems({
  ...staffProblems,
  customer_not_found: notFound('customer'),
  /** `details.into` is the number of the account that it was merged into. */
  customer_merged: { status: 404, message: 'This account was merged into another one.' },
  second_factor_off: { status: 409, message: 'Two-step sign-in is already off.' },
  order_not_found: notFound('order'),
});

/** Names of the filters of the list of customers, in the order of URLs. */
export const customerFilterNames = ['q', 'from', 'to', 'email'] as const;

/** Labels for whether a customer has confirmed the email address. */
export const emailStateNames = { confirmed: 'Confirmed', unconfirmed: 'Not confirmed' } as const;

/** Customers of a list: by when the account opened, newest first with a hyphen. */
export const customerSorts = ['-since', 'since'] as const;
