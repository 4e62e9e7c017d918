import type { Endpoints } from '../api/endpoint.ts';
import type { senderDeclarations } from './sender.schemas.ts';

export * from './sender.rules.ts';

const path = '/api/staff/settings/sender';

/** Who a brand's emails come from, for staff. */
export const senderEndpoints: Endpoints<typeof senderDeclarations> = {
  get: { method: 'GET', path },
  set: { method: 'PUT', path },
  test: { method: 'POST', path: `${path}/test` },
};
