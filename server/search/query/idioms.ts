import type { Term } from '../text/words.ts';
import { areNamed } from './naming.ts';
import type { Lexicon } from './query.ts';

/** Longest idiom looked for, in words. */
const longest = 3;

/**
 * Bits of the words that together name something else than the last of them does, and that the shop calls nothing by: a "cookie sheet" is no sheet, a
 * "clothes horse" no horse. Apart, these words would find what is not meant.
 */
export function idiomsIn({ index, synonyms, thesaurus }: Omit<Lexicon, 'english' | 'kindWords'>, terms: readonly Term[]): number {
  let bits = 0;
  for (let at = 0; thesaurus && at < terms.length; at++) {
    for (let words = Math.min(longest, terms.length - at); words > 1; words--) {
      const phrase = terms.slice(at, at + words);
      const stems = phrase.map(({ stem }) => stem);
      const written = phrase.map(({ word }) => word);
      const isKnownHere =
        areNamed(
          index,
          stems.map((stem) => index.term(stem) ?? -1),
        ) ||
        index.vocabulary.has(written.join('')) ||
        synonyms.from(stems, 0).some((saying) => saying.words === words);
      if (!isKnownHere && thesaurus.isIdiom(written)) for (let slot = at; slot < at + words; slot++) bits |= 1 << slot;
    }
  }
  return bits;
}
