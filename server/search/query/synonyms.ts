import { stemsOf, termsOf } from '../text/words.ts';
import { nearestOf } from './spelling.ts';

/** One of the shop's synonyms: what is typed, and what it also means. */
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
  /** One word for all that mean the same both ways: phrases with a couch are phrases with a sofa. */
  readonly #sameAs = new Map<string, string>();
  /** Single-word synonyms as written, and those of several words. */
  readonly #words = new Set<string>();
  readonly #phrases = new Set<string>();

  constructor(lines: readonly Synonym[]) {
    for (const { phrase, means, oneWay } of lines) if (!oneWay) this.#equate(stemsOf(phrase), stemsOf(means));
    for (const { phrase, means, oneWay } of lines) {
      this.#add(phrase, means, oneWay);
      if (!oneWay) this.#add(means, phrase, false);
    }
    // What is broader than a word is broader than what means the same: a crockpot is a small appliance because a slow cooker is.
    const broader = new Map([...this.#byPhrase].map(([key, sayings]) => [key, sayings.filter((saying) => saying.broader)]));
    for (const [key, sayings] of this.#byPhrase) {
      const also = sayings.filter((saying) => !saying.broader).flatMap(({ means }) => broader.get(this.#keyOf(means)) ?? []);
      const known = new Set(sayings.map(({ means }) => this.#keyOf(means)).concat(key));
      const more = also.filter(({ means }) => !known.has(this.#keyOf(means)));
      if (more.length > 0) this.#byPhrase.set(key, [...sayings, ...more]);
    }
  }

  /** Synonyms of the words from `at` on, each with the number of words it replaces. */
  from(stems: readonly string[], at: number): (Saying & { words: number })[] {
    const found: (Saying & { words: number })[] = [];
    for (let words = 1; words <= longest && at + words <= stems.length; words++) {
      const phrase = this.#keyOf(stems.slice(at, at + words));
      for (const saying of this.#byPhrase.get(phrase) ?? []) found.push({ words, ...saying });
    }
    return found;
  }

  /** Whether a single word has a synonym. */
  has(stem: string): boolean {
    return this.#byPhrase.has(stem);
  }

  /** A word, else a phrase, with a synonym that has this prefix; undefined when there is none. */
  beginning(start: string): string | undefined {
    for (const known of [this.#words, this.#phrases]) for (const text of known) if (text.startsWith(start)) return text;
    return undefined;
  }

  /** The closest single word with a synonym; null when none is close. */
  nearest(word: string): string | null {
    return nearestOf(this.#words, word);
  }

  /** Whether two words are the same, or synonyms both ways. */
  areSame(stem: string, other: string): boolean {
    return this.#oneFor(stem) === this.#oneFor(other);
  }

  #oneFor(stem: string): string {
    const known = this.#sameAs.get(stem);
    return known === undefined ? stem : this.#oneFor(known);
  }

  #equate([one = '', ...more]: readonly string[], [other = '', ...others]: readonly string[]): void {
    if (more.length > 0 || others.length > 0) return;
    const from = this.#oneFor(one);
    const to = this.#oneFor(other);
    if (from !== to) this.#sameAs.set(from, to);
  }

  /** A single word is looked up as it is. */
  #keyOf(stems: readonly string[]): string {
    return stems.length === 1 ? (stems[0] ?? '') : stems.map((stem) => this.#oneFor(stem)).join(' ');
  }

  #add(phrase: string, means: string, broader: boolean): void {
    const key = this.#keyOf(stemsOf(phrase));
    const stems = stemsOf(means);
    if (key === '' || stems.length === 0 || this.#keyOf(stems) === key) return;
    const known = this.#byPhrase.get(key) ?? [];
    this.#byPhrase.set(key, [...known, { means: stems, broader }]);
    const words = termsOf(phrase).map(({ word }) => word);
    (words.length === 1 ? this.#words : this.#phrases).add(words.join(' '));
  }
}
