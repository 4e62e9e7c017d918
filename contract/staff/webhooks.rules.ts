import { changedByOthers, defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';

export const webhookKinds = [
  'order.placed',
  'order.paid',
  'order.cancelled',
  'order.shipped',
  'order.delivered',
  'order.refunded',
  'return.requested',
  'return.declined',
  'return.refunded',
  'return.replaced',
  'return.closed',
  'return.expired',
  'product.changed',
  'stock.changed',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

export const isWebhookKind = (kind: string): kind is WebhookKind => webhookKinds.some((known) => known === kind);

/** Hours for which a replaced secret goes on signing beside the new one, unless it ends at once. */
export const secretOverlapHours = 24;

export const webhookProblems = defineProblems({
  ...staffOnlyProblems,
  webhook_changed: changedByOthers('webhook'),
  webhook_url_not_public: { status: 400, message: 'Enter a public address that starts with https://' },
  former_secret_signs: {
    status: 409,
    message: 'The former secret still signs events. Replace the secret again once that has ended, or let it end right away.',
  },
  webhook_not_found: notFound('webhook'),
});
