import type { Endpoints } from '../api/endpoint.ts';
import type { bellDeclarations } from './bell.schemas.ts';

export * from './bell.rules.ts';
export type { BellItem } from './bell.schemas.ts';

export const bellEndpoints: Endpoints<typeof bellDeclarations> = {
  get: { method: 'GET', path: '/api/staff/bell' },
  see: { method: 'POST', path: '/api/staff/bell/seen' },
};
