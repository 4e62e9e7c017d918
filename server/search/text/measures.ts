const number = String.raw`\d+(?:\.\d+)?`;
const inch = String.raw`(?:''|"|″|”|in\b\.?(?!\s*1\b)|inch(?:es)?\b)`;
const foot = String.raw`(?:'(?!')|′|’|ft\b\.?|foot\b|feet\b)`;
const unit = String.raw`\s*(?:${inch}|${foot})?\s*`;

const feetAndInches = new RegExp(String.raw`(\d+)\s*${foot}\s*(\d+(?:\.\d+)?)\s*${inch}`, 'g');
const threeSides = new RegExp(
  `(${number})${unit}(?:x|×|by)\\s*(${number})${unit}(?:x|×|by)\\s*(${number})(?:\\s*(?:${inch}|${foot}))?`,
  'g',
);
const twoSides = new RegExp(`(${number})${unit}(?:x|×|\\bby\\b)\\s*(${number})(?:\\s*(?:${inch}|${foot}))?`, 'g');
const inches = new RegExp(`(${number})[\\s-]*${inch}`, 'g');
const feet = new RegExp(`(${number})[\\s-]*${foot}`, 'g');

/**
 * Lower-cases a text and writes each measure as one word: `6' x 9'` and `6 by 9 ft` → `6x9`, `72 inches` and `72"` → `72in`, `6 feet` →
 * `6ft`. Feet with inches become feet: `2'6" × 8'` → `2.5x8`.
 */
export function measured(text: string): string {
  return text
    .replace(feetAndInches, (_, ft: string, inch: string) => `${plain(Number(ft) + Number(inch) / 12)}'`)
    .replace(threeSides, (_, a: string, b: string, c: string) => ` ${plain(a)}x${plain(b)}x${plain(c)} ${plain(a)}x${plain(b)} `)
    .replace(twoSides, (_, a: string, b: string) => ` ${plain(a)}x${plain(b)} `)
    .replace(inches, (_, n: string) => ` ${plain(n)}in `)
    .replace(feet, (_, n: string) => ` ${plain(n)}ft `);
}

/** At most two decimals, without trailing zeros. */
function plain(value: string | number): string {
  return String(Math.round(Number(value) * 100) / 100);
}

/** Equivalent spellings of a measure in inches or feet; null when the word is none. */
export function sameMeasures(word: string): string[] | null {
  const [, amount, unitName] = /^([\d.]+)(in|ft)$/.exec(word) ?? [];
  if (amount === undefined) return null;
  if (unitName === 'ft') return [`${plain(Number(amount) * 12)}in`, amount];
  return Number(amount) % 12 === 0 ? [`${plain(Number(amount) / 12)}ft`, amount] : [amount];
}
