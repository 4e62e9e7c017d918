import type { KindWords } from '../index/kind-words.ts';
import type { TextIndex } from '../index/text-index.ts';
import { areNamed } from './naming.ts';
import type { Alternative, Lexicon, Slot } from './query.ts';

/** Longest phrase looked up in WordNet, in words. */
const longestPhrase = 3;
/** Worth of the words WordNet defines a phrase with, beside the words typed. */
const byDefinition = 0.35;

/** What the words must tell of the likeliest kind, as a logarithm. */
const leastTold = 1;

/** A query's words as they tell of kinds. */
export interface Told {
  readonly slots: readonly Slot[];
  /** Stems of the words typed. */
  readonly stems: readonly string[];
  /** The slot that says what the thing is; -1 for none. */
  readonly head: number;
  /** Bits of the slots that say what size it has. */
  readonly sizes: number;
  /** Bits of the slots that say what it is for. */
  readonly purpose: number;
}

/**
 * How likely a query is about each kind of product, by number, relative to the likeliest, which has 1: by what each word tells (`KindWords`), and for a
 * phrase that names no product here ("cookie sheet"), by what WordNet says that it is. All 0 when the words tell too little.
 */
export function likelyKinds({ index, thesaurus, kindWords }: Lexicon, { slots, stems, head, purpose, sizes }: Told): Float64Array {
  const scores = kindWords.scores();
  slots.forEach(({ alternatives }, at) => {
    if ((sizes & (1 << at)) === 0)
      tellSlot(kindWords, alternatives, stems[at] ?? '', scores, at === head ? 'thing' : (purpose & (1 << at)) !== 0 ? 'purpose' : 'trait');
  });
  for (let at = 0; thesaurus && at < stems.length; at++) {
    for (let length = Math.min(longestPhrase, stems.length - at); length > 0; length--) {
      const phrase = stems.slice(at, at + length);
      if (!isUnknown(index, kindWords, phrase, stems.length)) continue;
      for (const [stem, worth] of thesaurus.toldOf(phrase, { narrower: false }))
        if (!stems.includes(stem)) kindWords.tell(stem, byDefinition * worth, scores, 'purpose');
    }
  }
  const best = Math.max(...scores.subarray(1));
  if (best < leastTold) return scores.fill(0);
  return scores.map((score, kind) => (kind === 0 ? 0 : Math.exp(score - best)));
}

/** Whether the shop has no product by this name; a single word among others must be unknown altogether. */
function isUnknown(index: TextIndex, kindWords: KindWords, phrase: readonly string[], all: number): boolean {
  if (phrase.length === 1 && all > 1) return !kindWords.has(phrase[0] ?? '');
  return !areNamed(
    index,
    phrase.map((stem) => index.term(stem) ?? -1),
  );
}

/** Of a word's alternatives, each kind takes the one that speaks for it most. */
function tellSlot(
  kindWords: KindWords,
  alternatives: readonly Alternative[],
  stem: string,
  scores: Float64Array,
  as: 'thing' | 'trait' | 'purpose',
): void {
  if (alternatives.length === 0) {
    kindWords.tell(stem, 1, scores, as);
    return;
  }
  const best = kindWords.scores().fill(Number.NEGATIVE_INFINITY);
  for (const { terms, weight } of alternatives) {
    const told = kindWords.scores();
    for (const term of terms) kindWords.tell(kindWords.stem(term), weight / Math.sqrt(terms.length), told, as);
    told.forEach((score, kind) => {
      if (score > (best[kind] ?? 0)) best[kind] = score;
    });
  }
  best.forEach((score, kind) => {
    scores[kind] = (scores[kind] ?? 0) + score;
  });
}
