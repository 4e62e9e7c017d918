import { Postings } from '../index/postings.ts';
import type { TextIndex } from '../index/text-index.ts';
import { inDescription, inKind, inName, isHead } from '../index/weighing.ts';
import type { Query, Slot } from './query.ts';
import { reweighed, type Weights } from './weights.ts';

/** Documents matching any word, with score and matched slots. Valid until the next match. */
export interface Matches {
  readonly docs: Int32Array;
  /** By document. */
  readonly scores: Float32Array;
  /** By document: bit n for slot n. */
  readonly slots: Uint16Array;
  /** By document: where it contains the head word (`inName` …); 0 when it does not, or the query has no head. */
  readonly headBits: Uint8Array;
  /** Inverse document frequency by slot. */
  readonly idf: readonly number[];
}

/** A broader synonym counts only where it names the product: a chandelier is a light, but not everything light is one. */
const calledSo = inName | inKind | isHead;
const anywhere = -1;
/** What a product that is itself called by its purpose keeps: a bed is nothing to sit on "at the end of the bed". */
const namedByPurpose = 0.3;

/** Smallest weight of an alternative that may stand for the head. */
export const minHead = 0.3;

/** Matches queries against one index. Tables are reused, since clearing touched entries is cheaper than allocating. */
export class Matcher {
  readonly #index: TextIndex;
  #scores = new Float32Array(0);
  #slots = new Uint16Array(0);
  #best = new Float32Array(0);
  #headBits = new Uint8Array(0);
  #docs = new Int32Array(0);
  #count = 0;
  #weights: Weights | null = null;

  constructor(index: TextIndex) {
    this.#index = index;
  }

  /** Without weights, words count as they do by default. */
  match(query: Query, weights: Weights | null): Matches {
    this.#clear();
    this.#weights = weights;
    const idf = query.slots.map((slot) => this.#weightOf(slot));
    query.slots.forEach((slot, at) => {
      this.#matchSlot(slot, at, idf[at] ?? 0, at === query.head, (query.circumstance & (1 << at)) !== 0);
    });
    this.#noteKinds(query.kinds);
    return { docs: this.#docs.subarray(0, this.#count), scores: this.#scores, slots: this.#slots, headBits: this.#headBits, idf };
  }

  #matchSlot(slot: Slot, at: number, idf: number, isHead: boolean, isPurpose: boolean): void {
    const bit = 1 << at;
    const start = this.#count;
    const isNamed = slot.alternatives.some(({ broader }) => !broader);
    for (const { terms, weight, broader, naming } of slot.alternatives) {
      const postings = this.#together(terms);
      this.#matchTerms(
        postings,
        bit,
        (idf * weight) / 255,
        naming || (broader && isNamed) ? calledSo : anywhere,
        isPurpose ? namedByPurpose : 1,
      );
      // If the catalogue has loveseats, a sofa does not satisfy "loveseat".
      if (isHead && weight > minHead && !(broader && isNamed)) this.#noteHead(postings);
    }
    // `#best` is per slot: reset it for the next.
    if (start < this.#count || slot.alternatives.length > 0) {
      for (let i = 0; i < this.#count; i++) this.#best[this.#docs[i] ?? 0] = 0;
    }
  }

  #matchTerms({ docs, impacts, bits, length }: Postings, bit: number, factor: number, where: number, named: number): void {
    const scores = this.#scores;
    const slots = this.#slots;
    const best = this.#best;
    const found = this.#docs;
    for (let i = 0; i < length; i++) {
      const doc = docs[i] ?? 0;
      const value = (impacts[i] ?? 0) * factor * (((bits[i] ?? 0) & isHead) === 0 ? 1 : named);
      const known = best[doc] ?? 0;
      if (value <= known || (where !== anywhere && ((bits[i] ?? 0) & where) === 0)) continue;
      if (slots[doc] === 0) found[this.#count++] = doc;
      slots[doc] = (slots[doc] ?? 0) | bit;
      best[doc] = value;
      scores[doc] = (scores[doc] ?? 0) + value - known;
    }
  }

  #noteHead({ docs, bits, length }: Postings): void {
    for (let i = 0; i < length; i++) {
      const doc = docs[i] ?? 0;
      this.#headBits[doc] = (this.#headBits[doc] ?? 0) | (bits[i] ?? 0);
    }
  }

  /** A product whose kind's whole name is in the query is what the query is about. */
  #noteKinds(kinds: ReadonlySet<number>): void {
    for (let i = 0; kinds.size > 0 && i < this.#count; i++) {
      const doc = this.#docs[i] ?? 0;
      if (kinds.has(this.#index.kind(doc))) this.#headBits[doc] = (this.#headBits[doc] ?? 0) | isHead;
    }
  }

  /** Documents containing all terms, each with its lowest impact. */
  #together(terms: readonly number[]): Postings {
    const weights = this.#weights;
    const postings = terms.map((term) => this.#index.postings(term));
    return (weights ? postings.map((one) => reweighed(one, weights)) : postings).reduce(intersection);
  }

  /** BM25's idf, by the most frequent of the best alternatives; 0 for a slot without alternatives. */
  #weightOf({ alternatives }: Slot): number {
    if (alternatives.length === 0) return 0;
    const single = alternatives.filter(({ terms }) => terms.length === 1);
    const best = Math.max(...single.map(({ weight }) => weight));
    const counted = single.length > 0 ? single.filter(({ weight }) => weight === best) : alternatives;
    const frequency = Math.max(0, ...counted.map(({ terms }) => Math.min(...terms.map((term) => this.#index.frequency(term)))));
    return Math.log(1 + (this.#index.population - frequency + 0.5) / (frequency + 0.5));
  }

  #clear(): void {
    for (let i = 0; i < this.#count; i++) {
      const doc = this.#docs[i] ?? 0;
      this.#scores[doc] = 0;
      this.#slots[doc] = 0;
      this.#headBits[doc] = 0;
    }
    this.#count = 0;
    if (this.#scores.length >= this.#index.length) return;
    const capacity = Math.ceil(this.#index.length * 1.25) + 64;
    this.#scores = new Float32Array(capacity);
    this.#slots = new Uint16Array(capacity);
    this.#best = new Float32Array(capacity);
    this.#headBits = new Uint8Array(capacity);
    this.#docs = new Int32Array(capacity);
  }
}

function intersection(a: Postings, b: Postings): Postings {
  const both = new Postings();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a.docs[i] ?? 0;
    const right = b.docs[j] ?? 0;
    if (left === right) {
      const shared = (a.bits[i] ?? 0) & (b.bits[j] ?? 0);
      const isCalled = (shared & ~inDescription) !== 0;
      // The last of the terms is the noun: a "trash can" is named by "can".
      both.push(left, Math.min(a.impacts[i] ?? 0, b.impacts[j] ?? 0), isCalled ? shared | ((b.bits[j] ?? 0) & isHead) : shared);
    }
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return both;
}
