import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { staffEmailProblems, unsentReasons } from './staff-emails.rules.ts';

/** An e-mail whose last try failed, or that bounced. */
const unsentEmail = z.object({
  mailId: z.int(),
  recipient: z.string(),
  subject: z.string(),
  /** ISO timestamps (UTC); `failedAt` is the last try, or when it bounced. */
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  reason: z.enum(unsentReasons),
  /** What the mail server answered, `550`, or the fault before an answer, `ETIMEDOUT`; null where the provider does not say. */
  code: z.string().nullable(),
  /** The shop still tries again by itself. */
  isRetried: z.boolean(),
});
export type UnsentEmail = z.infer<typeof unsentEmail>;

export const staffEmailDeclarations = {
  listUnsent: {
    name: 'staffEmails.listUnsent',
    summary: 'List unsent and bounced emails',
    description: 'Those that were neither resent nor dismissed, latest first, 50 per page.',
    access: 'orders.edit',
    query: z.object({ page: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: z.object({ emails: z.array(unsentEmail), total: z.int(), page: z.int(), pages: z.int() }),
    problems: staffEmailProblems,
    whileImpersonating: 'unlogged',
  },
  sendAgain: {
    name: 'staffEmails.sendAgain',
    summary: 'Resend an unsent or bounced email',
    description: 'Not if its recipient complained. Calling it twice in a row sends it once.',
    access: 'orders.edit',
    body: z.object({ mailId: bigId }),
    response: z.object({ ok: z.literal(true) }),
    problems: staffEmailProblems,
    whileImpersonating: 'unlogged',
  },
  dismiss: {
    name: 'staffEmails.dismiss',
    summary: 'Dismiss a bounced email',
    access: 'orders.edit',
    body: z.object({ mailId: bigId }),
    response: z.object({ ok: z.literal(true) }),
    problems: staffEmailProblems,
    whileImpersonating: 'unlogged',
  },
} satisfies Declarations;
