import type { Endpoints } from '../api/endpoint.ts';
import type { bounceDeclarations } from './bounces.schemas.ts';

export * from './bounces.rules.ts';

/** The webhook that e-mail providers call. */
export const bounceEndpoints: Endpoints<typeof bounceDeclarations> = {
  receive: { method: 'POST', path: '/api/webhooks/emails/:provider', raw: true },
};
