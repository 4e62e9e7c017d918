import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { flagName } from './flags.schemas.ts';

export const visitorDeclarations = {
  getVisitor: {
    name: 'accounts.getVisitor',
    summary: 'Who is asking: the one personal call a public page makes after it has loaded (rulings: Session and visitor)',
    response: z.object({
      /** True when the visitor is signed in. */
      ok: z.boolean(),
      /** Tells an open page that the visitor is no longer who it was made for; null for a guest. */
      customerId: z.int().nullable(),
      /** For the header; empty for a guest, and until the customer has told it. */
      firstName: z.string(),
      /** Somebody of staff is acting for the customer: the page shows a banner that says so. */
      impersonated: z.boolean(),
      /** The shop is closed (spec §4), and the visitor, being staff, looks behind the sign: the page shows a notice that says so. */
      closed: z.boolean(),
      /** Fills the page's `csrf-token` meta tag. */
      csrfToken: z.string(),
      /** The feature flags that are on for this visitor (spec §9). */
      flags: z.array(flagName),
      /** Addresses of the vendors’ scripts that their flags let in for this visitor: chat, session recording. */
      scripts: z.array(z.string()),
      /** How many notifications wait; for the bell. */
      cards: z.int(),
    }),
    whileImpersonating: 'allowed',
  },
  getToken: {
    name: 'accounts.getToken',
    summary: 'The visitor’s CSRF token, for the `x-csrf-token` header',
    response: z.object({ ok: z.literal(true), token: z.string() }),
    whileImpersonating: 'allowed',
  },
  keepBearer: {
    name: 'accounts.keepBearer',
    summary: 'Puts the session that a page was asked for with, as a bearer token, into cookies: how an app hands its session to a web view',
    response: z.object({ ok: z.literal(true) }),
    serverOnly: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
