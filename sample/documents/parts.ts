import type { Brand } from '../../brands/brand.ts';
import type { HouseWords } from '../../brands/content.ts';

export interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** The content of a section, in order. A string is a paragraph; `[words](/path)` in any text is a link. */
export type Words =
  | string
  | { readonly list: readonly string[] }
  /** Numbered steps. */
  | { readonly steps: readonly string[] }
  /** Pairs of term and description. */
  | { readonly facts: readonly (readonly [term: string, words: string])[] }
  | { readonly questions: readonly Question[] }
  /** Highlighted: what readers must not miss. */
  | { readonly note: string };

export interface Section {
  /** Anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Words[];
  /** Only while the brand offers its store card. */
  readonly onlyWithStoreCard?: boolean;
}

/** A document in the notation of these files. */
export interface Copy {
  readonly title: string;
  /** Description for search engines. */
  readonly description: string;
  readonly lead: string;
  /** ISO date since which it applies, for legal texts. */
  readonly since?: string;
  readonly sections: readonly Section[];
}

/** What documents know of their shop. */
export interface Told {
  readonly brand: Brand;
  readonly house: HouseWords;
  /** Whether it is the demonstration, which says so; otherwise the text is a template for the retailer. */
  readonly demonstration: boolean;
}

export type Pages = Readonly<Record<string, (told: Told) => Copy>>;

/** Placeholders that are filled in at display time (`server/content/show/figures.ts`). */
export const freeFrom = '{free_shipping_from}';
export const flatRate = '{shipping_rate}';

/** Whole dollars of an amount in cents. */
export const dollars = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
