import type { TextIndex } from '../index/text-index.ts';
import type { Alternative } from './query.ts';

/** Least weight of an alternative that counts as a word of a kind's name. */
const minSaid = 0.8;

/** A kind of product whose whole name a query says, and the word it ends with. */
export interface SaidKind {
  readonly kind: number;
  readonly last: number;
}

/**
 * The kinds whose names of several words are in the query: "flush mount light" is about flush mounts rather than any light, "accent pillows" about
 * accent pillows.
 */
export function saidKinds(index: TextIndex, words: readonly (readonly Alternative[])[]): SaidKind[] {
  const said = words.map((alternatives) => {
    const whole = alternatives.filter(({ terms, weight }) => terms.length === 1 && weight >= minSaid);
    return new Set(whole.map(({ terms }) => index.stemOf(terms[0] ?? -1)));
  });
  return index.kindNames.flatMap((names, kind) =>
    (names.length > 1 ? [...names, names.flat()] : names)
      .filter((stems) => stems.length > 1)
      .flatMap((stems) => {
        const from = [...words.keys()].find((first) => stems.every((stem, at) => said[first + at]?.has(stem)));
        return from === undefined ? [] : [{ kind, last: from + stems.length - 1 }];
      }),
  );
}
