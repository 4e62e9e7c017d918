import { createHash, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const howMany = 10;
const length = 10;

/** Ten codes of 50 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''));

/** The stored hash of a code; includes the person, so that two people's equal codes differ. */
export const recoveryHash = (personId: number, code: string): string =>
  createHash('sha256').update(`${personId}:${code}`).digest('base64url');

/** As shown and typed: `ABCDE-FGHIJ`. */
export const printedCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
