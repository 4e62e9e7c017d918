import { Columns } from './columns.ts';
import type { Content, State } from './content.ts';
import { FacetValues } from './facet-values.ts';
import { Phrases } from './phrases.ts';
import { grown } from './postings.ts';
import { TextIndex } from './text-index.ts';

/**
 * All products that are listed, in memory, in compact arrays by document number. A product whose words have changed comes again under a
 * new number; the old number is dead until the index is made anew.
 */
export class SearchIndex {
  readonly text = new TextIndex();
  readonly values = new FacetValues();
  readonly columns = new Columns();
  readonly phrases = new Phrases();
  /** Document by product. */
  readonly #docs = new Map<number, number>();
  /** `content_changed`, by document. */
  #contentChanged = new Float64Array(64);
  #live = new Uint8Array(64);

  /** Products in it. */
  get size(): number {
    return this.#docs.size;
  }

  /** Share of documents that are dead; from a third on the index should be made anew. */
  get waste(): number {
    return 1 - this.size / Math.max(1, this.text.length);
  }

  isLive(doc: number): boolean {
    return this.#live[doc] === 1;
  }

  /** 1 for each document that is live. */
  get live(): Uint8Array {
    return this.#live;
  }

  /** Which content of a product is in it (`content_changed`); undefined when the product is not. */
  contentOf(productId: number): number | undefined {
    const doc = this.#docs.get(productId);
    return doc === undefined ? undefined : this.#contentChanged[doc];
  }

  put(productId: number, content: Content, state: State, contentChanged: number): void {
    this.remove(productId);
    const doc = this.text.add(content);
    if (doc >= this.#live.length) {
      this.#live = grown(this.#live, doc * 2);
      this.#contentChanged = grown(this.#contentChanged, doc * 2);
    }
    this.#live[doc] = 1;
    this.#contentChanged[doc] = contentChanged;
    this.#docs.set(productId, doc);
    this.columns.setState(doc, state);
    this.columns.setMeasures(doc, productId, content.width, content.depth, content.height);
    this.values.add(doc, [
      ...state.categoryIds.map((id) => ({ key: 'categories' as const, value: String(id), label: '' })),
      ...content.facets.map(([key, value, label]) => ({ key, value, label })),
    ]);
    this.phrases.read(content);
  }

  /** Ids of the categories a product is listed in, with all above them. */
  categoriesOf(productId: number): number[] {
    const doc = this.#docs.get(productId);
    if (doc === undefined) return [];
    return [...this.values.all.subarray(this.values.start(doc), this.values.end(doc))].flatMap((value) => {
      const known = this.values.known(value);
      return known?.key === 'categories' ? [Number(known.value)] : [];
    });
  }

  /** Price, stock, rating and the like of a product that is in it. */
  update(productId: number, state: State): void {
    const doc = this.#docs.get(productId);
    if (doc !== undefined) this.columns.setState(doc, state);
  }

  remove(productId: number): void {
    const doc = this.#docs.get(productId);
    if (doc === undefined) return;
    this.#live[doc] = 0;
    this.#docs.delete(productId);
  }
}
