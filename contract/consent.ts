import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Readable by script: the note on cookies shows until it is `true` (spec §4). */
export const consentCookie = 'cookie_consent';

export const consentEndpoints = {
  accept: endpoint({
    name: 'consent.accept',
    summary: 'Keeps for a year that the visitor has read the note on cookies',
    method: 'POST',
    path: '/api/consent',
    response: z.object({ ok: z.literal(true) }),
  }),
};
