import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { emailProblem, newPasswordProblem, textProblem } from '../api/field-rules.ts';
import { secondFactorCode as code } from '../api/second-factor-code.schemas.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { ruled } from '../values/ruled.schemas.ts';
import { viewedList } from './saved-views.schemas.ts';
import { staffProblems } from './staff.rules.ts';
import { permission, role } from './staff-roles.schemas.ts';

const email = ruled(emailProblem).transform((value) => value.trim());
const name = ruled((value) => textProblem('Name', value, { max: 100 })).transform((value) => value.trim());
const password = ruled((value) => textProblem('Password', value));
const token = z.string().max(200);
const memberId = bigId;

/** A staff member in the console. */
const staffMember = z.object({
  memberId: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  /** `invited`: the set-up link was not used yet. */
  status: z.enum(['active', 'invited', 'disabled']),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
});
export type ListedMember = z.infer<typeof staffMember>;

const done = z.object({ ok: z.literal(true) });
/** Path of a set-up link; shown once to whoever created it. */
const setUpLink = z.object({ ok: z.literal(true), path: z.string() });

export const staffDeclarations = {
  me: {
    name: 'staff.me',
    summary: 'The member of staff who is signed in on this device, and what they may do',
    access: 'staff',
    response: z.object({
      memberId: z.int(),
      name: z.string(),
      email: z.string(),
      role,
      permissions: z.array(permission),
      recoveryCodesLeft: z.int(),
      /** Name of the console's brand. */
      brand: z.string(),
      /** What the member's lists open with: the queries of their default views. */
      defaultViews: z.array(z.object({ list: viewedList, query: z.string() })),
      /** All brands, the flagship first. */
      brands: z.array(z.object({ key: z.string(), name: z.string() })),
      /** The other brands' consoles. */
      sisters: z.array(z.object({ name: z.string(), href: z.string() })),
    }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
  signIn: {
    name: 'staff.signIn',
    summary: 'First step: the password. What follows is asked for a code before anything opens',
    access: 'visitor',
    body: z.object({ email, password }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  confirmCode: {
    name: 'staff.confirmCode',
    summary: 'Second step: a code of the authenticator app, or a recovery code, each of which counts once',
    access: 'visitor',
    body: z.object({ code }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  signOut: {
    name: 'staff.signOut',
    summary: 'Ends this device’s staff session, and what was done in a customer’s name with it; safe to repeat',
    access: 'visitor',
    response: done,
    whileImpersonating: 'unlogged',
  },
  showOwnerLink: {
    name: 'staff.showOwnerLink',
    summary: 'Whether the owner’s link still works: until the shop’s first administrator has set up their account',
    access: 'visitor',
    body: z.object({ token }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  createOwner: {
    name: 'staff.createOwner',
    summary: 'Makes the holder of the owner’s link the shop’s administrator; answers their set-up link',
    access: 'visitor',
    body: z.object({ token, name, email }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  showSetUp: {
    name: 'staff.showSetUp',
    summary: 'What a set-up link’s holder enrols: the secret of their second factor, for an authenticator app',
    access: 'visitor',
    body: z.object({ token }),
    response: z.object({
      name: z.string(),
      email: z.string(),
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://totp/…`, for the QR code. */
      uri: z.string(),
    }),
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  completeSetUp: {
    name: 'staff.completeSetUp',
    summary:
      'Sets password and second factor by a set-up link, once, and signs in; answers the recovery codes, which are never shown again',
    access: 'visitor',
    body: z.object({ token, password: ruled(newPasswordProblem), code }),
    response: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  listMembers: {
    name: 'staff.listMembers',
    summary: 'Everybody who works at the shop, by name',
    access: 'staff.manage',
    response: z.object({ members: z.array(staffMember) }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
  createMember: {
    name: 'staff.createMember',
    summary: 'Takes somebody on and answers their set-up link',
    access: 'staff.manage',
    body: z.object({ email, name, role }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  setRole: {
    name: 'staff.setRole',
    summary: 'Gives a member another role; where they are signed in, they are signed out',
    access: 'staff.manage',
    params: z.object({ memberId }),
    body: z.object({ role }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  disableMember: {
    name: 'staff.disableMember',
    summary: 'Closes a member’s way in at once',
    access: 'staff.manage',
    params: z.object({ memberId }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  resetMember: {
    name: 'staff.resetMember',
    summary: 'Takes password and second factor back and answers a new set-up link; lets a disabled member in again',
    access: 'staff.manage',
    params: z.object({ memberId }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
