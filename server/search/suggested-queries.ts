import type { CategoryRow } from '../catalog/index.ts';
import type { CategoryNames } from './facets/categories.ts';
import { completionsOf } from './query/completing.ts';
import { findsAll, type Known } from './query/find.ts';
import { namesKinds } from './query/interpret.ts';
import { termsOf, wordsOf } from './text/words.ts';

const mostSuggestions = 8;
/** Texts tried of each kind; each costs a look whether anything has all its words. */
const tried = 10;
/** Kinds of things that go with a word that names none itself. */
const mostKinds = 4;

/**
 * Searches that an unfinished text may become, all of which find something, in this order: phrases of the catalogue that begin with all of the
 * text; the kinds of things its results are (`leather c` → `leather dining chairs`); phrases that go on from its last words (`blue so` →
 * `blue sofa`); of a single word with few of these, what it most likely becomes with those kinds (`blu` → `blue rugs`); then the text with its spelling mended.
 */
export function queriesFor(
  known: Known,
  categories: CategoryNames,
  words: readonly string[],
  { places, corrected }: { places: readonly CategoryRow[]; corrected: string | null },
): string[] {
  const typed = words.join(' ');
  const [before, last] = [words.slice(0, -1), words.at(-1) ?? ''];
  const kinds = kindsOf(categories, places);
  // Phrases are the whole catalogue's; a brand that sells a part of it is asked whether it has any.
  const begun = known.index.phrases.startingWith(typed, tried).map(({ text }) => text);
  const sold = known.index.isPart ? begun.filter((text) => findsAll(known, text)) : begun;
  // By their stems: "outdoor sofas" and "outdoor sofa" find the same.
  const queries = new Map<string, string>();
  for (const text of sold) if (queries.size < mostSuggestions && !queries.has(meaningOf(text))) queries.set(meaningOf(text), text);
  const add = (texts: readonly string[]) => {
    for (const text of texts) {
      if (queries.size >= mostSuggestions) return;
      if (!queries.has(meaningOf(text)) && findsAll(known, text)) queries.set(meaningOf(text), text);
    }
  };
  if (before.length > 0) add(kinds.filter((kind) => goesOn(kind, last)).flatMap((kind) => joined(before, kind)));
  for (let from = 1; from < words.length; from++) {
    const phrases = known.index.phrases.startingWith(words.slice(from).join(' '), tried - queries.size);
    add(phrases.flatMap(({ text }) => joined(words.slice(0, from), text)));
  }
  const [likeliest] = completionsOf(known.index.text, last);
  if (before.length === 0 && likeliest && !namesKinds(known.index.text, likeliest.term) && queries.size < mostKinds)
    add(kinds.slice(0, mostKinds).flatMap((kind) => joined([likeliest.word], kind)));
  if (corrected !== null) queries.set(meaningOf(corrected), corrected);
  return [...queries.values()].filter((text) => text !== typed).slice(0, mostSuggestions);
}

/** What a search is for, however its words are inflected. */
const meaningOf = (text: string): string =>
  termsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** Names of the kinds of things the results are: of their lowest categories, without those that name several kinds. */
function kindsOf(categories: CategoryNames, places: readonly CategoryRow[]): string[] {
  return places
    .filter(({ id, name }) => categories.below(id).length === 0 && !/[&,]| and /.test(name))
    .map(({ name }) => wordsOf(name).join(' '));
}

const goesOn = (kind: string, last: string): boolean => kind.split(' ').some((word) => word.startsWith(last));

/** The words with what they go on to; nothing where that says one of them again. */
function joined(words: readonly string[], text: string): string[] {
  return words.some((word) => text.includes(word)) ? [] : [`${words.join(' ')} ${text}`];
}
