/** What a history entry shows, while this document lives. */
export interface Kept {
  readonly data: unknown;
  readonly title: string;
  /** The scroll position when the entry was left. */
  scroll: number;
}

/** Beyond this many entries, going back fetches again. */
const most = 30;

/**
 * Remembers what this document's history entries showed, so that Back restores items and position at once. The browser stores our key with each
 * entry; the data dies with the document.
 */
export class SoftHistory {
  readonly #kept = new Map<string, Kept>();
  #key = '';
  #address = '';

  /** Registers the entry the document was opened at. */
  begin(data: unknown, title: string): void {
    this.#enter(data, title, (state) => history.replaceState(state, ''));
  }

  /** Replaces the current entry; the way back stays. */
  replace(href: string, data: unknown, title: string): void {
    this.#kept.delete(this.#key);
    this.#enter(data, title, (state) => history.replaceState(state, '', href));
  }

  /** Adds an entry; Back leads to the current one, at the position where the visitor left it. */
  push(href: string, data: unknown, title: string, left: number): void {
    this.#leave(left);
    // The browser restores where the page is now, too, and later.
    const now = scrollY;
    scrollTo({ top: left, behavior: 'instant' });
    this.#enter(data, title, (state) => history.pushState(state, '', href));
    scrollTo({ top: now, behavior: 'instant' });
  }

  /** After `popstate`: what the entry showed; `unknown` when forgotten, null when only the fragment changed. */
  arrive(): Kept | 'unknown' | null {
    if (here() === this.#address) return null;
    this.#leave(scrollY);
    this.#address = here();
    this.#key = keyOf(history.state) ?? '';
    return this.#kept.get(this.#key) ?? 'unknown';
  }

  #leave(scroll: number): void {
    const kept = this.#kept.get(this.#key);
    if (kept) kept.scroll = scroll;
  }

  #enter(data: unknown, title: string, write: (state: object) => void): void {
    this.#key = crypto.randomUUID?.() ?? String(Math.random());
    write({ ...history.state, key: this.#key });
    this.#address = here();
    this.#kept.set(this.#key, { data, title, scroll: scrollY });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const here = (): string => location.pathname + location.search;
const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;
