import type { Content } from '../index/content.ts';
import { denyingBy, isDenied } from '../index/denied-words.ts';
import { plainSku } from '../index/skus.ts';
import { inKind, inName, inOptions, isHead, type WeighedContent } from '../index/weighing.ts';
import type { Alternative, Slot } from '../query/query.ts';
import { valueName } from './packing.ts';

/**
 * What a product is found by in `search.words`. A word is itself; a sign tells other lexemes from words, which have letters and digits only: what the
 * product is called by and its head, what it is when a text excludes that, SKUs, the kind, categories and facet values, and its samples.
 */
const signs = { called: '~', head: '=', excluded: '-', sku: '$', kind: ':', value: '*', sample: '#' };
const denying = denyingBy((stem) => stem);

/** Samples halve the catalogue this often at most. */
export const maxLevels = 12;

/** The last sample a product is in: all products are in the first (0), half of them in the next. By product, so that it never changes. */
export function levelsOf(productId: number): number {
  return Math.min(maxLevels, Math.clz32(Math.imul(productId, 0x9e3779b1)));
}

/** The lexemes of a product. */
export function lexemesOf(productId: number, content: Content, weighed: WeighedContent, categoryIds: readonly number[]): string[] {
  const found = new Set<string>();
  for (const [stem, { bits }] of weighed.terms) {
    found.add(stem);
    if (bits & (inName | inKind | isHead)) found.add(signs.called + stem);
    if (bits & isHead) found.add(signs.head + stem);
    if (bits & (inKind | inOptions) || (bits & inName && !isDenied(weighed.name, stem, denying))) found.add(signs.excluded + stem);
  }
  for (const sku of content.skus) found.add(signs.sku + plainSku(sku));
  if (content.kind !== '') found.add(signs.kind + content.kind);
  for (const id of categoryIds) found.add(signs.value + valueName('categories', String(id)));
  for (const [key, value] of content.facets) found.add(signs.value + valueName(key, value));
  for (let level = 0; level <= levelsOf(productId); level++) found.add(signs.sample + level);
  // Longer ones are refused.
  return [...found].map((lexeme) => lexeme.slice(0, maxLexemeLength));
}

/** Characters; PostgreSQL takes 2,046 bytes. */
const maxLexemeLength = 500;

/** A condition on products: the text of a `tsquery`. */
export type Condition = string;

const one = (lexeme: string): Condition => `'${lexeme.slice(0, maxLexemeLength).replace(/['\\]/g, '$&$&')}'`;

export const isWord = (stem: string): Condition => one(stem);
export const isBegun = (start: string): Condition => `${one(start)}:*`;
export const hasSku = (text: string): Condition => one(signs.sku + plainSku(text));
export const isOfKind = (title: string): Condition => one(signs.kind + title);
export const hasValue = (key: string, value: string): Condition => one(signs.value + valueName(key, value));
export const inSample = (level: number): Condition => one(signs.sample + level);

/** Excludes products with any of these names, options or materials, as `matchText` does; null if there are none. */
export function isNone(stems: readonly string[], materials: readonly string[]): Condition | null {
  const unwanted = [...stems.map((stem) => one(signs.excluded + stem)), ...materials.map((material) => hasValue('material', material))];
  return unwanted.length === 0 ? null : `!(${unwanted.join(' | ')})`;
}

/** Null where nothing can be all of it. */
export function all(conditions: readonly (Condition | null)[]): Condition | null {
  if (conditions.length === 0 || conditions.some((condition) => condition === null)) return null;
  return `(${conditions.join(' & ')})`;
}

/** Null where nothing can be any of it. */
export function any(conditions: readonly (Condition | null)[]): Condition | null {
  const possible = conditions.filter((condition) => condition !== null);
  return possible.length === 0 ? null : `(${possible.join(' | ')})`;
}

/** What a slot's words may be, as `Matcher` has it. `stemOf` names terms. */
export function matches({ alternatives }: Slot, stemOf: (term: number) => string): Condition | null {
  const isNamed = alternatives.some(({ broader }) => !broader);
  return any(
    alternatives.map(({ terms, naming, broader }) =>
      all(terms.map((term, at) => one((at === terms.length - 1 && (naming || (broader && isNamed)) ? signs.called : '') + stemOf(term)))),
    ),
  );
}

/** What a product's head is when it is what the slot names. */
export function isThing({ alternatives }: Slot, minHead: number, stemOf: (term: number) => string): Condition | null {
  const isNamed = alternatives.some(({ broader }) => !broader);
  const counts = ({ weight, broader }: Alternative) => weight > minHead && !(broader && isNamed);
  return any(
    alternatives
      .filter(counts)
      .map(({ terms }) => all(terms.map((term, at) => one((at === terms.length - 1 ? signs.head : '') + stemOf(term))))),
  );
}
