import type { Endpoints } from '../../api/endpoint.ts';
import type { wordingDeclarations } from './wording.schemas.ts';

export * from './wording.rules.ts';
export type { WordingSettings } from './wording.schemas.ts';

const path = '/api/staff/settings/wording';

/** The words of a brand's e-mails, for staff. */
export const wordingEndpoints: Endpoints<typeof wordingDeclarations> = {
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
  preview: { method: 'POST', path: `${path}/preview` },
  test: { method: 'POST', path: `${path}/test` },
};
