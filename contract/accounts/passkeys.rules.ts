import { textProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';
import { accountProblems } from './accounts.rules.ts';

/** The longest name of a passkey, in characters. */
export const maxPasskeyName = 60;
/** The most passkeys of one customer. */
export const maxPasskeys = 20;

/** Helps the owner recognize a passkey. */
export const passkeyNameProblem = (value: string): string | null => textProblem('Passkey name', value, { max: maxPasskeyName });

export const passkeyProblems = defineProblems({
  ...accountProblems,
  passkey_refused: { status: 400, message: 'This passkey could not be added. Please try again.' },
  passkey_exists: { status: 409, message: 'This passkey is in use already.' },
  too_many_passkeys: { status: 409, message: `You have ${maxPasskeys} passkeys. Delete one first.` },
  passkey_not_found: { status: 404, message: 'This passkey is already deleted.' },
  passkey_failed: { status: 401, message: 'This passkey doesn’t open an account here. Sign in with your password instead.' },
});
