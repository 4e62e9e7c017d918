import type { Term } from '../text/words.ts';
import { areNamed } from './naming.ts';
import type { Lexicon } from './query.ts';

/** Longest idiom looked for, in words. */
const longest = 3;

/**
 * Bits of the words that together name something else than the last of them does, and that the shop calls nothing by: a "cookie sheet" is no sheet, a
 * "clothes horse" no horse. Apart, these words would find what is not meant. So are phrases with a synonym for something that the shop has.
 */
export function idiomsIn({ index, synonyms, thesaurus }: Omit<Lexicon, 'english' | 'kindWords'>, terms: readonly Term[]): number {
  let bits = 0;
  const areNamedBy = (stems: readonly string[]) =>
    areNamed(
      index,
      stems.map((stem) => index.term(stem) ?? -1),
    );
  for (let at = 0; at < terms.length; at++) {
    for (let words = Math.min(longest, terms.length - at); words > 1; words--) {
      const phrase = terms.slice(at, at + words);
      const stems = phrase.map(({ stem }) => stem);
      const written = phrase.map(({ word }) => word);
      if (areNamedBy(stems) || index.vocabulary.has(written.join(''))) continue;
      const sayings = synonyms.from(stems, 0).filter((saying) => saying.words === words);
      // A throw blanket is a throw, and a blanket as well.
      const isWhole = sayings.some(({ means }) => areNamedBy(means) && !means.every((stem) => stems.includes(stem)));
      const isIdiom = sayings.length > 0 ? isWhole : (thesaurus?.isIdiom(written) ?? false);
      if (isIdiom) for (let slot = at; slot < at + words; slot++) bits |= 1 << slot;
    }
  }
  return bits;
}
