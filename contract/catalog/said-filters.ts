import type { Restrictions } from './facets.ts';
import { Rest, withDigits } from './said-figures.ts';
import { takePrice, withPrices } from './said-price.ts';

/** A typed text split into its search words and its price. */
export interface Said {
  /** The rest of the text; empty when there is none. */
  readonly text: string;
  readonly filters: Pick<Restrictions, 'price' | 'sale'>;
}

const onSale = /\b(?:on sale(?: only)?|sale only|only on sale)\b/gi;

/**
 * A price in a search text (`gift under $50`, `rug $100 to $300`, `sofa on sale`) is a filter, not words to search for. Bare numbers are prices only
 * after "under" or as two, and only where no measure follows.
 */
export function readSaid(typed: string): Said {
  const rest = new Rest(withPrices(withDigits(typed)));
  const filters: { price?: string; sale?: true } = {};
  const price = takePrice(rest);
  if (price !== null) filters.price = price;
  if (rest.take(onSale, () => true)) filters.sale = true;
  return Object.keys(filters).length > 0 ? { text: rest.text, filters } : { text: typed, filters };
}
