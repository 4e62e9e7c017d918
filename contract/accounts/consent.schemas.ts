import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';

export const consentDeclarations = {
  accept: {
    name: 'consent.accept',
    summary: 'Keeps for a year that the visitor has read the note on cookies',
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
  optOut: {
    name: 'consent.optOut',
    summary:
      'Keeps for a year that nothing of this visitor is to be shared: no vendor’s script comes to them (spec §7.6); so does Global Privacy Control',
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
