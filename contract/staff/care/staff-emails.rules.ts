import { defineProblems } from '../../api/problems.ts';
import { bounceKinds } from '../../email/bounces.rules.ts';
import { staffProblems } from '../staff.ts';

/**
 * Why an e-mail did not arrive. Not sent: `refused`: for good, by the mail server. `address`: no mail server takes such an address. `sign_in`: the mail server
 * does not know the shop. `unreachable`: no mail server answered. `later`: it asked to try again. Sent, and reported by the e-mail provider:
 * `temporary`, `permanent`, `complaint` (`BounceKind`).
 */
export const unsentReasons = ['refused', 'address', 'sign_in', 'unreachable', 'later', ...bounceKinds] as const;
export type UnsentReason = (typeof unsentReasons)[number];

export const staffEmailProblems = defineProblems({
  ...staffProblems,
  unsent_email_not_found: { status: 404, message: 'This email has been sent or deleted in the meantime.' },
  bounced_email_not_found: { status: 404, message: 'This email has been dismissed or deleted in the meantime.' },
});
