import type { Endpoints } from '../api/endpoint.ts';
import type { webhookDeclarations } from './payments.schemas.ts';

export * from './payments.rules.ts';

/** Where payment providers send their webhooks. */
export const webhookEndpoints: Endpoints<typeof webhookDeclarations> = {
  receive: { method: 'POST', path: '/api/webhooks/:provider', raw: true },
};
