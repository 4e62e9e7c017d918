import type { Endpoints } from '../api/endpoint.ts';
import type { readinessDeclarations } from './readiness.schemas.ts';

export type { ReadyDocument, ReadyPlace, ReadyState } from './readiness.rules.ts';
export type { Check } from './readiness.schemas.ts';

export const readinessEndpoints: Endpoints<typeof readinessDeclarations> = {
  list: { method: 'GET', path: '/api/staff/readiness' },
  listMissing: { method: 'GET', path: '/api/staff/readiness/missing' },
};
