import type { TextIndex } from '../index/text-index.ts';

/** A possible completion of a word being typed. */
export interface Completion {
  readonly word: string;
  readonly term: number;
  /** Likelihood relative to the best completion, which has 1. */
  readonly likelihood: number;
}

/** Completions matched per prefix; fewer for one or two letters, which cover much of the shop. */
const most = (word: string): number => (word.length < 3 ? 4 : 12);
/** Candidates weighed per completion matched. */
const weighed = 3;
/**
 * Weight of products whose name ends in the word relative to those that merely contain it, since shoppers usually type toward a noun; and
 * of products that only mention it.
 */
const gains = { head: 3, said: 0.01 };

/** Completions of a word, most likely first: by how many products are named so or available so. */
export function completionsOf(index: TextIndex, prefix: string): Completion[] {
  const found = new Map<number, { word: string; popularity: number }>();
  // The most common of the inflected forms (sofa, sofas) comes first and represents the others.
  for (const { word: whole, term, weight } of index.vocabulary.startingWith(prefix, most(prefix) * weighed)) {
    const known = found.get(term) ?? { word: whole, popularity: index.called(term) * (1 + gains.head * index.headShare(term)) };
    found.set(term, { ...known, popularity: known.popularity + weight * gains.said });
  }
  const likeliest = [...found].sort(([, a], [, b]) => b.popularity - a.popularity).slice(0, most(prefix));
  const greatest = likeliest[0]?.[1].popularity ?? 1;
  return likeliest.map(([term, { word, popularity }]) => ({ word, term, likelihood: Math.sqrt(popularity / greatest) }));
}
