import { plainText } from '../../../../contract/values/plain-text.ts';
import { pathWithAncestors, uncategorised } from '../../taxonomy/paths.ts';
import { alternativesOf, levelsOf, nounPhrase, partsOf, wordsOf } from './phrases.ts';
import { departmentTypes, doubtful, foreign, settings, tradeWords } from './words.ts';

/** A file's hints about a product's kind. */
export interface Hint {
  type?: string;
  name?: string;
  /** Paths of Google's or Shopify's taxonomy. */
  paths?: readonly string[];
  tags?: readonly string[];
  /** As HTML. */
  description?: string;
  /** Paths whose departments are searched for the name. */
  within?: readonly string[];
}

export interface Placement {
  path: string;
  /** The words that decided. */
  by: string;
}

/** A phrase and what it means; `group` for words that name several kinds of things. */
interface Meaning {
  path: string;
  group: boolean;
  words: readonly string[];
}

const foreignWords = new Set(foreign.flatMap(wordsOf));
const doubtfulWords = new Set(doubtful.flatMap(wordsOf));
const settingKeys = new Set(settings.map((text) => keyOf(wordsOf(text))));
const fillers = new Set('set collection range line bundle pair pack piece assortment series'.split(' ').flatMap(wordsOf));
const maxPhraseLength = 5;
/** A first sentence of no more words says what the product is; longer ones speak of rooms and of what goes with it. */
const shortSentence = 8;

/** Paths of the standard layout, for a shop without its own. */
export const standardPaths: readonly string[] = [...new Set([...tradeWords, ...departmentTypes].map(([, path]) => path))].filter(
  (path) => path !== '',
);

/**
 * Assigns products to the shop's existing categories, by the noun of their type, their taxonomy path, their name, their tags and a short description.
 * An unknown type stays unassigned (null).
 */
export class Categories {
  readonly #paths: ReadonlySet<string>;
  readonly #groups: ReadonlySet<string>;
  readonly #meanings = new Map<string, Meaning>();
  readonly #departments = new Map<string, string>();

  constructor(known: readonly { path: string; name: string }[]) {
    const ours = known.filter(({ path }) => !path.startsWith('sales-and-deals') && path !== uncategorised);
    this.#paths = new Set(ours.map(({ path }) => path));
    // Includes the standard layout, so that a word keeps its meaning while a shop's tree grows.
    this.#groups = new Set([...ours.map(({ path }) => path), ...standardPaths].flatMap((path) => pathWithAncestors(path).slice(0, -1)));
    for (const [phrase, path] of departmentTypes) {
      const there = this.#nearest(path);
      if (there !== null) this.#departments.set(keyOf(wordsOf(phrase)), there);
    }
    for (const { path, name } of ours) {
      if (!path.includes('/') || this.#isGroup(path)) this.#departments.set(keyOf(wordsOf(name)), path);
    }
    for (const [phrase, path] of tradeWords) {
      const there = path === '' ? '' : this.#nearest(path);
      if (there !== null) this.#add(phrase, there, path !== '' && (there !== path || this.#isGroup(path)));
    }
    // The shop's own names take precedence over trade terms.
    for (const { path, name } of ours) if (!this.#isGroup(path) && path.includes('/')) this.#add(name, path, false);
  }

  place({ type = '', name = '', paths = [], tags = [], description = '', within }: Hint): Placement | null {
    if (within) return this.#ofName(name, (path) => within.some((other) => rootOf(other) === rootOf(path)));
    const typed = [...paths, type].map((text) => this.#ofType(text, name)).filter((found) => found !== undefined);
    if (typed.includes(null)) return null;
    const [best] = typed.filter((found) => found !== null).sort((a, b) => depth(b.path) - depth(a.path));
    if (best) return best;
    const nothingSaid = [...paths, type].every((text) => settingKeys.has(keyOf(wordsOf(text))));
    return (
      (nothingSaid ? this.#ofName(name, () => true) : null) ?? this.#ofTags(tags) ?? (nothingSaid ? this.#ofDescription(description) : null)
    );
  }

  /** By type or taxonomy path: null for another trade's, undefined when it is not decisive. */
  #ofType(text: string, name: string): Placement | null | undefined {
    const levels = levelsOf(text);
    const ofAnotherTrade = levels.some((level) => isForeign(wordsOf(level)));
    for (const level of levels) {
      const found = this.#ofLevel(level, name);
      if (found !== undefined) return ofAnotherTrade && !isForeign(wordsOf(level)) ? null : found;
    }
    return ofAnotherTrade ? null : undefined;
  }

  #ofLevel(level: string, name: string): Placement | null | undefined {
    const key = keyOf(wordsOf(level));
    const department = this.#departments.get(key);
    const exact = alternativesOf(level)
      .map((text) => this.#exact(text))
      .find((meaning) => meaning !== undefined);
    if (department !== undefined && (exact === undefined || exact.group)) {
      return this.#ofName(name, (path) => isBelow(path, department)) ?? { path: department, by: level };
    }
    if (settingKeys.has(key)) return undefined;
    const whole = partsOf(level)
      .map((part) => this.#departments.get(keyOf(wordsOf(part))))
      .find((path) => path !== undefined);
    for (const text of exact ? [] : partsOf(level)) {
      const found = this.#ofNoun(text, name);
      if (found !== undefined) return found;
    }
    if (exact) return this.#believed(exact, level, name);
    return whole === undefined ? undefined : (this.#ofName(name, (path) => isBelow(path, whole)) ?? { path: whole, by: level });
  }

  /** By the noun at the end of a phrase, else as an accessory of what it names. */
  #ofNoun(text: string, name: string): Placement | null | undefined {
    const words = wordsOf(nounPhrase(text));
    while (words.length > 1 && this.#ending(words) === undefined && fillers.has(words.at(-1) ?? '')) words.pop();
    const meaning = this.#ending(words);
    const before = meaning ? words.slice(0, words.length - meaning.words.length) : words.slice(0, -1);
    if (isForeign(before)) return this.#accessory(before, text) ?? null;
    return meaning ? this.#believed(meaning, text, name) : this.#accessory(before, text);
  }

  /** The category of a phrase, or the more specific one the product's name gives within it. */
  #believed(meaning: Meaning, text: string, name: string): Placement | null | undefined {
    if (meaning.path === '') return null;
    const department = rootOf(meaning.path);
    const named = this.#ofName(name, (path) => rootOf(path) === department);
    if (meaning.words.length === 1 && doubtfulWords.has(meaning.words[0] ?? '') && wordsOf(text).length === 1) return named ?? undefined;
    const finer = meaning.group && named && depth(named.path) > depth(meaning.path) ? named : null;
    return finer ?? { path: meaning.path, by: text };
  }

  /** Parts and accessories are listed in the group of their main product. */
  #accessory(words: readonly string[], text: string): Placement | undefined {
    for (let end = words.length; end > 0; end--) {
      const meaning = this.#ending(words.slice(0, end));
      if (meaning && meaning.path !== '') return { path: this.#isGroup(meaning.path) ? meaning.path : above(meaning.path), by: text };
    }
    return undefined;
  }

  /** By the last known noun of a product's name, if `wanted` accepts it. */
  #ofName(name: string, wanted: (path: string) => boolean): Placement | null {
    const words = wordsOf(nounPhrase(name));
    for (let end = words.length; end > 0; end--) {
      const meaning = this.#ending(words.slice(0, end));
      if (!meaning || meaning.path === '') continue;
      if (isForeign(words.slice(0, end - meaning.words.length))) return null;
      return wanted(meaning.path) ? { path: meaning.path, by: name } : null;
    }
    return null;
  }

  /** Tags are noisy: they count only when all known ones agree. */
  #ofTags(tags: readonly string[]): Placement | null {
    const meant = tags.flatMap((tag) => {
      const meaning = this.#exact(tag);
      return meaning && !meaning.group && meaning.path !== '' && !doubtfulWords.has(keyOf(meaning.words))
        ? [{ path: meaning.path, by: tag }]
        : [];
    });
    return new Set(meant.map(({ path }) => path)).size === 1 ? (meant[0] ?? null) : null;
  }

  /** By the noun at the end of a short first sentence: "Black leather beanbag". */
  #ofDescription(description: string): Placement | null {
    const [sentence = ''] = plainText(description).split(/[.!?](?:\s|$)/, 1);
    const words = wordsOf(nounPhrase(sentence));
    const meaning = words.length <= shortSentence ? this.#ending(words) : undefined;
    if (!meaning || meaning.path === '' || isForeign(words.slice(0, -meaning.words.length))) return null;
    return { path: meaning.path, by: sentence };
  }

  #exact(text: string): Meaning | undefined {
    return this.#meanings.get(keyOf(wordsOf(text)));
  }

  /** The longest known phrase at the end of the words; `arm chair` is an `armchair`. */
  #ending(words: readonly string[]): Meaning | undefined {
    for (let length = Math.min(words.length, maxPhraseLength); length > 0; length--) {
      const last = words.slice(-length);
      const meaning = this.#meanings.get(keyOf(last));
      if (meaning) return { ...meaning, words: last };
    }
    return undefined;
  }

  #add(phrase: string, path: string, group: boolean): void {
    const words = wordsOf(phrase);
    this.#meanings.set(keyOf(words), { path, group, words });
  }

  /** The path itself, or its closest ancestor in the shop. */
  #nearest(path: string): string | null {
    for (let at = path; at !== ''; at = above(at, '')) if (this.#paths.has(at)) return at;
    return null;
  }

  #isGroup(path: string): boolean {
    return this.#groups.has(path);
  }
}

function keyOf(words: readonly string[]): string {
  return words.join('');
}

const isForeign = (words: readonly string[]) => words.some((word) => foreignWords.has(word));
const depth = (path: string) => path.split('/').length;
const rootOf = (path: string) => path.split('/', 1)[0] ?? path;
const isBelow = (path: string, above: string) => path.startsWith(`${above}/`);
const above = (path: string, none = path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : none);
