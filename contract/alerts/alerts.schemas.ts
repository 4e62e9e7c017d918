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
    summary: 'Request a back-in-stock email',
    description:
      'Sends one email when the variation is back in stock. The response is the same whoever calls, however often, and whether or not an alert exists.',
    body: z.object({ variationId, email, consent: z.literal(true) }),
    response: z.object({ ok: z.literal(true) }),
    originalError: true,
    whileImpersonating: 'allowed',
  },
  stopAlerts: {
    name: 'alerts.stopAlerts',
    summary: 'Stop all back-in-stock emails to an address',
    description:
      'The address is named by the link in an email: by the address itself or, in older emails, by one of its alerts. Safe to repeat.',
    body: z.object({ email: z.string().max(255).optional(), alertId: bigId.optional(), token: z.string().max(200) }),
    response: z.object({ ok: z.literal(true) }),
    problems: alertProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
