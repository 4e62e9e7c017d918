/** A stored item. `priceSeen`: its unit price in cents when saved. */
export interface Item {
  readonly variationId: number;
  readonly quantity: number;
  readonly priceSeen: number;
  readonly savedAt: Date;
}

/** Maximum number of different items on a list. */
export const maxSaved = 100;
