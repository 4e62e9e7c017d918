import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffOnlyProblems } from '../api/problems.ts';
import { calendarMoment } from '../values/days.schemas.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { maxAddressLength, redirectProblems, redirectStatuses } from './redirects.rules.ts';

const status = z.literal(redirectStatuses);

const redirect = z.object({
  redirectId: z.int(),
  /** Path, and required query parameters, if any. */
  from: z.string(),
  /** A path of the shop; null where it is gone permanently. */
  to: z.string().nullable(),
  status,
  /** ISO timestamp (UTC). */
  savedAt: z.string(),
  savedBy: z.string(),
});
export type ListedRedirect = z.output<typeof redirect>;

const problems = { ...redirectProblems, ...staffOnlyProblems };
/** A line of an import that could not be taken. */
const fault = z.object({ line: z.int(), text: z.string(), message: z.string() });
const address = z.string().max(4 * maxAddressLength);

export const redirectDeclarations = {
  info: {
    name: 'redirects.info',
    summary: 'Resolve an old URL',
    description: 'Target and status, for apps and other front ends. Not logged (spec §8).',
    query: z.object({
      /** Path and query as requested, such as `/collections/sofas?page=2`. */
      path: address,
    }),
    response: z.object({
      path: z.string(),
      /** A path of the shop; null where there is none, or it is gone. */
      leadsTo: z.string().nullable(),
      /** Null when unknown. */
      status: status.nullable(),
    }),
    isLogged: false,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;

export const redirectStaffDeclarations = {
  list: {
    name: 'redirects.list',
    summary: 'List redirects',
    description: '50 per page.',
    access: 'content.edit',
    query: z.object({ q: z.string().trim().max(200).default(''), page: wholeNumber({ min: 1, max: 100_000 }).default(1) }),
    response: z.object({ redirects: z.array(redirect), total: z.int(), page: z.int(), pages: z.int() }),
    problems,
    whileImpersonating: 'allowed',
  },
  save: {
    name: 'redirects.save',
    summary: 'Add or replace a redirect',
    description: 'An old URL can also be marked as gone.',
    access: 'content.publish',
    body: z.object({
      from: address,
      to: address.default(''),
      status: wholeNumber().pipe(status).default(301),
      /** The redirect that it replaces, under whichever address, and when that was saved. */
      redirectId: bigId.optional(),
      savedAt: calendarMoment().optional(),
    }),
    response: z.object({ ok: z.literal(true), from: z.string() }),
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  saveMany: {
    name: 'redirects.saveMany',
    summary: 'Import redirects',
    description: 'Lines of `from,to,status`, as other shops export them; the last two are optional. The response lists rejected lines.',
    access: 'content.publish',
    body: z.object({ lines: z.string().max(60_000) }),
    response: z.object({ taken: z.int(), faults: z.array(fault) }),
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  upload: {
    name: 'redirects.upload',
    summary: 'Import redirects from a file',
    description: 'Such as an export of this list. The response lists the first 100 rejected lines.',
    access: 'content.publish',
    response: z.object({ taken: z.int(), /** All that could not. */ faulty: z.int(), faults: z.array(fault) }),
    problems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  remove: {
    name: 'redirects.remove',
    summary: 'Delete a redirect',
    access: 'content.publish',
    params: z.object({ redirectId: bigId }),
    response: z.object({ ok: z.literal(true) }),
    problems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
