import type { Endpoints } from '../api/endpoint.ts';
import type { importDeclarations } from './imports.schemas.ts';

export * from './imports.rules.ts';
export type { ImportChange } from './imports.schemas.ts';

/** Files of products that staff import. */
export const importEndpoints: Endpoints<typeof importDeclarations> = {
  list: { method: 'GET', path: '/api/staff/imports' },
  upload: { method: 'POST', path: '/api/staff/imports', upload: 'file' },
  paste: { method: 'POST', path: '/api/staff/imports/text' },
  get: { method: 'GET', path: '/api/staff/imports/:importId' },
  changes: { method: 'GET', path: '/api/staff/imports/:importId/changes' },
  map: { method: 'POST', path: '/api/staff/imports/:importId/mapping' },
  retire: { method: 'POST', path: '/api/staff/imports/:importId/retire' },
  start: { method: 'POST', path: '/api/staff/imports/:importId/start' },
  plan: { method: 'POST', path: '/api/staff/imports/:importId/plan' },
  stop: { method: 'POST', path: '/api/staff/imports/:importId/stop' },
  resume: { method: 'POST', path: '/api/staff/imports/:importId/resume' },
  undo: { method: 'POST', path: '/api/staff/imports/:importId/undo' },
};
