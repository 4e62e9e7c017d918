import { z } from 'zod';

/** The currencies a shop can be run in. Canada is charged in USD (rulings: Money). */
export const currencyCode = z.enum(['USD', 'CAD']);
export type CurrencyCode = z.infer<typeof currencyCode>;

/** An amount in integer cents. Never a float, never a decimal string (rulings: Money). */
export const cents = z.int();

/** Integer cents with their currency beside them. */
export const money = z.object({ amount: cents, currency: currencyCode });
export type Money = z.infer<typeof money>;

/** Why a reference ("was") price may be shown (spec §3). */
export const referencePriceType = z.enum(['WAS', 'LIST_PRICE', 'COMPARE_EXACT', 'MSRP', 'COMPARE_SIMILAR', 'BELOW_MAPP']);
export type ReferencePriceType = z.infer<typeof referencePriceType>;

/** A price to compare with; present only when stored evidence backs it (rulings: Money). */
export const referencePrice = z.object({
  type: referencePriceType,
  amount: cents,
  /** Where it is documented, in words for shoppers; only on the product's own page. */
  evidence: z.string().optional(),
});

/** What one unit costs, bought alone and by anybody, with a promotion. */
export const advertisedPrice = z.object({
  amount: cents,
  /** What shoppers read of the promotion. */
  label: z.string(),
  /** The code to enter; null where the cart gives it without being asked. */
  code: z.string().nullable(),
});
export type AdvertisedPrice = z.infer<typeof advertisedPrice>;
