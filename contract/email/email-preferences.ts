import type { Endpoints } from '../api/endpoint.ts';
import type { emailPreferenceDeclarations } from './email-preferences.schemas.ts';

export const emailPreferenceEndpoints: Endpoints<typeof emailPreferenceDeclarations> = {
  get: { method: 'GET', path: '/api/user/manage-email' },
  save: { method: 'POST', path: '/api/user/manage-email' },
  leave: { method: 'POST', path: '/api/user/manage-email/leave' },
};
