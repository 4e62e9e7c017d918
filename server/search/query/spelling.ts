import type { TextIndex } from '../index/text-index.ts';
import { trigramsOf, type Vocabulary, type Word } from '../index/vocabulary.ts';
import { soundOf } from '../text/sound.ts';
import { namesKinds } from './naming.ts';

const minMendedLength = 4;
/** How much likelier a word is that sounds the same, one that names a kind of product, and one in the names of products with a neighbouring word. */
const likelier = { sound: 2, kind: 1.5, beside: 3 };

/** Other evidence of which word is meant. */
interface Context {
  readonly fits?: (term: number) => boolean;
  readonly isBeside?: (term: number) => boolean;
}

/**
 * The likeliest correction of a misspelled word; null when none is close. Numbers and very short words are left alone. Two slips away from what products
 * are not called by, a word is more likely another: makers' names are.
 */
export function respelt(index: TextIndex, word: string, { fits = () => true, isBeside = () => false }: Context = {}): Word | null {
  const { vocabulary } = index;
  const allowed = slipsIn(word);
  if (allowed === 0 || word.length > vocabulary.longest + allowed) return null;
  const sound = soundOf(word);
  let best: Word | null = null;
  let bestScore = 0;
  for (const [known] of vocabulary.sharing(word, minShared(word, allowed))) {
    if (/\d/.test(known.word)) continue;
    const distance = slipsBetween(word, known.word, allowed);
    if (distance > allowed || !fits(known.term) || (distance > 1 && index.called(known.term) === 0)) continue;
    // Prefer common words.
    const score =
      Math.log2(2 + known.weight) *
      (distance === 1 ? 1 : 0.4) *
      (soundOf(known.word) === sound ? likelier.sound : 1) *
      (namesKinds(index, known.term) ? likelier.kind : 1) *
      (isBeside(known.term) ? likelier.beside : 1);
    if (score > bestScore) [best, bestScore] = [known, score];
  }
  return best;
}

/** Catalogue words one typo away, the most common first; none for words shorter than `shortest`. */
export function likeSpelt(vocabulary: Vocabulary, word: string, { shortest } = { shortest: minMendedLength }): Word[] {
  if (word.length < shortest || /\d/.test(word)) return [];
  const near = [...vocabulary.sharing(word, minShared(word, 1)).keys()].filter(
    (known) => !/\d/.test(known.word) && slipsBetween(word, known.word, 1) <= 1,
  );
  return near.sort((a, b) => b.weight - a.weight);
}

/** The closest of a few words to a misspelled one; null when none is close. */
export function nearestOf(words: Iterable<string>, word: string): string | null {
  const allowed = slipsIn(word);
  let best: string | null = null;
  let least = allowed + 1;
  for (const known of allowed > 0 ? words : []) {
    const distance = slipsBetween(word, known, allowed);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}

/** Trigrams that words so few slips apart share: one edit changes at most three, a swap four. */
const minShared = (word: string, slips: number): number => Math.max(1, trigramsOf(word).size - 4 * slips);

/** Edits allowed in a word; none in numbers and very short words. */
function slipsIn(word: string): number {
  if (word.length < minMendedLength || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** As `slips`, but rejects a different first letter: people get it right, swap it with the second or write what they hear. */
function slipsBetween(word: string, known: string, most: number): number {
  const isSwapped = known[0] === word[1] && known[1] === word[0];
  if (Math.abs(known.length - word.length) > most || (known[0] !== word[0] && !isSwapped && soundOf(known) !== soundOf(word)))
    return most + 1;
  return slips(word, known, most);
}

/** Edit distance with neighbour swaps (optimal string alignment); gives up beyond `most`. */
function slips(a: string, b: string, most: number): number {
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
