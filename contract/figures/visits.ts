import type { Endpoints } from '../api/endpoint.ts';
import type { visitDeclarations } from './visits.schemas.ts';

export * from './visits.rules.ts';
export type { Noted } from './visits.schemas.ts';

export const visitEndpoints: Endpoints<typeof visitDeclarations> = {
  note: { method: 'POST', path: '/api/visit-events' },
};
