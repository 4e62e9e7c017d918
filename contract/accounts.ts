import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const accountEndpoints = {
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
      /** Fills the page's `csrf-token` meta tag. */
      csrfToken: z.string(),
    }),
  }),
};
