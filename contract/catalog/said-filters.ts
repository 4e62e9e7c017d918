import type { Restrictions } from './facets.ts';

/** A typed text split into its search words and its price. */
export interface Said {
  /** The rest of the text; empty when there is none. */
  readonly text: string;
  readonly filters: Pick<Restrictions, 'price' | 'sale'>;
}

const amount = String.raw`(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?(?:k\b)?)`;
const dollars = String.raw`(?:\s*(?:dollars|bucks|usd)\b)`;
/** Makes a number a measure: `under 80 inches`, `under 36"`, `under 8x10`. */
const measure = String.raw`(?![\d.]|\s*(?:["'″”’′x×]|(?:in|inch|inches|ft|foot|feet|cm|mm|m|lbs?|pounds?|oz|ounces?|gallons?|quarts?|qt|liters?|litres?|watts?|pieces?|drawers?|shelves|seats?|people|persons?|years?|months?)\b|-\s*(?:inch|foot|drawer)))`;

const between = new RegExp(String.raw`(?:\b(?:between|from)\s*)?\$\s*${amount}\s*(?:-|–|to|and)\s*\$?\s*${amount}${dollars}?`, 'i');
const betweenWords = new RegExp(
  String.raw`\bbetween\s+${amount}${dollars}?\s*(?:-|–|to|and)\s*${amount}${measure}${dollars}?|(?:\bfrom\s+)?\b${amount}\s*(?:-|–|to|and)\s*${amount}${dollars}`,
  'i',
);
/** A price with what it is after it: "$40 or less", "100 dollars max". */
const atMost = new RegExp(
  String.raw`(?:\b(?:for|at)\s+)?(?:\$\s*${amount}${dollars}?|${amount}${dollars})\s*(?:or (?:less|under|below|cheaper)|and (?:under|below)|at most|max(?:imum)?\b|tops\b)`,
  'i',
);
const atLeast = new RegExp(
  String.raw`(?:\$\s*${amount}${dollars}?|${amount}${dollars})\s*(?:or (?:more|over|above|up)|and (?:up|over|above)|at least|min(?:imum)?\b|\+)`,
  'i',
);
const under = new RegExp(
  String.raw`(?:\b(?:under|below|less than|lower than|up to|cheaper than|(?:no|not) more than)|<)\s*(?:\$\s*)?${amount}${measure}${dollars}?`,
  'i',
);
const most = new RegExp(String.raw`\b(?:at most|max(?:imum)?(?: of)?|within)\s*(?:\$\s*${amount}${dollars}?|${amount}${dollars})`, 'i');
const about = new RegExp(String.raw`\b(?:around|about|roughly|approximately)\s*(?:\$\s*${amount}${dollars}?|${amount}${dollars})`, 'i');
const over = new RegExp(
  String.raw`(?:\b(?:over|above|more than|at least|starting at|min(?:imum)?(?: of)?)|>)\s*(?:\$\s*${amount}${dollars}?|${amount}${dollars})`,
  'i',
);
/** "About $100" is this share below or above it. */
const nearby = 0.25;
/** Prices written in words, after what makes them prices: "under two hundred dollars". */
const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spelled = new RegExp(
  `\\b(under|below|less than|up to|over|more than|around|about)\\s+(?:(${tens.join('|')})|(?:(an?|${ones.join('|')})\\s+)?(hundred|thousand))(?:\\s+(?:dollars|bucks))?\\b`,
  'gi',
);
const inDigits = (_: string, before: string, ten: string | undefined, times: string | undefined, unit: string | undefined): string => {
  const count = Math.max(1, ones.indexOf((times ?? 'one').toLowerCase()) + 1);
  const price = ten ? (tens.indexOf(ten.toLowerCase()) + 1) * 10 : count * (unit?.toLowerCase() === 'thousand' ? 1000 : 100);
  return `${before} $${price}`;
};
/** Other ways to write a price and its bounds, as those the patterns below read. Short texts: a search has 200 characters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us|ca?|cad|usd)\s?\$(?=\s*\d)/gi, '$'],
  // "40$", as Quebec writes it.
  [new RegExp(String.raw`(?<![\d$.,])${amount}\s?\$(?!\s*\d)`, 'gi'), '$$$1'],
  [/\b(less|lower|more|cheaper)\s+then\b/gi, '$1 than'],
  [/≤|[<=]=|=<(?=\s*\$?\s*\d)/g, '<'],
  [/≥|>=|=>(?=\s*\$?\s*\d)/g, '>'],
  [/\bnot?\s+(?:over|above)\b(?=\s*\$?\s*\d)/gi, 'under'],
  [/\bnot?\s+(?:under|below|less than|lower than)\b(?=\s*\$?\s*\d)/gi, 'over'],
  [/\b(?:but|and)\s+(?=(?:under|below|over|above|less than|more than|at most|at least)\s*\$)/gi, ''],
  // "In the $20-$40 range", but not the gas range of "gas range $500".
  [/\b(?:in|within)\s+(?:the|a)\s+(?=(?:price\s+)?range\s+of\b|[\d$.,\s–-]+range\b)/gi, ''],
  [/(?<=\d\s*[-–]\s*\$?[\d.,]+\s*)range\b|\b(?:price\s+)?range\s+of\s+(?=\$)/gi, ''],
];
const respelt = (typed: string): string => spellings.reduce((text, [pattern, as]) => text.replace(pattern, as), typed);
const onSale = /\b(?:on sale(?: only)?|sale only|only on sale)\b/i;

/**
 * A price in a search text (`gift under $50`, `rug $100 to $300`, `sofa on sale`) is a filter, not words to search for. Bare numbers are prices only
 * after "under", and only where no measure follows.
 */
export function readSaid(typed: string): Said {
  const filters: { price?: string; sale?: true } = {};
  let text = respelt(typed.replace(spelled, inDigits));
  const take = (pattern: RegExp, note: (found: RegExpExecArray) => void) => {
    const found = pattern.exec(text);
    if (!found) return;
    note(found);
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, ' ').trim();
  };
  take(between, ([, min, max]) => {
    filters.price = `${plain(min)}-${plain(max)}`;
  });
  if (!filters.price) {
    take(betweenWords, ([, min, max, least, most]) => {
      filters.price = `${plain(min ?? least)}-${plain(max ?? most)}`;
    });
  }
  if (!filters.price) {
    take(atMost, ([, most, bare]) => {
      filters.price = `-${plain(most ?? bare)}`;
    });
    take(atLeast, ([, least, bare]) => {
      filters.price = `${plain(least ?? bare)}${filters.price ?? '-'}`;
    });
  }
  if (!filters.price) {
    take(under, ([, max]) => {
      filters.price = `-${plain(max)}`;
    });
    if (!filters.price) {
      take(most, ([, max, bare]) => {
        filters.price = `-${plain(max ?? bare)}`;
      });
    }
    take(over, ([, least, bare]) => {
      filters.price = `${plain(least ?? bare)}${filters.price ?? '-'}`;
    });
  }
  if (!filters.price) {
    take(about, ([, round, bare]) => {
      const cents = Number(plain(round ?? bare)) * 100;
      filters.price = `${Math.floor((cents * (1 - nearby)) / 100)}-${Math.ceil((cents * (1 + nearby)) / 100)}`;
    });
  }
  take(onSale, () => {
    filters.sale = true;
  });
  return filters.price || filters.sale ? { text, filters } : { text: typed, filters };
}

const plain = (text = ''): string => {
  const digits = text.replaceAll(',', '');
  return /k$/i.test(digits) ? String(Math.round(Number(digits.slice(0, -1)) * 1000)) : digits;
};
