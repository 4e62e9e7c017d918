/** The shell's data for many pages: loaded once, shared while loading, cached briefly. */
export class ShellCache<Data> {
  readonly #maxAge: number;
  readonly #now: () => number;
  readonly #kept = new Map<string, { readonly since: number; readonly data: Promise<Data> }>();

  /** `maxAge` in milliseconds. */
  constructor(maxAge: number, now: () => number = Date.now) {
    this.#maxAge = maxAge;
    this.#now = now;
  }

  /** The cached value of `key`, or the result of `load`; failures are not cached. */
  get(key: string, load: () => Promise<Data>): Promise<Data> {
    const kept = this.#kept.get(key);
    if (kept && this.#now() - kept.since < this.#maxAge) return kept.data;
    const entry = { since: this.#now(), data: load() };
    this.#kept.set(key, entry);
    entry.data.catch(() => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    });
    return entry.data;
  }

  purge(): void {
    this.#kept.clear();
  }
}
