import type { Endpoints } from '../api/endpoint.ts';
import type { webhookSubscriptionDeclarations } from './webhooks.schemas.ts';

export * from './webhooks.rules.ts';
export type { ListedDelivery, ListedWebhook } from './webhooks.schemas.ts';

const one = '/api/staff/webhooks/:webhookId';

export const webhookSubscriptionEndpoints: Endpoints<typeof webhookSubscriptionDeclarations> = {
  list: { method: 'GET', path: '/api/staff/webhooks' },
  get: { method: 'GET', path: one },
  create: { method: 'POST', path: '/api/staff/webhooks' },
  save: { method: 'PUT', path: one },
  rotate: { method: 'POST', path: `${one}/secret` },
  remove: { method: 'DELETE', path: one },
  test: { method: 'POST', path: `${one}/test` },
  resend: { method: 'POST', path: `${one}/deliveries/:deliveryId` },
  resendFailed: { method: 'POST', path: `${one}/deliveries` },
};
