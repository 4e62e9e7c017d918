import type { TextIndex } from '../index/text-index.ts';

/** A word that one still being typed may become. */
export interface Completion {
  readonly word: string;
  readonly term: number;
  /** How likely it is meant, 1 for the likeliest. */
  readonly likelihood: number;
}

/** Completions that are matched; of one or two letters fewer, since each then means a good part of the shop. */
const most = (word: string): number => (word.length < 3 ? 4 : 12);
/** Words weighed for each that is matched. */
const weighed = 3;
/**
 * What a thing whose name ends in the word counts beside one that only has it, since shoppers who type on are on their way to a noun; and what
 * the word counts where a product only says it.
 */
const gains = { head: 3, said: 0.01 };

/** What a word may become, the likeliest first: by how many things are called so, or are to be had so. */
export function completionsOf(index: TextIndex, prefix: string): Completion[] {
  const found = new Map<number, { word: string; popularity: number }>();
  // Of the forms of a word (sofa, sofas) the commonest comes first and speaks for them all.
  for (const { word: whole, term, weight } of index.vocabulary.startingWith(prefix, most(prefix) * weighed)) {
    const known = found.get(term) ?? { word: whole, popularity: index.called(term) * (1 + gains.head * index.headShare(term)) };
    found.set(term, { ...known, popularity: known.popularity + weight * gains.said });
  }
  const likeliest = [...found].sort(([, a], [, b]) => b.popularity - a.popularity).slice(0, most(prefix));
  const greatest = likeliest[0]?.[1].popularity ?? 1;
  return likeliest.map(([term, { word, popularity }]) => ({ word, term, likelihood: Math.sqrt(popularity / greatest) }));
}
