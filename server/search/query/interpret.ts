import type { TextIndex } from '../index/text-index.ts';
import { gathering, inCategories, inKind, inName, inOptions } from '../index/weighing.ts';
import type { English } from '../knowledge/english.ts';
import type { Expansion, Reach, Thesaurus } from '../knowledge/thesaurus.ts';
import { sameMeasures } from '../text/measures.ts';
import { stemsOf, type Term, termsOf, wordsOf } from '../text/words.ts';
import { placeOf } from './all-words.ts';
import { type Completion, completionsOf } from './completing.ts';
import type { Alternative, Query, Slot } from './query.ts';
import { saidKinds } from './said-kinds.ts';
import { sizeWishes } from './sizes.ts';
import { likeSpelt, respelt } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';
import { placesOf, type Wish, wishOf } from './wishes.ts';

/** What words mean: the catalogue's own, the shop's synonyms, English, and WordNet where the shop uses it. */
export interface Lexicon {
  readonly index: TextIndex;
  readonly synonyms: Synonyms;
  readonly english: English;
  readonly thesaurus: Thesaurus | null;
}

/** Further words are ignored: they add cost and no meaning. */
const maxWords = 12;
const weights = { synonym: 0.8, broader: 0.5, joined: 0.9, measure: 0.6, unfinished: 0.6, place: 0.6, able: 0.6 };
/** Below this likelihood a known word is treated as a prefix of another ("so" for "sofa"). */
const leastMeant = 0.3;

/** Interprets whatever a shopper types; null when no word of it is meaningful. Never throws. */
export function interpret(lexicon: Lexicon, text: string, options: { unfinished: boolean }): Query | null {
  const { index, synonyms } = lexicon;
  const wish = options.unfinished ? { ...noWish, text: text.replaceAll('\0', '') } : wishOf(text.replaceAll('\0', ''));
  const typed = typedTerms(wish.text, options.unfinished).slice(0, maxWords);
  const last = typed.pop();
  if (!last) return null;
  typed.push(options.unfinished ? becoming(index, synonyms, last) : last);
  const mend = (term: Term) => mended(lexicon, typed, term, options.unfinished && term === typed.at(-1));
  const terms: Spelt[] = typed.flatMap(mend).slice(0, maxWords);
  const alternatives = alternativesOf(lexicon, terms, options.unfinished);
  const nouns = typed.slice(0, nounsOf(wish.text)).flatMap(mend).length;
  const kinds = saidKinds(index, alternatives.slice(0, nouns));
  const named = headOf(index, terms, alternatives, nouns);
  const head = named < 0 ? (kinds.at(-1)?.last ?? -1) : named;
  const isMended = terms.some((term) => term.respelt);
  const absent = wish.without.flatMap((word) => termsOf(word));
  const slots = terms.map((term, at) => ({ word: term.word, alternatives: alternatives[at] ?? [] }));
  const lacking = lackingSlots(index, absent).slice(0, maxWords - slots.length);
  return {
    slots: [...slots, ...lacking],
    head,
    kinds: new Set(kinds.map(({ kind }) => kind)),
    sizes: sizeWishes(terms.map((term) => term.word)),
    circumstance:
      head >= 0 && head < nouns ? bitsFrom(nouns, slots.length + lacking.length) : bitsFrom(slots.length, slots.length + lacking.length),
    unwanted: absent.flatMap(({ stem }) => index.term(stem) ?? []),
    skus: index.skus.find(text),
    corrected: isMended ? terms.map((term) => term.word).join(' ') : null,
  };
}

const noWish: Wish = { text: '', without: [] };

const bitsFrom = (first: number, end: number): number => ((1 << end) - 1) & ~((1 << first) - 1);

/** Each word's alternatives: itself, what the shop and WordNet also call it, and how else it may be written. */
function alternativesOf(lexicon: Lexicon, terms: readonly Term[], unfinished: boolean): Alternative[][] {
  const { index, synonyms, thesaurus } = lexicon;
  const stems = terms.map((term) => term.stem);
  const alternatives: Alternative[][] = terms.map((term, at) => own(index, term, unfinished && at === terms.length - 1));
  for (let at = 0; at < terms.length; at++) {
    for (const { words, means, broader } of synonyms.from(stems, at)) {
      offer(index, alternatives, { at, words }, means, { weight: broader ? weights.broader : weights.synonym, broader });
    }
    const next = terms[at + 1];
    // A "sectional sofa" is a sectional, whether or not it is also called a sofa.
    const [first] = alternatives[at] ?? [];
    if (next && first && isKindOf(lexicon, terms[at], next)) alternatives[at + 1]?.push({ terms: first.terms, weight: weights.joined });
    // "day bed" is also written "daybed".
    if (next)
      offer(index, alternatives, { at, words: 2 }, stemsOfJoined(index, `${terms[at]?.word}${next.word}`), { weight: weights.joined });
    for (const place of placesOf(stems[at] ?? '')) offer(index, alternatives, { at, words: 1 }, [place], { weight: weights.place });
  }
  for (let at = 0; thesaurus && at < terms.length; at++) {
    for (let words = Math.min(longestPhrase, terms.length - at); words > 0; words--) {
      const phrase = terms.slice(at, at + words).map(({ word }) => word);
      for (const { stems: means, weight, relation } of expansionsOf(index, thesaurus, phrase))
        offer(index, alternatives, { at, words }, means, { weight, ...(relation === 'broader' && { broader: true }) });
    }
  }
  return alternatives;
}

/** Whether a word names a kind of what the next names, by the shop's synonyms or WordNet: a sectional is a sofa. */
function isKindOf({ index, synonyms, thesaurus }: Lexicon, word: Term | undefined, thing: Term): boolean {
  if (!word || !namesKinds(index, index.term(word.stem) ?? -1)) return false;
  const isThing = ([stem = '', ...more]: readonly string[]) => more.length === 0 && synonyms.areSame(stem, thing.stem);
  return (
    synonyms.from([word.stem], 0).some(({ means, broader }) => broader && isThing(means)) ||
    (thesaurus?.expand([word.word]) ?? []).some(({ stems, relation }) => relation === 'broader' && isThing(stems))
  );
}

/** Longest phrase looked up in WordNet, in words. */
const longestPhrase = 3;
/** Most expansions of a phrase, and the least worth of one beside the best. */
const mostExpansions = 8;
const leastBesideBest = 0.6;

/** What WordNet adds to a phrase that the shop hardly uses, narrowed to what products are called here: the weightiest first. */
export function expansionsOf(index: TextIndex, thesaurus: Thesaurus, phrase: readonly string[], reach?: Reach): Expansion[] {
  const terms = phrase.map((word) => index.term(stemsOf(word)[0] ?? '') ?? -1);
  if (areNamed(index, terms)) return [];
  const sold = thesaurus.expand(phrase, reach).filter(({ stems }) => areCalled(index, stems));
  const best = sold[0]?.weight ?? 0;
  return sold.filter(({ weight }) => weight >= best * leastBesideBest).slice(0, mostExpansions);
}

function neighboursOf(index: TextIndex, typed: readonly Term[], term: Term): number[] {
  const at = typed.indexOf(term);
  return [typed[at - 1], typed[at + 1]].flatMap((one) => index.term(one?.stem ?? '') ?? []);
}

const names = inName | inKind | inCategories;

/** Whether a product's names, categories or options have all the words: such a phrase needs no other. */
function areNamed(index: TextIndex, terms: readonly number[]): boolean {
  const [first, ...rest] = terms.map((term) => index.postings(term)).sort((x, y) => x.length - y.length);
  const named = (bits: number | undefined) => ((bits ?? 0) & (names | inOptions)) !== 0;
  for (let i = 0; first && i < first.length; i++) {
    const doc = first.docs[i] ?? 0;
    if (named(first.bits[i]) && rest.every((postings) => named(postings.bits[placeOf(postings, doc)]))) return true;
  }
  return false;
}

/** Whether products are called by all of the words, and kinds end in the last. */
function areCalled(index: TextIndex, stems: readonly string[]): boolean {
  const terms = stems.flatMap((stem) => index.term(stem) ?? []);
  return (
    terms.length > 0 &&
    terms.length === stems.length &&
    terms.every((term) => index.called(term) > 0) &&
    namesKinds(index, terms.at(-1) ?? -1)
  );
}

/** "Without a cord" also means cordless. */
function lackingSlots(index: TextIndex, absent: readonly Term[]): Slot[] {
  return absent.flatMap(({ word, stem }) => {
    const term = index.term(`${stem}less`) ?? index.term(`${word}less`);
    return term === undefined ? [] : [{ word: `${word}less`, alternatives: [{ terms: [term], weight: 1 }] }];
  });
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
  // The word itself, its likeliest completion, or what the shop calls the same.
  const isKind = (at: number) =>
    (words[at] ?? []).some(
      ({ terms, weight, broader }, place) =>
        (place === 0 || (weight >= weights.synonym && !broader)) && namesKinds(index, terms.at(-1) ?? -1),
    );
  const isThing = (at: number) => isKind(at) && !gathering.has(terms[at]?.stem ?? '');
  const before = [...words.keys()].slice(0, nouns);
  return before.findLast(isThing) ?? before.findLast(isKind) ?? [...words.keys()].findLast(isKind) ?? -1;
}

/** Number of meaningful words before "with", "for" and the like. */
function nounsOf(text: string): number {
  const [noun = ''] = text
    .toLowerCase()
    .split(/\b(?:with|for|in|from|without|that|which|to|when|while|by|at|above|over|under|on|near)\b|\bw\//);
  return termsOf(noun).length;
}

interface Spelt extends Term {
  readonly respelt?: boolean;
}

/**
 * A word in the catalogue's spelling: as typed, split in two (`roomtables`), or corrected. A right word stays as it is, even where the shop has
 * nothing for it: only the shop's own phrases may tell that a rare one is a slip ("wall scone").
 */
function mended(lexicon: Lexicon, typed: readonly Term[], term: Term, unfinished: boolean): Spelt[] {
  const { index, synonyms, english, thesaurus } = lexicon;
  if (index.term(term.stem) !== undefined || synonyms.has(term.stem) || isHalf(index, typed, term)) return [term];
  if (unfinished && index.vocabulary.startingWith(term.word, 1).length > 0) return [term];
  const halves = halvesOf(index, term.word);
  if (halves) return halves;
  if (english.has(term.word)) return english.isCommon(term.word) ? [term] : [besideNeighbours(lexicon, typed, term)];
  if (thesaurus?.has(term.word)) return [term];
  // A short word is a slip of so many that only the name of a kind will do, or what goes with its neighbour.
  const beside = neighboursOf(index, typed, term);
  const isBeside = (known: number) => beside.some((one) => areNamed(index, [one, known]));
  const fits = (known: number) => term.word.length > shortWord || namesKinds(index, known) || isBeside(known);
  const meant = respelt(index.vocabulary, term.word, { fits, isBeside })?.word ?? synonyms.nearest(term.word);
  if (meant) return [{ ...(termsOf(meant)[0] ?? term), respelt: true }];
  return misspeltHalves(index, term.word) ?? [term];
}

const shortWord = 4;

/** A rare right word in the spelling that products with its neighbour's word are called by. */
function besideNeighbours({ index, thesaurus }: Lexicon, typed: readonly Term[], term: Term): Spelt {
  if (thesaurus && expansionsOf(index, thesaurus, [term.word]).length > 0) return term;
  const neighbours = neighboursOf(index, typed, term);
  const near = likeSpelt(index.vocabulary, term.word).filter((known) => neighbours.some((one) => areNamed(index, [one, known.term])));
  const meant = near.find((known) => namesKinds(index, known.term)) ?? near[0];
  return meant ? { ...(termsOf(meant.word)[0] ?? term), respelt: true } : term;
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
    const [one, other] = [index.vocabulary.get(first?.word ?? '')?.term, index.term(second?.stem ?? '')];
    if (first && second && one !== undefined && other !== undefined && areNamed(index, [one, other])) return [first, second];
  }
  return null;
}

/** Two catalogue words written as one, with a slip in the second ("teakettel"). */
function misspeltHalves(index: TextIndex, word: string): Spelt[] | null {
  for (let cut = word.length - 4; cut >= 3; cut--) {
    const [first] = termsOf(word.slice(0, cut));
    const second = first && index.vocabulary.has(first.word) ? respelt(index.vocabulary, word.slice(cut)) : null;
    if (first && second && (namesKinds(index, second.term) || areNamed(index, [index.term(first.stem) ?? -1, second.term])))
      return [first, ...termsOf(second.word).map((term) => ({ ...term, respelt: true }))];
  }
  return null;
}

function own(index: TextIndex, { word, stem }: Term, unfinished: boolean): Alternative[] {
  const found: Alternative[] = [];
  const exact = index.term(stem);
  // A finished word is not completed: "cot" is no cotton.
  const completions = unfinished ? completionsOf(index, word) : [];
  if (exact !== undefined && isMeant(exact, completions)) found.push({ terms: [exact], weight: 1 });
  const able = exact === undefined ? undefined : index.term(`${stem}able`);
  if (able !== undefined) found.push({ terms: [able], weight: weights.able });
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
