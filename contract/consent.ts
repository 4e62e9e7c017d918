import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Readable by script: the note on cookies shows until it is `true` (spec §4). */
export const consentCookie = 'cookie_consent';

/** The visitor's word that nothing of them is to be shared. */
export const optOutCookie = 'opt_out';

export const consentEndpoints = {
  accept: endpoint({
    name: 'consent.accept',
    summary: 'Keeps for a year that the visitor has read the note on cookies',
    method: 'POST',
    path: '/api/consent',
    response: z.object({ ok: z.literal(true) }),
  }),
  optOut: endpoint({
    name: 'consent.optOut',
    summary:
      'Keeps for a year that nothing of this visitor is to be shared: no vendor’s script comes to them (spec §7.6); so does Global Privacy Control',
    method: 'POST',
    path: '/api/opt-out',
    response: z.object({ ok: z.literal(true) }),
  }),
};
