import type { Failure } from '../../../contract/api/client.ts';

/** What a form sent without script says of a failure; messages at its fields need no general one. Only script can compute a proof. */
export function wordsOf({ fields, message, code }: Failure): string | null {
  if (code === 'captcha_required') return 'Too many attempts. Turn on JavaScript to continue, or try again in 15 minutes.';
  return fields ? null : message;
}
