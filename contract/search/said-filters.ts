import type { Restrictions } from './facets.ts';
import { Rest, withDigits } from './said-figures.ts';
import { takePrice, withPrices } from './said-price.ts';
import { takeSizes } from './said-sizes.ts';
import type { SortOrder } from './search.rules.ts';

/** A typed text split into its search words, and the filters and the order that it names. */
export interface Said {
  /** The rest of the text; empty when there is none. */
  readonly text: string;
  readonly filters: Pick<Restrictions, 'price' | 'sale' | 'inStock' | 'fastShipping' | 'rating' | 'width' | 'depth' | 'height'>;
  /** Undefined where it names none. */
  readonly sort?: SortOrder | undefined;
}

/** A yard sale or a "for sale" sign is not a price; a discount code is a help topic. */
const onSale = new RegExp(
  [
    String.raw`(?:that(?:['’]s| is| are)\s+)?(?:only\s+)?on[\s-]+(?:sale|clearance)(?:\s+only)?`,
    String.raw`(?<!(?:["”]|\b(?:in|inch|inches|cm|bed|floor|leg|head|high|low|ground|under))\s*)clearance(?:\s+sale)?(?!\s+(?:of|height|for|under)\b)|discount(?:ed|s)?(?!\s+codes?)|marked[\s-]down|markdowns?|reduced\s+prices?`,
    String.raw`(?:(?:black friday|cyber monday)\s+)?(?:(?<!\b(?:for|garage|yard|estate|bake)\s+)sales?(?:\s+only)?|(?:(?:best|great|hot)\s+)?deals)(?:\s+on)?`,
    String.raw`black friday|cyber monday|(?:(?:up to|over|at least)\s+)?\d{1,2}\s?%\s+off`,
  ]
    .map((one) => String.raw`\b(?:${one})(?![\w-])`)
    .join('|'),
  'gi',
);
/** Short texts: a search has 200 characters. */
const inStock =
  /\b(?:(?:only|that(?:['’]s| is| are))\s+)?(?<!\b(?:not|back)\s+)in[\s-]stock(?:\s+(?:only|now))?(?![\w-])|\bavailable now\b/gi;
const fast =
  /\b(?:(?:with|and)\s+)?(?:fast|quick|express|rush|(?:next|same|two|2)[\s-]day)\s+(?:shipping|delivery|ship)\b|\bquick[\s-]ship\b|\b(?:(?:that|which)\s+)?ships?\s+(?:fast|quick(?:ly)?|today|tomorrow|now)\b|\bready to ship\b/gi;
/** What a number of stars must be with to be a rating: a "5 point star" is none. Short texts: a search has 200 characters. */
const stars =
  /\b(?:(?:with|and)\s+)?(?:(?<least>(?:rated\s+)?(?:at least|over|above|more than|min(?:imum)?)|rated)\s+)?(?<count>[1-5](?:\.\d)?)\s?(?<plus>\+)?[\s-]?stars?\b(?:\s?(?<more>\+|(?:(?:and|or|&)\s+(?:up|above|more|higher|better|over)|rated|ratings?|reviews?|reviewed)\b))?/gi;

/** Best sellers come first anyway. */
const orders: readonly (readonly [SortOrder, RegExp])[] = [
  ['price-low', /\b(?:the\s+)?(?:cheapest|least expensive|lowest[\s-]priced?|price:?\s+low(?:est)? to high(?:est)?)(?:\s+first)?\b/gi],
  ['price-high', /\b(?:the\s+)?(?:most expensive|priciest|highest[\s-]priced?|price:?\s+high(?:est)? to low(?:est)?)(?:\s+first)?\b/gi],
  ['rating', /\b(?:the\s+)?(?:top|best|highest|highly)[\s-](?:rated|reviewed)\b|\b(?:with\s+)?(?:the\s+)?best (?:ratings?|reviews?)\b/gi],
  ['newest', /\b(?:the\s+)?(?:newest|latest|new arrivals?|just arrived|recently added)(?:\s+first)?\b/gi],
  ['relevance', /\b(?:the\s+)?(?:(?:best|top)[\s-]?sell(?:ers?|ing)|most popular)\b/gi],
];

/**
 * A price in a search text (`gift under $50`, `rug $100 to $300`, `sofa on sale`) is a filter, not words to search for, and so are a limit of a side
 * (`under 36 inches wide`), other filters and an order beside something to search for. Bare numbers are prices only after "under" or as two, and only
 * where no measure follows.
 */
export function readSaid(typed: string): Said {
  const rest = new Rest(withPrices(withDigits(typed)));
  const filters: { -readonly [Key in keyof Said['filters']]: Said['filters'][Key] } = {};
  rest.take(stars, ({ groups }) => {
    if (!(groups?.least ?? groups?.plus ?? groups?.more)) return false;
    // Half stars are what lists are filtered by.
    filters.rating = Math.min(5, Math.floor(Number(groups?.count) * 2) / 2);
    return true;
  });
  // Before prices: "under 30 wide" and "up to 50% off" are none.
  Object.assign(filters, takeSizes(rest));
  while (rest.take(onSale, () => true)) filters.sale = true;
  const price = takePrice(rest);
  if (price !== null) filters.price = price;
  if (rest.take(inStock, () => true)) filters.inStock = true;
  if (rest.take(fast, () => true)) filters.fastShipping = true;
  const isFiltered = Object.keys(filters).length > 0;
  const before = rest.text;
  const sort = orders.find(([, words]) => rest.take(words, () => true))?.[0];
  // Alone, an order has nothing to sort.
  const isSorted = sort !== undefined && (isFiltered || /[\p{L}\p{N}]/u.test(rest.text));
  if (isSorted) return { text: rest.text, filters, sort };
  return isFiltered ? { text: before, filters } : { text: typed, filters };
}
