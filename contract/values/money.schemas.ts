import { z } from 'zod';

/** Currencies a shop can use. Canada is charged in USD (rulings: Money). */
export const currencyCode = z.enum(['USD', 'CAD']);
export type CurrencyCode = z.infer<typeof currencyCode>;

/** An amount in integer cents. Never a float or a decimal string (rulings: Money). */
export const cents = z.int();

/** Integer cents with their currency. */
export const money = z.object({ amount: cents, currency: currencyCode });

/** Why a reference ("was") price may be shown (spec §3). */
export const referencePriceType = z.enum(['WAS', 'LIST_PRICE', 'COMPARE_EXACT', 'MSRP', 'COMPARE_SIMILAR', 'BELOW_MAPP']);
export type ReferencePriceType = z.infer<typeof referencePriceType>;

/** A reference price; present only when stored evidence backs it (rulings: Money). */
export const referencePrice = z.object({
  type: referencePriceType,
  amount: cents,
  /** Its evidence as a text for shoppers; only on the product's own page. */
  evidence: z.string().optional(),
});

/** The unit price with a promotion, for a single unit and any shopper. */
export const advertisedPrice = z.object({
  amount: cents,
  /** The promotion's label for shoppers. */
  label: z.string(),
  /** The code to enter; null for an automatic promotion. */
  code: z.string().nullable(),
});
export type AdvertisedPrice = z.infer<typeof advertisedPrice>;
