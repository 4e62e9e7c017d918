import { z } from 'zod';
import { variationId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { emailProblem } from './field-rules.ts';
import { defineProblems } from './problems.ts';

/** What who asks for an alert agrees to; it stands at the form and is kept with the alert. */
export const stockAlertConsent =
  'We’ll send one e-mail when it’s back, and use your address for nothing else. Every mail has a link that stops them.';

export const alertProblems = defineProblems({
  alert_not_found: { status: 404, message: 'This link doesn’t work. Please use the one in your latest mail from us.' },
});

const email = z
  .string()
  .trim()
  .superRefine((value, context) => {
    const message = emailProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const alertEndpoints = {
  requestAlert: endpoint({
    name: 'alerts.requestAlert',
    summary: 'One mail when a variation is back in stock; the answer is the same whoever asks, how often, and whatever is kept already',
    method: 'POST',
    path: '/api/stock-alerts',
    body: z.object({ variationId, email, consent: z.literal(true) }),
    response: z.object({ ok: z.literal(true) }),
    originalError: true,
  }),
  stopAlerts: endpoint({
    name: 'alerts.stopAlerts',
    summary: 'Ends all alerts of the address that this one was for; safe to repeat',
    method: 'POST',
    path: '/api/stock-alerts/stop',
    body: z.object({ alertId: z.coerce.number().int().positive(), token: z.string().max(200) }),
    response: z.object({ ok: z.literal(true) }),
    problems: alertProblems,
  }),
};
