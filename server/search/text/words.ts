import { measured } from './measures.ts';
import { stemOf } from './stem.ts';

/** Words that say nothing about a product; they are neither indexed nor asked for. */
const silent = new Set(
  'a an and are as at be but by for from has have i if in into is it its my no not of on or our that the their them then there these they this to was we when where which will with without you your w'.split(
    ' ',
  ),
);

const numbers: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, String(i + 1)]),
);

/**
 * The words of a text: lower case, without accents; measures in one form (`6' x 9'` → `6x9`, `72 inches` → `72in`), numbers in digits;
 * everything but letters and digits separates. Silent words are among them.
 */
export function wordsOf(text: string): string[] {
  return read(text).map((word) => numbers[word] ?? word);
}

function read(text: string): string[] {
  const lower = plainLetters(text).toLowerCase();
  const measuredText = /\d/.test(lower) ? measured(lower) : lower;
  return measuredText
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./u)
    .filter((word) => word !== '');
}

/** Most texts need no look at each letter. */
function plainLetters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
  return /^[\x00-\x7f]*$/.test(text) ? text : text.toWellFormed().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** A word that stands for something, and its stem, which is what is indexed and asked for. */
export interface Term {
  readonly word: string;
  readonly stem: string;
}

/** Terms of words seen before: a catalogue says the same few thousand words over and over. Emptied when strange texts have filled it. */
const seen = new Map<string, Term>();
const mostSeen = 50_000;

function termOf(word: string): Term {
  const known = seen.get(word);
  if (known) return known;
  if (seen.size >= mostSeen) seen.clear();
  const term = { word, stem: stemOf(word) };
  seen.set(word, term);
  return term;
}

/** The speaking words of a text, in their order. */
export function termsOf(text: string): Term[] {
  return wordsOf(text)
    .filter((word) => !silent.has(word))
    .map(termOf);
}

/** Their stems alone. */
export const stemsOf = (text: string): string[] => termsOf(text).map((term) => term.stem);
