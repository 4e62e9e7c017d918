import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { FlagName } from './flags.ts';

/** Its names are checked where flags are set; the list of all flags is not for every page's first script. */
const flag = z.string() as unknown as z.ZodType<FlagName>;

/** What every page asks after it has loaded; apart from `accounts.ts`, so that no page carries what it does not need. */
export const visitorEndpoints = {
  getVisitor: endpoint({
    name: 'accounts.getVisitor',
    summary: 'Who is asking: the one personal call a public page makes after it has loaded (rulings: Session and visitor)',
    method: 'GET',
    path: '/api/authenticated',
    response: z.object({
      /** True when the visitor is signed in. */
      ok: z.boolean(),
      /** For the header; empty for a guest, and until the customer has told it. */
      firstName: z.string(),
      /** Somebody of staff is acting for the customer: the page shows a banner that says so. */
      impersonated: z.boolean(),
      /** The shop is closed (spec §4), and the visitor, being staff, looks behind the sign: the page shows a notice that says so. */
      closed: z.boolean(),
      /** Fills the page's `csrf-token` meta tag. */
      csrfToken: z.string(),
      /** The feature flags that are on for this visitor (spec §9). */
      flags: z.array(flag),
      /** Addresses of the vendors’ scripts that their flags let in for this visitor: chat, session recording. */
      scripts: z.array(z.string()),
      /** How many notifications wait; for the bell. */
      cards: z.int(),
    }),
  }),
  getToken: endpoint({
    name: 'accounts.getToken',
    summary: 'The visitor’s CSRF token, for the `x-csrf-token` header',
    method: 'GET',
    path: '/api/user/token',
    response: z.object({ ok: z.literal(true), token: z.string() }),
  }),
};
