import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { restrictionProblems, restrictionScopes } from './restrictions.rules.ts';

const scope = z.enum(restrictionScopes);

const restriction = z.object({
  /** A code or its beginning, in capitals and without spaces. */
  code: z.string(),
  scope,
  addedBy: z.string(),
  /** ISO timestamp. */
  addedAt: z.string(),
});
export type ListedRestriction = z.output<typeof restriction>;

export const restrictionDeclarations = {
  list: {
    name: 'settings.listRestrictions',
    summary: 'List restricted postal codes',
    description: 'Where the shop does not deliver. 50 per page; `q` is the beginning of a code.',
    access: 'settings.edit',
    query: z.object({ q: z.string().trim().max(20).default(''), page: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: z.object({
      restrictions: z.array(restriction),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** From the server's configuration: restricted for everything, not removable here. */
      configured: z.array(z.string()),
    }),
    problems: restrictionProblems,
    whileImpersonating: 'allowed',
  },
  add: {
    name: 'settings.addRestrictions',
    summary: 'Restrict postal codes',
    description: 'Codes or prefixes, separated by line breaks or commas. Codes that are already restricted get the new scope.',
    access: 'settings.edit',
    body: z.object({ codes: z.string().max(10_000), scope }),
    response: z.object({ ok: z.literal(true), added: z.int() }),
    problems: restrictionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  remove: {
    name: 'settings.removeRestriction',
    summary: 'Lift a postal code restriction',
    access: 'settings.edit',
    params: z.object({ code: z.string().max(20) }),
    response: z.object({ ok: z.literal(true) }),
    problems: restrictionProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
