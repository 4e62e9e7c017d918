import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { staffProblems } from './staff.ts';

/** Minutes a closure may be announced for: five to a day. */
export const closureMinutes = z.coerce.number().int().min(5).max(1440);

const closure = z.object({
  /** ISO timestamps (UTC). */
  since: z.string(),
  /** When the shop is likely to open again; it opens when somebody says so. */
  until: z.string().nullable(),
});

const reason = z.string().trim().min(1, 'Reason is required').max(255);

export const maintenanceEndpoints = {
  get: endpoint({
    name: 'maintenance.get',
    summary: 'Whether the shop is closed (maintenance.switch)',
    method: 'GET',
    path: '/api/staff/maintenance',
    response: z.object({ closure: closure.nullable() }),
    problems: staffProblems,
  }),
  close: endpoint({
    name: 'maintenance.close',
    summary: 'Closes the shop for maintenance, in every process; staff can look behind it (maintenance.switch)',
    method: 'PUT',
    path: '/api/staff/maintenance',
    body: z.object({ minutes: closureMinutes.optional(), reason }),
    response: z.object({ closure: closure.nullable() }),
    problems: staffProblems,
    originalError: true,
  }),
  open: endpoint({
    name: 'maintenance.open',
    summary: 'Opens the shop again (maintenance.switch)',
    method: 'DELETE',
    path: '/api/staff/maintenance',
    response: z.object({ closure: closure.nullable() }),
    problems: staffProblems,
  }),
};
