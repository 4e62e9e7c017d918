import type { Endpoints } from '../api/endpoint.ts';
import type { paymentProviderDeclarations } from './payment-providers.schemas.ts';

export * from './payment-providers.rules.ts';
export type { ProviderVariable, ProviderWebhook, ShownProvider } from './payment-providers.schemas.ts';

const path = '/api/staff/settings/payments';

/** The providers of all ways to pay, for staff. */
export const paymentProviderEndpoints: Endpoints<typeof paymentProviderDeclarations> = {
  list: { method: 'GET', path },
  test: { method: 'POST', path: `${path}/:way/test` },
};
