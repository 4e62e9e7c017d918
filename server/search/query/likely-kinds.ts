import type { KindWords } from '../index/kind-words.ts';
import type { TextIndex } from '../index/text-index.ts';
import { areNamed } from './naming.ts';
import type { Alternative, Lexicon, Slot } from './query.ts';
import { saidKinds } from './said-kinds.ts';

/** Longest phrase looked up in WordNet, in words. */
const maxPhraseLength = 3;
/** Worth of the words WordNet defines a phrase with, beside the words typed. */
const byDefinition = 0.35;

/** What the words must tell of the likeliest kind, as a logarithm. */
const minTold = 1;

/** What a kind is worth beside one that is called exactly so: "curtains" are curtains before shower curtains. */
const besideCalled = 0.6;

/** A query's words as they tell of kinds. */
export interface Told {
  readonly slots: readonly Slot[];
  /** Stems of the words typed. */
  readonly stems: readonly string[];
  /** The slot that says what the thing is; -1 for none. */
  readonly head: number;
  /** Bits of the slots that say what size it has or how many there are: they tell no kind. */
  readonly silent: number;
  /** Bits of the slots that say what it is for. */
  readonly purpose: number;
}

/**
 * How likely a query is about each kind of product, by number, relative to the likeliest, which has 1: by what each word tells (`KindWords`), and for a
 * phrase that names no product here ("cookie sheet"), by what WordNet says that it is. All 0 when the words tell too little.
 */
export function likelyKinds(lexicon: Lexicon, query: Told): Float64Array {
  const { index, thesaurus, kindWords } = lexicon;
  const { slots, stems, head, purpose, silent } = query;
  const scores = kindWords.scores();
  // Where a text says what the thing is, its purpose only decides between kinds of that: "a rug for the dining table".
  const named = namedBy(kindWords, slots[head]);
  slots.forEach(({ alternatives }, at) => {
    if ((silent & (1 << at)) !== 0) return;
    const isPurpose = (purpose & (1 << at)) !== 0;
    const told = isPurpose && named.size > 0 ? kindWords.scores() : scores;
    tellSlot(kindWords, alternatives, stems[at] ?? '', told, at === head ? 'thing' : isPurpose ? 'purpose' : 'trait');
    if (told !== scores)
      told.forEach((score, kind) => {
        scores[kind] = (scores[kind] ?? 0) + (named.has(kind) ? score : Math.min(0, score));
      });
  });
  for (let at = 0; thesaurus && at < stems.length; at++) {
    for (let length = Math.min(maxPhraseLength, stems.length - at); length > 0; length--) {
      // What it is for defines no other thing: a light for reading at a desk is no reading desk.
      if (length > 1 && named.size > 0 && (purpose & (1 << at)) !== 0) continue;
      const phrase = stems.slice(at, at + length);
      if (!isUnknown(index, kindWords, phrase, stems.length)) continue;
      for (const [stem, worth] of thesaurus.toldOf(phrase, { narrower: false }))
        if (!stems.includes(stem)) kindWords.tell(stem, byDefinition * worth, scores, 'purpose');
    }
  }
  const best = Math.max(...scores.subarray(1));
  if (best < minTold) return scores.fill(0);
  const called = calledBy(lexicon, query);
  const others = called.size > 0 ? besideCalled : 1;
  return scores.map((score, kind) => {
    if (kind === 0) return 0;
    return called.has(kind) || score === best ? 1 : others * Math.exp(score - best);
  });
}

/** Whether the shop has no product by this name; a single word among others must be unknown altogether. */
function isUnknown(index: TextIndex, kindWords: KindWords, phrase: readonly string[], all: number): boolean {
  if (phrase.length === 1 && all > 1) return !kindWords.has(phrase[0] ?? '');
  return !areNamed(
    index,
    phrase.map((stem) => index.term(stem) ?? -1),
  );
}

/**
 * The kinds called exactly by what a text ends in: accent chairs by "accent chair", armchairs by "velvet armchair", however many accent chairs are of
 * velvet. Not beds by "sofa bed" or "bed linen".
 */
export function calledBy({ index, kindWords }: Lexicon, { slots, head, stems, purpose }: Told): ReadonlySet<number> {
  const isLast = head === slots.length - 1 || (purpose & (1 << (head + 1))) !== 0;
  if (!isLast) return new Set();
  const words = slots.slice(0, head + 1).map(({ alternatives }) => alternatives.filter(({ weight }) => weight === 1));
  const whole = saidKinds(index, words).filter(({ last }) => last === head);
  if (whole.length > 0) return new Set(whole.map(({ kind }) => kind));
  if (kindWords.headedBy(stems[head - 1] ?? '').length > 0) return new Set();
  const said = new Set((slots[head]?.alternatives ?? []).flatMap(({ terms, weight }) => (weight === 1 ? terms : [])));
  const isSaid = ([stem = '', ...more]: readonly string[], kind: number) =>
    more.length === 0 && said.has(index.term(stem) ?? -1) && kindWords.owns(stem, kind);
  return new Set(index.kindNames.flatMap((names, kind) => (names.some((name) => isSaid(name, kind)) ? [kind] : [])));
}

/** The kinds whose product names match the thing's description. */
function namedBy(kindWords: KindWords, head: Slot | undefined): ReadonlySet<number> {
  return new Set(
    (head?.alternatives ?? []).flatMap(({ terms }) => {
      const last = terms.at(-1);
      return last === undefined ? [] : kindWords.headedBy(kindWords.stem(last));
    }),
  );
}

/** Each kind takes the word's alternative that supports it most. */
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
  // A phrase of several words says no more than the word for which it stands: their sum would.
  let most = Number.POSITIVE_INFINITY;
  for (const { terms, weight } of alternatives) {
    const told = kindWords.scores();
    for (const term of terms) kindWords.tell(kindWords.stem(term), weight / Math.sqrt(terms.length), told, as);
    const limit = terms.length > 1 ? most * weight : Number.POSITIVE_INFINITY;
    told.forEach((score, kind) => {
      const counted = Math.min(score, limit);
      if (counted > (best[kind] ?? 0)) best[kind] = counted;
    });
    if (weight === 1 && most === Number.POSITIVE_INFINITY) most = Math.max(0, ...told.subarray(1));
  }
  best.forEach((score, kind) => {
    scores[kind] = (scores[kind] ?? 0) + score;
  });
}
