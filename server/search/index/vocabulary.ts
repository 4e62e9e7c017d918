/** A word as spelled in the catalogue, with its indexed stem. */
export interface Word {
  readonly word: string;
  readonly term: number;
  /** Number of products using it, names and categories weighted more: the likelier spelling wins. */
  weight: number;
}

/**
 * The catalogue's words, for completing and correcting queries. New words go to an unsorted tail that is merged when it gets long, so
 * adding a product does not cost a sort.
 */
export class Vocabulary {
  readonly #words = new Map<string, Word>();
  #sorted: Word[] = [];
  #tail: Word[] = [];
  readonly #trigrams = new Map<string, Word[]>();
  #longest = 0;

  /** Letters of the longest word. */
  get longest(): number {
    return this.#longest;
  }

  get size(): number {
    return this.#words.size;
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  get(word: string): Word | undefined {
    return this.#words.get(word);
  }

  read(word: string, term: number, weight: number): void {
    const known = this.#words.get(word);
    if (known) {
      known.weight += weight;
      return;
    }
    const made: Word = { word, term, weight };
    this.#words.set(word, made);
    this.#tail.push(made);
    this.#longest = Math.max(this.#longest, word.length);
    for (const trigram of trigramsOf(word)) {
      const bucket = this.#trigrams.get(trigram);
      if (bucket) bucket.push(made);
      else this.#trigrams.set(trigram, [made]);
    }
  }

  /** How each of these terms is spelled most. */
  spellings(terms: ReadonlySet<number>): Map<number, string> {
    const heaviest = new Map<number, Word>();
    for (const word of this.#words.values())
      if (terms.has(word.term) && word.weight > (heaviest.get(word.term)?.weight ?? 0)) heaviest.set(word.term, word);
    return new Map([...heaviest].map(([term, { word }]) => [term, word]));
  }

  /** Words with this prefix, heaviest first. */
  startingWith(prefix: string, limit: number): Word[] {
    this.#tidy();
    const found: Word[] = [];
    for (let at = this.#firstFrom(prefix), word = this.#sorted[at]; word?.word.startsWith(prefix); word = this.#sorted[++at])
      found.push(word);
    for (const word of this.#tail) if (word.word.startsWith(prefix)) found.push(word);
    return found.sort((a, b) => b.weight - a.weight).slice(0, limit);
  }

  /** Words sharing at least `least` trigrams with a text, each with the number shared. */
  sharing(text: string, least: number): Map<Word, number> {
    const shared = new Map<Word, number>();
    for (const trigram of trigramsOf(text)) {
      for (const word of this.#trigrams.get(trigram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    }
    for (const [word, count] of shared) if (count < least) shared.delete(word);
    return shared;
  }

  #tidy(): void {
    if (this.#tail.length < 500 + this.#sorted.length / 50) return;
    this.#sorted = [...this.#sorted, ...this.#tail].sort((a, b) => (a.word < b.word ? -1 : 1));
    this.#tail = [];
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.word ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Trigrams with the word's start and end padded by blanks, as in pg_trgm. */
export function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3));
  return trigrams;
}
