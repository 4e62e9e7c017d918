import { z } from 'zod';
import type { Declarations } from './endpoint.ts';

/** A browser error; all of it is shortened and stripped of personal data before it is logged (spec §7.6). */
const errorReport = z.object({
  message: z.string().max(2000),
  /** The page's address. */
  url: z.string().max(2000),
  stack: z.string().max(10_000).optional(),
  /** File, line and column, where the browser provides them. */
  source: z.string().max(2000).optional(),
});
export type ErrorReport = z.infer<typeof errorReport>;

export const reportDeclarations = {
  reportError: {
    name: 'reports.reportError',
    summary: 'Report a browser error',
    description: 'Logged without personal data.',
    body: errorReport,
    response: z.object({ ok: z.literal(true) }),
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
