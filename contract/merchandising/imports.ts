import type { Endpoints } from '../api/endpoint.ts';
import type { importDeclarations } from './imports.schemas.ts';

export * from './imports.rules.ts';
export type { ImportLine, ListedImport } from './imports.schemas.ts';

/** Files of products that staff import. */
export const importEndpoints: Endpoints<typeof importDeclarations> = {
  list: { method: 'GET', path: '/api/staff/imports' },
  upload: { method: 'POST', path: '/api/staff/imports', upload: 'file' },
  paste: { method: 'POST', path: '/api/staff/imports/text' },
  get: { method: 'GET', path: '/api/staff/imports/:importId' },
  start: { method: 'POST', path: '/api/staff/imports/:importId/start' },
};
