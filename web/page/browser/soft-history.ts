/** What one entry of the browser's history shows, while this document lives. */
export interface Kept {
  readonly data: unknown;
  readonly title: string;
  /** How far down the window was when the entry was left. */
  scroll: number;
}

/** More entries than these are fetched again on the way back. */
const most = 30;

/**
 * Remembers what the entries of this document's history showed, so that Back is at once where it was: same items, same place. The
 * browser keeps a key of ours with each entry; what it stands for dies with the document.
 */
export class SoftHistory {
  readonly #kept = new Map<string, Kept>();
  #key = '';
  #address = '';

  /** Takes note of the entry that the document was opened at. */
  begin(data: unknown, title: string): void {
    this.#enter(data, title, (state) => history.replaceState(state, ''));
  }

  /** The present entry shows something else at another address; the way back stays as it was. */
  replace(href: string, data: unknown, title: string): void {
    this.#kept.delete(this.#key);
    this.#enter(data, title, (state) => history.replaceState(state, '', href));
  }

  /** A new entry; Back leads to the present one. */
  push(href: string, data: unknown, title: string): void {
    this.#leave();
    this.#enter(data, title, (state) => history.pushState(state, '', href));
  }

  /** After `popstate`: what the entry showed; `unknown` where that is forgotten, null where only the fragment has changed. */
  arrive(): Kept | 'unknown' | null {
    if (here() === this.#address) return null;
    this.#leave();
    this.#address = here();
    this.#key = keyOf(history.state) ?? '';
    return this.#kept.get(this.#key) ?? 'unknown';
  }

  #leave(): void {
    const kept = this.#kept.get(this.#key);
    if (kept) kept.scroll = scrollY;
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
