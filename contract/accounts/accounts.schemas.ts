import { z } from 'zod';
import { captcha } from '../api/captcha.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { emailProblem, newPasswordProblem, printedProblem } from '../api/field-rules.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { oneLine } from '../values/one-line.ts';
import { ruled } from '../values/ruled.schemas.ts';
import { accountProblems, entryEmailProblem, passwordGivenProblem } from './accounts.rules.ts';

const email = ruled(emailProblem).transform((value) => value.trim());
const entryEmail = ruled(entryEmailProblem).transform((value) => value.trim());
export const password = ruled(passwordGivenProblem);
const newPassword = ruled(newPasswordProblem);
const flag = z.boolean().optional();
const nameOf = (label: string) => ruled((value) => printedProblem(label, value, { required: false, max: 100 })).transform(oneLine);

/** A token of 256 bits, as in e-mailed links. */
const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const signedIn = z.object({ ok: z.literal(true) });
const done = z.object({ ok: z.literal(true) });

/** A signed-in device. */
const device = z.object({
  sessionId: z.int(),
  /** E.g. "Safari on iPhone". */
  name: z.string(),
  /** ISO timestamps (UTC); the last use is recorded once an hour. */
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The calling device. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

const profile = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** ISO timestamp (UTC). */
  createdAt: z.string(),
});
export type Profile = z.infer<typeof profile>;

/** A new address that its link has not confirmed yet. */
const emailChange = z.object({
  newEmail: z.string(),
  /** ISO timestamp (UTC) when the link ends. */
  until: z.string(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** Without a pending change nothing was done: it was confirmed, stopped, cancelled or ran out. */
const changeDone = done.extend({ wasPending: z.boolean() });

export const accountDeclarations = {
  register: {
    name: 'accounts.register',
    summary: 'Makes an account and signs this device in; the guest’s cart, checkout and orders come along',
    body: z.object({
      email: entryEmail,
      password: newPassword,
      isSubscribed: flag,
      isDesktop: flag,
      subscribed: flag,
      desktop: flag,
      captcha,
    }),
    response: signedIn,
    problems: accountProblems,
    originalError: true,
  },
  login: {
    name: 'accounts.login',
    summary:
      'Signs this device in under a new session; the guest’s cart is merged in the same transaction. With two-step sign-in nothing opens before `accounts.confirmCode` (`code_needed`)',
    body: z.object({ email: entryEmail, password, captcha }),
    response: signedIn,
    problems: accountProblems,
    originalError: true,
  },
  logout: {
    name: 'accounts.logout',
    summary: 'Ends this device’s session and forgets its cart; safe to repeat',
    response: done,
    whileImpersonating: 'allowed',
  },
  requestPasswordReset: {
    name: 'accounts.requestPasswordReset',
    summary: 'Mails a link that sets a new password, if the address has an account; the answer does not tell',
    body: z.object({ email, captcha }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  validatePasswordReset: {
    name: 'accounts.validatePasswordReset',
    summary: 'Whether a reset link still works, and whether using it empties the account',
    params: z.object({ token: z.string().max(200) }),
    /** `startsOver`: the address was never confirmed and this browser isn't signed in to the account, so an empty account would replace it. */
    response: z.object({ ok: z.literal(true), startsOver: z.boolean() }),
    problems: accountProblems,
  },
  processPasswordReset: {
    name: 'accounts.processPasswordReset',
    summary:
      'Sets a new password by a reset link’s token (also as bearer header, which must be the same), and ends all sessions, links and pending changes',
    body: z.object({ password: newPassword, resetToken: linkToken }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  getProfile: {
    name: 'accounts.getProfile',
    summary: 'The signed-in customer',
    access: 'customer',
    response: profile,
    problems: accountProblems,
    whileImpersonating: 'allowed',
  },
  updateProfile: {
    name: 'accounts.updateProfile',
    summary: 'Changes the customer’s name',
    access: 'customer',
    body: z.object({ firstName: nameOf('First name'), lastName: nameOf('Last name') }),
    response: profile,
    problems: accountProblems,
    originalError: true,
  },
  changePassword: {
    name: 'accounts.changePassword',
    summary:
      'Sets a new password, knowing the present one; this device gets a new session, all others end, and every link and pending change is void',
    access: 'customer',
    body: z.object({ currentPassword: password, newPassword }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  changeEmail: {
    name: 'accounts.changeEmail',
    summary:
      'Mails a link to the new address, which is the account’s once it is followed within a day; the present address is told, with a link that stops it',
    access: 'customer',
    body: z.object({ newEmail: email, currentPassword: password }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  getEmailChange: {
    name: 'accounts.getEmailChange',
    summary: 'The change of email that waits for its link to be followed; null without one',
    access: 'customer',
    response: z.object({ change: emailChange.nullable() }),
    problems: accountProblems,
  },
  sendEmailChange: {
    name: 'accounts.sendEmailChange',
    summary:
      'Mails the link of the pending change again, valid for another day; the earlier link is void. Says whether a change was pending',
    access: 'customer',
    response: changeDone,
    problems: accountProblems,
  },
  cancelEmailChange: {
    name: 'accounts.cancelEmailChange',
    summary: 'Cancels the pending change of email, and says whether there was one; safe to repeat',
    access: 'customer',
    response: changeDone,
    problems: accountProblems,
  },
  sendVerification: {
    name: 'accounts.sendVerification',
    summary: 'Resends the email confirmation link',
    access: 'customer',
    response: done,
    problems: accountProblems,
  },
  verifyEmail: {
    name: 'accounts.verifyEmail',
    summary:
      'Takes the token of a mailed link: the address is the customer’s. Its first proof asks who is not signed in for the account’s password (`password_needed`), or replaces the account by an empty one',
    body: z.object({ token: z.string().max(200), password: password.optional(), startOver: z.boolean().optional() }),
    /** Contains the token to set a password, when an empty account replaced the former one. */
    response: z.object({ ok: z.literal(true), email: z.string(), resetToken: z.string().nullable() }),
    problems: accountProblems,
    originalError: true,
  },
  stopEmailChange: {
    name: 'accounts.stopEmailChange',
    summary: 'Stops a change of email by the link mailed to the present address; every session and link of the account ends',
    body: z.object({ token: z.string().max(200) }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  listDevices: {
    name: 'accounts.listDevices',
    summary: 'Where the customer is signed in, latest use first',
    access: 'customer',
    response: z.object({ devices: z.array(device) }),
    problems: accountProblems,
  },
  signOutDevice: {
    name: 'accounts.signOutDevice',
    summary: 'Ends the session of one device',
    access: 'customer',
    params: z.object({ sessionId: bigId }),
    response: done,
    problems: accountProblems,
  },
  signOutEverywhere: {
    name: 'accounts.signOutEverywhere',
    summary: 'Ends every session of the customer, this one too, and voids every link and pending change',
    access: 'customer',
    response: done,
    problems: accountProblems,
  },
} satisfies Declarations;
