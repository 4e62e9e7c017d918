import type { English } from '../knowledge/english.ts';
import { type Term, termsOf as typedTermsOf } from '../text/words.ts';
import type { Content } from './content.ts';

/** Where a product contains a word: bits of a posting. */
export const inName = 1;
export const inKind = 2;
export const inCategories = 4;
export const inBrand = 8;
/** The word the name ends in before any "with …" or comma: what the thing is (`oak side table, round`). */
export const isHead = 16;
export const inOptions = 32;
/** Specifications, highlights and tags. */
export const inDetails = 64;
export const inDescription = 128;

interface Field {
  readonly weight: number;
  /** Length normalization, `b` of BM25F (0 to 1). */
  readonly lengthWeight: number;
  /** Typical number of words in this field. */
  readonly usualLength: number;
  readonly bit: number;
}

export const fields = {
  name: { weight: 4, lengthWeight: 0.5, usualLength: 6, bit: inName },
  kind: { weight: 2.5, lengthWeight: 0.3, usualLength: 2, bit: inKind },
  categories: { weight: 0.8, lengthWeight: 0.3, usualLength: 6, bit: inCategories },
  brand: { weight: 1.5, lengthWeight: 0, usualLength: 2, bit: inBrand },
  options: { weight: 1, lengthWeight: 0.3, usualLength: 6, bit: inOptions },
  tags: { weight: 1, lengthWeight: 0.3, usualLength: 4, bit: inDetails },
  details: { weight: 0.6, lengthWeight: 0.6, usualLength: 30, bit: inDetails },
  description: { weight: 0.4, lengthWeight: 0.6, usualLength: 50, bit: inDescription },
} satisfies Record<string, Field>;

/** Saturation of repeated words, `k1` of BM25. */
const saturation = 1.2;
/** Words read of a description; later ones rarely say what the product is. */
const maxDescriptionLength = 100;

export interface Weighed {
  /** 0 to 1: the word's frequency after weighting, length normalization and saturation. */
  impact: number;
  bits: number;
  word: string;
}

export interface WeighedContent {
  /** By stem. */
  readonly terms: ReadonlyMap<string, Weighed>;
  /** Stems of the name in their order. */
  readonly name: readonly string[];
  readonly head: string | null;
  /** Stems of the head words of its kind: `Armoires & Wardrobes` has two. */
  readonly kindHeads: readonly string[];
}

/** The words of a product with their weights (BM25F: Robertson and Zaragoza 2009, §3.6, with fixed usual lengths). */
export function weigh(content: Content, english: English): WeighedContent {
  const termsOf = (text: string) => typedTermsOf(text).map((term) => english.unlessNamed(term));
  const terms = new Map<string, Weighed>();
  const name = termsOf(content.name);
  const kind = termsOf(content.kind);
  gather(terms, name, fields.name);
  gather(terms, kind, fields.kind);
  gather(terms, termsOf(content.categories.join(' ; ')), fields.categories);
  gather(terms, termsOf(content.brand), fields.brand);
  gather(terms, termsOf(content.options.join(' ; ')), fields.options);
  gather(terms, termsOf(content.tags.join(' ; ')), fields.tags);
  gather(terms, termsOf(content.details.join(' ; ')), fields.details);
  gather(terms, termsOf(content.description).slice(0, maxDescriptionLength), fields.description);
  const head = headOf(content.name, termsOf);
  const kindHeads = content.kind.split(/[&,;/|]|\band\b/).flatMap((part) => termsOf(part).at(-1)?.stem ?? []);
  // What its name ends in tells which of them it is: a shelf among "shelves & cabinets" is no cabinet.
  const isTold = head !== null && kindHeads.includes(head);
  for (const [stem, term] of terms) {
    term.impact = (term.impact * (saturation + 1)) / (term.impact + saturation) / (saturation + 1);
    if (stem === head || (!isTold && kindHeads.includes(stem))) term.bits |= isHead;
  }
  return { terms, name: name.map((term) => term.stem), head, kindHeads };
}

function gather(terms: Map<string, Weighed>, words: readonly Term[], field: Field): void {
  const length = 1 - field.lengthWeight + (field.lengthWeight * words.length) / field.usualLength;
  for (const { word, stem } of words) {
    const known = terms.get(stem);
    if (known) {
      known.impact += field.weight / length;
      known.bits |= field.bit;
    } else {
      terms.set(stem, { impact: field.weight / length, bits: field.bit, word });
    }
  }
}

/** Words for a group of things: a sofa set is a kind of sofa. */
export const gathering: ReadonlySet<string> = new Set(['set', 'collection', 'pair', 'pack', 'kit', 'bundle', 'piece', 'group']);

/** The stem of a name's last noun, before "with …"; null when there is none. */
function headOf(name: string, termsOf: (text: string) => readonly Term[]): string | null {
  const [noun = ''] = name.toLowerCase().split(/,|\(| - |\bwith\b|\bw\/|\bfor\b|\bin\b|\bby\b|\bon\b|\bof\b|\bfrom\b/);
  const words = termsOf(noun).filter(({ word, stem }) => !/\d/.test(word) && !gathering.has(stem));
  return words.at(-1)?.stem ?? null;
}
