import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { collectProblems, emailProblem, newPasswordProblem, textProblem } from './field-rules.ts';
import { commonProblems, defineProblems } from './problems.ts';

/** A field that a rule of `field-rules.ts` decides on. */
const ruled = (rule: (value: string) => string | null) =>
  z
    .string()
    .default('')
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** Spec §5: a sign-in asks for a password, whatever it is; rules are for new ones. */
export const passwordGivenProblem = (value: string): string | null =>
  value === '' ? 'Password is required' : textProblem('Password', value);

const email = ruled(emailProblem).transform((value) => value.trim());
/** Spec §5, word for word, at the door. */
const entryEmailProblem = (value: string): string | null => emailProblem(value, 'Invalid email format');
const entryEmail = ruled(entryEmailProblem).transform((value) => value.trim());
const password = ruled(passwordGivenProblem);
const newPassword = ruled(newPasswordProblem);
const flag = z.boolean().optional();
const name = z.string().trim().max(100, 'Names must be less than 101 characters').default('');

/** What a captcha has answered; asked for with `captcha_required`. */
const captcha = z.string().max(4096).optional();

/** A token of 256 bits, as links in mails carry it. */
const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** The built-in captcha: find a `nonce` for which SHA-256 of `{token}.{nonce}` begins with `bits` zero bits, and answer `{token}.{nonce}`. */
export const captchaChallenge = z.object({ token: z.string(), bits: z.int() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const accountProblems = defineProblems({
  unauthorized: commonProblems.unauthorized,
  sign_in_failed: { status: 401, message: 'Email and/or password incorrect. Please try again or reset your password.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a quarter of an hour, or reset your password.' },
  captcha_required: { status: 403, message: 'Please wait a moment while we check that you are a person, and try again.' },
  sign_in_busy: { status: 503, message: 'Sign-in is very busy right now. Please try again in a moment.' },
  email_taken: { status: 409, message: 'There is an account with this email already. Sign in, or reset your password.' },
  password_common: { status: 400, message: 'This password is on lists of passwords that are tried first. Please choose another.' },
  password_wrong: { status: 400, message: 'Please check the fields marked below.' },
  link_invalid: { status: 410, message: 'This link has been used or is too old. Please ask for a new one.' },
  session_not_found: { status: 404, message: 'This device is not signed in any more.' },
});

const signedIn = z.object({ ok: z.literal(true) });
const done = z.object({ ok: z.literal(true) });

/** A device on which the customer is signed in. */
const device = z.object({
  sessionId: z.int(),
  /** E.g. "Safari on iPhone". */
  name: z.string(),
  /** ISO timestamps (UTC); the last use is noted once an hour. */
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const profile = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** ISO timestamp (UTC). */
  createdAt: z.string(),
});
export type Profile = z.infer<typeof profile>;

/** Everything wrong with what is typed into the sign-in form, by field. */
export const signInProblems = (typed: { email: string; password: string }) =>
  collectProblems({ email: entryEmailProblem(typed.email), password: passwordGivenProblem(typed.password) });

/** Everything wrong with what is typed into the registration form, by field. */
export const registrationProblems = (typed: { email: string; password: string }) =>
  collectProblems({ email: entryEmailProblem(typed.email), password: newPasswordProblem(typed.password) });

export const accountEndpoints = {
  register: endpoint({
    name: 'accounts.register',
    summary: 'Makes an account and signs this device in; the guest’s cart, checkout and orders come along',
    method: 'POST',
    path: '/api/user/register',
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
  }),
  login: endpoint({
    name: 'accounts.login',
    summary: 'Signs this device in under a new session; the guest’s cart is merged in the same transaction',
    method: 'POST',
    path: '/api/user/login',
    body: z.object({ email: entryEmail, password, captcha }),
    response: signedIn,
    problems: accountProblems,
    originalError: true,
  }),
  logout: endpoint({
    name: 'accounts.logout',
    summary: 'Ends this device’s session and forgets its cart; safe to repeat',
    method: 'POST',
    path: '/api/user/logout',
    response: done,
  }),
  requestPasswordReset: endpoint({
    name: 'accounts.requestPasswordReset',
    summary: 'Mails a link that sets a new password, if the address has an account; the answer does not tell',
    method: 'POST',
    path: '/api/user/request-password-reset',
    body: z.object({ email, captcha }),
    response: done,
    problems: accountProblems,
    originalError: true,
  }),
  validatePasswordReset: endpoint({
    name: 'accounts.validatePasswordReset',
    summary: 'Whether a reset link still works',
    method: 'GET',
    path: '/api/accounts/password-reset/validate/:token',
    params: z.object({ token: z.string().max(200) }),
    response: done,
    problems: accountProblems,
  }),
  processPasswordReset: endpoint({
    name: 'accounts.processPasswordReset',
    summary: 'Sets a new password by a reset link’s token (also as bearer header, which must be the same), and ends all sessions',
    method: 'PUT',
    path: '/api/accounts/password-reset/process',
    body: z.object({ password: newPassword, resetToken: linkToken }),
    response: done,
    problems: accountProblems,
    originalError: true,
  }),
  getProfile: endpoint({
    name: 'accounts.getProfile',
    summary: 'The signed-in customer',
    method: 'GET',
    path: '/api/accounts/profile',
    response: profile,
    problems: accountProblems,
  }),
  updateProfile: endpoint({
    name: 'accounts.updateProfile',
    summary: 'Changes the customer’s name',
    method: 'PUT',
    path: '/api/accounts/profile',
    body: z.object({ firstName: name, lastName: name }),
    response: profile,
    problems: accountProblems,
    originalError: true,
  }),
  changePassword: endpoint({
    name: 'accounts.changePassword',
    summary: 'Sets a new password, knowing the present one; all other devices are signed out',
    method: 'PUT',
    path: '/api/accounts/password',
    body: z.object({ currentPassword: password, newPassword }),
    response: done,
    problems: accountProblems,
    originalError: true,
  }),
  changeEmail: endpoint({
    name: 'accounts.changeEmail',
    summary: 'Mails a link to the new address; it is the account’s once the link is followed',
    method: 'PUT',
    path: '/api/accounts/email',
    body: z.object({ newEmail: email, currentPassword: password }),
    response: done,
    problems: accountProblems,
    originalError: true,
  }),
  sendVerification: endpoint({
    name: 'accounts.sendVerification',
    summary: 'Mails the link again that shows an address to be the customer’s',
    method: 'POST',
    path: '/api/accounts/email/verification',
    response: done,
    problems: accountProblems,
  }),
  verifyEmail: endpoint({
    name: 'accounts.verifyEmail',
    summary: 'Takes the token of a mailed link: the address is the customer’s',
    method: 'POST',
    path: '/api/accounts/email/verify',
    body: z.object({ token: z.string().max(200) }),
    response: z.object({ ok: z.literal(true), email: z.string() }),
    problems: accountProblems,
    originalError: true,
  }),
  listDevices: endpoint({
    name: 'accounts.listDevices',
    summary: 'Where the customer is signed in, latest use first',
    method: 'GET',
    path: '/api/accounts/sessions',
    response: z.object({ devices: z.array(device) }),
    problems: accountProblems,
  }),
  signOutDevice: endpoint({
    name: 'accounts.signOutDevice',
    summary: 'Ends the session of one device',
    method: 'DELETE',
    path: '/api/accounts/sessions/:sessionId',
    params: z.object({ sessionId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: done,
    problems: accountProblems,
  }),
  signOutEverywhere: endpoint({
    name: 'accounts.signOutEverywhere',
    summary: 'Ends every session of the customer, this one too',
    method: 'DELETE',
    path: '/api/accounts/sessions',
    response: done,
    problems: accountProblems,
  }),
};
