import { materialOf } from '../facets/materials.ts';
import type { TextIndex } from '../index/text-index.ts';
import { type Term, termsOf } from '../text/words.ts';
import { namesKinds } from './naming.ts';
import type { Alternative } from './query.ts';

/** A text's terms, with the first of those that "or" joins for all of them. */
interface Either<T extends Term> {
  readonly terms: readonly T[];
  /** How many of the terms say what the thing is. */
  readonly nouns: number;
  /** Terms that will do as well, each with the place of the one that it may replace. */
  readonly others: readonly { readonly at: number; readonly term: T }[];
}

/**
 * Reads "or" between words of one class: "a blue or green rug" is a rug of either colour. `spelt` has each typed word in the spelling of the catalogue; the
 * first `nouns` of all these say what the thing is.
 */
export function eitherOf<T extends Term>(
  index: TextIndex,
  text: string,
  typed: readonly Term[],
  { spelt, nouns }: { readonly spelt: readonly (readonly T[])[]; readonly nouns: number },
): Either<T> {
  const all = spelt.flat();
  /** The place of the first, by that of each other. */
  const instead = new Map<number, number>();
  for (const words of joinedIn(text)) {
    const from = typed.findIndex((_, at) => words.every((word, more) => typed[at + more]?.word === word));
    if (from < 0 || spelt.slice(from, from + words.length).some((parts) => parts.length !== 1)) continue;
    const start = spelt.slice(0, from).flat().length;
    const last = start + words.length - 1;
    const isAlike = (at: number) => areAlike(index, all[at], all[last], all[last + 1]);
    let first = last;
    while (first > start && isAlike(first - 1)) first--;
    for (let at = first + 1; at <= last; at++) instead.set(at, first);
  }
  const countLeft = (end: number) => [...instead.keys()].filter((at) => at < end).length;
  return {
    terms: all.filter((_, at) => !instead.has(at)),
    nouns: nouns - countLeft(nouns),
    others: all.flatMap((term, at) => {
      const first = instead.get(at);
      return first === undefined ? [] : [{ at: first - countLeft(first), term }];
    }),
  };
}

/** Words that a text joins by "or", with those listed before them: "blue, green or red". */
function joinedIn(text: string): string[][] {
  const runs: { words: string[]; joined: number }[] = [];
  let joint = '';
  for (const part of text.toLowerCase().split(/(\bor\b|,)/)) {
    if (part === 'or' || (part === ',' && joint === '')) joint = part;
    for (const { word } of termsOf(part)) {
      const run = joint === '' ? undefined : runs.at(-1);
      if (run) run.words.push(word);
      else runs.push({ words: [word], joined: 0 });
      if (run && joint === 'or') run.joined = run.words.length;
      joint = '';
    }
  }
  return runs.flatMap(({ words, joined }) => (joined > 1 ? [words.slice(0, joined)] : []));
}

/** Whether two words may stand for each other before a third: both name things, or both describe the third. */
function areAlike(index: TextIndex, one: Term | undefined, other: Term | undefined, thing: Term | undefined): boolean {
  if (!one || !other || one.stem === other.stem) return false;
  const isKind = (term: Term | undefined) => term !== undefined && namesKinds(index, index.term(term.stem) ?? -1);
  // A table lamp is a lamp, but "floor lamp or table lamp" has no lamp or table.
  const isOfThing = ({ stem }: Term) =>
    index.kindNames.some((names) => names.some((name) => name.some((word, at) => word === stem && name[at + 1] === thing?.stem)));
  const describes = (term: Term) => materialOf(term.word) !== undefined || !isKind(term) || (isKind(thing) && isOfThing(term));
  return (describes(one) && describes(other)) || (isKind(one) && isKind(other) && !isKind(thing));
}

/** Ways to match each place by any of several readings of a text: those of the first, and what others add. */
export function united([first = [], ...more]: readonly (readonly (readonly Alternative[])[])[]): Alternative[][] {
  const keyOf = ({ terms, ...worth }: Alternative) => JSON.stringify([[...terms], worth]);
  return first.map((own, at) => {
    const known = new Set(own.map(keyOf));
    const added = more.flatMap((reading) => reading[at] ?? []).filter((one) => !known.has(keyOf(one)));
    return [...own, ...added];
  });
}
