import type { TextIndex } from '../index/text-index.ts';
import type { Matches } from './match.ts';

/** Documents added to each kind that use words as the whole shop does: keeps small kinds from becoming certain. */
const credited = 3;

/**
 * How likely the query is about each kind of product, relative to the likeliest, which has 1: by how many of its products use each word anywhere
 * (naive Bayes). Learned from the catalogue only: descriptions of pendants mention dining tables.
 */
export function likelyKinds(index: TextIndex, { docs, slots, idf }: Matches): Map<number, number> {
  const words = idf.length;
  const using = new Map<number, Float64Array>();
  const all = new Float64Array(words);
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    const kind = index.kind(doc);
    const counts = using.get(kind) ?? new Float64Array(words);
    using.set(kind, counts);
    for (let bits = slots[doc] ?? 0, slot = 0; bits !== 0; bits >>= 1, slot++) {
      if ((bits & 1) === 0) continue;
      counts[slot] = (counts[slot] ?? 0) + 1;
      all[slot] = (all[slot] ?? 0) + 1;
    }
  }
  using.delete(0);
  const scores = new Map([...using].map(([kind, counts]) => [kind, scoreOf(counts, all, index.kindSize(kind), index.length)]));
  const best = Math.max(...scores.values());
  return new Map([...scores].map(([kind, score]) => [kind, Math.exp(score - best)]));
}

function scoreOf(counts: Float64Array, all: Float64Array, size: number, length: number): number {
  let score = 0;
  for (let slot = 0; slot < counts.length; slot++) {
    const usual = (all[slot] ?? 0) / length;
    if (usual > 0) score += Math.log(((counts[slot] ?? 0) + credited * usual) / (size + credited));
  }
  return score;
}
