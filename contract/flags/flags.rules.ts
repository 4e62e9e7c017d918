import { keysOf } from '../values/keys.ts';

/** A feature flag's declaration. */
interface Flag {
  /** The value without a setting. */
  readonly on: boolean;
  /**
   * `brand`: the same for all visitors of a brand, so that cached public pages may depend on it. `visitor`: may differ between visitors (a
   * percentage, chosen visitors), so that no public page may.
   */
  readonly reach: 'brand' | 'visitor';
  /** Off except in production. */
  readonly productionOnly?: true;
  /** Enables a vendor's script; not offered where none is configured. */
  readonly vendor?: true;
  readonly about: string;
}

/** Every feature flag in use (spec §9). */
export const flags = {
  'cross-sell': { on: true, reach: 'visitor', about: 'Suggests matching items in the cart' },
  'address-verification': { on: true, reach: 'visitor', about: 'Checks addresses against postal data before they’re used' },
  'save-for-later': { on: true, reach: 'visitor', about: 'Lets shoppers move cart items to a list for later' },
  'type-ahead': { on: true, reach: 'visitor', about: 'Suggests searches while shoppers type' },
  'wallet-payment': { on: true, reach: 'visitor', about: 'Lets shoppers pay with PayPal' },
  'returns-self-service': { on: true, reach: 'brand', about: 'Lets customers start returns themselves' },
  'reference-pricing': { on: true, reach: 'brand', about: 'Shows comparison prices: was, list price, elsewhere' },
  'urgency-messaging': { on: true, reach: 'brand', about: 'Shows how long a sale still runs' },
  'image-zoom': { on: true, reach: 'brand', about: 'Lets shoppers zoom in on product images' },
  'discount-activation': { on: true, reach: 'visitor', about: 'Activates campaign discounts by link' },
  'slim-line-banner': { on: true, reach: 'brand', about: 'Shows the slim banner with coupon, product pools and promotion' },
  'financing-offer': { on: true, reach: 'brand', about: 'Shows the financing partner’s offer' },
  'search-word-net': { on: true, reach: 'brand', about: 'Adds related words to searches, from the WordNet dictionary' },
  'chat-script': { on: false, reach: 'visitor', vendor: true, about: 'Loads the chat vendor’s script' },
  'session-recording-script': {
    on: false,
    reach: 'visitor',
    vendor: true,
    productionOnly: true,
    about: 'Loads the session recording script',
  },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** Flags that public pages may depend on. */
export type BrandFlagName = { [Name in FlagName]: (typeof flags)[Name]['reach'] extends 'brand' ? Name : never }[FlagName];

/** Flags that enable a vendor's script. */
export type VendorFlagName = { [Name in FlagName]: (typeof flags)[Name] extends { vendor: true } ? Name : never }[FlagName];

export const flagNames = keysOf(flags);

/** A flag's declaration in its general type. */
export const flagNamed = (name: FlagName): Flag => flags[name];

/** Whether a text is a flag's name. */
export const isFlagName = (text: string): text is FlagName => Object.hasOwn(flags, text);

/** Maximum exposures per call: a client's whole queue (spec §9). */
export const maxExposures = 100;
