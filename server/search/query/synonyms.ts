import { stemsOf, termsOf } from '../text/words.ts';
import { nearestOf } from './spelling.ts';

/** One line of the shop's synonyms: what is typed, and what it also stands for. */
export interface Synonym {
  phrase: string;
  /** What it also matches. */
  means: string;
  /** True: only from `phrase` to `means` (a loveseat is a sofa, a sofa is not always a loveseat). */
  oneWay: boolean;
}

/** Longest phrase, in words. */
const longest = 3;

interface Saying {
  /** Stems. */
  readonly means: readonly string[];
  /** One-way: it is broader than what was typed. */
  readonly broader: boolean;
}

/** Synonyms, indexed by stems. */
export class Synonyms {
  readonly #byPhrase = new Map<string, Saying[]>();
  /** Single-word synonyms as written. */
  readonly #words = new Set<string>();

  constructor(lines: readonly Synonym[]) {
    for (const { phrase, means, oneWay } of lines) {
      this.#add(phrase, means, oneWay);
      if (!oneWay) this.#add(means, phrase, false);
    }
  }

  /** Synonyms of the words from `at` on, each with the number of words it replaces. */
  from(stems: readonly string[], at: number): (Saying & { words: number })[] {
    const found: (Saying & { words: number })[] = [];
    for (let words = 1; words <= longest && at + words <= stems.length; words++) {
      const phrase = stems.slice(at, at + words).join(' ');
      for (const saying of this.#byPhrase.get(phrase) ?? []) found.push({ words, ...saying });
    }
    return found;
  }

  /** Whether a single word has a synonym. */
  has(stem: string): boolean {
    return this.#byPhrase.has(stem);
  }

  /** A single word with a synonym that has this prefix; undefined when there is none. */
  beginning(start: string): string | undefined {
    for (const phrase of this.#byPhrase.keys()) if (phrase.startsWith(start) && !phrase.includes(' ')) return phrase;
    return undefined;
  }

  /** The closest single word with a synonym; null when none is close. */
  nearest(word: string): string | null {
    return nearestOf(this.#words, word);
  }

  #add(phrase: string, means: string, broader: boolean): void {
    const key = stemsOf(phrase).join(' ');
    const stems = stemsOf(means);
    if (key === '' || stems.length === 0 || stems.join(' ') === key) return;
    const known = this.#byPhrase.get(key) ?? [];
    this.#byPhrase.set(key, [...known, { means: stems, broader }]);
    const words = termsOf(phrase);
    if (words.length === 1 && words[0]) this.#words.add(words[0].word);
  }
}
