import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { basedOn, fingerprint } from '../values/fingerprint.schemas.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { webhookKinds, webhookProblems } from './webhooks.rules.ts';

const webhook = z.object({
  webhookId: z.int(),
  fingerprint,
  url: z.string(),
  kinds: z.array(z.string()),
  /** `failing`: the last attempt failed. `disabled`: nothing is sent. */
  state: z.enum(['active', 'failing', 'disabled']),
  /** ISO timestamps (UTC). */
  createdAt: z.string(),
  /** Since when nothing has been delivered; of a disabled one null, unless it was turned off for that. */
  failingSince: z.string().nullable(),
  /** Until when events are signed with the former secret too; null when they are not. */
  formerSecretUntil: z.string().nullable(),
});
export type ListedWebhook = z.infer<typeof webhook>;

const delivery = z.object({
  /** The event's id, the same at every attempt. */
  deliveryId: z.uuid(),
  kind: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The last answer's HTTP status. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  createdAt: z.string(),
  attemptedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
});
export type ListedDelivery = z.infer<typeof delivery>;

const written = z.object({
  url: z
    .string()
    .trim()
    .max(500)
    .default('')
    // The server looks at the rest; http is for this machine, in development.
    .refine((address) => /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])/i.test(address), webhookProblems.webhook_url_not_public.message),
  kinds: z.array(z.enum(webhookKinds, 'Unknown event')).min(1, 'Select at least one event').max(50),
});
const webhookId = bigId;
const page = wholeNumber({ min: 1, max: 10_000 }).default(1);
const ok = z.object({ ok: z.literal(true) });
/** The secret is in this answer alone. */
const withSecret = z.object({ ok: z.literal(true), webhookId: z.int(), secret: z.string() });

const common = { access: 'integrations.manage', problems: webhookProblems, originalError: true, whileImpersonating: 'allowed' } as const;

export const webhookSubscriptionDeclarations = {
  list: {
    ...common,
    name: 'webhooks.list',
    summary: 'List webhooks',
    description: 'Latest first, 50 per page.',
    query: z.object({ page }),
    response: z.object({ webhooks: z.array(webhook), total: z.int(), page: z.int(), pages: z.int() }),
  },
  get: {
    ...common,
    name: 'webhooks.get',
    summary: 'Get a webhook',
    description: 'With its deliveries of the last 30 days, 50 per page.',
    params: z.object({ webhookId }),
    query: z.object({ page }),
    /** `failed`: how many of all have used up their attempts. */
    response: z.object({ webhook, deliveries: z.array(delivery), failed: z.int(), total: z.int(), page: z.int(), pages: z.int() }),
  },
  create: {
    ...common,
    name: 'webhooks.create',
    summary: 'Create a webhook',
    description: 'The secret is returned only here.',
    body: written,
    response: withSecret,
  },
  save: {
    ...common,
    name: 'webhooks.save',
    summary: 'Update a webhook',
    description: 'Its URL and events, and whether it is on.',
    params: z.object({ webhookId }),
    body: written.extend({ enabled: z.boolean(), basedOn }),
    response: ok,
  },
  rotate: {
    ...common,
    name: 'webhooks.rotateSecret',
    summary: 'Rotate a webhook’s secret',
    description: 'The former secret also signs for a day (`v1` twice), or ends at once, as after a leak.',
    params: z.object({ webhookId }),
    body: z.object({ former: z.enum(['overlaps', 'ends']).default('overlaps') }),
    response: withSecret,
  },
  remove: { ...common, name: 'webhooks.remove', summary: 'Delete a webhook', params: z.object({ webhookId }), response: ok },
  test: {
    ...common,
    name: 'webhooks.test',
    summary: 'Send a test event',
    description: 'Within a minute, even if the webhook is off.',
    params: z.object({ webhookId }),
    response: ok,
  },
  resend: {
    ...common,
    name: 'webhooks.resend',
    summary: 'Resend a delivery',
    description: 'With the same ID.',
    params: z.object({ webhookId, deliveryId: z.uuid() }),
    response: ok,
  },
  resendFailed: {
    ...common,
    name: 'webhooks.resendFailed',
    summary: 'Resend all failed deliveries',
    description: 'Those that used up their attempts, each with its ID.',
    params: z.object({ webhookId }),
    response: ok,
  },
} satisfies Declarations;
