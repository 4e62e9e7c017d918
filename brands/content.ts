/** A brand's own texts outside the content store. */
export interface BrandContent {
  readonly home: HomeContent;
  /** By the category's slug. */
  readonly categories: Readonly<Record<string, CategoryContent | undefined>>;
  /** The slim line above a product, by department; `*` for all others. Null shows none. */
  readonly productLines: Readonly<Record<string, { readonly text: string } | null>>;
  readonly house: HouseWords;
}

/** What help and company pages say about this brand only. */
export interface HouseWords {
  /** Paragraphs of "About us" on how it selects its products. */
  readonly howWeChoose: readonly string[];
  /** The first sentence of "Careers". */
  readonly careers: string;
  /** Requirements for makers, one per line. */
  readonly wanted: readonly string[];
  /** The first sentence of "Oversized delivery". */
  readonly large: string;
  /** Questions about its products, listed first; may be empty. */
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[];
}

export interface HomeContent {
  /** The part after the brand's name in the home page's title. */
  readonly title: string;
  readonly hero: { readonly title: string; readonly text: string };
}

/** A category's texts beside its list: a line in the header, and a buying guide at the end. */
export interface CategoryContent {
  readonly lead?: string;
  readonly block?: { readonly title: string; readonly paragraphs: readonly string[] };
}
