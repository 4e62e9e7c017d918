import type { Endpoints } from '../api/endpoint.ts';
import type { consentDeclarations } from './consent.schemas.ts';

/** Readable by script: the cookie notice shows until it is `true` (spec §4). */
export const consentCookie = 'cookie_consent';

/** The visitor has objected to sharing their data. */
export const optOutCookie = 'opt_out';

export const consentEndpoints: Endpoints<typeof consentDeclarations> = {
  accept: { method: 'POST', path: '/api/consent' },
  optOut: { method: 'POST', path: '/api/opt-out' },
};
