import { own } from '../../../contract/values/own.ts';
import { memoized } from '../../platform/memoized.ts';
import { measured, withBedSizes } from './measures.ts';
import { stemOf } from './stem.ts';

/** Stop words: neither indexed nor searched. */
const silent = new Set(
  'a an and are as at be but by for from has have i if in into is it its my no not of on or our that the their them then there these they this to was we when where which will with without you your w'.split(
    ' ',
  ),
);

const numbers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, String(i + 1)]),
  ),
  dozen: '12',
};

/**
 * The words of a text, stop words included: lower case, without accents, split at everything but letters and digits; measures in one form
 * (`6' x 9'` → `6x9`, `72 inches` → `72in`), numbers in digits.
 */
export function wordsOf(text: string): string[] {
  return read(text).map((word) => own(numbers, word) ?? word);
}

function read(text: string): string[] {
  const lower = plainLetters(text).toLowerCase();
  const measuredText = /\d/.test(lower) ? measured(lower) : lower;
  const named = withBedSizes(measuredText);
  return named
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./u)
    .filter((word) => word !== '');
}

/** Fast path: most texts are ASCII. */
function plainLetters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return withPlainSigns(text.toWellFormed()).normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Signs that normalizing would corrupt: `″` to two primes, `2½` to 21. */
function withPlainSigns(text: string): string {
  return text
    .replaceAll('″', '"')
    .replaceAll('′', "'")
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')}`);
}

/** A meaningful word with the stem it is indexed and searched by. */
export interface Term {
  readonly word: string;
  readonly stem: string;
}

/** Cache of terms: a catalogue repeats the same few thousand words. Emptied when unusual texts fill it. */
const termOf = memoized((word: string): Term => ({ word, stem: stemOf(word) }), 50_000);

/** The meaningful words of a text, in order. */
export function termsOf(text: string): Term[] {
  return wordsOf(text)
    .filter((word) => !silent.has(word))
    .map(termOf);
}

/** Their stems alone. */
export const stemsOf = (text: string): string[] => termsOf(text).map((term) => term.stem);
