/** Counts changes; a cached answer is valid while the count is unchanged. */
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
 * A cache in this process: never outlives a change this process knows of. After `ttlSeconds` (another process may have changed the database) the next
 * caller still gets the old answer while a new one is computed. Simultaneous callers share one computation; a failed one is not cached.
 */
export class EpochCache<K, V> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #refreshing = new Set<K>();
  readonly #epoch: Epoch;
  readonly #ttl: number;
  readonly #max: number;

  constructor(options: { epoch: Epoch; ttlSeconds: number; max: number }) {
    this.#epoch = options.epoch;
    this.#ttl = options.ttlSeconds * 1000;
    this.#max = options.max;
  }

  get(key: K, now: Date, compute: () => Promise<V>): Promise<V> {
    const known = this.#entries.get(key);
    if (!known || known.epoch !== this.#epoch.current) return this.#remember(key, now, compute);
    if (known.expires <= now.getTime()) this.#refresh(key, now, compute);
    return known.value;
  }

  #remember(key: K, now: Date, compute: () => Promise<V>): Promise<V> {
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

  /** Replaces an old answer once the new one is ready; on failure the old one stays and the next caller tries again. */
  #refresh(key: K, now: Date, compute: () => Promise<V>): void {
    if (this.#refreshing.has(key)) return;
    this.#refreshing.add(key);
    const epoch = this.#epoch.current;
    compute()
      .then(
        (value) => this.#entries.set(key, { value: Promise.resolve(value), epoch, expires: now.getTime() + this.#ttl }),
        () => undefined,
      )
      .finally(() => this.#refreshing.delete(key));
  }

  #forgetOldest(): void {
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
