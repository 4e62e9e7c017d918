import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { staffProblems } from './staff.ts';

/** One thing that staff did. */
const auditEntry = z.object({
  entryId: z.int(),
  /** ISO timestamp (UTC). */
  at: z.string(),
  /** Null for what was done at the command line of the server. */
  actor: z.object({ memberId: z.int(), name: z.string() }).nullable(),
  /** E.g. `staff.role_changed`. */
  action: z.string(),
  /** Of what or whom, by id: no names, no addresses. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = z.string().trim().max(100).optional();

export const auditEndpoints = {
  list: endpoint({
    name: 'staff.listAudit',
    summary: 'What staff did, latest first, fifty a page (audit.read)',
    method: 'GET',
    path: '/api/staff/audit',
    query: z.object({
      /** Whole, or its beginning up to a dot: `staff`, `staff.role_changed`. */
      action: filter,
      memberId: z.coerce.number().int().positive().optional(),
      /** `kind:id`. */
      subject: filter,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: z.object({
      entries: z.array(auditEntry),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** Everything that has happened so far, for the filter. */
      actions: z.array(z.string()),
      actors: z.array(z.object({ memberId: z.int(), name: z.string() })),
    }),
    problems: staffProblems,
  }),
};
