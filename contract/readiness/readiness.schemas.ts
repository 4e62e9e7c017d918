import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { staffProblems } from '../staff/staff.ts';
import { readyDocuments, readyPlaces, readyStates } from './readiness.rules.ts';

const check = z.object({
  /** The check's permanent name, such as `mail`. */
  key: z.string(),
  title: z.string(),
  state: z.enum(readyStates),
  /** What was found, as a sentence. */
  finding: z.string(),
  /** What to do; null when ready. */
  advice: z.string().nullable(),
  /** Null where it is fixed outside the console. */
  place: z.enum(readyPlaces).nullable(),
  /** Null when ready, or where the place says enough. */
  document: z.enum(readyDocuments).nullable(),
});
export type Check = z.infer<typeof check>;

export const readinessDeclarations = {
  list: {
    name: 'readiness.list',
    summary: 'List launch requirements',
    description: 'What the shop needs before it takes real orders, checked at most 30 seconds ago.',
    access: 'staff.manage',
    response: z.object({ checks: z.array(check) }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
  listMissing: {
    name: 'readiness.listMissing',
    summary: 'List unmet launch requirements',
    description: 'Also reports stopped backups. Results from external services are at most ten minutes old.',
    access: 'staff.manage',
    response: z.object({ checks: z.array(check) }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
