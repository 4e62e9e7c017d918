import { facetKinds, type RestrictionKey, restrictionKeys } from '../../../contract/search/facets.ts';
import { grown, Postings } from './postings.ts';

export interface KnownValue {
  readonly key: RestrictionKey;
  readonly value: string;
  readonly label: string;
}

/** The facet values of documents as numbers, and the documents of each category. Value 0 means none. */
export class FacetValues {
  readonly #ids: Map<string, number>;
  readonly #known: (KnownValue | null)[];
  /** Index of a value's key in `restrictionKeys`, by value. */
  keys = new Uint8Array(64);
  #values = new Int32Array(1024);
  #ends = new Int32Array(64);
  readonly #ofCategory = new Map<number, Postings>();

  /** With the numbers of other values, for a moment: neither may learn new ones meanwhile. */
  constructor(like: FacetValues | null = null) {
    this.#ids = like ? like.#ids : new Map();
    this.#known = like ? like.#known : [null];
    if (like) this.keys = like.keys;
  }

  /** All values, by number; null for none. */
  get allKnown(): readonly (KnownValue | null)[] {
    return this.#known;
  }

  /** Upper bound of value numbers. */
  get size(): number {
    return this.#known.length;
  }

  known(id: number): KnownValue | null {
    return this.#known[id] ?? null;
  }

  idOf(key: RestrictionKey, value: string): number {
    return this.#ids.get(`${key} ${value}`) ?? 0;
  }

  /** Values of the document are `all[start(doc)]` up to, not including, `all[end(doc)]`. */
  get all(): Int32Array {
    return this.#values;
  }
  start(doc: number): number {
    return doc === 0 ? 0 : (this.#ends[doc - 1] ?? 0);
  }
  end(doc: number): number {
    return this.#ends[doc] ?? 0;
  }

  /** Documents listed at or below a category, including dead ones. */
  inCategory(categoryId: number): Int32Array {
    const postings = this.#ofCategory.get(categoryId);
    return postings ? postings.docs.subarray(0, postings.length) : new Int32Array(0);
  }

  /** Documents must be added in order of their numbers. */
  add(doc: number, values: readonly KnownValue[]): void {
    this.addKnown(
      doc,
      values.map((value) => this.#learn(value)),
    );
    for (const { key, value } of values) if (facetKinds[key] === 'categories') this.#file(Number(value), doc);
  }

  /** The same by the values' numbers, without filing it in its categories. */
  addKnown(doc: number, values: readonly number[]): void {
    const start = this.start(doc);
    if (start + values.length > this.#values.length) this.#values = grown(this.#values, (start + values.length) * 2);
    if (doc >= this.#ends.length) this.#ends = grown(this.#ends, doc * 2);
    this.#values.set(values, start);
    this.#ends[doc] = start + values.length;
  }

  #file(categoryId: number, doc: number): void {
    const postings = this.#ofCategory.get(categoryId) ?? new Postings();
    postings.push(doc, 0, 0);
    this.#ofCategory.set(categoryId, postings);
  }

  #learn(value: KnownValue): number {
    const name = `${value.key} ${value.value}`;
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#known.length;
    this.#known.push(value);
    this.#ids.set(name, id);
    if (id >= this.keys.length) this.keys = grown(this.keys, id * 2);
    this.keys[id] = restrictionKeys.indexOf(value.key);
    return id;
  }
}
