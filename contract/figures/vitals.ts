import type { Endpoints } from '../api/endpoint.ts';
import type { vitalDeclarations } from './vitals.schemas.ts';

export * from './vitals.rules.ts';

export const vitalEndpoints: Endpoints<typeof vitalDeclarations> = {
  note: { method: 'POST', path: '/api/vitals' },
};
