import type { TextIndex } from '../index/text-index.ts';
import { type Term, termsOf } from '../text/words.ts';
import { expansionsOf } from './alternatives.ts';
import { areNamed, areShelved, namesKinds } from './naming.ts';
import type { Lexicon } from './query.ts';
import { likeSpelt, respelt } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';

/** A word, which may be spelt otherwise than typed. */
export interface Spelt extends Term {
  readonly respelt?: boolean;
}

const shortWord = 4;

/**
 * A word in the catalogue's spelling: as typed, split in two (`roomtables`), or corrected. A right word stays as it is, even where the shop has
 * nothing for it: only the shop's own phrases may tell that a rare one is a slip ("wall scone").
 */
export function mended(lexicon: Lexicon, typed: readonly Term[], term: Term, unfinished: boolean): Spelt[] {
  const { index, synonyms, english, thesaurus } = lexicon;
  if (index.term(term.stem) !== undefined || synonyms.has(term.stem) || isHalf(index, typed, term)) return [term];
  if (isInPhrase(synonyms, typed, term)) return [term];
  // Half of a right word is no slip either.
  const isBegun = () => index.vocabulary.startingWith(term.word, 1).length > 0 || english.begins(term.word) || thesaurus?.begins(term.word);
  if (unfinished && isBegun()) return [term];
  const halves = halvesOf(index, term.word);
  if (halves) return halves;
  if (english.isCommon(term.word)) return [thesaurus?.has(term.word) ? term : besideShelved(index, typed, term)];
  if (english.has(term.word)) return [besideNeighbours(lexicon, typed, term)];
  if (thesaurus?.has(term.word)) return [term];
  // A short word is a slip of so many that only the name of a kind will do, or what goes with its neighbour.
  const beside = neighboursOf(index, typed, term);
  const isBeside = (known: number) => beside.some((one) => areNamed(index, [one, known]));
  const fits = (known: number) => term.word.length > shortWord || namesKinds(index, known) || isBeside(known);
  const meant = respelt(index, term.word, { fits, isBeside })?.word ?? synonyms.nearest(term.word);
  if (meant) return [{ ...(termsOf(meant)[0] ?? term), respelt: true }];
  return misspeltHalves(index, term.word) ?? [term];
}

/** A rare right word in the spelling that products with its neighbour's word are called by. */
function besideNeighbours({ index, thesaurus }: Lexicon, typed: readonly Term[], term: Term): Spelt {
  if (thesaurus && expansionsOf(index, thesaurus, [term.word]).length > 0) return term;
  const neighbours = neighboursOf(index, typed, term);
  const near = likeSpelt(index.vocabulary, term.word).filter((known) => neighbours.some((one) => areNamed(index, [one, known.term])));
  const meant = near.find((known) => namesKinds(index, known.term)) ?? near[0];
  return meant ? { ...(termsOf(meant.word)[0] ?? term), respelt: true } : term;
}

/** A right word that names nothing, in the spelling in which a category has it beside its neighbour: a "dinning room" is a dining room. */
function besideShelved(index: TextIndex, typed: readonly Term[], term: Term): Spelt {
  const neighbours = neighboursOf(index, typed, term);
  const meant = likeSpelt(index.vocabulary, term.word, { shortest: 3 }).find((known) =>
    neighbours.some((one) => one !== known.term && areShelved(index, [one, known.term])),
  );
  return meant ? { ...(termsOf(meant.word)[0] ?? term), respelt: true } : term;
}

function neighboursOf(index: TextIndex, typed: readonly Term[], term: Term): number[] {
  const at = typed.indexOf(term);
  return [typed[at - 1], typed[at + 1]].flatMap((one) => index.term(one?.stem ?? '') ?? []);
}

/** Whether a word joins its neighbour to a catalogue word: the "seat" of "love seat" is no misspelling of "set". */
function isHalf({ vocabulary }: TextIndex, typed: readonly Term[], term: Term): boolean {
  const at = typed.indexOf(term);
  return vocabulary.has(`${typed[at - 1]?.word}${term.word}`) || vocabulary.has(`${term.word}${typed[at + 1]?.word}`);
}

/** Whether a word is part of a phrase with a synonym, as the "housse" of "housse de couette". */
function isInPhrase(synonyms: Synonyms, typed: readonly Term[], term: Term): boolean {
  const stems = typed.map(({ stem }) => stem);
  const at = typed.indexOf(term);
  return [at - 2, at - 1, at].some((from) => from >= 0 && synonyms.from(stems, from).some(({ words }) => words > 1 && from + words > at));
}

function halvesOf(index: TextIndex, word: string): Spelt[] | null {
  for (let cut = Math.min(word.length - 3, index.vocabulary.longest); cut >= 3; cut--) {
    const [first] = termsOf(word.slice(0, cut));
    const one = index.vocabulary.get(first?.word ?? '')?.term;
    if (!first || one === undefined) continue;
    const [second] = termsOf(word.slice(cut));
    const other = index.term(second?.stem ?? '');
    if (second && other !== undefined && areNamed(index, [one, other])) return [first, second];
  }
  return null;
}

/** Two catalogue words written as one, with a slip in one of them ("teakettel", "florlamp"). */
function misspeltHalves(index: TextIndex, word: string): Spelt[] | null {
  const { vocabulary } = index;
  const known = (half: string): Spelt | undefined => (vocabulary.has(half) ? termsOf(half)[0] : undefined);
  const mended = (half: string): Spelt | undefined => {
    const meant = respelt(index, half);
    const [term] = meant ? termsOf(meant.word) : [];
    return term && { ...term, respelt: true };
  };
  const fits = (first: Spelt, second: Spelt) => {
    const one = index.term(first.stem) ?? -1;
    const other = index.term(second.stem) ?? -1;
    return areNamed(index, [one, other]) || (second.respelt && namesKinds(index, other));
  };
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const start = word.slice(0, cut);
    const end = word.slice(cut);
    // Correcting is dear: the other half tells first whether it is worth it.
    const right = known(start);
    const rest = known(end);
    const last = right && mended(end);
    if (right && last && fits(right, last)) return [right, last];
    const first = rest && mended(start);
    if (first && rest && fits(first, rest)) return [first, rest];
  }
  return null;
}
