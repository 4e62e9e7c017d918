import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { flagName } from '../flags/flags.schemas.ts';

export const visitorDeclarations = {
  getVisitor: {
    name: 'accounts.getVisitor',
    summary: 'Get the current visitor',
    description: 'The only personal call that a public page makes after loading (rulings: Session and visitor).',
    response: z.object({
      /** True when the visitor is signed in. */
      ok: z.boolean(),
      /** Lets an open page notice that the visitor has changed; null for a guest. */
      customerId: z.int().nullable(),
      /** For the header; empty for a guest, and until the name is known. */
      firstName: z.string(),
      /** Staff are acting for the customer; the page shows a banner. */
      impersonated: z.boolean(),
      /** The shop is closed (spec §4) and the visitor is staff; the page shows a notice. */
      closed: z.boolean(),
      /** For the page's `csrf-token` meta tag. */
      csrfToken: z.string(),
      /** The feature flags that are on for this visitor (spec §9). */
      flags: z.array(flagName),
      /** Script addresses of the vendors enabled for this visitor: chat, session recording. */
      scripts: z.array(z.string()),
      /** Number of notifications not dismissed, for the bell. */
      cards: z.int(),
    }),
    whileImpersonating: 'allowed',
  },
  getToken: {
    name: 'accounts.getToken',
    summary: 'Get a CSRF token',
    description: 'For the `x-csrf-token` header.',
    response: z.object({ ok: z.literal(true), token: z.string() }),
    whileImpersonating: 'allowed',
  },
  skipLogin: {
    name: 'accounts.skipLogin',
    summary: 'Continue checkout as a guest',
    description: 'This browser is not asked to sign in again until it is closed.',
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'allowed',
  },
  keepBearer: {
    name: 'accounts.keepBearer',
    summary: 'Store a bearer session in cookies',
    description: 'Lets an app pass its session to a web view.',
    response: z.object({ ok: z.literal(true) }),
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
