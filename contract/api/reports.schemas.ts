import { z } from 'zod';
import type { Declarations } from './endpoint.ts';

/** What came of an error in the browser; all of it is cut and cleaned of personal data before it is kept (spec §7.6). */
const errorReport = z.object({
  message: z.string().max(2000),
  /** Of the page. */
  url: z.string().max(2000),
  stack: z.string().max(10_000).optional(),
  /** File, line and column, where the browser tells them. */
  source: z.string().max(2000).optional(),
});
export type ErrorReport = z.infer<typeof errorReport>;

export const reportDeclarations = {
  reportError: {
    name: 'reports.reportError',
    summary: 'Tells the shop of an error in a browser; it is logged without personal data',
    body: errorReport,
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
