import { defineProblems } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

/**
 * Why an e-mail could not be sent. `refused`: for good, by the mail server. `address`: no mail server takes such an address. `sign_in`: the mail server
 * does not know the shop. `unreachable`: no mail server answered. `later`: it asked to try again.
 */
export const unsentReasons = ['refused', 'address', 'sign_in', 'unreachable', 'later'] as const;
export type UnsentReason = (typeof unsentReasons)[number];

export const staffEmailProblems = defineProblems({
  ...staffProblems,
  unsent_email_not_found: { status: 404, message: 'This email has been sent or deleted in the meantime.' },
});
