import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** One switch of the shop. */
interface Flag {
  /** What it is while nobody has set it. */
  readonly on: boolean;
  /**
   * `brand`: the same for everybody who visits a brand, so that pages kept for all may show it. `visitor`: may differ from one visitor to the
   * next (a percentage, chosen visitors), so that no public page may show it.
   */
  readonly reach: 'brand' | 'visitor';
  /** Off everywhere but in the production stage. */
  readonly productionOnly?: true;
  /** Lets a vendor's script in; where none is configured there is nothing to switch, and the flag is not offered. */
  readonly vendor?: true;
  readonly about: string;
}

/** Every feature flag that something asks for (spec §9). */
export const flags = {
  'cross-sell': { on: true, reach: 'visitor', about: 'What goes with an item, offered in the cart' },
  'address-verification': { on: true, reach: 'visitor', about: 'Addresses are held against postal data before they are used' },
  'save-for-later': { on: true, reach: 'visitor', about: 'Moving items of the cart to a list for later' },
  'type-ahead': { on: true, reach: 'visitor', about: 'Suggestions while a search is typed' },
  'returns-self-service': { on: true, reach: 'brand', about: 'Customers start returns themselves' },
  'reference-pricing': { on: true, reach: 'brand', about: 'Prices that a price is compared with: was, list price, elsewhere' },
  'urgency-messaging': { on: true, reach: 'brand', about: 'How long a sale still goes' },
  'image-zoom': { on: true, reach: 'brand', about: 'Enlarging what a product picture shows' },
  'discount-activation': { on: true, reach: 'visitor', about: 'Campaign discounts that a link activates' },
  'slim-line-banner': { on: true, reach: 'brand', about: 'The slim banner of coupon, product pools and promotion' },
  'financing-offer': { on: true, reach: 'brand', about: 'Links and lines about the financing partner’s offer' },
  'chat-script': { on: false, reach: 'visitor', vendor: true, about: 'The chat vendor’s script' },
  'session-recording-script': {
    ...{ on: false, reach: 'visitor', vendor: true, productionOnly: true },
    about: 'The session recorder’s script',
  },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
/** Flags that public pages may show. */
export type BrandFlagName = { [Name in FlagName]: (typeof flags)[Name]['reach'] extends 'brand' ? Name : never }[FlagName];

/** Flags that let a vendor's script in. */
export type VendorFlagName = { [Name in FlagName]: (typeof flags)[Name] extends { vendor: true } ? Name : never }[FlagName];

export const flagNames = Object.keys(flags) as FlagName[];
/** The flag's declaration, without what is particular to one of them. */
export const flagNamed = (name: FlagName): Flag => flags[name];

export const flagName = z.enum(flagNames);

/** At most so many exposures in one call: a client's whole queue (spec §9). */
export const mostExposures = 100;

/** That a visitor came to a place where a flag decided what they saw. */
export const exposure = z.object({
  /** Made by the client: what was told twice counts once. */
  exposureId: z.uuid(),
  flag: flagName,
  on: z.boolean(),
  /** The client's session (spec §4: renewed after 30 minutes idle or 4 hours). */
  sessionId: z.uuid(),
  exposedAt: z.iso.datetime(),
});
export type Exposure = z.infer<typeof exposure>;

export const flagEndpoints = {
  getBrandFlags: endpoint({
    name: 'flags.getBrandFlags',
    summary: 'The brand’s flags that are on for everybody; what is the visitor’s comes with `GET /api/authenticated`',
    method: 'GET',
    path: '/api/flags',
    response: z.object({ on: z.array(flagName) }),
  }),
  logExposures: endpoint({
    name: 'flags.logExposures',
    summary: 'Notes which flags decided what a visitor saw; safe to repeat',
    method: 'POST',
    path: '/api/flags/exposures',
    body: z.object({ exposures: z.array(exposure).min(1).max(mostExposures) }),
    response: z.object({ ok: z.literal(true) }),
  }),
};
