interface Item {
  readonly name: string;
  /** Its options' values; empty for the only variation. */
  readonly variationName: string;
  readonly quantity: number;
}

/** Units of an item, such as `2 × Linen Duvet, Sage / Queen`. */
export const itemWords = ({ name, variationName, quantity }: Item): string =>
  `${quantity} × ${[name, variationName].filter(Boolean).join(', ')}`;
