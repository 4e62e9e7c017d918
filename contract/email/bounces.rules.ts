import { defineProblems } from '../api/problems.ts';

/**
 * What an e-mail provider reports after it took an e-mail, from the least to the worst. `temporary`: given up after several tries, such as a full mailbox.
 * `permanent`: the address takes no e-mails. `complaint`: its recipient marked it as spam.
 */
export const bounceKinds = ['temporary', 'permanent', 'complaint'] as const;
export type BounceKind = (typeof bounceKinds)[number];

export const bounceProblems = defineProblems({
  mail_provider_not_found: { status: 404, message: 'Not Found' },
  signature_invalid: { status: 401, message: 'Unauthorized' },
  message_invalid: { status: 400, message: 'The message is not in the form that docs/how-to/bounces.md describes.' },
});
