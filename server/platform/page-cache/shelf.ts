import type { StoredPage, Variant } from './stored-page.ts';

/**
 * Pages by key within a limit of bytes. Evicts the oldest page that nobody requested since the hand last passed it ("second chance"): nearly
 * least-recently-used, without moving an entry on every hit.
 */
export class Shelf {
  readonly #pages = new Map<string, StoredPage>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  put(key: string, page: StoredPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const tag of page.keep?.tags ?? []) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    this.#makeRoom();
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
    for (const tag of page.keep?.tags ?? []) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Replaces a page that is here, and its share of the limit. */
  change(key: string, page: StoredPage, change: () => Variant): Variant {
    const before = page.bytes;
    const made = change();
    if (this.#pages.get(key) === page) {
      this.#bytes += page.bytes - before;
      this.#makeRoom();
    }
    return made;
  }

  clear(): void {
    this.#pages.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  tagged(tag: string): StoredPage[] {
    return [...(this.#byTag.get(tag) ?? [])].flatMap((key) => this.#pages.get(key) ?? []);
  }

  deleteTagged(tag: string): void {
    for (const key of [...(this.#byTag.get(tag) ?? [])]) this.delete(key);
  }

  #makeRoom(): void {
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      if (page.used) {
        page.used = false;
        this.#pages.delete(key);
        this.#pages.set(key, page);
      } else this.delete(key);
    }
  }
}
