import { searchWordsOf } from '../../search/index.ts';

const longest = 80;
const maxWords = 8;

/** An e-mail address, also one that is half typed, or a number as long as those of phones, cards and papers, however it is parted. */
const personal = /@|%40|\b(?:gmail|hotmail|yahoo|icloud|outlook)\b|\d(?:[^\p{L}\d]{0,3}\d){6,}/iu;

/**
 * The words of a search as they are counted: those that search reads. Null for what must not be kept: anything like an e-mail address, a phone or a
 * card number; for texts too long to be a search; and for texts without words.
 */
export function countedWords(text: string): string | null {
  if (personal.test(text)) return null;
  const read = searchWordsOf(text);
  const words = read.join(' ');
  return words === '' || words.length > longest || read.length > maxWords ? null : words;
}
