import { readFileSync } from 'node:fs';
import { singularOf } from '../text/stem.ts';
import type { Term } from '../text/words.ts';

/** English by frequency (SCOWL; `npm run word-knowledge`): tells a typo from a word for which the shop has no product. */
export class English {
  readonly #common: ReadonlySet<string>;
  readonly #others: ReadonlySet<string>;
  readonly #verbs: ReadonlySet<string>;
  /** The common ones and the others, each in the order of the alphabet. */
  readonly #sorted: readonly (readonly string[])[];

  constructor(text: string) {
    const [common = '', others = '', verbs = ''] = text.split('\n');
    this.#sorted = [common, others].map((words) => words.split(' '));
    this.#common = new Set(common.split(' '));
    this.#others = new Set(others.split(' '));
    this.#verbs = new Set(verbs.split(' '));
  }

  /** Whether it is an English word, in any of its forms, lower case. */
  has(word: string): boolean {
    return this.#isListed(word) || this.#isWhoDoes(word);
  }

  /** Whether an English word begins so. */
  begins(start: string): boolean {
    return this.#sorted.some((words) => words[firstFrom(words, start)]?.startsWith(start));
  }

  #isListed(word: string): boolean {
    return this.#common.has(word) || this.#others.has(word);
  }

  /** Who or what does it, of which no list has all: "stuffers", "descaler". A short one is more likely a slip ("paster"). */
  #isWhoDoes(word: string): boolean {
    const does = /^(.{5,})ers?$/.exec(word)?.[1];
    return does !== undefined && (this.#isListed(does) || this.#isListed(`${does}e`));
  }

  /** A term as it is indexed: what looks like the form of a verb, but is not English, is a name. "Redding" is no red. */
  unlessNamed(term: Term): Term {
    const isName = term.word.endsWith('ing') && this.has(term.stem) && !this.has(term.word);
    return isName ? { word: term.word, stem: singularOf(term.word) } : term;
  }

  /** Whether it is a verb more often than anything else. */
  isVerb(word: string): boolean {
    return this.#verbs.has(word);
  }

  /** Whether it is a common word: such a word is intended, however odd next to its neighbours. */
  isCommon(word: string): boolean {
    return this.#common.has(word);
  }
}

/** The place of the first of sorted words that is not before a text. */
export function firstFrom(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const readEnglish = (): English => new English(readFileSync(new URL('english.txt', import.meta.url), 'utf8'));
