import type { Thesaurus } from '../knowledge/thesaurus.ts';
import type { SoldIndex } from './search-index.ts';
import type { TextIndex } from './text-index.ts';
import { isHead } from './weighing.ts';

/** What a word tells of the kinds of products: logarithms of how much likelier it is of one than of any. */
interface Telling {
  readonly kinds: Uint16Array;
  readonly of: Float32Array;
  /** Of all other kinds. */
  readonly others: number;
}

/** Worth of WordNet's words beside those of the products themselves. */
const byWordNet = 0.15;
/** Keeps words that a kind never uses from excluding it. */
const smoothing = 0.02;
/** Longest name looked up in WordNet, in words. */
const maxNameLength = 3;
/** Share of a kind's products that must be in a category for the kind to be. */
const minPlaced = 0.9;
/** Share of the products named by a word that a kind called so must have. */
const minOwned = 0.499;
/** Share of a kind's products that a word must name for it to be a name of that kind. */
const minNaming = 0.5;

/**
 * Which words tell of which kinds of products (naive Bayes): those with which the shop describes them, and those with which WordNet defines what they are
 * called. Made from an index as it is; later words tell nothing.
 */
export class KindWords {
  readonly #index: TextIndex;
  readonly #live: Uint8Array;
  /** Products by kind. */
  readonly #sizes: Float64Array;
  readonly #tellings = new Map<string, Telling>();
  /** By stem: the kinds with products whose names end in it, and those it names. */
  readonly #heads = new Map<string, ReadonlySet<number>>();
  readonly #named = new Map<string, ReadonlySet<number>>();
  /** By stem: how many products of each kind it names, and what `#usualOf` makes of that. */
  readonly #counts = new Map<string, ReadonlyMap<number, number>>();
  readonly #usual = new Map<string, ReadonlyMap<number, number>>();
  /** By stem: the kinds that have half of the products that it names. */
  readonly #owners = new Map<string, ReadonlySet<number>>();
  readonly #stems: readonly string[];
  /** By kind: the categories shared by all its products, so neither a sale nor a second category. */
  readonly #places: readonly ReadonlySet<number>[];
  /** Number of documents when this was made. */
  readonly length: number;

  /** `index` as the brand that sells everything sees it. */
  constructor({ text, live, values }: Pick<SoldIndex, 'text' | 'live' | 'values'>, thesaurus: Thesaurus | null) {
    this.#index = text;
    this.#live = live.slice(0, text.length);
    this.#sizes = new Float64Array(this.#count);
    for (let doc = 0; doc < text.length; doc++) {
      const kind = text.kind(doc);
      if (this.#live[doc] === 1) this.#sizes[kind] = (this.#sizes[kind] ?? 0) + 1;
    }
    this.length = text.length;
    this.#places = this.#placesOf(values);
    this.#stems = [...text.stems];
    const told = thesaurus ? this.#toldByWordNet(thesaurus) : new Map<string, Map<number, number>>();
    const shares = new Float64Array(this.#count);
    const naming = new Float64Array(this.#count);
    this.#stems.forEach((stem, term) => {
      this.#addUses(term, shares, naming);
      for (const [kind, share] of told.get(stem) ?? []) shares[kind] = (shares[kind] ?? 0) + share;
      told.delete(stem);
      this.#keep(stem, shares, naming);
    });
    for (const [stem, kinds] of told) {
      for (const [kind, share] of kinds) shares[kind] = share;
      this.#keep(stem, shares, naming);
    }
  }

  /** Kinds, with one for products without. */
  get #count(): number {
    return Math.max(1, this.#index.kindNames.length);
  }

  stem(term: number): string {
    return this.#stems[term] ?? '';
  }

  /** Whether a word tells of any kind. */
  has(stem: string): boolean {
    return this.#tellings.has(stem);
  }

  /**
   * Whether a word calls a kind anywhere, and not only in its department: what has tables and chairs for children is not what "chair" means. The kind has at
   * least half of the products that the word names.
   */
  owns(stem: string, kind: number): boolean {
    return this.#owners.get(stem)?.has(kind) ?? false;
  }

  /** The kinds with products whose names end in a word. */
  headedBy(stem: string): readonly number[] {
    return [...(this.#heads.get(stem) ?? [])];
  }

  /**
   * Adds what a word tells to each kind's score, `weight` times. Where it only says what a thing is for, it is not taken for the kind it names; where it
   * says what the thing is, it speaks for no kind that merely mentions it, and less for those of departments with few of the products that it names.
   */
  tell(stem: string, weight: number, scores: Float64Array, as: 'thing' | 'trait' | 'purpose' = 'trait'): void {
    const telling = this.#tellings.get(stem);
    if (!telling) return;
    const named = as === 'purpose' ? this.#named.get(stem) : undefined;
    const heads = as === 'thing' ? this.#heads.get(stem) : undefined;
    if (heads) for (const [kind, share] of this.#usualOf(stem)) scores[kind] = (scores[kind] ?? 0) + weight * Math.log(share);
    for (let kind = 1; kind < scores.length; kind++) scores[kind] = (scores[kind] ?? 0) + weight * telling.others;
    for (let at = 0; at < telling.kinds.length; at++) {
      const kind = telling.kinds[at] ?? 0;
      const isMention = named?.has(kind) || (heads && !heads.has(kind));
      const share = isMention ? Math.min(0, telling.of[at] ?? 0) : (telling.of[at] ?? 0);
      scores[kind] = (scores[kind] ?? 0) + weight * (share - telling.others);
    }
  }

  /** Of the products that a word names, the share in each kind's department. */
  #usualOf(stem: string): ReadonlyMap<number, number> {
    const known = this.#usual.get(stem);
    if (known) return known;
    const counts = [...(this.#counts.get(stem) ?? [])];
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const shares = counts.map(([kind]): [number, number] => {
      const beside = counts.filter(([other]) => this.nearness(kind, new Set([other])) > 0);
      return [kind, beside.reduce((sum, [, count]) => sum + count, 0) / all];
    });
    const usual = new Map(shares);
    this.#usual.set(stem, usual);
    return usual;
  }

  /**
   * How near a kind is to the nearest of others: the number of categories that both are in, from the department down. Infinite for one of them, and
   * where nothing is known of it or them.
   */
  nearness(kind: number, others: ReadonlySet<number>): number {
    const places = this.#places[kind];
    if (others.has(kind) || !places || places.size === 0) return Number.POSITIVE_INFINITY;
    return Math.max(
      0,
      ...[...others].map((other) => {
        const known = this.#places[other];
        return known && known.size > 0 ? [...places].filter((place) => known.has(place)).length : Number.POSITIVE_INFINITY;
      }),
    );
  }

  scores(): Float64Array {
    return new Float64Array(this.#count);
  }

  #placesOf(values: SoldIndex['values']): ReadonlySet<number>[] {
    const counts = Array.from(this.#sizes, () => new Map<number, number>());
    for (let doc = 0; doc < this.length; doc++) {
      if (this.#live[doc] !== 1) continue;
      const counted = counts[this.#index.kind(doc)];
      for (let at = values.start(doc), end = values.end(doc); counted && at < end; at++) {
        const value = values.all[at] ?? 0;
        if (values.known(value)?.key === 'categories') counted.set(value, (counted.get(value) ?? 0) + 1);
      }
    }
    return counts.map(
      (counted, kind) => new Set([...counted].flatMap(([place, count]) => (count >= minPlaced * (this.#sizes[kind] ?? 0) ? [place] : []))),
    );
  }

  #addUses(term: number, shares: Float64Array, naming: Float64Array): void {
    const { docs, impacts, bits, length } = this.#index.postings(term);
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      if (this.#live[doc] !== 1) continue;
      const kind = this.#index.kind(doc);
      const share = 1 / (this.#sizes[kind] ?? 1);
      shares[kind] = (shares[kind] ?? 0) + ((impacts[at] ?? 0) / 255) * share;
      if (((bits[at] ?? 0) & isHead) !== 0) naming[kind] = (naming[kind] ?? 0) + share;
    }
  }

  /** Keeps the shares and clears them. */
  #keep(stem: string, shares: Float64Array, naming: Float64Array): void {
    const telling = tellingOf(shares);
    if (telling) this.#tellings.set(stem, telling);
    const heads = [...naming.keys()].filter((kind) => (naming[kind] ?? 0) > 0);
    if (heads.length > 0) this.#heads.set(stem, new Set(heads));
    const named = heads.filter((kind) => (naming[kind] ?? 0) >= minNaming);
    if (named.length > 0) this.#named.set(stem, new Set(named));
    const countOf = (kind: number) => (naming[kind] ?? 0) * (this.#sizes[kind] ?? 0);
    const all = heads.reduce((sum, kind) => sum + countOf(kind), 0);
    if (heads.length > 0) this.#counts.set(stem, new Map(heads.map((kind) => [kind, countOf(kind)])));
    if (all > 0) this.#owners.set(stem, new Set(heads.filter((kind) => countOf(kind) >= minOwned * all)));
    shares.fill(0);
    naming.fill(0);
  }

  #toldByWordNet(thesaurus: Thesaurus): Map<string, Map<number, number>> {
    const found = new Map<string, Map<number, number>>();
    for (const [kind, names] of this.#namesOfKinds(thesaurus)) {
      for (const [name, share] of names) {
        for (const [stem, worth] of thesaurus.toldOf(name.split(' '), { narrower: true })) {
          const kinds = found.get(stem) ?? new Map<number, number>();
          kinds.set(kind, (kinds.get(kind) ?? 0) + worth * share * byWordNet);
          found.set(stem, kinds);
        }
      }
    }
    return found;
  }

  /** What each kind's products are called, as far as WordNet knows it: the kind's own names and the shares of its products' names. */
  #namesOfKinds(thesaurus: Thesaurus): Map<number, Map<string, number>> {
    const found = new Map<number, Map<string, number>>();
    const note = (kind: number, words: readonly string[], share: number) => {
      const names = found.get(kind) ?? new Map<string, number>();
      found.set(kind, names);
      for (let length = Math.min(maxNameLength, words.length); length > 0; length--) {
        const name = words.slice(-length);
        if (!thesaurus.names(name)) continue;
        names.set(name.join(' '), (names.get(name.join(' ')) ?? 0) + share);
        return;
      }
    };
    const { kindNames } = this.#index;
    for (let kind = 1; kind < kindNames.length; kind++) for (const name of kindNames[kind] ?? []) note(kind, name, 1);
    for (let doc = 0; doc < this.#index.length; doc++) {
      if (this.#live[doc] !== 1) continue;
      const kind = this.#index.kind(doc);
      const end = this.#index.name(doc).lastIndexOf(this.#index.head(doc)) + 1;
      const words = this.#index.name(doc).subarray(Math.max(0, end - maxNameLength), end);
      if (kind > 0)
        note(
          kind,
          Array.from(words, (term) => this.stem(term)),
          1 / (this.#sizes[kind] ?? 1),
        );
    }
    return found;
  }
}

function tellingOf(shares: Float64Array): Telling | null {
  const kinds = [...shares.keys()].filter((kind) => kind > 0 && (shares[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  const usual = kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0) / shares.length;
  const logOf = (share: number) => Math.log((share + smoothing) / (usual + smoothing));
  return { kinds: Uint16Array.from(kinds), of: Float32Array.from(kinds, (kind) => logOf(shares[kind] ?? 0)), others: logOf(0) };
}
