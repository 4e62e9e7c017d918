import type { Financing } from './family.ts';

export type { Financing } from './family.ts';

/** One shop of the family: configuration, never a fork (rulings: Names). */
export interface Brand {
  /** Its folder under `brands/`, or the key of one made in the console. */
  readonly key: string;
  /** The folder of its theme, marks and texts. */
  readonly folder: string;
  /** Its pages say that it is closed. */
  readonly isClosed?: boolean;
  readonly name: string;
  /** Further host names besides that of its configured address; without port. */
  readonly hosts: readonly string[];
  /** The shop in one sentence: for descriptions, footer and feeds. */
  readonly description: string;
  readonly companyName: string;
  /** Languages with the countries it sells in; the same pages serve them all. */
  readonly locales: readonly `${string}-${string}`[];
  /** Colour of the browser's user interface. */
  readonly themeColor: string;
  readonly support: {
    readonly email: string;
    /** As displayed. */
    readonly phone: string;
    /** For `tel:` links. */
    readonly phoneLink: string;
    readonly hours: string;
  };
  /** Lines of its postal address, below the legal name in footer, e-mails and invoices; left out where it names none. */
  readonly address?: readonly string[] | undefined;
  /** The brand's social media pages, in the footer's order (spec §2.12). */
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[];
  /** Targets of the footer's badges: an app's page in each store. */
  readonly apps: { readonly appStore: string; readonly googlePlay: string };
  /** Its e-mails: the sender, whose address is MAIL_FROM's where that is set, and their colours. */
  readonly mail: {
    readonly from: string;
    readonly paper: string;
    readonly line: string;
    readonly accent: string;
    /** CSS length of the corners. */
    readonly corner: string;
  };
  /** Its part of the family's catalogue: everything at or below these categories (paths of slugs), or with one of these tags. Null means all. */
  readonly assortment: { readonly categories: readonly string[]; readonly tags: readonly string[] } | null;
  /** Paths of its menu's top categories, in order; empty for the catalogue's departments. */
  readonly departments: readonly string[];
  /** The store credit card's offer (spec §1); null switches it off everywhere. */
  readonly financing: Financing | null;
  /** Shows suggestions beside the cart (spec §7.3: only if the feature is on). */
  readonly crossSell: boolean;
}

/** The export `brand` of `brands/{key}/brand.ts`; its key is the folder's name, its name the `member`'s. */
export type OwnBrand = Omit<Brand, 'key' | 'name' | 'folder' | 'isClosed'>;

export type SocialNetwork = 'facebook' | 'youtube' | 'instagram' | 'tiktok' | 'x';
