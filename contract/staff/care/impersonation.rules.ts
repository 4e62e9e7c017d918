import { textProblem } from '../../api/field-rules.ts';
import { defineProblems, notFound } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

export const impersonationProblems = defineProblems({
  ...staffProblems,
  customer_not_found: notFound('customer'),
  not_impersonating: { status: 404, message: 'You’re not acting for a customer.' },
  /** The answer to calls reserved for the customer. */
  impersonation_closed: { status: 403, message: 'Only the customer can do this. You’re acting for them.' },
});

/** The reason for acting for a customer: `Reason is required`. */
export const reasonProblem = (value: string): string | null => textProblem('Reason', value);
