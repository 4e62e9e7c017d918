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
    summary: 'Create an account and sign this device in',
    description: 'The guest’s cart, checkout and orders move to the account.',
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
    summary: 'Sign this device in',
    description:
      'Starts a new session and merges the guest’s cart in the same transaction. With two-step sign-in, fails with `code_needed` until `accounts.confirmCode` succeeds.',
    body: z.object({ email: entryEmail, password, captcha }),
    response: signedIn,
    problems: accountProblems,
    originalError: true,
  },
  logout: {
    name: 'accounts.logout',
    summary: 'Sign this device out',
    description: 'Also clears its cart cookie. Safe to repeat.',
    response: done,
    whileImpersonating: 'allowed',
  },
  requestPasswordReset: {
    name: 'accounts.requestPasswordReset',
    summary: 'Email a password reset link',
    description: 'The response is the same whether or not the address has an account.',
    body: z.object({ email, captcha }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  validatePasswordReset: {
    name: 'accounts.validatePasswordReset',
    summary: 'Check a password reset link',
    description: 'Also says whether using the link replaces the account with an empty one.',
    params: z.object({ token: z.string().max(200) }),
    /** `startsOver`: the address was never confirmed and this browser isn't signed in to the account, so an empty account would replace it. */
    response: z.object({ ok: z.literal(true), startsOver: z.boolean() }),
    problems: accountProblems,
  },
  processPasswordReset: {
    name: 'accounts.processPasswordReset',
    summary: 'Set a new password with a reset token',
    description: 'If the token is also sent as a bearer header, both must match. Ends all sessions, links and pending changes.',
    body: z.object({ password: newPassword, resetToken: linkToken }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  getProfile: {
    name: 'accounts.getProfile',
    summary: 'Get the signed-in customer',
    access: 'customer',
    response: profile,
    problems: accountProblems,
    whileImpersonating: 'allowed',
  },
  updateProfile: {
    name: 'accounts.updateProfile',
    summary: 'Change the customer’s name',
    access: 'customer',
    body: z.object({ firstName: nameOf('First name'), lastName: nameOf('Last name') }),
    response: profile,
    problems: accountProblems,
    originalError: true,
  },
  changePassword: {
    name: 'accounts.changePassword',
    summary: 'Change the password',
    description: 'Requires the current password. This device gets a new session; all other sessions, links and pending changes end.',
    access: 'customer',
    body: z.object({ currentPassword: password, newPassword }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  changeEmail: {
    name: 'accounts.changeEmail',
    summary: 'Request a change of email address',
    description:
      'Emails the new address a link that applies the change and is valid for a day, and the current address a link that stops it.',
    access: 'customer',
    body: z.object({ newEmail: email, currentPassword: password }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  getEmailChange: {
    name: 'accounts.getEmailChange',
    summary: 'Get the pending change of email address',
    description: 'Null if there is none.',
    access: 'customer',
    response: z.object({ change: emailChange.nullable() }),
    problems: accountProblems,
  },
  sendEmailChange: {
    name: 'accounts.sendEmailChange',
    summary: 'Resend the link of the pending email change',
    description: 'The new link is valid for a day; the earlier one no longer works. The response says whether a change was pending.',
    access: 'customer',
    response: changeDone,
    problems: accountProblems,
  },
  cancelEmailChange: {
    name: 'accounts.cancelEmailChange',
    summary: 'Cancel the pending change of email address',
    description: 'The response says whether there was one. Safe to repeat.',
    access: 'customer',
    response: changeDone,
    problems: accountProblems,
  },
  sendVerification: {
    name: 'accounts.sendVerification',
    summary: 'Resend the email verification link',
    access: 'customer',
    response: done,
    problems: accountProblems,
  },
  verifyEmail: {
    name: 'accounts.verifyEmail',
    summary: 'Verify an email address with a token',
    description:
      'The first time an address is verified, a caller who is not signed in must send the account’s password (`password_needed`) or replace the account with an empty one.',
    body: z.object({ token: z.string().max(200), password: password.optional(), startOver: z.boolean().optional() }),
    /** Contains the token to set a password, when an empty account replaced the former one. */
    response: z.object({ ok: z.literal(true), email: z.string(), resetToken: z.string().nullable() }),
    problems: accountProblems,
    originalError: true,
  },
  stopEmailChange: {
    name: 'accounts.stopEmailChange',
    summary: 'Stop a change of email address',
    description: 'Uses the link sent to the current address. Ends all sessions and links of the account.',
    body: z.object({ token: z.string().max(200) }),
    response: done,
    problems: accountProblems,
    originalError: true,
  },
  listDevices: {
    name: 'accounts.listDevices',
    summary: 'List signed-in devices',
    description: 'Most recently used first.',
    access: 'customer',
    response: z.object({ devices: z.array(device) }),
    problems: accountProblems,
  },
  signOutDevice: {
    name: 'accounts.signOutDevice',
    summary: 'Sign out one device',
    access: 'customer',
    params: z.object({ sessionId: bigId }),
    response: done,
    problems: accountProblems,
  },
  signOutEverywhere: {
    name: 'accounts.signOutEverywhere',
    summary: 'Sign out everywhere',
    description: 'Ends every session of the customer, including this one, and all links and pending changes.',
    access: 'customer',
    response: done,
    problems: accountProblems,
  },
} satisfies Declarations;
