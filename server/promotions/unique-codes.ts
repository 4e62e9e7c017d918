import { randomInt } from 'node:crypto';

/** Uppercase letters and digits without easily confused pairs: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const length = 10;

const uniqueCode = () => Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Creates this many distinct codes that cannot be guessed (45 bits each). */
export function uniqueCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(uniqueCode());
  return [...codes];
}
