/**
 * The top `count` documents by descending key, ties by ascending number. A bounded heap beats a full sort: a page needs a few hundred of
 * many thousands.
 */
export class Best {
  readonly #docs: Int32Array;
  readonly #keys: Float64Array;
  readonly #most: number;
  #size = 0;

  constructor(count: number) {
    this.#most = count;
    this.#docs = new Int32Array(count);
    this.#keys = new Float64Array(count);
  }

  offer(doc: number, key: number): void {
    if (this.#size < this.#most) {
      this.#set(this.#size, doc, key);
      this.#up(this.#size++);
    } else if (this.#most > 0 && this.#isWorse(0, doc, key)) {
      this.#set(0, doc, key);
      this.#down();
    }
  }

  /** In order. */
  sorted(): number[] {
    return [...this.#docs.subarray(0, this.#size).keys()]
      .sort((a, b) => (this.#keys[b] ?? 0) - (this.#keys[a] ?? 0) || (this.#docs[a] ?? 0) - (this.#docs[b] ?? 0))
      .map((at) => this.#docs[at] ?? 0);
  }

  /** Whether the entry at `at` ranks below this one. */
  #isWorse(at: number, doc: number, key: number): boolean {
    const known = this.#keys[at] ?? 0;
    return known < key || (known === key && (this.#docs[at] ?? 0) > doc);
  }

  #set(at: number, doc: number, key: number): void {
    this.#docs[at] = doc;
    this.#keys[at] = key;
  }

  #up(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (this.#isWorse(at, this.#docs[parent] ?? 0, this.#keys[parent] ?? 0)) this.#swap(at, parent);
      else return;
      at = parent;
    }
  }

  #down(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#size && this.#isWorse(child, this.#docs[worst] ?? 0, this.#keys[worst] ?? 0)) worst = child;
      }
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(a: number, b: number): void {
    const doc = this.#docs[a] ?? 0;
    const key = this.#keys[a] ?? 0;
    this.#set(a, this.#docs[b] ?? 0, this.#keys[b] ?? 0);
    this.#set(b, doc, key);
  }
}
