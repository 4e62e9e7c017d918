import type { Endpoints } from '../api/endpoint.ts';
import type { staffPaymentDeclarations, webhookDeclarations } from './payments.schemas.ts';

export * from './payments.rules.ts';
export type { FailedMovement } from './payments.schemas.ts';

/** Receives payment providers' webhooks. */
export const webhookEndpoints: Endpoints<typeof webhookDeclarations> = {
  receive: { method: 'POST', path: '/api/webhooks/:provider', raw: true },
};

/** Staff's calls for failed payments. */
export const staffPaymentEndpoints: Endpoints<typeof staffPaymentDeclarations> = {
  listFailed: { method: 'GET', path: '/api/staff/payments/failed' },
  retry: { method: 'POST', path: '/api/staff/payments/retries' },
};
