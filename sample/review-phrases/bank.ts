/** The sentences from which reviews of a department's products are composed, together with a product's own notes. */
export interface ReviewPhrases {
  /** How the reviewer came to buy it; neutral, to fit any rating. */
  readonly openings: readonly string[];
  /** Where and how it is used; neutral. */
  readonly uses: readonly string[];
  /** Content endings, for three stars and more. */
  readonly closings: readonly string[];
  /** What went wrong, for three stars and fewer. */
  readonly complaints: readonly string[];
  /** Good: 4–5 stars, mixed: 3, bad: 1–2. */
  readonly titles: { readonly good: readonly string[]; readonly mixed: readonly string[]; readonly bad: readonly string[] };
}
