import type { Endpoints } from '../api/endpoint.ts';
import type { apiKeyDeclarations } from './api-keys.schemas.ts';

export * from './api-keys.rules.ts';
export type { ListedApiKey } from './api-keys.schemas.ts';

export const apiKeyEndpoints: Endpoints<typeof apiKeyDeclarations> = {
  list: { method: 'GET', path: '/api/staff/api-keys' },
  create: { method: 'POST', path: '/api/staff/api-keys' },
  revoke: { method: 'POST', path: '/api/staff/api-keys/:keyId/revocation' },
};
