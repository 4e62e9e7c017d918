import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { senderProblems } from './sender.rules.ts';
import { settingsVersion } from './settings.schemas.ts';

const address = z.string().trim().max(200, 'Use up to 200 characters').pipe(z.email('Enter an email address such as orders@example.com'));

/** Who a brand's emails come from, as staff have set it; null is the default. */
export const senderSettings = z.object({
  /** As shown in inboxes. */
  name: z
    .string()
    .trim()
    .min(1, 'Sender name is required')
    .max(80, 'Use up to 80 characters')
    .regex(/^[^<>"\p{Cc}]*$/u, 'Leave out < > and quotation marks')
    .nullable()
    .default(null),
  address: address.nullable().default(null),
  /** Reply-to address; null for the sender's address. */
  replyTo: address.nullable().default(null),
});

export const senderDeclarations = {
  get: {
    name: 'settings.getSender',
    summary: 'Get the email sender',
    description: 'As set by staff and as configured, with the latest versions.',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: senderSettings,
      /** MAIL_FROM, whose address is the default, and its name the flagship's; null where each brand has its own. */
      configured: z.string().nullable(),
      /** Whether there is a mail server; without one emails stay in the outbox. */
      hasServer: z.boolean(),
      history: z.array(settingsVersion),
    }),
    problems: senderProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setSender',
    summary: 'Set the email sender',
    description: '`version` is the version the change is based on.',
    access: 'settings.edit',
    body: senderSettings.extend({ version: wholeNumber({ min: 0 }) }),
    response: z.object({ ok: z.literal(true) }),
    problems: senderProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  test: {
    name: 'settings.testSender',
    summary: 'Send a test email',
    description: 'From the saved sender, right away. Fails with the mail server’s response.',
    access: 'settings.edit',
    body: z.object({ to: address }),
    response: z.object({ ok: z.literal(true) }),
    problems: senderProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
