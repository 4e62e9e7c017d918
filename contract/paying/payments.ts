import type { Endpoints } from '../api/endpoint.ts';
import type { staffPaymentDeclarations, webhookDeclarations } from './payments.schemas.ts';

export * from './payments.rules.ts';
export type { FailedMovement } from './payments.schemas.ts';

/** Where payment providers send their webhooks. */
export const webhookEndpoints: Endpoints<typeof webhookDeclarations> = {
  receive: { method: 'POST', path: '/api/webhooks/:provider', raw: true },
};

/** What staff do about money that could not be moved. */
export const staffPaymentEndpoints: Endpoints<typeof staffPaymentDeclarations> = {
  listFailed: { method: 'GET', path: '/api/staff/payments/failed' },
  retry: { method: 'POST', path: '/api/staff/payments/retries' },
};
