import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textProblem } from './field-rules.ts';
import { defineProblems } from './problems.ts';
import { staffProblems } from './staff.ts';

export const impersonationProblems = defineProblems({
  ...staffProblems,
  customer_not_found: { status: 404, message: 'There is no such customer.' },
  not_impersonating: { status: 404, message: 'You are acting for nobody.' },
  /** Answers every call that is the customer's alone. */
  impersonation_closed: { status: 403, message: 'Only the customer can do this. You are acting for them.' },
});

/** Why somebody acts for a customer: `Reason is required`. */
export const reasonProblem = (value: string): string | null => textProblem('Reason', value);

const impersonation = z.object({
  customer: z.object({ customerId: z.int(), name: z.string() }),
  staff: z.object({ memberId: z.int(), name: z.string() }),
  /** ISO timestamp (UTC), half an hour after the start. */
  expiresAt: z.string(),
});
export type Impersonation = z.infer<typeof impersonation>;

export const impersonationEndpoints = {
  begin: endpoint({
    name: 'impersonation.begin',
    summary: 'Signs this device in as a customer for half an hour at the most, for a reason (customers.impersonate)',
    method: 'POST',
    path: '/api/impersonate',
    body: z.object({
      customerId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      reason: z
        .string()
        .default('')
        .superRefine((value, context) => {
          const message = reasonProblem(value);
          if (message) context.addIssue({ code: 'custom', message });
        })
        .transform((value) => value.trim()),
    }),
    response: z.object({ ok: z.literal(true), expiresAt: z.string() }),
    problems: impersonationProblems,
    originalError: true,
  }),
  get: endpoint({
    name: 'impersonation.get',
    summary: 'Who acts for whom on this device',
    method: 'GET',
    path: '/api/impersonate',
    response: impersonation,
    problems: impersonationProblems,
  }),
  end: endpoint({
    name: 'impersonation.end',
    summary: 'Ends acting for the customer; safe to repeat',
    method: 'DELETE',
    path: '/api/impersonate',
    response: z.object({ ok: z.literal(true), customerId: z.int().nullable() }),
  }),
};
