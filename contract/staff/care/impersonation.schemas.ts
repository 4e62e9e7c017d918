import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { bigId } from '../../values/numbers.schemas.ts';
import { impersonationProblems, reasonProblem } from './impersonation.rules.ts';

const impersonation = z.object({
  customer: z.object({ customerId: z.int(), name: z.string() }),
  staff: z.object({ memberId: z.int(), name: z.string() }),
  /** ISO timestamp (UTC), half an hour after the start. */
  expiresAt: z.string(),
});
export type Impersonation = z.infer<typeof impersonation>;

export const impersonationDeclarations = {
  begin: {
    name: 'impersonation.begin',
    summary: 'Start impersonating a customer',
    description: 'On this device, for 30 minutes at most, with a reason.',
    access: 'customers.impersonate',
    body: z.object({
      customerId: bigId,
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
    whileImpersonating: 'unlogged',
  },
  get: {
    name: 'impersonation.get',
    summary: 'Get the current impersonation',
    description: 'Who acts for whom on this device.',
    response: impersonation,
    problems: impersonationProblems,
    whileImpersonating: 'allowed',
  },
  end: {
    name: 'impersonation.end',
    summary: 'Stop impersonating',
    description: 'Safe to repeat.',
    response: z.object({ ok: z.literal(true), customerId: z.int().nullable() }),
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
