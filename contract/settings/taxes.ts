import type { Endpoints } from '../api/endpoint.ts';
import type { taxDeclarations } from './taxes.schemas.ts';

export * from './taxes.rules.ts';
export type { ListedTaxRegion, TaxChange } from './taxes.schemas.ts';

const base = '/api/staff/settings/taxes';

/** The tax table, for staff. */
export const taxEndpoints: Endpoints<typeof taxDeclarations> = {
  list: { method: 'GET', path: base },
  setRegion: { method: 'PUT', path: `${base}/regions/:country/:region` },
  resetRegion: { method: 'DELETE', path: `${base}/regions/:country/:region` },
  upload: { method: 'POST', path: `${base}/uploads`, upload: 'file', query: ['replaces'] },
  paste: { method: 'POST', path: `${base}/uploads/text` },
  getUpload: { method: 'GET', path: `${base}/uploads/:uploadId` },
  apply: { method: 'POST', path: `${base}/uploads/:uploadId/apply` },
};
