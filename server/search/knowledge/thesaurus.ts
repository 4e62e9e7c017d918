import { readFileSync } from 'node:fs';
import { singularOf } from '../text/stem.ts';
import { stemsOf, termsOf } from '../text/words.ts';
import { firstFrom } from './english.ts';

/** How an expansion relates to what was typed. */
export type Relation = 'same' | 'narrower' | 'broader' | 'related';

/** What a phrase may also be called. */
export interface Expansion {
  /** As WordNet writes it. */
  readonly text: string;
  readonly stems: readonly string[];
  readonly relation: Relation;
  /** 0 to 1. */
  readonly weight: number;
}

interface Synset {
  readonly lemmas: readonly string[];
  /** Which of each lemma's meanings this is, 1 for the commonest. */
  readonly places: readonly number[];
  readonly above: readonly number[];
  readonly below: number[];
  /** The meaningful words of its definition. */
  readonly gloss: string;
}

/** A phrase's place in a set: 1 where this is its commonest meaning. */
interface Meaning {
  readonly synset: number;
  readonly place: number;
}

/** Worth of a relation beside the word itself, below what a person wrote down (`alternatives.ts`). */
const worth = { same: 0.6, narrower: 0.5, broader: 0.4, related: 0.25 };
/** Each step further away, and each rarer meaning, is worth this share. */
const perStep = 0.8;
const perMeaning = 0.85;

/** How far to go. A set with more below it than `broader` ("furnishing", "device") is too general to help. */
export interface Reach {
  readonly steps: number;
  readonly broader: number;
  readonly related: number;
}
const usual: Reach = { steps: 2, broader: 120, related: 40 };
/** Only what means the same. */
export const nearby: Reach = { steps: 0, broader: 0, related: 0 };
/** Besides, what is directly below. */
export const justBelow: Reach = { steps: 1, broader: 0, related: 0 };
/** For the nearest thing, however unlike. */
export const far: Reach = { steps: 4, broader: 1000, related: 300 };

/** An expansion worth less is none. */
const minWorth = 0.1;

/** Worth of a more general name and of the words of a narrower thing, beside those of a thing's own definition. */
const toldBy = { broader: 1, narrower: 0.5 };
const perRarerMeaning = 0.6;

const keyOf = (text: string): string =>
  termsOf(text)
    .map(({ word }) => singularOf(word))
    .join(' ');

/** Inverse document frequency of the stems of definitions, beside that of their average word. */
function weightsOf(glosses: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const gloss of glosses) for (const stem of new Set(stemsOf(gloss))) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const rarity = (count: number) => Math.log(1 + glosses.length / count);
  let all = 0;
  let sum = 0;
  for (const count of uses.values()) [all, sum] = [all + count, sum + count * rarity(count)];
  return new Map([...uses].map(([stem, count]) => [stem, (rarity(count) * all) / sum]));
}

const joinedOf = (text: string): string =>
  singularOf(
    termsOf(text)
      .map(({ word }) => word)
      .join(''),
  );

/**
 * WordNet's names of things and materials (`npm run word-knowledge`). It is independent of the catalogue: the caller keeps only words the shop uses.
 */
export class Thesaurus {
  readonly #synsets: readonly Synset[];
  readonly #meanings = new Map<string, Meaning[]>();
  readonly #byStems = new Map<string, Meaning[]>();
  /** By stem: its weight in a definition, 1 for the average word; words that define everything ("small", "used") weigh little. */
  readonly #weights: ReadonlyMap<string, number>;
  /** Names of several words, written as one. */
  readonly #joined = new Map<string, Meaning[]>();
  readonly #sizes = new Map<number, number>();
  /** Names of one word, in the order of the alphabet. */
  readonly #single: readonly string[];

  constructor(text: string) {
    this.#synsets = text
      .trimEnd()
      .split('\n')
      .map((line, synset) => this.#read(line, synset));
    this.#synsets.forEach(({ above }, synset) => {
      for (const one of above) this.#synsets[one]?.below.push(synset);
    });
    this.#weights = weightsOf(this.#synsets.map(({ gloss }) => gloss));
    this.#single = [...this.#meanings.keys()].filter((name) => !name.includes(' ')).sort();
  }

  has(word: string): boolean {
    return this.#meaningsOf([word]).length > 0;
  }

  /** Whether a single word that names a thing begins so. */
  begins(start: string): boolean {
    return this.#single[firstFrom(this.#single, start)]?.startsWith(start) ?? false;
  }

  /** Single words that name things and begin so, the shortest first. */
  startingWith(start: string, most: number): string[] {
    const first = firstFrom(this.#single, start);
    let end = first;
    while (this.#single[end]?.startsWith(start)) end++;
    return this.#single
      .slice(first, end)
      .sort((a, b) => a.length - b.length)
      .slice(0, most);
  }

  /** Expansions of a phrase given by its meaningful words, the weightiest first. */
  expand(words: readonly string[], { steps, broader, related } = usual): Expansion[] {
    const phrase = words.map(singularOf).join(' ');
    const found = new Map<string, Expansion>();
    for (const { synset, place } of this.#meaningsOf(words)) {
      const share = perMeaning ** (place - 1);
      this.#offer(found, synset, 'same', worth.same * share);
      this.#below(found, synset, worth.narrower * share, steps);
      this.#above(found, synset, worth.broader * share, { steps, broader, related });
    }
    found.delete(phrase);
    return [...found.values()].sort((a, b) => b.weight - a.weight);
  }

  /** Whether a phrase, in all its meanings, is no kind of what its last word names: a cookie sheet is no sheet. False where WordNet lacks it. */
  isIdiom(words: readonly string[]): boolean {
    const last = singularOf(words.at(-1) ?? '');
    const meanings = this.#meaningsOf(words);
    return meanings.some(({ place }) => place === 1) && meanings.every(({ synset }) => !this.#isBelow(synset, last));
  }

  /** Whether a phrase, in one of its meanings, is a kind of a thing given by a single word. */
  mayBe(words: readonly string[], thing: string): boolean {
    return this.#meaningsOf(words).some(({ synset }) => this.#isBelow(synset, thing));
  }

  /** Whether a phrase is such a thing in all its meanings, the commonest among them. */
  isAlways(words: readonly string[], thing: string): boolean {
    const meanings = this.#meaningsOf(words);
    return meanings.some(({ place }) => place === 1) && meanings.every(({ synset }) => this.#isBelow(synset, thing));
  }

  #isBelow(synset: number, word: string): boolean {
    return (this.#synsets[synset]?.above ?? []).some(
      (one) => this.#synsets[one]?.lemmas.some((lemma) => keyOf(lemma).split(' ').at(-1) === word) || this.#isBelow(one, word),
    );
  }

  /** As written, else joined or split otherwise: "crockpot" is a "Crock Pot". */
  #meaningsOf(words: readonly string[]): readonly Meaning[] {
    const joined = singularOf(words.join(''));
    return this.#meanings.get(words.map(singularOf).join(' ')) ?? this.#meanings.get(joined) ?? this.#joined.get(joined) ?? [];
  }

  /** Whether WordNet has a thing by this name, given by its stems: "clothes horse" is its "clotheshorse". */
  names(stems: readonly string[]): boolean {
    return this.#byStems.has(stems.join(''));
  }

  /**
   * What WordNet tells of a thing: stems of its names, its definition and the names above it, with their worth (1 in the definition of its commonest
   * meaning). `narrower` adds what is told of the things below it.
   */
  toldOf(stems: readonly string[], { narrower }: { narrower: boolean }): Map<string, number> {
    const told = new Map<string, number>();
    const tell = (names: readonly string[], gloss: string, weight: number) => {
      const called = new Set(names.flatMap(stemsOf));
      for (const stem of called) told.set(stem, (told.get(stem) ?? 0) + weight);
      for (const stem of new Set(stemsOf(gloss)))
        if (!called.has(stem)) told.set(stem, (told.get(stem) ?? 0) + weight * (this.#weights.get(stem) ?? 1));
    };
    (this.#byStems.get(stems.join('')) ?? []).forEach(({ synset }, rank) => {
      const known = this.#synsets[synset];
      const share = perRarerMeaning ** rank;
      const of = (one: number) => this.#synsets[one];
      tell(known?.lemmas ?? [], known?.gloss ?? '', share);
      if (!narrower) tell(known?.above.flatMap((one) => of(one)?.lemmas ?? []) ?? [], '', share * toldBy.broader);
      const below = narrower ? (known?.below ?? []) : [];
      for (const one of below) tell(of(one)?.lemmas ?? [], of(one)?.gloss ?? '', (share * toldBy.narrower) / Math.sqrt(below.length));
    });
    return told;
  }

  #below(found: Map<string, Expansion>, synset: number, weight: number, left: number): void {
    for (const one of left > 0 ? (this.#synsets[synset]?.below ?? []) : []) {
      this.#offer(found, one, 'narrower', weight);
      this.#below(found, one, weight * perStep, left - 1);
    }
  }

  #above(found: Map<string, Expansion>, synset: number, weight: number, reach: Reach): void {
    for (const one of reach.steps > 0 ? (this.#synsets[synset]?.above ?? []) : []) {
      const size = this.#sizeOf(one);
      if (size > reach.broader) continue;
      this.#offer(found, one, 'broader', weight);
      for (const sister of size <= reach.related ? (this.#synsets[one]?.below ?? []) : []) {
        this.#offer(found, sister, 'related', (weight * worth.related) / worth.broader);
      }
      this.#above(found, one, weight * perStep, { ...reach, steps: reach.steps - 1 });
    }
  }

  #offer(found: Map<string, Expansion>, synset: number, relation: Relation, worth: number): void {
    this.#synsets[synset]?.lemmas.forEach((text, at) => {
      const key = keyOf(text);
      const stems = stemsOf(text);
      // A more general word that usually means something else finds just that: a clothes horse is a frame as no picture frame is.
      const isGeneral = relation === 'broader' || relation === 'related';
      const weight = isGeneral ? worth * perMeaning ** ((this.#synsets[synset]?.places[at] ?? 1) - 1) : worth;
      if (weight >= minWorth && weight > (found.get(key)?.weight ?? 0)) found.set(key, { text, stems, relation, weight });
    });
  }

  /** Sets anywhere below. */
  #sizeOf(synset: number): number {
    const known = this.#sizes.get(synset);
    if (known !== undefined) return known;
    const size = (this.#synsets[synset]?.below ?? []).reduce((sum, one) => sum + 1 + this.#sizeOf(one), 0);
    this.#sizes.set(synset, size);
    return size;
  }

  /** In the order of their frequency. */
  #rankByStems(key: string, meaning: Meaning): void {
    const known = this.#byStems.get(key);
    if (!known) this.#byStems.set(key, [meaning]);
    else known.splice(known.findLastIndex(({ place }) => place <= meaning.place) + 1, 0, meaning);
  }

  #read(line: string, synset: number): Synset {
    const [lemmas = '', above = '', gloss = ''] = line.split('|');
    const places: number[] = [];
    const texts = (lemmas === '' ? [] : lemmas.split(',')).map((lemma) => {
      const [text = '', place = '1'] = lemma.split(':');
      const key = keyOf(text);
      const known = this.#meanings.get(key);
      const meaning = { synset, place: Number(place) };
      places.push(meaning.place);
      if (known) known.push(meaning);
      else this.#meanings.set(key, [meaning]);
      if (!known && key.includes(' ')) this.#joined.set(joinedOf(text), this.#meanings.get(key) ?? []);
      this.#rankByStems(stemsOf(text).join(''), meaning);
      return text;
    });
    return { lemmas: texts, places, above: above === '' ? [] : above.split(',').map(Number), below: [], gloss };
  }
}

export const readThesaurus = (): Thesaurus => new Thesaurus(readFileSync(new URL('wordnet.txt', import.meta.url), 'utf8'));
