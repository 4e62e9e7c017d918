import type { KindWords } from '../index/kind-words.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { English } from '../knowledge/english.ts';
import type { Thesaurus } from '../knowledge/thesaurus.ts';
import type { SizeWish } from './sizes.ts';
import type { Synonyms } from './synonyms.ts';

/** One way to match a word: all of these terms, worth `weight` (0 to 1) of the word itself. */
export interface Alternative {
  readonly terms: readonly number[];
  readonly weight: number;
  /** Broader than the query: all sofas for a loveseat. */
  readonly broader?: boolean;
  /** Counts only where it names the product: what care instructions mention ("vacuum weekly") is not for sale. */
  readonly naming?: boolean;
}

/** One word of the query with its alternatives; empty when the catalogue has none. */
export interface Slot {
  readonly word: string;
  /** Words that the text joins to it by "or". */
  readonly also?: readonly string[];
  readonly alternatives: readonly Alternative[];
}

/** What words mean: the catalogue's own, the shop's synonyms, English, and WordNet where the shop uses it. */
export interface Lexicon {
  readonly index: TextIndex;
  readonly synonyms: Synonyms;
  readonly english: English;
  readonly thesaurus: Thesaurus | null;
  readonly kindWords: KindWords;
}

/** What a shopper’s text means. */
export interface Query {
  readonly slots: readonly Slot[];
  /** The slot naming the kind of product (`sconce` in "wall sconce bronze"); -1 when none does. */
  readonly head: number;
  /** Kinds whose whole name the query says. */
  readonly kinds: ReadonlySet<number>;
  /** Kinds called exactly by the noun that the query ends in. */
  readonly called: ReadonlySet<number>;
  /** How likely it is about each kind, by number: 1 for the likeliest; all 0 when the words do not tell. */
  readonly likely: Float64Array;
  /** Sizes the query asks for. */
  readonly sizes: readonly SizeWish[];
  /** Bits of the slots that say what it is for ("for a balcony") or how many ("set of 6"): they rank products and keep none out. */
  readonly circumstance: number;
  /** It names a thing that the shop has not ("air fryer"): nothing is found, and its likeliest kinds are near. */
  readonly lacksThing: boolean;
  /** Terms of what the text wants none of ("without wool"). */
  readonly unwanted: readonly number[];
  /** What it shall not be made of, as facet values: wood, but not oak, which is a word only. */
  readonly unwantedMaterials: readonly string[];
  /** Documents whose SKU or SKU stem is the text. */
  readonly skus: readonly number[];
  /** The corrected text; null when nothing was corrected. */
  readonly corrected: string | null;
}
