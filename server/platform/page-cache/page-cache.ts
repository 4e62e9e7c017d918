import type { Encoding } from '../http/server/encoding.ts';
import type { How, Purge } from '../purging/purging.ts';
import { Changes } from './changes.ts';
import { Compressor } from './compressor.ts';
import { Shelf } from './shelf.ts';
import { type Cacheable, StoredPage, type Variant } from './stored-page.ts';

interface Flight {
  readonly startedAt: number;
  readonly page: Promise<StoredPage>;
}

export interface PageCacheOptions {
  /** Limit in bytes for bodies in all their forms; 0 caches nothing. */
  readonly maxBytes: number;
  /** Milliseconds; tests bring their own clock. */
  readonly now?: () => number;
}

/** Missing pages (404) share this part of the limit, so that bad addresses cannot displace good pages. */
const shareOfMisses = 1 / 64;

/**
 * Caches finished public pages: fresh for a while, then served stale while one new copy is rendered. One render per key at a time; a page whose
 * render began before a purge of its tags is answered but not cached. Renewed pages count as stale at once and are served for a few seconds more
 * (docs/decisions/0002-cache-whole-pages.md).
 */
export class PageCache {
  readonly stats = { hits: 0, stale: 0, misses: 0 };
  readonly #pages: Shelf;
  readonly #misses: Shelf;
  readonly #flights = new Map<string, Flight>();
  /** Since the oldest running render began. */
  readonly #changes = new Changes();
  readonly #compressor = new Compressor();
  readonly #now: () => number;
  readonly #listeners: ((what: Purge) => void)[] = [];
  #generation = 0;
  /** Generation of the latest purge of everything. */
  #emptied = 0;
  #rendering = 0;

  constructor({ maxBytes, now = Date.now }: PageCacheOptions) {
    this.#pages = new Shelf(maxBytes * (1 - shareOfMisses));
    this.#misses = new Shelf(maxBytes * shareOfMisses);
    this.#now = now;
  }

  get bytes(): number {
    return this.#pages.bytes + this.#misses.bytes;
  }

  get size(): number {
    return this.#pages.size + this.#misses.size;
  }

  /** The cached page if it can be served as it is: fresh, or stale while its successor is rendered. The caller reports serving it (`answered`). */
  ready(key: string): StoredPage | undefined {
    const page = this.#pages.get(key) ?? this.#misses.get(key);
    if (!page) return undefined;
    const now = this.#now();
    return page.isFresh(now) || (page.isServable(now) && this.#flights.has(key)) ? page : undefined;
  }

  /** Counts a served page, which protects it from eviction. */
  answered(page: StoredPage): void {
    if (page.isFresh(this.#now())) this.stats.hits += 1;
    else this.stats.stale += 1;
    page.used = true;
    page.hits += 1;
  }

  /** The page under `key`; rendered when missing, and in the background when stale. */
  async serve(key: string, render: () => Promise<Cacheable>): Promise<StoredPage> {
    const ready = this.ready(key);
    if (ready) {
      this.answered(ready);
      return ready;
    }
    const kept = this.#pages.get(key);
    if (kept?.isServable(this.#now())) {
      this.stats.stale += 1;
      kept.used = true;
      this.#fly(key, render).page.catch(() => {});
      return kept;
    }
    this.stats.misses += 1;
    return this.#fly(key, render).page;
  }

  /** The body in an encoding, compressed quickly if needed; frequent ones are compressed well afterwards. */
  async variant(key: string, page: StoredPage, encoding: Encoding): Promise<Variant> {
    const made = page.variant(encoding);
    if (made) return made;
    const body = await this.#compressor.fast(page, encoding);
    return page.variant(encoding) ?? this.#change(key, page, () => page.addVariant(encoding, body, 'fast'));
  }

  /** Call after an answer: compresses a frequently requested page as well as possible, one at a time. */
  improve(key: string, page: StoredPage, encoding: Encoding): void {
    this.#compressor.best(page, encoding, (body) => this.#change(key, page, () => page.addVariant(encoding, body, 'best')));
  }

  /**
   * Drops every page with one of the tags, or all pages, and keeps running renders from bringing one back. `renew` renders them anew instead and
   * serves them meanwhile.
   */
  purge(what: Purge, how: How = 'forget'): void {
    this.#generation += 1;
    if (what === 'everything') this.#empty();
    else for (const tag of what) how === 'renew' ? this.#renew(tag) : this.#forget(tag);
    for (const listener of this.#listeners) listener(what);
  }

  /** For other caches under the same tags. */
  onPurge(listener: (what: Purge) => void): void {
    this.#listeners.push(listener);
  }

  #empty(): void {
    this.#emptied = this.#generation;
    this.#pages.clear();
    this.#misses.clear();
  }

  #forget(tag: string): void {
    this.#pages.deleteTagged(tag);
    this.#misses.deleteTagged(tag);
    if (this.#rendering > 0) this.#changes.purge(tag, this.#generation);
  }

  #renew(tag: string): void {
    const now = this.#now();
    for (const page of this.#pages.tagged(tag)) page.outdate(now);
    this.#misses.deleteTagged(tag);
    if (this.#rendering > 0) this.#changes.renew(tag, this.#generation, now);
  }

  /** A render that began before the latest purge is not shared with later requests. */
  #fly(key: string, render: () => Promise<Cacheable>): Flight {
    const under = this.#flights.get(key);
    if (under && under.startedAt === this.#generation) return under;
    const startedAt = this.#generation;
    const flight: Flight = { startedAt, page: this.#render(key, render, startedAt) };
    this.#flights.set(key, flight);
    this.#rendering += 1;
    const land = () => {
      this.#rendering -= 1;
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      if (this.#rendering === 0) this.#changes.clear();
    };
    flight.page.then(land, land);
    return flight;
  }

  async #render(key: string, render: () => Promise<Cacheable>, startedAt: number): Promise<StoredPage> {
    const page = new StoredPage(await render(), this.#now());
    const previous = this.#pages.get(key);
    if (previous) page.inherit(previous);
    if (!page.keep || page.status >= 500) return page;
    const { tags } = page.keep;
    if (this.#emptied > startedAt || this.#changes.isPurged(tags, startedAt)) {
      page.outdate(this.#now());
      return page;
    }
    const renewedAt = this.#changes.renewedAt(tags, startedAt);
    if (renewedAt !== null) page.outdate(renewedAt);
    const shelf = page.status === 200 ? this.#pages : this.#misses;
    this.#pages.delete(key);
    this.#misses.delete(key);
    shelf.put(key, page);
    return page;
  }

  #change(key: string, page: StoredPage, change: () => Variant): Variant {
    const shelf = page.status === 200 ? this.#pages : this.#misses;
    return shelf.change(key, page, change);
  }
}
