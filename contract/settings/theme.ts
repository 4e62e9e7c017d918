import type { Endpoints } from '../api/endpoint.ts';
import type { themeDeclarations } from './theme.schemas.ts';

export * from './theme.rules.ts';
export type { ThemeSettings } from './theme.schemas.ts';

const path = '/api/staff/settings/theme';

/** A brand's theme. */
export const themeEndpoints: Endpoints<typeof themeDeclarations> = {
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
  setMark: { method: 'POST', path: `${path}/marks`, upload: 'file', query: ['mark', 'version'] },
  removeMark: { method: 'DELETE', path: `${path}/marks` },
  restore: { method: 'POST', path: `${path}/restore` },
};
