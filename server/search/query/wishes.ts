import { endsInNegation, negationsIn, withoutNegations } from './negations.ts';

/** A text without its wishes. */
export interface Wish {
  readonly text: string;
  /** What it wants none of. */
  readonly without: readonly string[];
  /** It names a use instead of a thing: "something to hold towels". */
  readonly isUse: boolean;
}

/** Openings that name nothing: "something to store shoes" looks for what stores shoes. */
const opening =
  /^\s*(?:(?:i(?:'m| am)?|we)\s+)?(?:(?:need|want|looking for|look for|search(?:ing)? for|show me|find me|do you (?:have|sell))\s+)?(?<use>(?:something|anything|somewhere|things?|stuff|(?:a |the )?place|where|what|how)\s+(?:(?:that|which|i|we|you)\s+)?(?:can\s+)?(?:to|for|goes|go)\s+(?:(?:put|keep|get|use|have)\s+)?)?/i;
/** Words that only bind the others. */
const binding =
  /\b(?:that|which|who|whom|it|they|you|i|we)\s+(?:can|will|would|could|may|must|should)(?:['’]?t|not)?\b|\b(?:can|won|don|doesn|didn|isn|aren|couldn|wouldn)['’]?t\b|\b(?:do|does|did)\s+not\b|\bnot\s+(?:just|only)\b|\b(?:someone|somebody|anyone|people|person)\b/gi;

/** Reads the wishes in a text. Falls back to the whole text if nothing else is left. */
export function wishOf(typed: string): Wish {
  let isUse = false;
  const without = negationsIn(typed).flatMap(({ words }) => words);
  const text = withoutNegations(typed)
    .replace(opening, (...found) => {
      isUse = found.at(-1)?.use !== undefined;
      return '';
    })
    .replace(binding, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]{2}/u.test(text) ? { text, without, isUse } : { text: typed, without: [], isUse: false };
}

/**
 * The same of a text still being typed, of which no opening is read. The last word excludes nothing unless it is one that `isKnown`; before a negation,
 * the remaining text is finished.
 */
export function unfinishedWishOf(typed: string, isKnown: (word: string) => boolean): Wish & { readonly isFinished: boolean } {
  const without = negationsIn(typed).flatMap(({ words }) => words);
  const text = withoutNegations(typed);
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: typed, without: [], isUse: false, isFinished: false };
  const isFinished = endsInNegation(typed);
  const isLastOut = isFinished && !isKnown(without.at(-1) ?? '');
  return { text, without: isLastOut ? without.slice(0, -1) : without, isUse: false, isFinished };
}

/** Where a text begins to say what the thing is like, by whomever that is made: "sofa like …". Not what is like new, nor leather-like. */
export const comparison =
  /(?<=[^\s-]\s)(?:like(?!\s+new\b)|(?:similar|comparable|identical) to|(?:in )?the style of|alternatives? to)\s+\S/i;

/** Where a text begins to say what the thing is for. Before a number, it goes on with a measure: "8 by 10". */
const circumstance = /\b(?:for|that|which|when|while|above|over|under|near|(?:to|by|at)(?!\s+\d))\s+\S/i;

/** What a text asks for besides the product, as chips: each with the remaining text. */
export function wishesIn(typed: string): { label: string; text: string }[] {
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const absent = negationsIn(typed).map(({ said }) => ({
    label: tidy(said).replace(/^-/, 'no '),
    text: tidy(typed.replace(said, ' ')),
  }));
  const rest = withoutNegations(typed).replace(opening, '');
  const ends = [circumstance, comparison].flatMap((one) => one.exec(rest)?.index ?? []);
  const at = ends.length > 0 ? Math.min(...ends) : 0;
  const left = tidy(rest.slice(0, at));
  const purpose = left === '' ? [] : [{ label: tidy(rest.slice(at)), text: tidy(typed.replace(tidy(rest.slice(at)), ' ')) }];
  return [...purpose, ...absent]
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && text !== tidy(typed))
    .map(({ label, text }) => ({ label: label.charAt(0).toUpperCase() + label.slice(1), text }));
}

/** Places of a home and the people and animals in it, by the words with which shops sort their products. By stems. */
const places: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['balcony porch deck terrace veranda yard backyard garden courtyard lawn poolside outside outdoor patio', 'outdoor patio'],
      ['hallway foyer hall entrance mudroom door', 'entryway'],
      ['washroom restroom bathroom', 'bath bathroom'],
      ['child kid toddler boy girl', 'kid'],
      ['baby infant newborn', 'nursery'],
    ] as const
  ).flatMap(([words, means]) =>
    words.split(' ').map((word): [string, readonly string[]] => [word, means.split(' ').filter((one) => one !== word)]),
  ),
);

/** Words with which a shop sorts products for a place or a person; empty for other words. */
export const placesOf = (stem: string): readonly string[] => places.get(stem) ?? [];
