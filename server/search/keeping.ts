import type { Database } from '../platform/db/index.ts';
import type { Content } from './index/content.ts';
import { SearchIndex } from './index/search-index.ts';
import { rebuild } from './indexing.ts';
import type { Known } from './query/find.ts';
import { Matcher } from './query/match.ts';
import { Synonyms } from './query/synonyms.ts';
import {
  changesSince,
  type DocumentState,
  hasDocuments,
  type Position,
  readContents,
  readDocuments,
  readPosition,
  readSynonyms,
} from './store.ts';

type Document = DocumentState & { content: Content };

/** Rows read at once while an index is filled; between two batches the process answers others. */
const batch = 500;
/** From this share of dead documents on an index is made anew. */
const mostWaste = 0.34;
/** A small index is not worth it. */
const leastWorthwhile = 1000;

interface Kept extends Omit<Known, 'index' | 'brand' | 'synonyms'> {
  index: SearchIndex;
  synonyms: Synonyms;
  position: Position;
}

/**
 * Keeps this process's index as the read table is: every search first asks for what has changed since the last one (one indexed query,
 * nearly always without a row), so that whatever was committed before is found, by whichever process.
 */
export class IndexKeeper {
  readonly #database: Database;
  #kept: Kept | null = null;
  #running: Promise<Kept> | null = null;
  #next: Promise<Kept> | null = null;
  #renewing = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A brand's part of the index, with everything that was committed before the call. */
  async current(brand: string): Promise<Known> {
    const { index, matcher, synonyms } = await this.#latest();
    return { brand, index: index.soldBy(brand), matcher, synonyms };
  }

  /** Askers that come while one asks the database share the next answer. */
  #latest(): Promise<Kept> {
    if (!this.#running) return this.#run();
    this.#next ??= this.#running.then(
      () => this.#run(),
      () => this.#run(),
    );
    return this.#next;
  }

  #run(): Promise<Kept> {
    this.#next = null;
    const running = this.#refresh().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #refresh(): Promise<Kept> {
    this.#kept ??= await this.#load();
    const kept = this.#kept;
    const changes = await changesSince(this.#database.read, kept.position.horizon);
    if (changes.generation !== kept.position.generation) {
      this.#kept = await this.#load();
      return this.#kept;
    }
    await this.#apply(kept.index, changes.states);
    const { states: _, ...position } = changes;
    if (position.synonyms !== kept.position.synonyms) kept.synonyms = new Synonyms(await readSynonyms(this.#database.read));
    kept.position = position;
    this.#renewWhenWasteful(kept);
    return kept;
  }

  async #apply(index: SearchIndex, states: readonly DocumentState[]): Promise<void> {
    for (let from = 0; from < states.length; from += batch) await this.#applySome(index, states.slice(from, from + batch));
  }

  async #applySome(index: SearchIndex, states: readonly DocumentState[]): Promise<void> {
    const fresh = states.filter((state) => state.listed && index.contentOf(state.productId) !== state.contentChanged);
    const ids = fresh.map((state) => state.productId);
    const contents = ids.length > 0 ? await readContents(this.#database.read, ids) : new Map<number, Content>();
    for (const state of states) {
      const content = contents.get(state.productId);
      if (!state.listed) index.remove(state.productId);
      else if (content) index.put(state.productId, content, state, state.contentChanged);
      else index.update(state.productId, state);
    }
  }

  async #load(): Promise<Kept> {
    const db = this.#database.read;
    if (!(await hasDocuments(db))) await rebuild(this.#database);
    const position = await readPosition(db);
    const index = new SearchIndex();
    let reading: Promise<Document[]> | null = readDocuments(db, 0, batch);
    while (reading) {
      const rows: Document[] = await reading;
      // The database reads the next rows while these are indexed.
      reading = rows.length < batch ? null : readDocuments(db, rows.at(-1)?.productId ?? 0, batch);
      // Should indexing fail, nobody is left to hear of this one.
      reading?.catch(() => undefined);
      for (const row of rows) index.put(row.productId, row.content, row, row.contentChanged);
    }
    return { index, matcher: new Matcher(index.text), synonyms: new Synonyms(await readSynonyms(db)), position };
  }

  /** Searches go on with the wasteful index until the new one is there; what is committed meanwhile it then catches up with. */
  #renewWhenWasteful(kept: Kept): void {
    if (this.#renewing || kept.index.text.length < leastWorthwhile || kept.index.waste < mostWaste) return;
    this.#renewing = true;
    this.#load()
      .then(
        (renewed) => {
          this.#kept = renewed;
        },
        () => undefined,
      )
      .finally(() => {
        this.#renewing = false;
      });
  }
}
