import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { recordOf } from '../../values/keys.ts';
import { withPlainBreaks } from '../../values/line-breaks.schemas.ts';
import { wholeNumber } from '../../values/numbers.schemas.ts';
import { settingsVersion } from '../settings.schemas.ts';
import {
  emailKinds,
  emailPartKeys,
  emailParts,
  placeholdersOf,
  unknownPlaceholders,
  wordingKey,
  wordingProblems,
} from './wording.rules.ts';

/** A brand's email texts as set by staff; missing ones are the defaults. Not validated again, so that placeholders can be removed. */
export const wordingSettings = z.object(
  recordOf(
    emailKinds.flatMap((kind) => emailPartKeys.map((part) => wordingKey(kind, part))),
    () => z.string().optional(),
  ),
);
export type WordingSettings = z.output<typeof wordingSettings>;

/** A subject becomes a header, which ends with its line. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use up to ${most} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Use a single line');
const lines = (most: number) =>
  withPlainBreaks(z.string().trim())
    .max(most, `Use up to ${most} characters`)
    .regex(/^(?:\n|[^\p{Cc}])*$/u, 'Leave out control characters');

/** The words of one e-mail; an empty one is the default. */
const emailWords = z.object({
  kind: z.enum(emailKinds),
  subject: line(emailParts.subject).default(''),
  heading: line(emailParts.heading).default(''),
  /** A paragraph per line, as in `closing`. */
  opening: lines(emailParts.opening).default(''),
  closing: lines(emailParts.closing).default(''),
});
type EmailWords = z.output<typeof emailWords>;

function checkPlaceholders({ kind, ...words }: EmailWords, refuse: z.RefinementCtx<EmailWords>): void {
  for (const part of emailPartKeys) {
    const unknown = unknownPlaceholders(kind, words[part]);
    if (unknown.length === 0) continue;
    const known = placeholdersOf(kind).map((name) => `{${name}}`);
    refuse.addIssue({ code: 'custom', path: [part], message: `This email can’t fill in ${unknown.join(', ')}. Use ${known.join(', ')}.` });
  }
}

export const wordingDeclarations = {
  get: {
    name: 'settings.getWording',
    summary: 'Get email texts',
    description: 'As set by staff, by email and part, with the latest versions.',
    access: 'settings.edit',
    response: z.object({
      /** 0 while nothing has been set. */
      version: z.int(),
      own: wordingSettings,
      /** Whether there is a mail server; without one emails stay in the outbox. */
      hasServer: z.boolean(),
      history: z.array(settingsVersion),
    }),
    problems: wordingProblems,
    whileImpersonating: 'allowed',
  },
  set: {
    name: 'settings.setWording',
    summary: 'Set the texts of an email',
    description: '`version` is the version the change is based on.',
    access: 'settings.edit',
    body: emailWords.extend({ version: wholeNumber({ min: 0 }) }).superRefine(checkPlaceholders),
    response: z.object({ ok: z.literal(true) }),
    problems: wordingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  preview: {
    name: 'settings.previewWording',
    summary: 'Preview an email',
    description: 'With the given texts and sample data. Saves nothing.',
    access: 'settings.edit',
    body: emailWords.superRefine(checkPlaceholders),
    response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    problems: wordingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  test: {
    name: 'settings.testWording',
    summary: 'Send a test email with custom texts',
    description: 'With the given texts and sample data, right away. Fails with the mail server’s response.',
    access: 'settings.edit',
    body: emailWords
      .extend({ to: z.string().trim().max(200).pipe(z.email('Enter an email address such as you@example.com')) })
      .superRefine(checkPlaceholders),
    response: z.object({ ok: z.literal(true) }),
    problems: wordingProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
