export interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** What a section is made of, in the order it is read. A text is a paragraph; `[words](/path)` in any of them is a link. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  /** Done one after the other. */
  | { readonly steps: readonly string[] }
  /** Pairs: what, and what holds of it. */
  | { readonly facts: readonly (readonly [term: string, words: string])[] }
  | { readonly questions: readonly Question[] }
  /** Stands out: what one must not miss. */
  | { readonly note: string };

export interface Section {
  /** What links lead to; the section's place in the page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}
