import type { TextIndex } from '../index/text-index.ts';
import { isHead } from '../index/weighing.ts';
import type { Thesaurus } from '../knowledge/thesaurus.ts';
import { singularOf } from '../text/stem.ts';
import type { Term } from '../text/words.ts';
import { placeOf } from './all-words.ts';
import { alternativeWeights } from './alternatives.ts';
import { areNamed, areTold } from './naming.ts';
import type { Alternative, Lexicon } from './query.ts';

/** A text's words, and what they are to each other. */
interface Parts {
  readonly terms: readonly Term[];
  readonly alternatives: readonly (readonly Alternative[])[];
  /** Number of words that say what the thing is; the others say what it is for. */
  readonly nouns: number;
  /** The slot naming the kind of product; -1 when none does. */
  readonly head: number;
  /** The slot of the noun after "for"; -1 for none. */
  readonly use: number;
  /** Bits, as of `idiomsIn`. */
  readonly idioms: number;
}

/** Least weight of an alternative that says what the thing is, and most of lesser ones that still may. */
const minNaming = 0.3;
const maxRelated = 3;

/**
 * Whether a text names a thing that the shop has not. The last noun of an English compound names the thing, so what only shares the words before it
 * ("oven mitts") is no answer, nor is what has that noun in another sense ("dog bed").
 */
export function lacksThing(lexicon: Lexicon, parts: Parts): boolean {
  if (lexicon.thesaurus === null) return false;
  const isLast = parts.head < 0 || parts.head === parts.nouns - 1;
  const isUnknown = parts.nouns > 0 && (parts.alternatives[parts.nouns - 1]?.length ?? 0) === 0;
  if (isLast && isUnknown) return lacksWord(lexicon, lexicon.thesaurus, parts);
  return lacksLast(lexicon, lexicon.thesaurus, parts) || isAnother(lexicon, lexicon.thesaurus, parts);
}

/**
 * Whether the shop has no word for the last of several: a washing line, or an air fryer, of which only descriptions have the other word. What it only may
 * name ("window treatments") is left to the other words.
 */
function lacksWord({ index, english }: Lexicon, thesaurus: Thesaurus, { terms, nouns, head, idioms }: Parts): boolean {
  const last = terms[nouns - 1];
  // It may also be the beginning of a word ("wren la").
  if (!last || nouns < 2 || head >= 0 || idioms !== 0 || index.vocabulary.startingWith(last.word, 1).length > 0) return false;
  const isMention = () => terms.slice(0, nouns).every(({ stem }) => index.called(index.term(stem) ?? -1) === 0);
  return thesaurus.has(last.word) || (english.has(last.word) && isMention());
}

/** Whether no product is called by the last of several words, nor by what it means: products may mention mitts, or that doors stop. */
function lacksLast({ index }: Lexicon, thesaurus: Thesaurus, { terms, alternatives, nouns, head, idioms }: Parts): boolean {
  const last = terms[nouns - 1];
  const before = terms[nouns - 2];
  if (!last || !before) return false;
  // What follows the name of a kind may also describe it ("dresser mahogany"), or be looked for as well ("curtains tiebacks").
  const isCompound = head === nouns - 2 && singularOf(before.word) === before.word && isUseful(thesaurus, last);
  if (head >= 0 && head !== nouns - 1 && !isCompound) return false;
  const isIdiom = (idioms & (1 << (nouns - 1))) !== 0;
  // What only WordNet calls more generally is something else; a one-way synonym is the shop's own word.
  const isNaming = ({ terms, weight, broader = false }: Alternative) =>
    weight >= minNaming && (isIdiom || !broader || weight >= alternativeWeights.broader) && areNamed(index, terms);
  const means = alternatives[nouns - 1] ?? [];
  if (means.some(isNaming)) return false;
  // Many distant relatives are a class of things ("containers"), a few may be what is meant.
  if (isIdiom) return means.length > maxRelated;
  const isTold = () => areTold(index, [index.term(before.stem) ?? -1, index.term(last.stem) ?? -1]);
  return isUseful(thesaurus, last) && !isTold();
}

/** Whether a word may name a thing to use or to wear, but no cloth: corduroys are trousers, and corduroy is not. */
const isUseful = (thesaurus: Thesaurus, { word }: Term): boolean =>
  ['instrumentality', 'covering'].some((thing) => thesaurus.mayBe([word], thing)) && !thesaurus.mayBe([word], 'fabric');

/** Words for what is made to fit a thing. By stems. */
const covering: ReadonlySet<string> = new Set(['cover', 'covering']);

/** Animals that things are made for; others are pictured on them ("zebra rug"). By stems. */
const pets: ReadonlySet<string> = new Set('pet dog puppy cat kitten bird rabbit hamster'.split(' '));

/**
 * Whether the noun before the name of a kind, or after "for", makes it the name of something else: a dog bed is no bed, an ironing board cover no duvet
 * cover. Only where no product of that name has to do with it.
 */
function isAnother({ index, kindWords }: Lexicon, thesaurus: Thesaurus, { terms, alternatives, nouns, head, use }: Parts): boolean {
  const thing = terms[head];
  if (!thing || head !== nouns - 1) return false;
  const isApart = (at: number) => {
    const words = alternatives[at] ?? [];
    const isPhrase = words.some((one) => alternatives[head]?.some(({ terms }) => terms === one.terms) && areNamed(index, one.terms));
    return !isPhrase && !isTogether(index, thing, words);
  };
  if (pets.has(terms[head - 1]?.stem ?? '') && isApart(head - 1)) return true;
  // What covers a thing is made for it.
  if (!covering.has(thing.stem) || !isBound(index, kindWords.headedBy(thing.stem), thing)) return false;
  const wordAt = (at: number) => terms[at]?.word ?? '';
  const isTool = (at: number) =>
    thesaurus.isAlways([wordAt(at)], 'instrumentality') || (at > 0 && thesaurus.has(`${wordAt(at - 1)} ${wordAt(at)}`));
  return [head - 1, use].some((at) => at >= 0 && isTool(at) && isApart(at));
}

/** Whether a word names products of one kind only, and that only behind another word, as "cover" does in "duvet covers". */
function isBound({ kindNames }: TextIndex, kinds: readonly number[], { stem }: Term): boolean {
  const names = kinds.flatMap((kind) => kindNames[kind] ?? []).filter((name) => name.at(-1) === stem);
  return kinds.length === 1 && names.length > 0 && names.every((name) => name.length > 1);
}

/** Whether a product named by a thing has one of the words, or a synonym, anywhere. */
function isTogether(index: TextIndex, { stem }: Term, words: readonly Alternative[]): boolean {
  const things = index.postings(index.term(stem) ?? -1);
  return words.some(({ terms, weight }) => {
    if (terms.length > 1 || weight < alternativeWeights.synonym) return false;
    const others = index.postings(terms[0] ?? -1);
    for (let i = 0; i < things.length; i++) {
      if (((things.bits[i] ?? 0) & isHead) !== 0 && placeOf(others, things.docs[i] ?? 0) >= 0) return true;
    }
    return false;
  });
}
