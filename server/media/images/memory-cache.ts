/** A cache limited in bytes; evicts the least recently used. */
export class MemoryCache<Value extends { readonly body: Buffer }> {
  readonly #kept = new Map<string, Value>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value) {
      this.#kept.delete(key);
      this.#kept.set(key, value);
    }
    return value;
  }

  put(key: string, value: Value): void {
    this.#drop(key);
    this.#kept.set(key, value);
    this.#bytes += value.body.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  dropWhere(isGone: (key: string) => boolean): void {
    for (const key of [...this.#kept.keys()].filter(isGone)) this.#drop(key);
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.body.length ?? 0;
    this.#kept.delete(key);
  }
}
