const number = String.raw`\d+(?:\.\d+)?`;
const inch = String.raw`(?:''|"|″|”|in\b\.?(?!\s*1\b)|inch(?:es)?\b)`;
const foot = String.raw`(?:'(?!')|′|’|ft\b\.?|foot\b|feet\b)`;
const unit = String.raw`\s*(?:${inch}|${foot})?\s*`;
/** Not within a number, nor a side of a pair that is already one word. */
const start = String.raw`(?<!\d\.?|\dx)`;

/** `2 1/2`, `3/4`, but not the 18/8 of steel. */
const fraction = /(?<![\d./])(?:(\d{1,3})[\s-]+)?(\d{1,2})\/(2|3|4|8|16)(?![\d/])/g;
const starred = /(?<=\d["']?\s?)\*(?=\s?\d)/g;
const metres = new RegExp(String.raw`${start}(${number})[\s-]*(?:(?<metres>m|met(?:er|re)s?)|mm|millimet(?:er|re)s?)\b`, 'g');
/** An inch sign without a foot sign. */
const saysInches = new RegExp(`^(?!.*${foot}).*${inch}`);
const centimetrePair = new RegExp(`${start}(${number})\\s*(?:cm\\b)?\\s*(?:x|×|by)\\s*(${number})\\s*cm\\b`, 'g');
const centimetres = new RegExp(`${start}(${number})[\\s-]*(?:cm|centimet(?:er|re)s?)\\b`, 'g');

const feetAndInches = new RegExp(String.raw`(\d+)\s*${foot}\s*(\d+(?:\.\d+)?)\s*${inch}`, 'g');
const threeSides = new RegExp(
  // What it has once been written as is one match, so that it stays.
  `(${number})${unit}(?:x|×|by)\\s*(${number})${unit}(?:x|×|by)\\s*(${number})(?:\\s*(?:${inch}|${foot}))?(?:\\s+\\1x\\2(?![\\d.x]))?`,
  'g',
);
const twoSides = new RegExp(
  `${start}(${number})${unit}(?:x|×|\\bby\\b)\\s*(${number})(?![\\d.]*(?:x\\d|cm\\b))(?:\\s*(?:${inch}|${foot}))?`,
  'g',
);
const inches = new RegExp(`${start}(${number})[\\s-]*${inch}`, 'g');
const feet = new RegExp(`${start}(${number})[\\s-]*${foot}`, 'g');

/** Other units, by how they are written. */
const units = {
  qt: 'qts?|quarts?',
  gal: 'gal|gallons?',
  l: 'l|lit(?:er|re)s?',
  ml: 'ml|millilit(?:er|re)s?',
  oz: 'oz|ounces?',
  lb: 'lbs?|pounds?',
  kg: 'kgs?|kilos?|kilograms?',
  lm: 'lm|lumens?',
  w: 'w|watts?',
  k: 'k|kelvin',
};
/** "60W × 30D" says a width. */
const others = new RegExp(
  String.raw`(?<![.,])${start}(\d{1,3}(?:,\d{3})+|${number})[\s-]*(?:fl(?:uid|\.)?\s*)?(?:${Object.entries(units)
    .map(([name, written]) => `(?<${name}>${written})`)
    .join('|')})\b\.?(?!\s*[x×-])`,
  'g',
);
/** Color temperatures are in thousands: 10 k is gold. */
const minKelvin = 1000;

/**
 * Writes each measure of a text in lower case as one word: `6' x 9'` and `6 by 9 ft` → `6x9`, `72 inches` and `72"` → `72in`, `6 feet` → `6ft`,
 * `20" × 20"` → `20x20in`, `2 1/2 m` → `250cm`, `5-quart` → `5qt`, `2,100 lumens` → `2100lm`. Feet with inches become feet: `2'6" × 8'` → `2.5x8`. What it has written stays
 * as it is.
 */
export function measured(text: string): string {
  return text
    .replace(fraction, (said: string, whole: string | undefined, part: string, of: string) =>
      Number(part) < Number(of) ? plain(Number(whole ?? 0) + Number(part) / Number(of)) : said,
    )
    .replace(starred, 'x')
    .replace(metres, (_, n: string, metre: string | undefined) => `${plain(Number(n) * (metre ? 100 : 0.1))}cm`)
    .replace(centimetrePair, (_, a: string, b: string) => ` ${plain(a)}x${plain(b)}cm `)
    .replace(centimetres, (_, n: string) => ` ${plain(n)}cm `)
    .replace(feetAndInches, (_, ft: string, inch: string) => `${plain(Number(ft) + Number(inch) / 12)}'`)
    .replace(threeSides, (_, a: string, b: string, c: string) => ` ${plain(a)}x${plain(b)}x${plain(c)} ${plain(a)}x${plain(b)} `)
    .replace(twoSides, (said: string, a: string, b: string) => ` ${plain(a)}x${plain(b)}${saysInches.test(said) ? 'in' : ''} `)
    .replace(inches, (_, n: string) => ` ${plain(n)}in `)
    .replace(feet, (_, n: string) => ` ${plain(n)}ft `)
    .replace(others, (said: string, n: string, ...found) => {
      const amount = n.replaceAll(',', '');
      const unit = Object.entries<string | undefined>(found.at(-1)).find(([, written]) => written !== undefined)?.[0] ?? '';
      return unit === 'k' && Number(amount) < minKelvin ? said : ` ${plain(amount)}${unit} `;
    });
}

/** Sizes of beds as the trade writes them: `cal king` and `twinxl` too. */
export function withBedSizes(text: string): string {
  return text
    .replace(/\bcal[.\s-]*king\b/g, 'california king')
    .replace(/\b(?:twin[\s-]*xl|xl[\s-]+twin|twin[\s-]+extra[\s-]+long)\b/g, 'twin xl');
}

/** At most two decimals, without trailing zeros. */
function plain(value: string | number): string {
  return String(Math.round(Number(value) * 100) / 100);
}

/** One unit in another. */
const conversions = [
  ['l', 1.0567, 'qt'],
  ['l', 0.2642, 'gal'],
  ['ml', 0.0338, 'oz'],
  ['kg', 2.2046, 'lb'],
  ['gal', 4, 'qt'],
  ['qt', 0.25, 'gal'],
] as const;

/** The measure in other units. Products are made in round figures of one and described in round ones of the other. */
function inOtherUnits(word: string): string[] {
  const [, amount = '', unit] = /^([\d.]+)(l|ml|kg|gal|qt)$/.exec(word) ?? [];
  return conversions
    .filter(([from]) => from === unit)
    .flatMap(([, times, to]) => {
      const near = Math.round(Number(amount) * times * 2) / 2;
      return [0, 0.5, -0.5, 1, -1].map((off) => `${near + off}${to}`);
    });
}

const centimetresIn = { ft: 30.48, in: 2.54 };
/** Shortest side of a rug or a bed, in centimetres, which are named in whole feet: 240 × 300 cm is 8 × 10. Other things are named in inches. */
const minInFeetLength = 60;
/** Without a unit, longer sides than this are no feet or inches. */
const maxBareMeasure = 100;

/** Sides in other units. In centimetres they are round, and so they are when they are made in feet or inches. */
function samePairs(a: number, b: number, unit: string | undefined): string[] {
  const pairs = (sides: (side: number) => readonly number[], as: string) =>
    sides(a).flatMap((one) => sides(b).map((other) => `${one}x${other}${as}`));
  const inInches = (side: number) => [0, 1, -1].map((off) => Math.round(side / centimetresIn.in) + off);
  const inFeet = (side: number) => [Math.round(side / centimetresIn.ft)];
  const ofCentimetres = () => [...(Math.min(a, b) >= minInFeetLength ? pairs(inFeet, '') : []), ...pairs(inInches, 'in')];
  const rounded = (of: number, to: number) => (side: number) =>
    [-2, -1, 0, 1, 2].map((off) => (Math.round((side * of) / to) + off) * to).filter((round) => Math.round(round / of) === side);
  if (unit === 'cm') return ofCentimetres();
  if (unit === 'in') return [`${a}x${b}`, ...pairs(rounded(centimetresIn.in, 5), 'cm')];
  const bare = Math.min(a, b) >= maxBareMeasure ? [`${a}x${b}cm`, ...ofCentimetres()] : pairs(rounded(centimetresIn.ft, 10), 'cm');
  return [`${a}x${b}in`, ...bare];
}

/** Equivalent spellings of a measure; none of other words. */
export function sameMeasures(word: string): string[] {
  const pair = /^([\d.]+)x([\d.]+)(in|cm)?$/.exec(word);
  if (pair) return samePairs(Number(pair[1]), Number(pair[2]), pair[3]);
  const metric = /^([\d.]+)cm$/.exec(word)?.[1];
  // Products are made in whole inches, and described in round centimetres.
  if (metric !== undefined) return [0, 1, -1].map((off) => `${Math.round(Number(metric) / 2.54) + off}in`);
  const [, amount, unitName] = /^([\d.]+)(in|ft)$/.exec(word) ?? [];
  if (amount === undefined) return inOtherUnits(word);
  if (unitName === 'ft') return [`${plain(Number(amount) * 12)}in`, amount];
  return Number(amount) % 12 === 0 ? [`${plain(Number(amount) / 12)}ft`, amount] : [amount];
}
