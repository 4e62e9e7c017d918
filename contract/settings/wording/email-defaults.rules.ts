/** An e-mail that customers get: its default words, with the placeholders that it fills in. */
export interface EmailDefaults {
  /** What staff call it. */
  readonly title: string;
  /** Besides `shopPlaceholders`. */
  readonly placeholders: readonly string[];
  readonly subject: string;
  readonly heading: string;
  /** A paragraph per line. */
  readonly opening: string;
}
