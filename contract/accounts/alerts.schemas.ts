import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { emailProblem } from '../api/field-rules.ts';
import { variationId } from '../catalog/catalog.schemas.ts';
import { bigId } from '../values/numbers.schemas.ts';
import { alertProblems } from './alerts.rules.ts';

const email = z
  .string()
  .trim()
  .superRefine((value, context) => {
    const message = emailProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const alertDeclarations = {
  requestAlert: {
    name: 'alerts.requestAlert',
    summary: 'One email when a variation is back in stock; the answer is the same whoever asks, how often, and whatever is kept already',
    body: z.object({ variationId, email, consent: z.literal(true) }),
    response: z.object({ ok: z.literal(true) }),
    originalError: true,
    whileImpersonating: 'allowed',
  },
  stopAlerts: {
    name: 'alerts.stopAlerts',
    summary:
      'Ends all alerts of an address, named by a mail’s link: the address itself, or in older mails one of its alerts; safe to repeat',
    body: z.object({ email: z.string().max(255).optional(), alertId: bigId.optional(), token: z.string().max(200) }),
    response: z.object({ ok: z.literal(true) }),
    problems: alertProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
