/** One shop of the family: configuration, never a fork (rulings: Names). */
export interface Brand {
  /** Its folder under `brands/`. */
  readonly key: string;
  readonly name: string;
  /** Host names it answers to besides that of its address in the configuration; without port. */
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
  /** The brand's pages elsewhere, in the order the footer shows them (spec §2.12). */
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[];
  /** Where the footer's badges lead: an app's page in each store. */
  readonly apps: { readonly appStore: string; readonly googlePlay: string };
  /** Its letters: who they come from (unless MAIL_FROM says otherwise), and the few colours a mail has. */
  readonly mail: {
    readonly from: string;
    readonly paper: string;
    readonly line: string;
    readonly accent: string;
    /** CSS length of the corners. */
    readonly corner: string;
  };
  /**
   * What it sells of the family's one catalogue: all that is filed or listed at or below these categories (paths of slugs), and what has
   * one of these tags. Null: all there is.
   */
  readonly assortment: { readonly categories: readonly string[]; readonly tags: readonly string[] } | null;
  /** Paths of the categories its menu opens with, in order; none: the departments of the catalogue. */
  readonly departments: readonly string[];
  /** The store credit card's offer (spec §1); null switches it off everywhere. */
  readonly financing: Financing | null;
  /** Offers what goes with it beside what is in the cart (spec §7.3: only if the feature is on). */
  readonly crossSell: boolean;
}

/** What `brands/{key}/brand.ts` exports as `brand`; the key is its folder's name, the name its `member`'s. */
export type OwnBrand = Omit<Brand, 'key' | 'name'>;

export type SocialNetwork = 'facebook' | 'youtube' | 'instagram' | 'tiktok' | 'x';

/** Months that a purchase may be paid in, by what it comes to. */
export interface Financing {
  /** What the card is called. */
  readonly card: string;
  /** The longest first; `from` in cents. */
  readonly terms: readonly { readonly months: number; readonly from: number }[];
  /** Cents off a first order of at least `from` cents, placed within `days`. */
  readonly welcome: { readonly off: number; readonly from: number; readonly days: number };
}
