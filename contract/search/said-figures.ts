/** A text that is consumed piece by piece. */
export class Rest {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Removes the first match that is accepted; `accept` also gets the text before it. */
  take(pattern: RegExp, accept: (found: RegExpExecArray, before: string) => boolean): boolean {
    for (const found of this.text.matchAll(pattern)) {
      const before = this.text.slice(0, found.index);
      if (!accept(found, before)) continue;
      this.text = tidied(`${before} ${this.text.slice(found.index + found[0].length)}`);
      return true;
    }
    return false;
  }
}

/** Without the punctuation of what was removed. Short texts: a search has 200 characters. */
const tidied = (text: string): string =>
  text
    .replaceAll(/(?<=^|\s)[.–-]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;])/g, '')
    .replaceAll(/^[,; ]+|[,; ]+$/g, '');

/** After "in", no inches: "under $500 in blue". */
const colours =
  'white|black|gr[ae]y|silver|blue|navy|teal|green|sage|red|rust|pink|purple|yellow|gold|orange|brown|tan|beige|cream|ivory|natural';
/** What a number before it counts or measures, so that it is no price: "under 80 inches", "under 400 thread count", "up to 50%". */
const units = [
  `in(?!\\s+(?:stock|an?|the|my|our|${colours})\\b)|inch|inches|ft|foot|feet|yards?|cm|mm|m|met(?:er|re)s?|sq|square (?:f|in|m)\\w+`,
  'wide|tall|high|deep|long|thick|lbs?|pounds?|kgs?|kilos?|oz|ounces?|grams?|gallons?|gal|quarts?|qts?|l|lit(?:er|re)s?|ml',
  'watts?|volts?|lumens?|lm|kelvin|degrees?|thread|tc|count|ct|lights|bulbs|pieces?|pcs?|drawers?|doors?|shelves|shelf|tiers?|panels?|hooks?',
  'seats?|seaters?|people|persons?|guests?|books|bottles|pairs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|stars?|percent',
  'cups?|slices?|slots?|burners?|servings?|(?:place )?settings?|btus?|db|decibels?|leds?',
].join('|');
export const isMeasured = String.raw`\s*(?:["'″”’′%°]|[x×*]\s*\d|-?\s*(?:${units})\b)`;

/** A figure to capture: `1200`, `1,200`, `1 200`, `79.50`, `2k`. */
export const figure = String.raw`((?:\d{1,3}(?: \d{3})+(?!${isMeasured})|\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(?:k\b)?)(?!\d|[.,]\d)`;

/** A captured figure as a plain number: `1,200` → `1200`, `2k` → `2000`. */
export function plain(figure = ''): string {
  const digits = figure.replaceAll(/[, ]/g, '');
  return /k$/i.test(digits) ? String(Math.round(Number(digits.slice(0, -1)) * 1000)) : digits;
}

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const word = `(?:${[...small, ...tens, 'hundred', 'thousand'].join('|')})`;
/** After what makes them a bound. */
const spelled = new RegExp(
  String.raw`\b(?<bound>under|below|less than|up to|over|more than|around|about)\s+(?:an?\s+)?(?<words>${word}(?:[\s-]+(?:and\s+)?${word})*)(?<money>\s+(?:dollars|bucks))?\b(?:(?=${isMeasured})(?<measure>)|)`,
  'gi',
);

/** Writes the numbers that bound something in digits: "under two hundred and fifty dollars" → "under $250", "over six feet" stays. */
export function withDigits(text: string): string {
  return text.replace(spelled, (said: string, ...found) => {
    const { bound = '', words = '', money, measure }: Record<string, string | undefined> = found.at(-1);
    const value = numberOf(words);
    if (value < 10 && money === undefined) return said;
    const isBare = money === undefined && (measure !== undefined || /^(?:under|below|less|up)/i.test(bound));
    return `${bound} ${isBare ? '' : '$'}${value}`;
  });
}

function numberOf(words: string): number {
  let all = 0;
  let part = 0;
  for (const one of words.toLowerCase().split(/[\s-]+/)) {
    if (one === 'thousand') [all, part] = [all + (part || 1) * 1000, 0];
    else if (one === 'hundred') part = (part || 1) * 100;
    else if (tens.includes(one)) part += (tens.indexOf(one) + 2) * 10;
    else part += small.indexOf(one) + 1;
  }
  return all + part;
}
