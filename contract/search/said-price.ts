import { figure, isMeasured, plain, type Rest } from './said-figures.ts';

const money = String.raw`\$\s*${figure}`;
/** A number without a sign, where no measure follows. */
const bare = String.raw`(?<![\d$.,])${figure}(?!\w|${isMeasured})`;
const beforeFigure = String.raw`(?=\s*\$?\s*\d)`;

/** Products named after a currency. */
const namedSo = String.raw`\s+(?:shams?|pillows?|squares?|bills?)\b`;

/** Other ways to write a price and its bounds, as those the patterns below read. Short texts: a search has 200 characters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us|ca?|cad|usd|au?)\s?\$(?=\s*\d)|[£€](?=\s*\d)|\b(?:usd|cad|eur|gbp)\s?(?=\d)/gi, '$'],
  // "40$", as Quebec writes it.
  [
    new RegExp(
      String.raw`(?<![\d.,x×])\$?\s*${figure}(?:\s?(?:\$(?!\s*\d)|£|€)|[\s-]?(?:(?:us|canadian)\s)?(?:dollars?|bucks?|usd|cad|euros?|eur|gbp)\b(?!${namedSo}))`,
      'gi',
    ),
    ' $$$1',
  ],
  [new RegExp(String.raw`(?:(?<=^|\s)(?:de|à|a|pour)\s+)?\bmoins de\b${beforeFigure}`, 'gi'), 'under'],
  [new RegExp(String.raw`\bplus de\b${beforeFigure}`, 'gi'), 'over'],
  [new RegExp(String.raw`\bjusqu['’]?\s?[àa]${beforeFigure}`, 'gi'), 'up to'],
  [new RegExp(String.raw`(?<=^|\s)(?:[àa] partir de|dès)${beforeFigure}`, 'gi'), 'from'],
  [new RegExp(String.raw`\b(?:environ|autour de)${beforeFigure}`, 'gi'), 'about'],
  [new RegExp(String.raw`\bentre\s+(\$?\s*[\d.,]+)\s+et\b${beforeFigure}`, 'gi'), 'between $1 and'],
  [new RegExp(String.raw`\bde\s+(\$?\s*[\d.,]+)\s+à${beforeFigure}`, 'gi'), 'from $1 to'],
  [/(?<=\d\s*)\b(?:ou|et)\s+(moins|plus)\b/gi, 'or $1'],
  [/(?<=\d\s*)\bor moins\b/gi, 'or less'],
  [/(?<=\d\s*)\bor plus\b/gi, 'or more'],
  [/\b(less|lower|more|cheaper)\s+then\b/gi, '$1 than'],
  [/≤|[<=]=|=<(?=\s*\$?\s*\d)/g, '<'],
  [/≥|>=|=>(?=\s*\$?\s*\d)/g, '>'],
  [new RegExp(String.raw`\bnot?\s+(?:over|above)\b${beforeFigure}`, 'gi'), 'under'],
  [new RegExp(String.raw`\bnot?\s+(?:under|below|less than|lower than)\b${beforeFigure}`, 'gi'), 'over'],
  [/\b(?:but|and)\s+(?=(?:under|below|over|above|less than|more than|at most|at least)\s*\$)/gi, ''],
  [
    new RegExp(String.raw`\b(under|below|over|above|up to|less than|more than)\s+(?:about|around|roughly|the)\b${beforeFigure}`, 'gi'),
    '$1',
  ],
  [
    /\b(?:priced?|prices?|cost(?:s|ing)?|budget)(?:\s+(?:is|of|at))?\s*:?\s+(?=(?:(?:under|below|between|from|up to|around|about)\s*)?\$?\s*\d)/gi,
    '',
  ],
  // "In the $20-$40 range", but not the gas range of "gas range $500".
  [/\b(?:in|within)\s+(?:the|a)\s+(?=(?:price\s+)?range\s+of\b|[\d$.,\s–-]+range\b)/gi, ''],
  [/(?<=\d\s*[-–]\s*\$?[\d.,]+\s*)range\b|\b(?:price\s+)?range\s+of\s+(?=\$)/gi, ''],
];

/** A text with its prices written one way: "moins de 50 dollars" → "under $50". */
export const withPrices = (text: string): string => spellings.reduce((said, [pattern, as]) => said.replace(pattern, as), text);

const pattern = (source: string) => new RegExp(source, 'gi');
const range = pattern(
  String.raw`(?:\b(?<lead>between|from)\s+)?(?<![\d$.,])(?:(?<sign>\$)\s*)?(?<first>${figure})\s*(?:(?<to>-|–|—|to\b)|and\b)\s*(?:(?<lastSign>\$)\s*)?(?<last>${figure})(?:(?=\w|${isMeasured})(?<measure>)|)`,
);
const orLess = String.raw`(?:or|and|&)\s+(?:less|under|below|cheaper|lower)\b`;
const atMost = pattern(
  String.raw`(?:\b(?:for|at)\s+)?(?:${money}\s*(?:${orLess}|at most\b|max(?:imum)?\b|tops\b)|(?<![\d$.,])${figure}\s+${orLess})`,
);
const atLeast = pattern(String.raw`${money}\s*(?:(?:or|and|&)\s+(?:more|over|above|up)\b|at least\b|min(?:imum)?\b|\+)`);
const under = pattern(
  String.raw`(?:\bfor\s+)?(?:\b(?:under|below|less than|lower than|up to|cheaper than|(?:no|not) more than)|<)\s*(?:${money}|${bare})`,
);
const most = pattern(String.raw`\b(?:at most|max(?:imum)?(?: of)?|within|sub-?)\s*${money}`);
const over = pattern(
  String.raw`(?:\b(?:over|above|more than|at least|(?:starting at|(?:starting )?from)|min(?:imum)?(?: of)?)|>)\s*${money}`,
);
const about = pattern(String.raw`(?:\b(?:around|about|roughly|approx(?:imately|\.)?)|~)\s*${money}`);
/** "About $100" is this share below or above it. */
const nearby = 0.25;
/** "A $100 rug" costs no more. */
const lone = pattern(String.raw`(?:\b(?:for|at)\s+)?${money}(?!\s*(?:off|coupon|gift\s?(?:card|certificate|voucher)s?)\b)`);

/** Before a bare number, these make it an age, a size or a count. */
const aged = /\b(?:kids?|child|children|toddlers?|bab(?:y|ies)|boys?|girls?|teens?|ages?|aged|toys?|games?|puzzles?)\s*$/i;
const oldestChild = 18;
const screen = /\b(?:tvs?|televisions?|monitors?|screens?)\s*$/i;
const counted = /(?:\b(?:(?:set|pack|box)s?\s+of|sizes?|sku|model|no\.?)\s*|#)$/i;
const isPrice = (amount: string, before: string) =>
  Number(amount) > 0 && !(aged.test(before) && Number(amount) <= oldestChild) && !screen.test(before) && !counted.test(before);
/** Two bare numbers are a price if they are so high and no years: "stool 24-26" has a height. */
const minOfTwo = { to: [20, 100], '-': [100, 100] } as const;
const isYear = (amount: string) => /^(?:18|19|20)\d\d$/.test(amount);

/** Takes the price out of a text written by `withPrices`: `-50`, `100-`, `50-100`; null where there is none. */
export function takePrice(rest: Rest): string | null {
  let min = '';
  let max = '';
  const isRange = rest.take(range, ({ groups, input }, before) => {
    const { lead, sign, to, lastSign, measure, ...ends }: Record<string, string | undefined> = { ...groups };
    const first = plain(ends.first);
    const last = plain(ends.last);
    const isInOrder = Number(first) <= Number(last);
    [min, max] = isInOrder ? [first, last] : [last, first];
    if (Number(max) === 0 || (measure !== undefined && lastSign === undefined)) return false;
    if (sign ?? lastSign) return (to ?? lead ?? sign) !== undefined;
    if (!isPrice(first, before) || /[\p{L}-]$/u.test(before)) return false;
    if (lead?.toLowerCase() === 'between') return true;
    const isWithWords = /\p{L}/u.test(input.replace(/\bto\b/, ''));
    const [least, most] = minOfTwo[/to/i.test(to ?? '') ? 'to' : '-'];
    const isHigh = Number(min) >= least && Number(max) >= most;
    return to !== undefined && isWithWords && isInOrder && isHigh && !(isYear(min) && isYear(max));
  });
  if (isRange) return `${min}-${max}`;
  [min, max] = ['', ''];
  const takeMost = (one: RegExp) =>
    rest.take(one, ([, signed, unsigned], before) => {
      const amount = plain(signed ?? unsigned);
      if (signed === undefined ? !isPrice(amount, before) : Number(amount) === 0) return false;
      max = amount;
      return true;
    });
  const takeLeast = (one: RegExp) =>
    rest.take(one, ([, signed]) => {
      min = plain(signed);
      return true;
    });
  const isAfter = [takeMost(atMost), takeLeast(atLeast)].includes(true);
  const isBefore = !isAfter && [takeMost(under) || takeMost(most), takeLeast(over)].includes(true);
  if (min !== '' && max !== '' && Number(min) > Number(max)) [min, max] = [max, min];
  if (isAfter || isBefore) return `${min}-${max}`;
  const isAbout = rest.take(about, ([, round]) => {
    const cents = Number(plain(round)) * 100;
    [min, max] = [`${Math.floor((cents * (1 - nearby)) / 100)}`, `${Math.ceil((cents * (1 + nearby)) / 100)}`];
    return cents > 0;
  });
  return isAbout || takeMost(lone) ? `${min}-${max}` : null;
}
