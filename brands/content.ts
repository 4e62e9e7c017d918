/** What a brand says in its own words, until the content store holds them. */
export interface BrandContent {
  readonly home: HomeContent;
  /** By the category's slug. */
  readonly categories: Readonly<Record<string, CategoryContent | undefined>>;
  /** The slim line above a product, by department; `*` for all others. Null shows none. */
  readonly productLines: Readonly<Record<string, { readonly text: string } | null>>;
  readonly house: HouseWords;
}

/** What the pages of help and company say of this house and of no other of the family. */
export interface HouseWords {
  /** Paragraphs of "About us" on how it chooses what it sells. */
  readonly howWeChoose: readonly string[];
  /** A sentence that opens "Careers". */
  readonly careers: string;
  /** What makers are asked for, one line each. */
  readonly wanted: readonly string[];
  /** A sentence that opens "Oversized delivery". */
  readonly large: string;
  /** Questions about its goods, asked before all others; none without. */
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[];
}

export interface HomeContent {
  /** What follows the brand's name in the title of the home page. */
  readonly title: string;
  readonly hero: { readonly title: string; readonly text: string };
}

/** What a category's page says beside its list: a line in its header, and a block at its end on how to choose. */
export interface CategoryContent {
  readonly lead?: string;
  readonly block?: { readonly title: string; readonly paragraphs: readonly string[] };
}
