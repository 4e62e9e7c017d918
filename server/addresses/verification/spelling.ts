import { own } from '../../../contract/values/own.ts';

const small = new Set(['de', 'des', 'du', 'la', 'le', 'les', 'of', 'the', 'and', 'et', 'sur']);
/** Directions, roman numbers, and the postal services' own abbreviations, military mail's among them. */
const upper = /^(n|s|e|w|ne|nw|se|sw|po|us|rr|p\.?o\.?|apo|fpo|dpo|psc|cmr|[ivx]{2,})$/i;

/** The letters of a word to write large: behind an apostrophe those of O'Brien and Qu'Appelle, not that of John's or Al's. */
const initial = /(?<=^|[-.(]|(?<!\p{L})\p{L}{0,2}['’](?=\p{L}{2}))\p{L}/gu;

/** Words in envelope spelling, for a line typed all in upper or all in lower case; a mixed one is left as it is. */
export function envelopeCase(line: string): string {
  const tidy = line.trim().replace(/\s+/g, ' ');
  const mixed = tidy !== tidy.toLowerCase() && tidy !== tidy.toUpperCase();
  if (mixed || !/[a-z]/i.test(tidy)) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((word, i) => {
      if (upper.test(word)) return word.toUpperCase();
      // A house number with a letter ("12b") and ordinals ("42nd") keep theirs.
      if (/^\d/.test(word)) return /^\d+(st|nd|rd|th)$/.test(word) ? word : word.toUpperCase();
      if (i > 0 && small.has(word)) return word;
      return word.replace(initial, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** A Canadian postal code with its space, a US one unchanged. */
export function tidyPostalCode(code: string, countryCode: string): string {
  const compact = code.replace(/[\s-]/g, '').toUpperCase();
  if (countryCode === 'CA' && compact.length === 6) return `${compact.slice(0, 3)} ${compact.slice(3)}`;
  return code.trim();
}

const common: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

const plainName = (city: string): string =>
  city
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\s]/g, '')
    .split(/\s+/)
    .map((word) => own(common, word) ?? word)
    .join(' ')
    .trim();

/** Whether two spellings mean the same city: "st. paul" and "Saint Paul". */
export const isSameCity = (one: string, other: string): boolean => plainName(one) === plainName(other);
