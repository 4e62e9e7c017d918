import { flagship } from '../../brands/family.ts';
import type { SearchIn } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { compileMissing } from './documents/compiling.ts';
import { Numbers } from './documents/numbers.ts';
import { chooseSample, findLacking, sampleFor } from './documents/sample.ts';
import { countProducts } from './documents/store.ts';
import type { Content } from './index/content.ts';
import { KindWords } from './index/kind-words.ts';
import { SearchIndex } from './index/search-index.ts';
import { rebuild } from './indexing.ts';
import { readEnglish } from './knowledge/english.ts';
import { readThesaurus, type Thesaurus } from './knowledge/thesaurus.ts';
import type { Documents, Known } from './query/find.ts';
import { Matcher } from './query/match.ts';
import { Synonyms } from './query/synonyms.ts';
import type { Weights } from './query/weights.ts';
import {
  changesSince,
  type DocumentState,
  hasDocuments,
  type Position,
  readContents,
  readDocuments,
  readDocumentsOf,
  readPosition,
  readSynonyms,
} from './store.ts';

type Document = DocumentState & { content: Content };

/** Rows per batch while filling an index; other requests are served between batches. */
const batch = 500;
/** Share of dead documents from which an index is rebuilt. */
const maxWaste = 0.34;
/** Above this, `auto` keeps only a sample in memory. */
const maxInMemory = 200_000;
/** Smaller indexes are not worth rebuilding. */
const minWorthwhile = 1000;

/** As of `Documents`. */
type SampleSizes = { readonly level?: number | null; readonly maxCounted?: number };

/** What a search uses besides the index; `text` is what was typed. */
interface Asked {
  readonly wordNet?: boolean;
  readonly weights?: Weights | null;
  readonly text?: string;
}

interface Kept extends Omit<Known, 'index' | 'brand' | 'synonyms' | 'thesaurus' | 'kindWords' | 'weights'> {
  /** Documents read at first. */
  readonly loaded: number;
  readonly thesaurus: Thesaurus;
  /** With WordNet, and without it where a brand has asked. */
  readonly kindWords: Map<boolean, KindWords>;
  index: SearchIndex;
  synonyms: Synonyms;
  position: Position;
}

const newHolder = (): { sync: IndexSync | null; searchIn: SearchIn } => ({ sync: null, searchIn: 'memory' });

/** Chooses where a shop's products are searched, before the first search. */
export function searchIn(database: Database, place: SearchIn): void {
  database.perShop(newHolder).searchIn = place;
}

/** The index of this process's shop. */
export function indexOf(database: Database): IndexSync {
  const holder = database.perShop(newHolder);
  holder.sync ??= new IndexSync(database, holder.searchIn);
  return holder.sync;
}

/** Reads the index, so that no visitor waits for it. A failure is left to the searches, which report it. */
export async function prepareSearch(database: Database): Promise<void> {
  await indexOf(database)
    .current(flagship)
    .catch(() => undefined);
}

/** What words tell of kinds changes slowly: in a large index it is learned again after this share of changes. */
const maxUnlearned = 0.1;

function kindWordsOf({ index, kindWords }: Kept, thesaurus: Thesaurus | null): KindWords {
  const known = kindWords.get(thesaurus !== null);
  const isLarge = index.text.length >= minWorthwhile;
  if (known && index.text.length <= known.length * (isLarge ? 1 + maxUnlearned : 1)) return known;
  const learned = new KindWords(index.soldBy(flagship), thesaurus);
  kindWords.set(thesaurus !== null, learned);
  return learned;
}

/**
 * Keeps this process's index in step with the read table. Every search first asks what has changed since the last one (one indexed query,
 * nearly always empty), so it sees everything committed before it, by any process.
 */
export class IndexSync {
  readonly #database: Database;
  readonly #place: SearchIn;
  readonly #sizes: Required<SampleSizes>;
  #kept: Kept | null = null;
  #running: Promise<Kept> | null = null;
  #next: Promise<Kept> | null = null;
  #renewing = false;

  /** `level` is the sample to keep of products in the database; by default their number tells. */
  constructor(database: Database, place: SearchIn, { level = null, maxCounted = 1000 }: SampleSizes = {}) {
    this.#database = database;
    this.#place = place;
    this.#sizes = { level, maxCounted };
  }

  /**
   * A brand's part of the index, including everything committed before the call. WordNet is left out where the brand does not use it. An index that is a
   * sample learns the words of a text that it lacks from products that have them.
   */
  async current(brand: string, { wordNet = true, weights = null, text = '' }: Asked = {}): Promise<Known> {
    const kept = await this.#latest();
    const { index, matcher, synonyms, english, documents } = kept;
    if (documents && documents.level > 0 && text !== '') {
      const unread = (await findLacking(documents.db, index.text, text)).filter((id) => index.contentOf(id) === undefined);
      if (unread.length > 0) await this.#read(index, unread);
    }
    const thesaurus = wordNet ? kept.thesaurus : null;
    const kindWords = kindWordsOf(kept, thesaurus);
    return { brand, index: index.soldBy(brand), matcher, weights, synonyms, english, thesaurus, kindWords, documents };
  }

  /** Concurrent callers share the next query. */
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
    const changes = await changesSince(this.#database.read, kept.position.horizon, kept.documents?.level ?? 0);
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
    const { english, thesaurus } = this.#kept ?? { english: readEnglish(), thesaurus: readThesaurus() };
    const index = new SearchIndex(english);
    const documents = await this.#documents();
    if (documents && documents.level > 0) await this.#read(index, await chooseSample(db, documents.level));
    else await this.#readAll(index);
    const loaded = {
      index,
      matcher: new Matcher(index.text),
      synonyms: new Synonyms(await readSynonyms(db)),
      english,
      thesaurus,
      position,
      documents,
      loaded: index.text.length,
    };
    return { ...loaded, kindWords: new Map([[true, new KindWords(index.soldBy(flagship), thesaurus)]]) };
  }

  async #readAll(index: SearchIndex): Promise<void> {
    const db = this.#database.read;
    let reading: Promise<Document[]> | null = readDocuments(db, 0, batch);
    while (reading) {
      const rows: Document[] = await reading;
      // Fetch the next batch while indexing this one.
      reading = rows.length < batch ? null : readDocuments(db, rows.at(-1)?.productId ?? 0, batch);
      // If indexing fails, nobody awaits this promise: don't let it go unhandled.
      reading?.catch(() => undefined);
      for (const row of rows) index.put(row.productId, row.content, row, row.contentChanged);
    }
  }

  async #read(index: SearchIndex, productIds: readonly number[]): Promise<void> {
    for (let from = 0; from < productIds.length; from += batch)
      for (const row of await readDocumentsOf(this.#database.read, productIds.slice(from, from + batch)))
        index.put(row.productId, row.content, row, row.contentChanged);
  }

  /** Where the products are, ready to be searched there; null where this process's memory has them. */
  async #documents(): Promise<Documents | null> {
    const { read: db, kind } = this.#database;
    if (this.#place === 'memory' || (this.#place === 'auto' && kind === 'embedded')) return null;
    const count = await countProducts(db);
    if (this.#place === 'auto' && count <= maxInMemory) return null;
    await compileMissing(this.#database);
    const { level, maxCounted } = this.#sizes;
    return { db, level: level ?? sampleFor(count), maxCounted, numbers: new Numbers() };
  }

  /** Searches keep using the old index until the new one is ready and has caught up with what was committed meanwhile. */
  #renewWhenWasteful(kept: Kept): void {
    const { index, loaded, documents } = kept;
    // A sample also grows by the words that it learns.
    const isGrown = documents !== null && documents.level > 0 && index.text.length > loaded * (1 + maxWaste);
    if (this.#renewing || index.text.length < minWorthwhile || (index.waste < maxWaste && !isGrown)) return;
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
