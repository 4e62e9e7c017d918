import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { staffProblems } from './staff.ts';

/** An audit entry. */
const auditEntry = z.object({
  entryId: z.int(),
  /** ISO timestamp (UTC). */
  at: z.string(),
  /** Null for the server's command line. */
  actor: z.object({ memberId: z.int(), name: z.string() }).nullable(),
  /** E.g. `staff.role_changed`. */
  action: z.string(),
  /** What or whom it concerns, by id: no names or addresses. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = z.string().trim().max(100).optional();

export const auditDeclarations = {
  list: {
    name: 'staff.listAudit',
    summary: 'List audit entries',
    description: 'Latest first, 50 per page.',
    access: 'audit.read',
    query: z.object({
      /** An action, or its beginning up to a dot: `staff`, `staff.role_changed`. */
      action: filter,
      memberId: bigId.optional(),
      /** `kind:id`. */
      subject: filter,
      page: wholeNumber({ min: 1, max: 10_000 }).default(1),
    }),
    response: z.object({
      entries: z.array(auditEntry),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** Every action recorded, for the filter. */
      actions: z.array(z.string()),
      actors: z.array(z.object({ memberId: z.int(), name: z.string() })),
    }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
