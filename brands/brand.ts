/** One shop of the family: configuration, never a fork (rulings: Names). */
export interface Brand {
  /** Folder name under `brands/`, and the value of `Call.brand`. */
  readonly key: string;
  readonly name: string;
  /** Host names it answers to, without port; the first brand also answers to hosts nobody claims. */
  readonly hosts: readonly string[];
  /** What the shop is, in one sentence: head description, footer, feeds. */
  readonly description: string;
  readonly companyName: string;
  /** Colour of the browser's own frame. */
  readonly themeColor: string;
  readonly support: {
    readonly email: string;
    /** As it is written. */
    readonly phone: string;
    /** For `tel:` links. */
    readonly phoneLink: string;
    readonly hours: string;
  };
}
