import { randomInt } from 'node:crypto';

/** Capital letters and digits that nobody takes for one another: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTWXY';
const length = 10;

const uniqueCode = () => Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** So many different codes that cannot be guessed (45 bits each). */
export function uniqueCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(uniqueCode());
  return [...codes];
}
