import type { Endpoints } from '../api/endpoint.ts';
import type { sandboxFinancingDeclarations } from './sandbox-financing.schemas.ts';

export * from './sandbox-financing.rules.ts';
export type { BankApplication } from './sandbox-financing.schemas.ts';

/** The fake bank's page (rulings: Third parties); absent with a real financing partner. */
export const sandboxFinancingEndpoints: Endpoints<typeof sandboxFinancingDeclarations> = {
  get: { method: 'GET', path: '/api/sandbox/financing/:applicationId' },
  submit: { method: 'POST', path: '/api/sandbox/financing/:applicationId' },
  review: { method: 'POST', path: '/api/sandbox/financing/:applicationId/review' },
};
