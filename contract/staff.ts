import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailProblem, newPasswordProblem, textProblem } from './field-rules.ts';
import { commonProblems, defineProblems } from './problems.ts';
import { permission, role } from './staff-roles.ts';

/** A field that a rule of `field-rules.ts` decides on. */
const ruled = (rule: (value: string) => string | null) =>
  z
    .string()
    .default('')
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** Six digits of an authenticator app, or a recovery code; blanks and hyphens do not count. */
export const codeProblem = (value: string): string | null => {
  const typed = value.replace(/[\s-]/g, '');
  if (typed === '') return 'Code is required';
  return /^(\d{6}|[a-z2-7]{10})$/i.test(typed) ? null : 'Enter the six digits your app shows, or a recovery code';
};

const email = ruled(emailProblem).transform((value) => value.trim());
const name = ruled((value) => textProblem('Name', value, { max: 100 })).transform((value) => value.trim());
const password = ruled((value) => textProblem('Password', value));
const code = ruled(codeProblem).transform((value) => value.replace(/[\s-]/g, '').toUpperCase());
const token = z.string().max(200);
const memberId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const staffProblems = defineProblems({
  unauthorized: commonProblems.unauthorized,
  forbidden: commonProblems.forbidden,
  staff_sign_in_failed: { status: 401, message: 'Email and/or password incorrect. Please try again.' },
  code_wrong: { status: 401, message: 'This code does not hold. Wait for the next one, and try again.' },
  staff_too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a quarter of an hour, then try again.' },
  set_up_link_invalid: { status: 410, message: 'This link has been used or is too old. Ask an administrator for a new one.' },
  staff_password_common: { status: 400, message: 'This password is on lists of passwords that are tried first. Please choose another.' },
  staff_email_taken: { status: 409, message: 'There is a member of staff with this email already.' },
  last_administrator: { status: 409, message: 'The shop needs an administrator: make somebody else one first.' },
  member_not_found: { status: 404, message: 'There is no such member of staff.' },
});

/** A member of staff as the console shows them. */
const staffMember = z.object({
  memberId: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  /** `invited`: the set-up link has not been followed yet. */
  status: z.enum(['active', 'invited', 'disabled']),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
});
export type ListedMember = z.infer<typeof staffMember>;

const done = z.object({ ok: z.literal(true) });
/** Path of a set-up link: told once, to be handed over by who asked for it. */
const setUpLink = z.object({ ok: z.literal(true), path: z.string() });

export const staffEndpoints = {
  me: endpoint({
    name: 'staff.me',
    summary: 'The member of staff who is signed in on this device, and what they may do',
    method: 'GET',
    path: '/api/staff/me',
    response: z.object({
      memberId: z.int(),
      name: z.string(),
      email: z.string(),
      role,
      permissions: z.array(permission),
      recoveryCodesLeft: z.int(),
      /** Name of the brand whose console it is. */
      brand: z.string(),
      /** The consoles of the other brands. */
      sisters: z.array(z.object({ name: z.string(), href: z.string() })),
    }),
    problems: staffProblems,
  }),
  signIn: endpoint({
    name: 'staff.signIn',
    summary: 'First step: the password. What follows is asked for a code before anything opens',
    method: 'POST',
    path: '/api/staff/sign-in',
    body: z.object({ email, password }),
    response: done,
    problems: staffProblems,
    originalError: true,
  }),
  confirmCode: endpoint({
    name: 'staff.confirmCode',
    summary: 'Second step: a code of the authenticator app, or a recovery code, each of which counts once',
    method: 'POST',
    path: '/api/staff/second-factor',
    body: z.object({ code }),
    response: done,
    problems: staffProblems,
    originalError: true,
  }),
  signOut: endpoint({
    name: 'staff.signOut',
    summary: 'Ends this device’s staff session, and what was done in a customer’s name with it; safe to repeat',
    method: 'POST',
    path: '/api/staff/sign-out',
    response: done,
  }),
  showSetUp: endpoint({
    name: 'staff.showSetUp',
    summary: 'What a set-up link’s holder enrols: the secret of their second factor, for an authenticator app',
    method: 'POST',
    path: '/api/staff/set-up/show',
    body: z.object({ token }),
    response: z.object({
      name: z.string(),
      email: z.string(),
      /** Base32, to be typed where no picture can be taken. */
      secret: z.string(),
      /** `otpauth://totp/…`, for the picture. */
      uri: z.string(),
    }),
    problems: staffProblems,
    originalError: true,
  }),
  completeSetUp: endpoint({
    name: 'staff.completeSetUp',
    summary:
      'Sets password and second factor by a set-up link, once, and signs in; answers the recovery codes, which are never shown again',
    method: 'POST',
    path: '/api/staff/set-up',
    body: z.object({ token, password: ruled(newPasswordProblem), code }),
    response: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
    problems: staffProblems,
    originalError: true,
  }),
  listMembers: endpoint({
    name: 'staff.listMembers',
    summary: 'Everybody who works at the shop, by name (staff.manage)',
    method: 'GET',
    path: '/api/staff/members',
    response: z.object({ members: z.array(staffMember) }),
    problems: staffProblems,
  }),
  createMember: endpoint({
    name: 'staff.createMember',
    summary: 'Takes somebody on and answers their set-up link (staff.manage)',
    method: 'POST',
    path: '/api/staff/members',
    body: z.object({ email, name, role }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
  }),
  setRole: endpoint({
    name: 'staff.setRole',
    summary: 'Gives a member another role; where they are signed in, they are signed out (staff.manage)',
    method: 'PUT',
    path: '/api/staff/members/:memberId/role',
    params: z.object({ memberId }),
    body: z.object({ role }),
    response: done,
    problems: staffProblems,
    originalError: true,
  }),
  disableMember: endpoint({
    name: 'staff.disableMember',
    summary: 'Closes a member’s way in at once (staff.manage)',
    method: 'PUT',
    path: '/api/staff/members/:memberId/disabled',
    params: z.object({ memberId }),
    response: done,
    problems: staffProblems,
    originalError: true,
  }),
  resetMember: endpoint({
    name: 'staff.resetMember',
    summary: 'Takes password and second factor back and answers a new set-up link; lets a disabled member in again (staff.manage)',
    method: 'POST',
    path: '/api/staff/members/:memberId/set-up-link',
    params: z.object({ memberId }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
  }),
};
