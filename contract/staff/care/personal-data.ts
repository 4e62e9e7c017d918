import type { Endpoints } from '../../api/endpoint.ts';
import type { personalDataDeclarations } from './personal-data.schemas.ts';

export * from './personal-data.rules.ts';
export type { ErasurePreview, MergeSide } from './personal-data.schemas.ts';

const one = '/api/staff/customers/:customerId';

export const personalDataEndpoints: Endpoints<typeof personalDataDeclarations> = {
  exportOwn: { method: 'GET', path: '/api/accounts/data' },
  export: { method: 'GET', path: `${one}/data` },
  addNote: { method: 'POST', path: `${one}/notes` },
  previewErasure: { method: 'GET', path: `${one}/erasure` },
  erase: { method: 'POST', path: `${one}/erasure` },
  listErasures: { method: 'GET', path: '/api/staff/erasures' },
  previewMerge: { method: 'GET', path: `${one}/merge` },
  merge: { method: 'POST', path: `${one}/merge` },
};
