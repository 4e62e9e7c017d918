/** An item as it is kept. `priceSeen`: its unit price in cents when it was put aside. */
export interface Item {
  readonly variationId: number;
  readonly quantity: number;
  readonly priceSeen: number;
  readonly savedAt: Date;
}

/** Different items on a list at the most. */
export const maxSaved = 100;
