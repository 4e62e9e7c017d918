import { materialOf } from '../facets/materials.ts';
import type { TextIndex } from '../index/text-index.ts';
import { gathering } from '../index/weighing.ts';
import type { English } from '../knowledge/english.ts';
import { stemsOf, type Term, termsOf, wordsOf } from '../text/words.ts';
import { alternativesOf, alternativeWeights, expansionsOf, offer } from './alternatives.ts';
import { eitherOf, united } from './either.ts';
import { idiomsIn } from './idioms.ts';
import { lacksThing } from './lacking.ts';
import { calledBy, likelyKinds, type Told } from './likely-kinds.ts';
import { mended, type Spelt } from './mending.ts';
import { namesKinds } from './naming.ts';
import type { Alternative, Lexicon, Query, Slot } from './query.ts';
import { saidKinds } from './said-kinds.ts';
import { quantitySlots, sizeWishes } from './sizes.ts';
import { comparison, unfinishedWishOf, wishOf } from './wishes.ts';

/** Further words are ignored: they add cost and no meaning. */
export const maxWords = 12;

/** Interprets whatever a shopper types; null when no word of it is meaningful. Never throws. */
export function interpret(lexicon: Lexicon, text: string, options: { unfinished: boolean }): Query | null {
  const { index, english } = lexicon;
  const whole = text.replaceAll('\0', '');
  const wish = options.unfinished ? unfinishedWishOf(whole, (word) => index.vocabulary.has(word)) : { ...wishOf(whole), isFinished: true };
  const unfinished = !wish.isFinished;
  const all = typedTerms(wish.text, unfinished).map((term) => asNamed(index, english, term));
  const isSaying = (term: Term) => unfinished || !saysNothing(index, term);
  const typed = (all.some(isSaying) ? all.filter(isSaying) : all).slice(0, maxWords);
  const last = typed.pop();
  if (!last) return null;
  typed.push(...(unfinished ? becoming(lexicon, last) : [last]));
  const isUse = wish.isUse || (!unfinished && english.isVerb(typed[0]?.word ?? '') && aboutThings.test(wish.text));
  const spelt = speltOf(lexicon, typed, unfinished);
  const said = isUse ? 0 : spelt.slice(0, nounsOf(wish.text).filter(isSaying).length).flat().length;
  const { nouns, ...either } = eitherOf(index, wish.text, typed, { spelt, nouns: said });
  const terms = either.terms.slice(0, maxWords);
  const others = either.others.filter(({ at }) => at < terms.length);
  const idiomsOf = (words: readonly Spelt[]) => (unfinished ? 0 : idiomsIn(lexicon, words));
  const idioms = idiomsOf(terms);
  const isReversible = nouns > 0 && nouns < terms.length && isFor.test(wish.text);
  const readings = [terms, ...others.map(({ at, term }) => terms.with(at, term))].map((words) =>
    alternativesOf(lexicon, words, unfinished, {
      idioms: idiomsOf(words) & bitsFrom(0, nouns || terms.length),
      nouns: isUse ? 0 : nouns || terms.length,
      isReversible,
    }),
  );
  const alternatives = united(readings);
  const kinds = saidKinds(index, alternatives.slice(0, nouns));
  if (isReversible) {
    // A lamp for a desk is a desk lamp.
    const reversed = saidKinds(index, [alternatives[nouns] ?? [], alternatives[nouns - 1] ?? []]);
    kinds.push(...reversed.map(({ kind }) => ({ kind, last: nouns - 1 })));
  }
  const named = headOf(index, terms, alternatives, nouns);
  const head = isUse ? -1 : named < 0 ? (kinds.at(-1)?.last ?? -1) : named;
  const use = isReversible ? endOfUse(wish.text, terms) : -1;
  const isMended = [...terms, ...others.map(({ term }) => term)].some((term) => term.respelt);
  const absent = wish.without.flatMap((word) => termsOf(word));
  const slots = terms.map(({ word }, at): Slot => {
    const also = others.filter((other) => other.at === at).map(({ term }) => term.word);
    return { word, alternatives: alternatives[at] ?? [], ...(also.length > 0 && { also }) };
  });
  const sizes = sizeWishes(terms.map((term) => term.word));
  const stems = terms.map(({ stem }) => stem);
  const quantity = quantitySlots(terms, head);
  const lacking = lackingSlots(lexicon, absent).slice(0, maxWords - slots.length);
  const purpose =
    isUse || (head >= 0 && head < nouns)
      ? bitsFrom(nouns, slots.length + lacking.length)
      : bitsFrom(slots.length, slots.length + lacking.length);
  const told: Told = {
    slots,
    head,
    stems,
    purpose,
    silent: sizes.reduce((bits, { slot }) => bits | (1 << slot), quantity | measureSlots(terms)),
  };
  return {
    slots: [...slots, ...lacking],
    head,
    kinds: new Set(kinds.map(({ kind }) => kind)),
    sizes,
    called: calledBy(lexicon, told),
    likely: likelyKinds(lexicon, told),
    circumstance: purpose | quantity,
    unwanted: absent.flatMap((term) => unwantedOf(index, term)),
    unwantedMaterials: wish.without.filter((word) => materialOf(word) === word),
    lacksThing: !unfinished && !isUse && lacksThing(lexicon, { terms, alternatives, nouns, head, idioms, use }),
    skus: index.skus.find(text),
    corrected: isMended ? slots.map(({ word, also = [] }) => [word, ...also].join(' or ')).join(' ') : null,
  };
}

/** Each word as the shop spells it. A mended word may tell what its neighbours are: "matress toper". */
function speltOf(lexicon: Lexicon, typed: readonly Term[], unfinished: boolean): Spelt[][] {
  const mend = (context: readonly Term[], term: Term) => mended(lexicon, context, term, unfinished && term === typed.at(-1));
  const first = typed.map((term) => mend(typed, term));
  const beside = typed.map((term, at) => (first[at]?.length === 1 ? (first[at][0] ?? term) : term));
  if (!beside.some(({ respelt }: Spelt) => respelt)) return first;
  return typed.map((term, at) => (beside[at] === term ? mend(beside, term) : (first[at] ?? [])));
}

/** Words of praise and light verbs: they tell nothing, except where a product is called so. */
const saying = new Set(
  'best better good great nice perfect ideal lovely beautiful pretty cute gorgeous cool amazing awesome really very quite too just some any lot stuff thing something anything everything item items go goes get gets put want need please thanks cheap affordable inexpensive sale'.split(
    ' ',
  ),
);
const saysNothing = (index: TextIndex, { word, stem }: Term): boolean => saying.has(word) && index.called(index.term(stem) ?? -1) === 0;

/** Words of a name that begins so: without arms, no armchair either. */
function unwantedOf(index: TextIndex, { word, stem }: Term): number[] {
  const [singular = stem] = stemsOf(word);
  const compounds = index.vocabulary
    .startingWith(singular, maxCompounds)
    .filter((known) => namesKinds(index, index.term(stemsOf(known.word.slice(singular.length))[0] ?? '') ?? -1));
  const verb = index.term(singular.replace(/y$/, ''));
  return [...new Set([index.term(stem), verb, ...compounds.map(({ term }) => term)])].filter((term) => term !== undefined);
}
const maxCompounds = 12;

/** Where it follows a verb, a text says what to do with things: "keep the sun off my patio". */
const aboutThings = /\s(?:the|my|our|your|from|off|away)\s/i;

/** The slots that give one measure: "6 ft" is as much a bookcase's as a runner's. */
const measureSlots = (terms: readonly Term[]): number =>
  terms.reduce((bits, { word }, at) => (/^[\d.]+(?:in|ft|cm)$/.test(word) ? bits | (1 << at) : bits), 0);

const bitsFrom = (first: number, end: number): number => ((1 << end) - 1) & ~((1 << first) - 1);

/** "Without a cord" also means cordless, and what means the same. */
function lackingSlots({ index, synonyms }: Pick<Lexicon, 'index' | 'synonyms'>, absent: readonly Term[]): Slot[] {
  return absent.flatMap(({ word, stem }) => {
    const alternatives: Alternative[] = [];
    const less = [`${stem}less`, `${word}less`].find((one) => index.term(one) !== undefined || synonyms.has(one)) ?? '';
    offer(index, [alternatives], { at: 0, words: 1 }, [less], { weight: 1 });
    for (const { means, broader } of synonyms.from([less], 0))
      if (!broader) offer(index, [alternatives], { at: 0, words: 1 }, means, { weight: alternativeWeights.synonym });
    return alternatives.length === 0 ? [] : [{ word: `${word}less`, alternatives }];
  });
}

/** A term by the name of a product, where one has it. */
function asNamed(index: TextIndex, english: English, term: Term): Term {
  const named = english.unlessNamed(term);
  return index.term(named.stem) === undefined ? term : named;
}

/** The meaningful words of a text. The last word of an unfinished text always counts ("be" may become "bed"). */
function typedTerms(text: string, unfinished: boolean): Term[] {
  const terms = termsOf(text);
  const last = unfinished ? wordsOf(text).at(-1) : undefined;
  return last === undefined || last === terms.at(-1)?.word ? terms : [...terms, { word: last, stem: last }];
}

/** Shortest unknown prefix that is completed. */
const minBegun = 3;

/** Words of WordNet tried for one that is typed. */
const maxBegun = 8;

/**
 * Completes the last word of an unfinished text when no catalogue word starts with it: from the synonyms ("couc" → couch, a sofa), or from the words by
 * which WordNet calls what the shop sells.
 */
function becoming({ index, synonyms, thesaurus }: Lexicon, term: Term): Term[] {
  if (term.word.length < minBegun || index.vocabulary.startingWith(term.word, 1).length > 0) return [term];
  const isSold = (word: string) => thesaurus !== null && expansionsOf(index, thesaurus, [word]).length > 0;
  const whole = synonyms.beginning(term.word) ?? thesaurus?.startingWith(term.word, maxBegun).find(isSold);
  return whole ? termsOf(whole) : [term];
}

/**
 * The last word that names a kind of product. Words after "with" or "for", and "set" or "pair" ("bar stools, set of 2"), count only when
 * nothing else does.
 */
function headOf(index: TextIndex, terms: readonly Term[], words: readonly (readonly Alternative[])[], nouns: number): number {
  // The word itself, its likeliest completion, or what the shop calls the same.
  const isKind = (at: number) =>
    (words[at] ?? []).some(
      ({ terms, weight, broader }, place) =>
        (place === 0 || (weight >= alternativeWeights.synonym && !broader)) && namesKinds(index, terms.at(-1) ?? -1),
    );
  const isThing = (at: number) => isKind(at) && !gathering.has(terms[at]?.stem ?? '');
  const before = [...words.keys()].slice(0, nouns);
  return before.findLast(isThing) ?? before.findLast(isKind) ?? [...words.keys()].findLast(isKind) ?? -1;
}

/** The first of these words says what a thing is for. */
const isFor =
  /^(?:(?!\b(?:with|in|from|without|that|which|to|when|while|by|at|above|over|under|on|near)\b).)*\bfor\b(?!\s+(?:above|over|under|near)\b)/i;

/** The slot of the last noun after "for"; -1 where more is said of it ("for a house with dogs"). */
function endOfUse(text: string, terms: readonly Term[]): number {
  const use = nounsOf(text.slice(text.search(/\bfor\b/i) + 'for'.length));
  const last = use.at(-1);
  return last !== undefined && last.stem === terms.at(-1)?.stem ? terms.length - 1 : -1;
}

/** Meaningful words before "with", "for", "like" and the like. */
function nounsOf(text: string): Term[] {
  const lower = text.toLowerCase();
  const compared = comparison.exec(lower);
  const [noun = ''] = lower
    .slice(0, compared?.index)
    .split(/\b(?:with|for|in|from|without|that|which|to|when|while|by|at|above|over|under|on|near)\b|\bw\//);
  return termsOf(noun);
}
