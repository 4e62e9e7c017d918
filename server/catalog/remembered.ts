/** Counts the changes of something; whoever remembers an answer about it compares the count. */
export class Epoch {
  #count = 0;
  get current(): number {
    return this.#count;
  }
  advance(): void {
    this.#count++;
  }
}

interface Entry<V> {
  readonly value: Promise<V>;
  readonly epoch: number;
  readonly expires: number;
}

/**
 * Answers kept in this process: for `ttlSeconds` at most (another process may have changed the database) and never past a change
 * that this process knows of. Simultaneous askers share one computation; a failed one is not kept.
 */
export class Remembered<K, V> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #epoch: Epoch;
  readonly #ttl: number;
  readonly #max: number;

  constructor(options: { epoch: Epoch; ttlSeconds: number; max: number }) {
    this.#epoch = options.epoch;
    this.#ttl = options.ttlSeconds * 1000;
    this.#max = options.max;
  }

  recall(key: K, now: Date, compute: () => Promise<V>): Promise<V> {
    const known = this.#entries.get(key);
    if (known && known.epoch === this.#epoch.current && known.expires > now.getTime()) return known.value;
    const epoch = this.#epoch.current;
    const value = compute();
    const entry = { value, epoch, expires: now.getTime() + this.#ttl };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    if (this.#entries.size > this.#max) this.#forgetOldest();
    return value;
  }

  #forgetOldest(): void {
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
