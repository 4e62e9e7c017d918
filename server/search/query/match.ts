import type { Postings } from '../index/postings.ts';
import type { TextIndex } from '../index/text-index.ts';
import { inKind, inName, isHead } from '../index/weighing.ts';
import type { Query, Slot } from './interpret.ts';

/** Documents with any of the words: how well each matches and which of the slots it has. Valid until the next match. */
export interface Matches {
  readonly docs: Int32Array;
  /** By document. */
  readonly scores: Float32Array;
  /** By document: bit n for slot n. */
  readonly slots: Uint16Array;
  /** By document: where the word stands that says what is looked for (`inName` …); 0 when it does not, or when no word says it. */
  readonly headBits: Uint8Array;
  /** How much each slot tells, by slot. */
  readonly idf: readonly number[];
}

/** A saying that is more general counts for what is called so: a chandelier is a light, which is not whatever is light. */
const calledSo = inName | inKind | isHead;
const anywhere = -1;

/** What a word must be worth at least to stand for what is looked for. */
const leastHead = 0.3;

/** Matches queries against one index; its tables are kept from query to query, since clearing what was touched is cheaper than making them. */
export class Matcher {
  readonly #index: TextIndex;
  #scores = new Float32Array(0);
  #slots = new Uint16Array(0);
  #best = new Float32Array(0);
  #headBits = new Uint8Array(0);
  #docs = new Int32Array(0);
  #count = 0;

  constructor(index: TextIndex) {
    this.#index = index;
  }

  match(query: Query): Matches {
    this.#clear();
    const idf = query.slots.map((slot) => this.#weightOf(slot));
    query.slots.forEach((slot, at) => {
      this.#matchSlot(slot, at, idf[at] ?? 0, at === query.head);
    });
    return { docs: this.#docs.subarray(0, this.#count), scores: this.#scores, slots: this.#slots, headBits: this.#headBits, idf };
  }

  #matchSlot(slot: Slot, at: number, idf: number, isHead: boolean): void {
    const bit = 1 << at;
    const start = this.#count;
    const isNamed = slot.alternatives.some(({ broader }) => !broader);
    for (const { terms, weight, broader } of slot.alternatives) {
      const postings = terms.length === 1 ? this.#index.postings(terms[0] as number) : this.#together(terms);
      this.#matchTerms(postings, bit, (idf * weight) / 255, broader && isNamed ? calledSo : anywhere);
      // Where there are loveseats, a sofa is not what a loveseat is looked for by.
      if (isHead && weight > leastHead && !(broader && isNamed)) this.#noteHead(postings);
    }
    // Only one slot's best is looked at at a time.
    if (start < this.#count || slot.alternatives.length > 0) {
      for (let i = 0; i < this.#count; i++) this.#best[this.#docs[i] as number] = 0;
    }
  }

  #matchTerms({ docs, impacts, bits, length }: Postings, bit: number, factor: number, where: number): void {
    const [scores, slots, best, found] = [this.#scores, this.#slots, this.#best, this.#docs];
    for (let i = 0; i < length; i++) {
      const doc = docs[i] as number;
      const value = (impacts[i] as number) * factor;
      const known = best[doc] as number;
      if (value <= known || (where !== anywhere && ((bits[i] as number) & where) === 0)) continue;
      if (slots[doc] === 0) found[this.#count++] = doc;
      slots[doc] = (slots[doc] as number) | bit;
      best[doc] = value;
      scores[doc] = (scores[doc] as number) + value - known;
    }
  }

  #noteHead({ docs, bits, length }: Postings): void {
    for (let i = 0; i < length; i++) {
      const doc = docs[i] as number;
      this.#headBits[doc] = (this.#headBits[doc] as number) | (bits[i] as number);
    }
  }

  /** Documents with all the terms, each at its weakest. */
  #together(terms: readonly number[]): Postings {
    return terms.map((term) => this.#index.postings(term)).reduce(intersection);
  }

  /** As BM25 has it, of the commonest of the best ways to have the word; what no product can have counts for nothing. */
  #weightOf({ alternatives }: Slot): number {
    if (alternatives.length === 0) return 0;
    const single = alternatives.filter(({ terms }) => terms.length === 1);
    const best = Math.max(...single.map(({ weight }) => weight));
    const counted = single.length > 0 ? single.filter(({ weight }) => weight === best) : alternatives;
    const frequency = Math.max(0, ...counted.map(({ terms }) => Math.min(...terms.map((term) => this.#index.frequency(term)))));
    return Math.log(1 + (this.#index.length - frequency + 0.5) / (frequency + 0.5));
  }

  #clear(): void {
    for (let i = 0; i < this.#count; i++) {
      const doc = this.#docs[i] as number;
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
  const both = { docs: [] as number[], impacts: [] as number[], bits: [] as number[] };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a.docs[i] as number, b.docs[j] as number];
    if (left === right) {
      both.docs.push(left);
      both.impacts.push(Math.min(a.impacts[i] as number, b.impacts[j] as number));
      both.bits.push((a.bits[i] as number) & (b.bits[j] as number));
    }
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return {
    docs: Int32Array.from(both.docs),
    impacts: Uint8Array.from(both.impacts),
    bits: Uint8Array.from(both.bits),
    length: both.docs.length,
  } as Postings;
}
