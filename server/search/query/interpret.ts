import type { TextIndex } from '../index/text-index.ts';
import { gathering } from '../index/weighing.ts';
import { sameMeasures } from '../text/measures.ts';
import { type Term, termsOf, wordsOf } from '../text/words.ts';
import { type Completion, completionsOf } from './completing.ts';
import { type SizeWish, sizeWishes } from './sizes.ts';
import { respelt } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';

/** One way to match a word: all of these terms, worth `weight` (0 to 1) of the word itself. */
export interface Alternative {
  readonly terms: readonly number[];
  readonly weight: number;
  /** Broader than the query: all sofas for a loveseat. */
  readonly broader?: boolean;
}

/** One word of the query with its alternatives; empty when the catalogue has none. */
export interface Slot {
  readonly word: string;
  readonly alternatives: readonly Alternative[];
}

export interface Query {
  readonly slots: readonly Slot[];
  /** The slot naming the kind of product (`sconce` in "wall sconce bronze"); -1 when none does. */
  readonly head: number;
  /** Sizes the query asks for. */
  readonly sizes: readonly SizeWish[];
  /** Documents whose SKU or SKU stem is the text. */
  readonly skus: readonly number[];
  /** The corrected text; null when nothing was corrected. */
  readonly corrected: string | null;
}

/** Further words are ignored: they add cost and no meaning. */
const maxWords = 12;
const weights = { synonym: 0.8, broader: 0.5, joined: 0.9, measure: 0.6, unfinished: 0.6, respelt: 0.8 };
/** Below this likelihood a known word is treated as a prefix of another ("so" for "sofa"). */
const leastMeant = 0.3;

/** Interprets whatever a shopper types; null when no word of it is meaningful. Never throws. */
export function interpret(index: TextIndex, synonyms: Synonyms, text: string, options: { unfinished: boolean }): Query | null {
  const typed = typedTerms(text.replaceAll('\0', ''), options.unfinished).slice(0, maxWords);
  const last = typed.pop();
  if (!last) return null;
  typed.push(options.unfinished ? becoming(index, synonyms, last) : last);
  // A word with a synonym is correct even if no product uses it.
  const mend = (term: Term) =>
    synonyms.has(term.stem) || isHalf(index, typed, term) ? [term] : spelt(index, synonyms, term, term === typed.at(-1));
  const terms: Spelt[] = typed.flatMap(mend).slice(0, maxWords);
  const stems = terms.map((term) => term.stem);
  const alternatives: Alternative[][] = terms.map((term, at) =>
    own(index, term, at === terms.length - 1 && (options.unfinished ? 'always' : 'unknown')),
  );
  for (let at = 0; at < terms.length; at++) {
    for (const { words, means, broader } of synonyms.from(stems, at)) {
      offer(index, alternatives, { at, words }, means, { weight: broader ? weights.broader : weights.synonym, broader });
    }
    const next = terms[at + 1];
    // "day bed" is also written "daybed".
    if (next)
      offer(index, alternatives, { at, words: 2 }, stemsOfJoined(index, `${terms[at]?.word}${next.word}`), { weight: weights.joined });
  }
  const mended = terms.some((term) => term.respelt);
  return {
    slots: terms.map((term, at) => ({ word: term.word, alternatives: alternatives[at] ?? [] })),
    head: headOf(index, terms, alternatives, typed.slice(0, nounsOf(text)).flatMap(mend).length),
    sizes: sizeWishes(terms.map((term) => term.word)),
    skus: index.skus.find(text),
    corrected: mended ? terms.map((term) => term.word).join(' ') : null,
  };
}

/** The meaningful words of a text. The last word of an unfinished text always counts ("be" may become "bed"). */
function typedTerms(text: string, unfinished: boolean): Term[] {
  const terms = termsOf(text);
  const last = unfinished ? wordsOf(text).at(-1) : undefined;
  return last === undefined || last === terms.at(-1)?.word ? terms : [...terms, { word: last, stem: last }];
}

/** Shortest unknown prefix that is completed. */
const leastBegun = 3;

/** Completes the last word of an unfinished text from the synonyms when no catalogue word starts with it ("couc" → couch, a sofa). */
function becoming(index: TextIndex, synonyms: Synonyms, term: Term): Term {
  if (term.word.length < leastBegun || index.vocabulary.startingWith(term.word, 1).length > 0) return term;
  const whole = synonyms.beginning(term.word);
  return whole ? { word: whole, stem: whole } : term;
}

/** Smallest share of names with a word that must end in it for the word to name a kind of product. */
const leastHeadShare = 0.25;

/** Whether a term names a kind of product, as "sofa" does and "blue" does not. */
export const namesKinds = (index: TextIndex, term: number): boolean => index.headShare(term) >= leastHeadShare;

/**
 * The last word that names a kind of product. Words after "with" or "for", and "set" or "pair" ("bar stools, set of 2"), count only when
 * nothing else does.
 */
function headOf(index: TextIndex, terms: readonly Term[], words: readonly (readonly Alternative[])[], nouns: number): number {
  const isKind = (at: number) => {
    // The word itself, or its likeliest completion.
    const [term] = words[at]?.[0]?.terms ?? [];
    return term !== undefined && namesKinds(index, term);
  };
  const isThing = (at: number) => isKind(at) && !gathering.has(terms[at]?.stem ?? '');
  const before = [...words.keys()].slice(0, nouns);
  return before.findLast(isThing) ?? before.findLast(isKind) ?? [...words.keys()].findLast(isKind) ?? -1;
}

/** Number of meaningful words before "with", "for" and the like. */
function nounsOf(text: string): number {
  const [noun = ''] = text.toLowerCase().split(/\b(?:with|for|in|from|without)\b|\bw\//);
  return termsOf(noun).length;
}

interface Spelt extends Term {
  readonly respelt?: boolean;
}

/** A word in the catalogue's spelling: as typed, split in two (`roomtables`), or corrected. */
function spelt(index: TextIndex, synonyms: Synonyms, term: Term, unfinished: boolean): Spelt[] {
  if (index.term(term.stem) !== undefined) return [term];
  if (unfinished && index.vocabulary.startingWith(term.word, 1).length > 0) return [term];
  const halves = halvesOf(index, term.word);
  if (halves) return halves;
  const meant = respelt(index.vocabulary, term.word)?.word ?? synonyms.nearest(term.word);
  return [meant ? { ...(termsOf(meant)[0] ?? term), respelt: true } : term];
}

/** Whether a word joins its neighbour to a catalogue word: the "seat" of "love seat" is no misspelling of "set". */
function isHalf({ vocabulary }: TextIndex, typed: readonly Term[], term: Term): boolean {
  const at = typed.indexOf(term);
  return vocabulary.has(`${typed[at - 1]?.word}${term.word}`) || vocabulary.has(`${term.word}${typed[at + 1]?.word}`);
}

function halvesOf(index: TextIndex, word: string): Spelt[] | null {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [first] = termsOf(word.slice(0, cut));
    const [second] = termsOf(word.slice(cut));
    if (first && second && (index.vocabulary.get(first.word)?.weight ?? 0) > 3 && index.term(second.stem) !== undefined)
      return [first, second];
  }
  return null;
}

function own(index: TextIndex, { word, stem }: Term, unfinished: 'always' | 'unknown' | false): Alternative[] {
  const found: Alternative[] = [];
  const exact = index.term(stem);
  // A finished, known word is not completed.
  const completions = unfinished === 'always' || (exact === undefined && unfinished === 'unknown') ? completionsOf(index, word) : [];
  if (exact !== undefined && isMeant(exact, completions)) found.push({ terms: [exact], weight: 1 });
  for (const same of sameMeasures(word) ?? []) {
    const term = index.term(same);
    if (term !== undefined) found.push({ terms: [term], weight: weights.measure });
  }
  for (const { term, likelihood } of completions) {
    if (term !== found[0]?.terms[0]) found.push({ terms: [term], weight: weights.unfinished * likelihood });
  }
  return found;
}

/** Whether the word itself is likely meant, given its completions. */
function isMeant(exact: number, completions: readonly Completion[]): boolean {
  return completions.length === 0 || (completions.find(({ term }) => term === exact)?.likelihood ?? 0) >= leastMeant;
}

/** Adds a synonym of some words to each of their slots, if the catalogue has all of its terms. */
function offer(
  index: TextIndex,
  slots: Alternative[][],
  { at, words }: { at: number; words: number },
  stems: readonly string[],
  worth: Omit<Alternative, 'terms'>,
): void {
  const terms = stems.flatMap((stem) => index.term(stem) ?? []);
  if (stems.length === 0 || terms.length < stems.length) return;
  for (let slot = at; slot < at + words; slot++) slots[slot]?.push({ terms, ...worth });
}

function stemsOfJoined(index: TextIndex, word: string): string[] {
  const [term] = index.vocabulary.has(word) ? termsOf(word) : [];
  return term ? [term.stem] : [];
}
