import type { English } from '../knowledge/english.ts';
import { stemsOf } from '../text/words.ts';
import type { Content } from './content.ts';
import { grown, Postings } from './postings.ts';
import { Skus } from './skus.ts';
import { Vocabulary } from './vocabulary.ts';
import { inBrand, inCategories, inKind, inName, inOptions, type WeighedContent, weigh } from './weighing.ts';

/** Longest stored name, in words; few names are longer. */
const maxNameLength = 24;

/**
 * The in-memory inverted index: for each term, the documents containing it. Documents are numbered from 0 in the order they are added; a
 * changed one is added again under a new number and the old one is dead (see `SearchIndex`).
 */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly skus = new Skus();
  readonly #terms = new Map<string, number>();
  readonly #stems: string[] = [];
  readonly #postings: Postings[] = [];
  readonly #none = new Postings(0);
  /**
   * By term: documents whose name or kind ends in it, and those that contain it anywhere. Their ratio tells how much the term names a kind
   * of product.
   */
  readonly #headCounts: number[] = [];
  readonly #nameCounts: number[] = [];
  readonly #calledCounts: number[] = [];
  #nameWords = new Int32Array(1024);
  #nameEnds = new Int32Array(256);
  #heads = new Int32Array(256);
  /** Kind numbers by name, and each document's kind. */
  readonly #kinds = new Map<string, number>();
  /** By kind: the stems of each of its names (`Armoires & Wardrobes` has two). */
  readonly #kindNames: (readonly (readonly string[])[])[] = [];
  #kindOf = new Int32Array(256);
  #length = 0;
  readonly english: English;

  constructor(english: English) {
    this.english = english;
  }

  /** Documents ever added, including dead ones. */
  get length(): number {
    return this.#length;
  }

  /** Documents that `frequency` is of. */
  get population(): number {
    return this.#length;
  }

  /** Adds a document and returns its number. */
  add(content: Content): number {
    const doc = this.#length++;
    const weighed = weigh(content, this.english);
    for (const [stem, { impact, bits, word }] of weighed.terms) {
      const term = this.#idOf(stem);
      this.#postings[term]?.push(doc, Math.max(1, Math.round(impact * 255)), bits);
      if (bits & (inName | inKind | inOptions)) this.#calledCounts[term] = (this.#calledCounts[term] ?? 0) + 1;
      this.vocabulary.read(word, term, bits & (inName | inKind | inCategories | inBrand) ? 4 : 1);
    }
    for (const sku of content.skus) this.skus.add(sku, doc);
    this.#keepName(doc, weighed);
    this.#kindOf[doc] = this.#kindId(content.kind);
    return doc;
  }

  term(stem: string): number | undefined {
    return this.#terms.get(stem);
  }

  /** The stem of a term. */
  stemOf(term: number): string {
    return this.#stems[term] ?? '';
  }

  /** All stems, by term. */
  get stems(): readonly string[] {
    return this.#stems;
  }

  postings(term: number): Postings {
    return this.#postings[term] ?? this.#none;
  }

  /** Number of documents containing the term. */
  frequency(term: number): number {
    return this.#postings[term]?.length ?? 0;
  }

  /** Stems of a document's name, in order. */
  name(doc: number): Int32Array {
    return this.#nameWords.subarray(doc === 0 ? 0 : this.#nameEnds[doc - 1], this.#nameEnds[doc]);
  }

  /** The term its name ends in; -1 for none. */
  head(doc: number): number {
    return this.#heads[doc] ?? -1;
  }

  /** The number of the document's kind; 0 when unknown. */
  kind(doc: number): number {
    return this.#kindOf[doc] ?? 0;
  }

  /** What kinds are called, and their numbers. */
  get kinds(): ReadonlyMap<string, number> {
    return this.#kinds;
  }

  /** What a kind is called; undefined for an unknown one. */
  kindTitle(kind: number): string | undefined {
    return [...this.#kinds.keys()][kind - 1];
  }

  /** Stems of the names of each kind, by its number. */
  get kindNames(): readonly (readonly (readonly string[])[])[] {
    return this.#kindNames;
  }

  /** Number of products with the term in their name, kind or options. */
  called(term: number): number {
    return this.#calledCounts[term] ?? 0;
  }

  /** Share of the names and kinds containing this term that end in it: near 1 for `sofa`, near 0 for `blue`. */
  headShare(term: number): number {
    return (this.#headCounts[term] ?? 0) / Math.max(1, this.#nameCounts[term] ?? 0);
  }

  #kindId(kind: string): number {
    if (kind === '') return 0;
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    this.#kinds.set(kind, this.#kinds.size + 1);
    this.#kindNames[this.#kinds.size] = kind.split(/[&,;/|]|\band\b/).map(stemsOf);
    return this.#kinds.size;
  }

  #idOf(stem: string): number {
    const known = this.#terms.get(stem);
    if (known !== undefined) return known;
    const term = this.#postings.length;
    this.#terms.set(stem, term);
    this.#stems.push(stem);
    this.#postings.push(new Postings());
    this.#headCounts.push(0);
    this.#nameCounts.push(0);
    this.#calledCounts.push(0);
    return term;
  }

  #keepName(doc: number, { name, head, kindHeads }: WeighedContent): void {
    const words = name.slice(0, maxNameLength).map((stem) => this.#idOf(stem));
    const start = doc === 0 ? 0 : (this.#nameEnds[doc - 1] ?? 0);
    if (start + words.length > this.#nameWords.length) this.#nameWords = grown(this.#nameWords, (start + words.length) * 2);
    if (doc >= this.#nameEnds.length) {
      this.#nameEnds = grown(this.#nameEnds, doc * 2);
      this.#heads = grown(this.#heads, doc * 2);
      this.#kindOf = grown(this.#kindOf, doc * 2);
    }
    this.#nameWords.set(words, start);
    this.#nameEnds[doc] = start + words.length;
    const headTerm = head === null ? -1 : this.#idOf(head);
    this.#heads[doc] = headTerm;
    const heads = new Set(kindHeads.map((stem) => this.#idOf(stem)));
    if (headTerm >= 0) heads.add(headTerm);
    for (const term of new Set([...words, ...heads])) this.#nameCounts[term] = (this.#nameCounts[term] ?? 0) + 1;
    for (const term of heads) this.#headCounts[term] = (this.#headCounts[term] ?? 0) + 1;
  }
}
