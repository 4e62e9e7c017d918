import { flagship } from '../../../brands/family.ts';
import type { English } from '../knowledge/english.ts';
import { Columns } from './columns.ts';
import type { Content, State } from './content.ts';
import { FacetValues } from './facet-values.ts';
import { Phrases } from './phrases.ts';
import { grown } from './postings.ts';
import { TextIndex } from './text-index.ts';

/** The index as one brand sees it. */
export interface SoldIndex extends Pick<SearchIndex, 'text' | 'values' | 'columns' | 'phrases' | 'categoriesOf'> {
  /** 1 for each live document the brand lists; documents beyond its end are not listed. */
  readonly live: Uint8Array;
  /** The brand sells only part of the catalogue. */
  readonly isPart: boolean;
  /** Products of the brand at or below a category. */
  countIn(categoryId: number): number;
}

/**
 * All listed products, in compact arrays by document number. A product whose words change gets a new number; the old one stays dead until
 * the index is rebuilt.
 */
export class SearchIndex {
  readonly text: TextIndex;
  readonly values = new FacetValues();
  readonly columns = new Columns();
  readonly phrases = new Phrases();
  /** Document by product. */
  readonly #docs = new Map<number, number>();
  /** By brand: 1 for each live document it lists. */
  readonly #shelves = new Map<string, Uint8Array>();
  /** By brand: number of its products at or below each category. */
  readonly #counts = new Map<string, Map<number, number>>();
  /** `content_changed`, by document. */
  #contentChanged = new Float64Array(64);

  constructor(english: English) {
    this.text = new TextIndex(english);
  }

  /** Number of products. */
  get size(): number {
    return this.#docs.size;
  }

  /** Share of dead documents. */
  get waste(): number {
    return 1 - this.size / Math.max(1, this.text.length);
  }

  /** A brand's current view of the index; not to be kept. */
  soldBy(brand: string): SoldIndex {
    const { text, values, columns, phrases } = this;
    const live = this.#shelves.get(brand) ?? new Uint8Array(text.length);
    const counts = this.#counts.get(brand);
    const countIn = (categoryId: number) => counts?.get(categoryId) ?? 0;
    const isPart = brand !== flagship;
    return { text, values, columns, phrases, live, isPart, countIn, categoriesOf: (productId) => this.categoriesOf(productId) };
  }

  /** The indexed content version of a product (`content_changed`); undefined when it is not indexed. */
  contentOf(productId: number): number | undefined {
    const doc = this.#docs.get(productId);
    return doc === undefined ? undefined : this.#contentChanged[doc];
  }

  put(productId: number, content: Content, state: State, contentChanged: number): void {
    this.remove(productId);
    const doc = this.text.add(content);
    if (doc >= this.#contentChanged.length) this.#contentChanged = grown(this.#contentChanged, doc * 2);
    this.#contentChanged[doc] = contentChanged;
    this.#docs.set(productId, doc);
    this.columns.setState(doc, state);
    this.columns.setMeasures(doc, productId, content, content.furtherMeasures);
    this.values.add(doc, [
      ...state.categoryIds.map((id) => ({ key: 'categories' as const, value: String(id), label: '' })),
      ...content.facets.map(([key, value, label]) => ({ key, value, label })),
    ]);
    // After its values: the counts need its categories.
    this.#shelve(doc, state.soldBy);
    this.phrases.read(content);
  }

  /** Ids of a product's categories and their ancestors. */
  categoriesOf(productId: number): number[] {
    const doc = this.#docs.get(productId);
    return doc === undefined ? [] : this.#categoriesOf(doc);
  }

  #categoriesOf(doc: number): number[] {
    return [...this.values.all.subarray(this.values.start(doc), this.values.end(doc))].flatMap((value) => {
      const known = this.values.known(value);
      return known?.key === 'categories' ? [Number(known.value)] : [];
    });
  }

  /** Updates price, stock, rating and the like of an indexed product. */
  update(productId: number, state: State): void {
    const doc = this.#docs.get(productId);
    if (doc === undefined) return;
    this.columns.setState(doc, state);
    this.#shelve(doc, state.soldBy);
  }

  remove(productId: number): void {
    const doc = this.#docs.get(productId);
    if (doc === undefined) return;
    this.#shelve(doc, []);
    this.columns.further.delete(doc);
    this.#docs.delete(productId);
  }

  #shelve(doc: number, brands: readonly string[]): void {
    for (const brand of brands) {
      const shelf = this.#shelves.get(brand) ?? new Uint8Array(64);
      this.#shelves.set(brand, doc < shelf.length ? shelf : grown(shelf, doc * 2));
    }
    for (const [brand, shelf] of this.#shelves) {
      const listed = brands.includes(brand) ? 1 : 0;
      const before = shelf[doc] ?? 0;
      shelf[doc] = listed;
      if (listed !== before) this.#count(brand, doc, listed - before);
    }
  }

  #count(brand: string, doc: number, change: number): void {
    const counts = this.#counts.get(brand) ?? new Map<number, number>();
    this.#counts.set(brand, counts);
    for (const id of this.#categoriesOf(doc)) counts.set(id, (counts.get(id) ?? 0) + change);
  }
}
