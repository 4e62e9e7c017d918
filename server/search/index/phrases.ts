import { stemOf } from '../text/stem.ts';
import { stemsOf, wordsOf } from '../text/words.ts';
import type { Content } from './content.ts';

/** Something shoppers type: the name of a kind of product, or the last words of product names; what a hyphen joins stays whole. */
export interface Phrase {
  readonly text: string;
  /** Number of products it describes. */
  weight: number;
}

/** Where a name's noun ends. */
const nounEnd = /,|\(| - |\bwith\b|\bw\/|\bfor\b|\bin\b|\bby\b|\bon\b|\bof\b/;

/** Suggestions, found by their prefix or the prefix of any of their words. */
export class Phrases {
  /** Pairs of stems that a kind's name joins: `dine table`. */
  readonly #compounds = new Set<string>();
  readonly #byText = new Map<string, Phrase>();
  #starts: { start: string; phrase: Phrase }[] = [];
  #sortedAt = 0;

  read(content: Content): void {
    const kind = wordsOf(content.kind.split(/[&,]| and /)[0] ?? '');
    if (kind.length > 0 && kind.length < 4) this.#count(kind.join(' '), 2);
    const parts = (content.name.toLowerCase().split(nounEnd)[0] ?? '')
      .split(/\s+/)
      .map(wordsOf)
      .filter((words) => words.length > 0 && !words.some((word) => /\d/.test(word)));
    // `table and chairs`, not `and chairs`.
    const isJoined = parts.length > 2 && stemsOf(parts.at(-2)?.join(' ') ?? '').length === 0;
    const ending = parts.slice(isJoined ? -3 : -2).flat();
    if (parts.length > 1) this.#count(ending.join(' '), 1);
    const [head = '', ...before] = wordsOf(content.kind).reverse().map(stemOf);
    for (const word of before) this.#compounds.add(`${word} ${head}`);
    if (content.brand !== '') this.#count(wordsOf(content.brand).join(' '), 0.1);
  }

  /** Phrases with a word that starts with the prefix; phrases that start with it themselves first, then by weight. */
  startingWith(prefix: string, limit: number): Phrase[] {
    this.#sort();
    const found = new Map<Phrase, number>();
    for (let at = this.#firstFrom(prefix), entry = this.#starts[at]; entry?.start.startsWith(prefix); entry = this.#starts[++at]) {
      const { start, phrase } = entry;
      const rank = phrase.weight * (start === phrase.text ? 3 : 1);
      if (rank > (found.get(phrase) ?? 0)) found.set(phrase, rank);
    }
    return [...found]
      .sort(([a, x], [b, y]) => y - x || (a.text < b.text ? -1 : 1))
      .slice(0, limit)
      .map(([phrase]) => phrase);
  }

  /** Whether a kind is called by these two words, which nothing should come between. */
  isCompound(word: string, head: string): boolean {
    return this.#compounds.has(`${stemOf(word)} ${stemOf(head)}`);
  }

  #count(text: string, weight: number): void {
    const known = this.#byText.get(text);
    if (known) known.weight += weight;
    else this.#byText.set(text, { text, weight });
  }

  /** New phrases are left out until there are enough of them to be worth sorting. */
  #sort(): void {
    if (this.#byText.size - this.#sortedAt <= this.#sortedAt / 20) return;
    this.#sortedAt = this.#byText.size;
    this.#starts = [...this.#byText.values()].flatMap((phrase) => {
      const words = phrase.text.split(' ');
      return words.map((_, at) => ({ start: words.slice(at).join(' '), phrase }));
    });
    this.#starts.sort((a, b) => (a.start < b.start ? -1 : 1));
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle]?.start ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
