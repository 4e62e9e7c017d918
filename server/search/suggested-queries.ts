import type { CategoryRow } from '../catalog/index.ts';
import type { CategoryNames } from './facets/category-names.ts';
import { completionsOf } from './query/completing.ts';
import { findsAll, type Known } from './query/find.ts';
import { areTold, namesKinds } from './query/naming.ts';
import { termsOf, wordsOf } from './text/words.ts';

const maxSuggestions = 8;
/** Candidates tried per kind; each costs a lookup. */
const tried = 10;
/** Most kinds suggested for a word that names none itself. */
const maxKinds = 4;

/**
 * Completed searches that all find something, in this order: phrases with the whole text as prefix; the kinds of the results (`leather c` →
 * `leather dining chairs`); phrases continuing the last words (`blue so` → `blue sofa`); for a single word with few of these, its likely
 * completion with those kinds (`blu` → `blue rugs`); then the corrected text.
 */
export function queriesFor(
  known: Known,
  categories: CategoryNames,
  words: readonly string[],
  { places, corrected }: { places: readonly CategoryRow[]; corrected: string | null },
): string[] {
  const typed = words.join(' ');
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  const kinds = kindsOf(categories, places);
  // Phrases cover the whole catalogue: check that a brand with only part of it has results.
  const begun = known.index.phrases.startingWith(typed, tried).map(({ text }) => text);
  const sold = known.index.isPart ? begun.filter((text) => findsAll(known, text)) : begun;
  // Keyed by stems: "outdoor sofas" and "outdoor sofa" are the same search.
  const queries = new Map<string, string>();
  for (const text of sold) if (queries.size < maxSuggestions && !queries.has(meaningOf(text))) queries.set(meaningOf(text), text);
  const add = (texts: readonly string[]) => {
    for (const text of texts) {
      if (queries.size >= maxSuggestions) return;
      if (!queries.has(meaningOf(text)) && describes(known, text) && findsAll(known, text)) queries.set(meaningOf(text), text);
    }
  };
  if (before.length > 0) add(kinds.filter((kind) => goesOn(kind, last)).flatMap((kind) => joined(known, before, kind)));
  for (let from = 1; from < words.length; from++) {
    const phrases = known.index.phrases.startingWith(words.slice(from).join(' '), tried - queries.size);
    add(phrases.flatMap(({ text }) => joined(known, words.slice(0, from), text)));
  }
  const [likeliest] = completionsOf(known.index.text, last);
  if (before.length === 0 && likeliest && !namesKinds(known.index.text, likeliest.term) && queries.size < maxKinds)
    add(kinds.slice(0, maxKinds).flatMap((kind) => joined(known, [likeliest.word], kind)));
  // A word that is only begun is corrected no further than its beginning.
  if (corrected !== null && known.index.text.vocabulary.has(corrected.split(' ').at(-1) ?? ''))
    queries.set(meaningOf(corrected), corrected);
  return [...queries.values()].filter((text) => text !== typed).slice(0, maxSuggestions);
}

/** A search's identity regardless of inflection. */
const meaningOf = (text: string): string =>
  termsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** Names of the results' lowest categories, without those naming several kinds. */
function kindsOf(categories: CategoryNames, places: readonly CategoryRow[]): string[] {
  return places
    .filter(({ id, name }) => categories.below(id).length === 0 && !/[&,]| and /.test(name))
    .map(({ name }) => wordsOf(name).join(' '));
}

const goesOn = (kind: string, last: string): boolean => kind.split(' ').some((word) => word.startsWith(last));

/** The words joined with a continuation; empty if it repeats one of them, or comes between two that belong together (`dining side tables`). */
function joined({ index }: Known, words: readonly string[], text: string): string[] {
  const continued = text.split(' ');
  const parts = continued.length > 1 && index.phrases.isCompound(words.at(-1) ?? '', continued.at(-1) ?? '');
  return parts || words.some((word) => text.includes(word)) ? [] : [`${words.join(' ')} ${text}`];
}

/** Whether some product is called or specified as a text says, its story aside. */
function describes({ index }: Known, text: string): boolean {
  const terms = termsOf(text).map(({ stem }) => index.text.term(stem));
  return areTold(
    index.text,
    terms.filter((term) => term !== undefined),
  );
}
