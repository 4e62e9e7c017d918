import { trigramsOf, type Vocabulary, type Word } from '../index/vocabulary.ts';

/** The known word that a mistyped one most likely is; null when none is near. Numbers and very short words are left as they are. */
export function respelt(vocabulary: Vocabulary, word: string): Word | null {
  if (word.length < 4 || /\d/.test(word)) return null;
  const allowed = word.length < 8 ? 1 : 2;
  // A slip changes at most three trigrams, swapped neighbours four.
  const least = Math.max(1, trigramsOf(word).size - 4 * allowed);
  let best: Word | null = null;
  let bestScore = 0;
  for (const [known] of vocabulary.sharing(word, least)) {
    if (Math.abs(known.word.length - word.length) > allowed || /\d/.test(known.word)) continue;
    const distance = slips(word, known.word, allowed);
    // People get the first letter right, or swap it with the second; and mean common words rather than rare ones.
    if (distance > allowed || (known.word[0] !== word[0] && known.word[0] !== word[1])) continue;
    const score = Math.log2(2 + known.weight) * (distance === 1 ? 1 : 0.4);
    if (score > bestScore) [best, bestScore] = [known, score];
  }
  return best;
}

/** Letters left out, put in, mistaken or swapped with their neighbour between two words (optimal string alignment); more than `most` are not counted out. */
export function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
