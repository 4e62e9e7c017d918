import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { staffProblems } from './staff.ts';

/** Minutes to announce for a closure: five to a day. */
export const closureMinutes = wholeNumber({ min: 5, max: 1440 });

const closure = z.object({
  /** ISO timestamps (UTC). */
  since: z.string(),
  /** When the shop is likely to open again; it does not open by itself. */
  until: z.string().nullable(),
});

const reason = z.string().trim().min(1, 'Reason is required').max(255);

export const maintenanceDeclarations = {
  get: {
    name: 'maintenance.get',
    summary: 'Get maintenance status',
    access: 'maintenance.switch',
    response: z.object({ closure: closure.nullable() }),
    problems: staffProblems,
    whileImpersonating: 'allowed',
  },
  close: {
    name: 'maintenance.close',
    summary: 'Close the shop for maintenance',
    description: 'In every process. Staff can still see it.',
    access: 'maintenance.switch',
    body: z.object({ minutes: closureMinutes.optional(), reason }),
    response: z.object({ closure: closure.nullable() }),
    problems: staffProblems,
    originalError: true,
    whileImpersonating: 'unlogged',
  },
  open: {
    name: 'maintenance.open',
    summary: 'Reopen the shop',
    access: 'maintenance.switch',
    response: z.object({ closure: closure.nullable() }),
    problems: staffProblems,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
