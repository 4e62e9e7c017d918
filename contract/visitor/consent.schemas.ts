import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';

export const consentDeclarations = {
  accept: {
    name: 'consent.accept',
    summary: 'Dismiss the cookie notice',
    description: 'Remembered for a year.',
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
  optOut: {
    name: 'consent.optOut',
    summary: 'Opt out of data sharing',
    description: 'Remembered for a year; no vendor scripts are loaded (spec §7.6). Global Privacy Control has the same effect.',
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
