import { Columns } from '../index/columns.ts';
import { denyingBy } from '../index/denied-words.ts';
import { FacetValues } from '../index/facet-values.ts';
import { Postings } from '../index/postings.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { TextIndex } from '../index/text-index.ts';
import { gathering } from '../index/weighing.ts';
import type { Known } from '../query/find.ts';
import { Matcher } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import type { Numbers } from './numbers.ts';
import { hashOf, Packed } from './packing.ts';
import type { Candidate } from './store.ts';

/** A word that no query has; names keep its place. */
const otherWord = -2;

/** Products from the database as an index of their own, with the lexicon's numbers of words, kinds and values. */
export interface View {
  readonly known: Known;
  /** How many products each document represents. */
  readonly standing: Float64Array;
}

/** Makes candidates searchable for one query: only its words can be looked up. The first of equal products counts. */
export function viewOf(
  known: Known,
  numbers: Numbers,
  query: Query | null,
  candidates: readonly { candidate: Candidate; standsFor: number }[],
): View {
  const text = new CandidateText(known.index.text, query);
  const values = new FacetValues(known.index.values);
  const columns = new Columns();
  const { kinds, values: valueIds } = numbers.of(known.index);
  const standing: number[] = [];
  const docs = new Map<number, number>();
  for (const { candidate, standsFor } of candidates) {
    if (docs.has(candidate.productId)) continue;
    const doc = standing.push(standsFor) - 1;
    docs.set(candidate.productId, doc);
    const packed = new Packed(candidate.packed);
    text.addPacked(doc, packed, kinds.get(packed.kind) ?? 0);
    const ids: number[] = [];
    for (const hash of packed.values) {
      const id = valueIds.get(hash);
      if (id !== undefined) ids.push(id);
    }
    values.addKnown(doc, ids);
    const further = Array.from({ length: Math.max(0, packed.sizes - 1) }, (_, at) => packed.measure(at + 1));
    columns.setMeasures(doc, candidate.productId, packed.measure(0), further);
    columns.setState(doc, candidate);
  }
  const { phrases, isPart, countIn, categoriesOf } = known.index;
  const live = new Uint8Array(standing.length).fill(1);
  const index: SoldIndex = { text, values, columns, phrases, live, isPart, countIn, categoriesOf };
  return { known: { ...known, index, matcher: new Matcher(text) }, standing: Float64Array.from(standing) };
}

/** The query of the lexicon with the documents of a view that have its SKU. */
export function queryIn({ known: { index } }: View, query: Query, lexicon: Known): Query {
  const products = new Set(query.skus.map((doc) => lexicon.index.columns.product[doc]));
  const skus: number[] = [];
  for (let doc = 0; doc < index.text.length; doc++) if (products.has(index.columns.product[doc])) skus.push(doc);
  return { ...query, skus };
}

/** The words of candidates, with what the lexicon knows of the words. */
class CandidateText extends TextIndex {
  readonly #lexicon: TextIndex;
  /** Terms of the query, and others that ranking looks for, by hash. */
  readonly #terms = new Map<number, number>();
  readonly #found = new Map<number, Postings>();
  readonly #none = new Postings(0);
  readonly #kindsOf: number[] = [];
  readonly #names: Int32Array[] = [];
  #count = 0;

  constructor(lexicon: TextIndex, query: Query | null) {
    super(lexicon.english);
    this.#lexicon = lexicon;
    const { before, after } = denyingBy((stem) => lexicon.term(stem));
    const asked = new Set([
      ...(query?.slots ?? []).flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)),
      ...(query?.unwanted ?? []),
      ...[...gathering].flatMap((stem) => lexicon.term(stem) ?? []),
      ...before,
      ...after,
    ]);
    for (const term of asked) {
      this.#terms.set(hashOf(lexicon.stemOf(term)), term);
      this.#found.set(term, new Postings());
    }
  }

  addPacked(doc: number, packed: Packed, kind: number): void {
    this.#kindsOf.push(kind);
    const { name, terms, impacts, bits } = packed;
    const words = new Int32Array(name.length);
    for (let at = 0; at < name.length; at++) words[at] = this.#terms.get(name[at] ?? 0) ?? otherWord;
    this.#names.push(words);
    for (let at = 0; at < terms.length; at++) {
      const term = this.#terms.get(terms[at] ?? 0);
      if (term !== undefined) this.#found.get(term)?.push(doc, impacts[at] ?? 0, bits[at] ?? 0);
    }
    this.#count = doc + 1;
  }

  override get length(): number {
    return this.#count;
  }
  override get population(): number {
    return this.#lexicon.population;
  }
  override get kinds(): ReadonlyMap<string, number> {
    return this.#lexicon.kinds;
  }
  override get kindNames(): readonly (readonly (readonly string[])[])[] {
    return this.#lexicon.kindNames;
  }
  override term(stem: string): number | undefined {
    return this.#lexicon.term(stem);
  }
  override postings(term: number): Postings {
    return this.#found.get(term) ?? this.#none;
  }
  override frequency(term: number): number {
    return this.#lexicon.frequency(term);
  }
  override name(doc: number): Int32Array {
    return this.#names[doc] ?? new Int32Array(0);
  }
  override kind(doc: number): number {
    return this.#kindsOf[doc] ?? 0;
  }
  override called(term: number): number {
    return this.#lexicon.called(term);
  }
  override headShare(term: number): number {
    return this.#lexicon.headShare(term);
  }
}
