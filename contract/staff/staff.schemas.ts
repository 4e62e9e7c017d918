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
    summary: 'Get the signed-in staff member',
    description: 'With their permissions.',
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
    summary: 'Sign in with a password',
    description: 'The first step; nothing opens before a code is confirmed.',
    access: 'visitor',
    body: z.object({ email, password }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  confirmCode: {
    name: 'staff.confirmCode',
    summary: 'Complete staff sign-in with a code',
    description: 'The second step: an authenticator code or a recovery code; each works once.',
    access: 'visitor',
    body: z.object({ code }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  signOut: {
    name: 'staff.signOut',
    summary: 'Sign out of staff',
    description: 'On this device; also ends impersonation. Safe to repeat.',
    access: 'visitor',
    response: done,
    whileImpersonating: 'unlogged',
  },
  showOwnerLink: {
    name: 'staff.showOwnerLink',
    summary: 'Check the owner’s link',
    description: 'Works until the shop’s first administrator has set up their account.',
    access: 'visitor',
    body: z.object({ token }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  createOwner: {
    name: 'staff.createOwner',
    summary: 'Create the first administrator',
    description: 'For the holder of the owner’s link. Returns their set-up link.',
    access: 'visitor',
    body: z.object({ token, name, email }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  showSetUp: {
    name: 'staff.showSetUp',
    summary: 'Start a staff set-up',
    description: 'Returns the secret of the second factor, for an authenticator app.',
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
    summary: 'Complete a staff set-up',
    description:
      'Sets password and second factor, once per set-up link, and signs in. Returns the recovery codes, which are not shown again.',
    access: 'visitor',
    body: z.object({ token, password: ruled(newPasswordProblem), code }),
    response: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  listMembers: {
    name: 'staff.listMembers',
    summary: 'List staff members',
    description: 'By name.',
    access: 'staff.manage',
    response: z.object({ members: z.array(staffMember) }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
  createMember: {
    name: 'staff.createMember',
    summary: 'Add a staff member',
    description: 'Returns their set-up link.',
    access: 'staff.manage',
    body: z.object({ email, name, role }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  setRole: {
    name: 'staff.setRole',
    summary: 'Change a member’s role',
    description: 'Signs them out everywhere.',
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
    summary: 'Disable a staff member',
    description: 'At once.',
    access: 'staff.manage',
    params: z.object({ memberId }),
    response: done,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  resetMember: {
    name: 'staff.resetMember',
    summary: 'Reset a member’s password and second factor',
    description: 'Returns a new set-up link. Re-enables a disabled member.',
    access: 'staff.manage',
    params: z.object({ memberId }),
    response: setUpLink,
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
