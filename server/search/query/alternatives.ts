import type { TextIndex } from '../index/text-index.ts';
import { type Expansion, justBelow, nearby, type Reach, type Thesaurus } from '../knowledge/thesaurus.ts';
import { sameMeasures } from '../text/measures.ts';
import { stemsOf, type Term, termsOf } from '../text/words.ts';
import { type Completion, completionsOf } from './completing.ts';
import { areCalled, areNamed, namesKinds } from './naming.ts';
import type { Alternative, Lexicon } from './query.ts';
import { isCount } from './sizes.ts';
import { placesOf } from './wishes.ts';

/** What other ways to match are worth beside the word itself. */
export const alternativeWeights = { synonym: 0.8, broader: 0.5, joined: 0.9, measure: 0.6, unfinished: 0.6, place: 0.6, able: 0.6 };
/** Below this likelihood a known word is treated as a prefix of another ("so" for "sofa"). */
const minMeant = 0.3;

/** How the words of a text belong together. */
interface Parts {
  /** Bits, as of `idiomsIn`. */
  readonly idioms: number;
  /** Number of words that say what the thing is; the others say what it is for. */
  readonly nouns: number;
  /** The first of those others follow "for". */
  readonly isReversible: boolean;
}

/** A text with the alternatives found for its words so far. */
interface Offers {
  readonly lexicon: Lexicon;
  readonly terms: readonly Term[];
  readonly stems: readonly string[];
  readonly parts: Parts;
  /** By word. */
  readonly alternatives: Alternative[][];
}

/** Each word's alternatives: itself, what the shop and WordNet also call it, and how else it may be written. */
export function alternativesOf(lexicon: Lexicon, terms: readonly Term[], unfinished: boolean, parts: Parts): Alternative[][] {
  const { index, thesaurus } = lexicon;
  const alternatives: Alternative[][] = terms.map((term, at) =>
    isIdiom(parts, at) ? [] : own(index, term, unfinished && at === terms.length - 1),
  );
  const offers: Offers = { lexicon, terms, stems: terms.map(({ stem }) => stem), parts, alternatives };
  for (let at = 0; at < terms.length; at++) {
    offerSynonyms(offers, at);
    if (isIdiom(parts, at)) continue;
    offerJoined(offers, at);
    for (const place of placesOf(offers.stems[at] ?? ''))
      offer(index, alternatives, { at, words: 1 }, [place], { weight: alternativeWeights.place });
  }
  offerReversed(offers);
  for (let at = 0; thesaurus && at < terms.length; at++) offerThesaurus(offers, thesaurus, at);
  return alternatives;
}

const isIdiom = ({ idioms }: Parts, at: number): boolean => (idioms & (1 << at)) !== 0;

const synonymWorth = (broader: boolean) => ({ weight: broader ? alternativeWeights.broader : alternativeWeights.synonym, broader });

/** What the shop also calls the phrases that begin with a word. */
function offerSynonyms({ lexicon: { index, synonyms }, stems, parts, alternatives }: Offers, at: number): void {
  for (const { words, means, broader } of synonyms.from(stems, at)) {
    if (words === 1 && isIdiom(parts, at)) continue;
    offer(index, alternatives, { at, words }, means, synonymWorth(broader));
  }
}

/** What a word and the next are together. */
function offerJoined({ lexicon, terms, stems, alternatives }: Offers, at: number): void {
  const { index, synonyms } = lexicon;
  const next = terms[at + 1];
  if (!next) return;
  const isPhrase = () => synonyms.from(stems, at).some(({ words }) => words > 1);
  // A "sectional sofa" is a sectional, whether or not it is also called a sofa.
  const [first] = alternatives[at] ?? [];
  if (first && !isPhrase() && isKindOf(lexicon, terms[at], next))
    alternatives[at + 1]?.push({ terms: first.terms, weight: first.weight * alternativeWeights.joined });
  // "day bed" is also written "daybed".
  offer(index, alternatives, { at, words: 2 }, stemsOfJoined(index, `${terms[at]?.word}${next.word}`), {
    weight: alternativeWeights.joined,
  });
}

/** "Cups for coffee" are coffee cups. */
function offerReversed({ lexicon: { index, synonyms }, stems, parts: { nouns, isReversible }, alternatives }: Offers): void {
  if (!isReversible || nouns === 0) return;
  for (const { words, means, broader } of synonyms.from([stems[nouns] ?? '', stems[nouns - 1] ?? ''], 0))
    if (words > 1) offer(index, alternatives, { at: nouns - 1, words }, means, synonymWorth(broader));
}

/** What WordNet calls the phrases that begin with a word, the longest first. */
function offerThesaurus(offers: Offers, thesaurus: Thesaurus, at: number): void {
  const { lexicon, terms, stems, parts, alternatives } = offers;
  const { index } = lexicon;
  for (let words = Math.min(maxPhraseLength, terms.length - at); words > 0; words--) {
    // A place to hang coats is for coats, and no coating: of what a thing is for, the shop's own words tell more.
    if (words === 1 && (isIdiom(parts, at) || (at >= parts.nouns && index.term(stems[at] ?? '') !== undefined))) continue;
    const phrase = terms.slice(at, at + words).map(({ word }) => word);
    if (words === 1 && at === parts.nouns - 1 && isKind(offers, at) && isUncalled(offers, at))
      for (const { stems: means, weight, relation } of thesaurus.expand(phrase, justBelow))
        if (relation === 'narrower' && areCalled(index, means)) offer(index, alternatives, { at, words }, means, { weight, naming: true });
    offerExpansions(offers, { at, words }, expansionsOf(index, thesaurus, phrase), 1);
    for (const said of restated(index, thesaurus, phrase)) {
      offerExpansions(offers, { at, words }, expansionsOf(index, thesaurus, said), alternativeWeights.synonym);
      const means = said.flatMap(stemsOf);
      if (areNamed(index, termsIn(index, means)))
        offer(index, alternatives, { at, words }, means, { weight: restatedWeight, naming: true });
    }
  }
}

function offerExpansions(
  offers: Offers,
  { at, words }: { at: number; words: number },
  expansions: readonly Expansion[],
  worth: number,
): void {
  const { lexicon, parts, alternatives } = offers;
  for (const { stems: means, weight, relation } of expansions) {
    // "Fairy lights" are lights, so other kinds of light, such as sconces, are no better matches than any.
    const isWider = relation === 'broader' || relation === 'related';
    if (words > 1 && !isIdiom(parts, at) && isWider && isKind(offers, at + words - 1)) continue;
    // What only describes the thing is no thing itself: festoon lights are no curtains.
    if (isWider && at + words !== parts.nouns) continue;
    offer(lexicon.index, alternatives, { at, words }, means, {
      weight: weight * worth,
      naming: true,
      ...(relation === 'broader' && { broader: true }),
    });
  }
}

const isKind = ({ lexicon: { index }, stems }: Offers, at: number): boolean => namesKinds(index, index.term(stems[at] ?? '') ?? -1);

/** No bin is called a recycling bin here, but a trash can may be one. A pair of lamps is lamps. */
function isUncalled({ lexicon: { index }, stems, parts: { nouns, isReversible } }: Offers, at: number): boolean {
  if (isCount(stems[at - 1] ?? '')) return false;
  const said = termsIn(index, [stems[at - 1] ?? (isReversible ? stems[nouns] : undefined) ?? '', stems[at] ?? '']);
  return said.every((term) => term >= 0) && !areNamed(index, said);
}

/** Worth of a phrase in which a word is replaced by one that means the same. */
const restatedWeight = 0.6;

/**
 * A phrase that the shop does not use, with its first word replaced by those that WordNet has for the same: a "rubbish bin" is a "trash bin". Only where
 * no product is called by that word.
 */
function restated(index: TextIndex, thesaurus: Thesaurus, [first = '', ...rest]: readonly string[]): string[][] {
  if (rest.length === 0 || index.called(index.term(stemsOf(first)[0] ?? '') ?? -1) > 0) return [];
  return thesaurus
    .expand([first], nearby)
    .flatMap(({ text, stems, relation }) => (relation === 'same' && stems.length === 1 ? [[text, ...rest]] : []));
}

/**
 * Whether a word names a kind of what the next names, by the shop's synonyms or WordNet: a sectional is a sofa. Or both name kinds alike ("throw
 * blanket").
 */
function isKindOf({ index, synonyms, thesaurus }: Lexicon, word: Term | undefined, thing: Term): boolean {
  const term = index.term(word?.stem ?? '');
  if (!word || (term !== undefined && !namesKinds(index, term))) return false;
  const isCalled = ({ stem }: Term) => index.kindNames.some((names) => names.some((name) => name.length === 1 && name[0] === stem));
  const isThing = ([stem = '', ...more]: readonly string[]) => more.length === 0 && synonyms.areSame(stem, thing.stem);
  return (
    synonyms.from([word.stem], 0).some(({ means, broader }) => broader && isThing(means)) ||
    (thesaurus?.expand([word.word]) ?? []).some(
      ({ stems, relation }) => (relation === 'broader' || (relation === 'related' && isCalled(word) && isCalled(thing))) && isThing(stems),
    )
  );
}

/** Longest phrase looked up in WordNet, in words. */
const maxPhraseLength = 3;
/** Most expansions of a phrase, and the least worth of one beside the best. */
const maxExpansions = 8;
const minBesideBest = 0.6;

/** What WordNet adds to a phrase that the shop hardly uses, narrowed to what products are called here: the weightiest first. */
export function expansionsOf(index: TextIndex, thesaurus: Thesaurus, phrase: readonly string[], reach?: Reach): Expansion[] {
  if (areNamed(index, termsIn(index, phrase.flatMap(stemsOf)))) return [];
  const said = new Set(phrase.flatMap(stemsOf));
  // A "trash bin" is a bin, but so it was before: words of the phrase itself add nothing and would let the others go.
  const sold = thesaurus.expand(phrase, reach).filter(({ stems }) => areCalled(index, stems) && !stems.every((stem) => said.has(stem)));
  const best = sold[0]?.weight ?? 0;
  return sold.filter(({ weight }) => weight >= best * minBesideBest).slice(0, maxExpansions);
}

const termsIn = (index: TextIndex, stems: readonly string[]): number[] => stems.map((stem) => index.term(stem) ?? -1);

function own(index: TextIndex, { word, stem }: Term, unfinished: boolean): Alternative[] {
  const found: Alternative[] = [];
  const exact = index.term(stem);
  // A finished word is not completed: "cot" is no cotton.
  const completions = unfinished ? completionsOf(index, word) : [];
  if (exact !== undefined && isMeant(exact, completions)) found.push({ terms: [exact], weight: 1 });
  const able = exact === undefined ? undefined : index.term(`${stem}able`);
  if (able !== undefined) found.push({ terms: [able], weight: alternativeWeights.able });
  for (const same of sameMeasures(word)) {
    const term = index.term(same);
    if (term !== undefined) found.push({ terms: [term], weight: alternativeWeights.measure });
  }
  for (const { term, likelihood } of completions) {
    if (term !== found[0]?.terms[0]) found.push({ terms: [term], weight: alternativeWeights.unfinished * likelihood });
  }
  return found;
}

/** Whether the word itself is likely meant, given its completions. */
function isMeant(exact: number, completions: readonly Completion[]): boolean {
  return completions.length === 0 || (completions.find(({ term }) => term === exact)?.likelihood ?? 0) >= minMeant;
}

/** Adds a synonym of some words to each of their slots, if the catalogue has all of its terms. */
export function offer(
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
